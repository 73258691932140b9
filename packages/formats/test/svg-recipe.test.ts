import { BitSet, type Maze, mazeOf, squareSpace } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { readMaze } from '../src/index.ts';
import { bytesOf, refusal } from './support/bytes.ts';

const SVG = (metadata: string): Uint8Array =>
  bytesOf(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">\n${metadata}\n<path d="M0 0"/></svg>\n`);
const RECIPE =
  '<metadata id="labrys-recipe">{&quot;seed&quot;:&quot;&lt;a &amp; b&gt; &#252;&#xfc;&apos;&quot;}</metadata>';
const made: Maze = { ...mazeOf(squareSpace(2, 1), BitSet.from(1, [0])), start: 0, finishes: [1] };

describe('SVG with a recipe', () => {
  it('gives the maze of its recipe', () => {
    const recipes: unknown[] = [];
    const rebuild = (recipe: unknown): Maze => {
      recipes.push(recipe);
      return made;
    };
    const document = readMaze(SVG(RECIPE), 'x.svg', { rebuild });
    expect(recipes).toEqual([{ seed: "<a & b> üü'" }]);
    expect(document).toMatchObject({ format: 'svg', maze: made, recipe: recipes[0], whyNoEnds: '' });
    const bare = readMaze(SVG(RECIPE), 'x.svg', { rebuild: () => mazeOf(made.space, made.open) });
    expect(bare.whyNoEnds).toContain('--from and --to');
  });

  it('is refused in one sentence without a recipe that can be followed', () => {
    const rebuild = (): Maze => made;
    expect(refusal(SVG(RECIPE))).toContain('cannot be followed here');
    expect(refusal(SVG('<metadata/>'), 'x', { rebuild })).toContain('no recipe of ours');
    expect(refusal(SVG(RECIPE.replace('</metadata>', '')), 'x', { rebuild })).toContain('cut off');
    expect(refusal(SVG(RECIPE.replace('{', '')), 'x', { rebuild })).toContain('no JSON');
  });
});
