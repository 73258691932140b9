// Posts, bars and dashes: the oldest way to show a maze, and with cells three wide the one of micromouse contests.

import { type Lattice, type LatticeSigns, latticeOf, latticeText, MARK } from './lattice.ts';
import type { Pen } from './pen.ts';

export type AsciiParams = { readonly width: number };

export const ascii: Pen<AsciiParams> = {
  id: 'PEN-ASCII',
  name: 'ascii',
  title: 'ASCII',
  summary: 'Text of posts (+) and walls (- and |), with S and F at the ends and dots along the solution.',
  about:
    'The picture every terminal, mail and source file can hold. Each cell is one line high, each wall one character ' +
    'thick. One-way passages show > v < ^ where one may go.',
  steps: [
    'Set a post at each corner of a cell.',
    'Draw the walls between posts; openings in the border stay blank.',
    'Mark start, finish and solution in the middle of the cells.',
  ],
  sources: [],
  params: {
    width: { type: 'integer', min: 1, max: 9, default: 3, help: 'characters between two posts; 3 looks square' },
  },
  extensions: ['txt'],
  output: 'text',
  shows: ['solution'],
  draw: (maze, { solution }, { width }) => asciiText(latticeOf(maze, solution, 'ascii'), width),
};

const SIGNS: LatticeSigns = {
  across: '-',
  down: '|',
  ways: ['>', 'v', '<', '^'],
  path: '.',
  stairs: ['^', 'v', 'X', '+'],
};

function asciiText(lattice: Lattice, width: number): string {
  const { columns, marks } = lattice;
  const post = (row: number, column: number): string =>
    ((marks[row * columns + column] as number) & MARK.cell) !== 0 ? '+' : ' ';
  return latticeText(lattice, width, SIGNS, post);
}
