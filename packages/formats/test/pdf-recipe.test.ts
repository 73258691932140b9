import { BitSet, type Maze, mazeOf, squareSpace } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { readMaze } from '../src/index.ts';
import { bytesOf, refusal } from './support/bytes.ts';

const maze = mazeOf(squareSpace(2, 2), new BitSet(4));
const recipe = { seed: 'a (b) \\ c' };
const text = `%PDF-1.4
3 0 obj
<<
/Title 5 0 R
/LabrysRecipe 12 0 R
>>
endobj
12 0 obj
({"seed":"a \\(b\\) \\\\\\\\ c"})
endobj
trailer
%%EOF
`;

function rebuild(found: unknown): Maze {
  expect(found).toEqual(recipe);
  return maze;
}

describe('a PDF page', () => {
  it('of ours is the maze of the recipe inside', () => {
    expect(readMaze(bytesOf(text), 'x', { rebuild })).toMatchObject({ format: 'pdf', maze, recipe, unit: 'cell' });
  });

  it('of many mazes is any one of them, the first if nothing is said', () => {
    const list = '[{"seed":1},null,{"seed":3}]';
    const book = bytesOf(text.replace(/\(\{.*\}\)/, `(${list})`));
    const seeds: unknown[] = [];
    const options = {
      rebuild: (found: unknown): Maze => {
        seeds.push((found as { seed: number }).seed);
        return maze;
      },
    };
    const first = readMaze(book, 'x', options);
    expect(first.notes).toEqual([
      'The PDF holds 3 mazes, numbers 0 to 2; number 0 was read, --read index=N takes another.',
    ]);
    expect(readMaze(book, 'x', { ...options, knobs: { index: 2 } }).recipe).toEqual({ seed: 3 });
    expect(seeds).toEqual([1, 3]);
    expect(refusal(book, 'x', { ...options, knobs: { index: 1 } })).toMatch(/maze 1 of the PDF has no recipe/);
    expect(refusal(book, 'x', { ...options, knobs: { index: 3 } })).toMatch(/no maze 3 .* numbers 0 to 2/);
    expect(refusal(bytesOf(text), 'x', { rebuild, knobs: { index: 1 } })).toMatch(/no maze 1 .* holds 1 maze$/);
  });

  it('of another program is refused with what would work', () => {
    expect(refusal(bytesOf(text.replace('LabrysRecipe', 'Author')), 'x', { rebuild })).toMatch(
      /holds no recipe of ours/,
    );
  });

  it('cut off anywhere is refused or whole', () => {
    for (let length = 5; length < text.indexOf('endobj\ntrailer'); length++) {
      expect(refusal(bytesOf(text.slice(0, length)), 'x', { rebuild })).toMatch(/no recipe of ours|cut off inside/);
    }
  });
});
