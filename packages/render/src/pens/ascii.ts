// Posts, bars and dashes: the oldest way to show a maze, and with cells three wide the one of micromouse contests.

import { type Lattice, latticeOf, MARK } from './lattice.ts';
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

function asciiText(lattice: Lattice, width: number): string {
  const { columns, rows, marks } = lattice;
  const before = ' '.repeat((width - 1) >>> 1);
  const after = ' '.repeat(width >>> 1);
  let text = '';
  for (let row = 0; row < rows; row++) {
    let line = '';
    for (let column = 0; column < columns; column++) {
      const mark = marks[row * columns + column] as number;
      if ((row & 1) === 0 && (column & 1) === 0) line += (mark & MARK.cell) !== 0 ? '+' : ' ';
      else if ((column & 1) === 0) line += (mark & MARK.wall) !== 0 ? '|' : symbolOf(mark);
      else if ((row & 1) === 0 && (mark & MARK.wall) !== 0) line += '-'.repeat(width);
      else line += before + symbolOf(mark) + after;
    }
    text += `${line.trimEnd()}\n`;
  }
  return text;
}

/** What stands in a cell or an opening. */
function symbolOf(mark: number): string {
  if ((mark & MARK.start) !== 0) return 'S';
  if ((mark & MARK.finish) !== 0) return 'F';
  if ((mark & MARK.east) !== 0) return '>';
  if ((mark & MARK.south) !== 0) return 'v';
  if ((mark & MARK.west) !== 0) return '<';
  if ((mark & MARK.north) !== 0) return '^';
  return (mark & MARK.path) !== 0 ? '.' : ' ';
}
