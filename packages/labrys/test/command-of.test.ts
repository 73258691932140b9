// A recipe as a command and as a program: each makes the same again.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generators, makers, transforms } from '@labrys/core';
import { parseRecipe, type RecipeInput } from '@labrys/recipe';
import { captionOf, codeOf, commandOf, draw, make, pictured, type Recipe, recipe, shellWords, solve } from 'labrys';
import { afterAll, describe, expect, it } from 'vitest';
import { everyBoard } from '../../recipe/test/support/boards.ts';
import { labrys } from './cli/labrys.ts';
import { emptyFolder } from './folder.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

/** The SVG that the command of a recipe writes, and what comes of the recipe itself. */
async function bothDrawings(asked: Recipe): Promise<{ typed: string; drawn: unknown; words: string[] }> {
  const words = commandOf(asked, { output: 'maze.svg' });
  const { status, stderr } = await labrys(words, folder);
  expect({ status, stderr: status === 0 ? '' : stderr, words }).toEqual({ status: 0, stderr: '', words });
  const result = { maze: make(asked), recipe: asked, solution: undefined, ...captionOf({}, asked, undefined) };
  const drawn = await pictured({ ...result, style: asked.style ?? {} }, 'svg');
  return { typed: readFileSync(join(folder, 'maze.svg'), 'utf8'), drawn, words };
}

const isFlags = (words: readonly string[]): boolean => !words.includes('--recipe');

/** Recipes of squares with whatever the flags say, and some of what they do not. */
const wishes: readonly RecipeInput[] = [
  { space: { width: 9, height: 7 }, seed: 7 },
  { space: { width: 9, height: 7 }, seed: '7' },
  { space: { width: 9, height: 7 }, seed: -3, title: "It's a maze" },
  { space: { width: 9, height: 7 }, seed: ' a "seed" ', style: { wall: 0.2, wallColour: '#00f', cell: 5 } },
  { space: { width: 9, height: 7, mask: { text: 'A\nB' } }, seed: 1 },
  { space: { width: 9, height: 9, mask: { path: 'M0 0H9V9H0z', invert: false, pieces: 'all' } }, seed: 1 },
  { space: { width: 9, height: 9, weave: { density: 0.5, tunnel: 2 }, levels: [3, 3], closed: true }, seed: 1 },
  { steps: [{ carve: { bias: { axis: 'y', amount: 0.4 } } }], space: { width: 9, height: 9 }, seed: 1 },
  { steps: [{ carve: { bias: { axis: 'x', amount: [0, 1, 0, 1] } } }], space: { width: 9, height: 9 }, seed: 1 },
  { steps: [{ carve: { algorithm: 'backtracker', runLimit: 4 } }], space: { width: 9, height: 9 }, seed: 1 },
  { steps: [{ carve: { rooms: { count: 2, size: 3, doors: 1 } } }], space: { width: 15, height: 15 }, seed: 1 },
  { steps: [{ carve: { symmetry: { kind: 'mirror', share: 0.5 } } }], space: { width: 9, height: 9 }, seed: 1 },
  { steps: [{ carve: { picture: { text: 'HI', invert: true } } }], space: { width: 20, height: 10 }, seed: 1 },
  { steps: [{ carve: { way: { path: 'M0 0H5V3' } } }], space: { width: 9, height: 9 }, seed: 1 },
  { ends: { place: 'farthest', style: 'markers' }, space: { width: 9, height: 9 }, seed: 1 },
  { ends: { from: [1, 2], to: 40 }, space: { width: 9, height: 9 }, seed: 1 },
  {
    wish: { targets: [{ measure: 'deadEnds', least: 20, most: 24 }], budget: 300, search: 'seeds' },
    space: { width: 9, height: 9 },
    seed: 1,
  },
  {
    steps: [{ carve: { segments: [{ area: { x: 0, y: 0, width: 4, height: 9 }, carve: { algorithm: 'eller' } }] } }],
    space: { width: 9, height: 9 },
    seed: 1,
  },
];

describe('the command of a recipe', () => {
  it.each(everyBoard)('makes the same drawing, for $name', async ({ space }) => {
    const { typed, drawn } = await bothDrawings(recipe({ space, seed: 7 }));
    expect(typed).toBe(drawn);
  });

  it.each([...generators, ...makers])('makes the same drawing, for the algorithm $name', async ({ name, params }) => {
    const knobs = Object.fromEntries(
      Object.entries(params).flatMap(([knob, param]) =>
        param.type === 'choice' ? [[knob, Object.keys(param.choices).at(-1) as string]] : [],
      ),
    );
    const picture = name === 'template' ? { picture: { text: 'HI' } } : {};
    const input = {
      space: { width: 9, height: 9 },
      steps: [{ carve: { algorithm: name, ...knobs, ...picture } }],
      seed: 7,
    };
    const { typed, drawn } = await bothDrawings(parseRecipe(input));
    expect(typed).toBe(drawn);
  });

  it.each(transforms)('makes the same drawing, for the transform $name', async ({ name }) => {
    const input = {
      space: { width: 9, height: 9 },
      steps: [{ carve: {} }, { [name]: {} }],
      ends: { place: 'corners' },
      seed: 7,
    } as const;
    const { typed, drawn, words } = await bothDrawings(parseRecipe(input));
    expect(typed).toBe(drawn);
    expect(isFlags(words)).toBe(true);
  });

  it.each(wishes.map((input) => ({ input, json: JSON.stringify(input) })))(
    'makes the same drawing, for $json',
    async ({ input }) => {
      const { typed, drawn } = await bothDrawings(parseRecipe(input));
      expect(typed).toBe(drawn);
    },
  );

  it('has flags where they say all of it, and holds the recipe where they do not', () => {
    const flat = recipe({ width: 9, height: 7, braid: 0.5, ends: 'corners', seed: 'a b' });
    expect(shellWords(commandOf(flat, { output: 'a.svg', solution: true }))).toBe(
      "make 9x7 --algorithm wilson --braid=0.5 --ends corners '--seed=a b' --solution -o a.svg",
    );
    const cells = recipe({ width: 9, height: 7, mask: { except: [3] }, seed: 1 });
    expect(commandOf(cells).slice(0, 2)).toEqual(['make', '--recipe']);
    const style = recipe({ width: 9, height: 7, style: { cell: 5 }, seed: 1 });
    expect(isFlags(commandOf(style, { output: 'a.svg' }))).toBe(true);
    expect(isFlags(commandOf(style, { output: 'a.pdf' })), 'a page has no cell size').toBe(false);
  });

  it('is quoted for a shell', () => {
    const words = ["it's", 'a b', '$HOME', '`ls`', 'a\nb', '', '-o', 'x=1'];
    const echoed = execFileSync('sh', ['-c', `printf '%s\\0' ${shellWords(words)}`], { encoding: 'utf8' });
    expect(echoed.split('\0').slice(0, -1)).toEqual(words);
  });
});

describe('the program of a recipe', () => {
  it.each(wishes.map((input) => ({ input, json: JSON.stringify(input) })))(
    'makes the same maze, for $json',
    async ({ input }) => {
      const asked = parseRecipe(input);
      const [imports, ...lines] = codeOf(asked).split('\n');
      expect(imports).toBe("import { draw, make } from 'labrys';");
      const ran = new Function('draw', 'make', `${lines.join('\n')}; return { maze, svg };`)(draw, make);
      expect(ran.maze.open.equals(make(asked).open)).toBe(true);
      expect(ran.svg).toBe(draw(make(asked), 'svg', { title: asked.title, params: asked.style }));
    },
  );

  it('shows the way where it is asked to', () => {
    const asked = recipe({ width: 9, height: 7, ends: 'corners', seed: 1 });
    const [imports, ...lines] = codeOf(asked, { solution: true }).split('\n');
    expect(imports).toBe("import { draw, make, solve } from 'labrys';");
    const ran = new Function('draw', 'make', 'solve', `${lines.join('\n')}; return svg;`)(draw, make, solve);
    expect(ran).toBe(draw(make(asked), 'svg', { solution: solve(make(asked)) }));
  });
});
