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
