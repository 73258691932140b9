// Box drawing characters (Unicode block 2500 to 257F): walls are joined as they should be.

import { type Lattice, type LatticeSigns, latticeOf, latticeText, MARK } from './lattice.ts';
import type { Pen } from './pen.ts';

export type UnicodeParams = { readonly width: number; readonly compact: boolean };

export const unicode: Pen<UnicodeParams> = {
  id: 'PEN-UNICODE',
  name: 'unicode',
  title: 'Box drawing',
  summary: 'Text with box drawing characters, with S and F at the ends and dots along the solution.',
  about:
    'The neatest picture in a terminal: thin walls that join without gaps. Compact, a cell is one line high and two ' +
    'characters wide and shows walls only; else there is room inside for start, finish and solution.',
  steps: [
    'See which of the four walls at each corner stand, and take the character with just these arms.',
    'Join the corners by thin lines; openings in the border stay blank.',
    'Mark start, finish and solution in the middle of the cells.',
  ],
  sources: ['The Unicode Consortium, The Unicode Standard, code chart Box Drawing'],
  params: {
    width: { type: 'integer', min: 1, max: 9, default: 3, help: 'characters between two corners; 3 looks square' },
    compact: {
      type: 'boolean',
      default: false,
      help: 'one line and two characters a cell, walls only: fits twice as many cells each way',
    },
  },
  extensions: ['txt'],
  output: 'text',
  shows: ['solution'],
  draw: (maze, { solution }, { width, compact }) => {
    const lattice = latticeOf(maze, solution, 'unicode');
    return compact ? compactText(lattice) : boxText(lattice, width);
  },
};

/** By arms: north 1, east 2, south 4, west 8. */
const JUNCTIONS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

const SIGNS: LatticeSigns = {
  across: '─',
  down: '│',
  ways: ['→', '↓', '←', '↑'],
  path: '·',
  stairs: ['▲', '▼', '↕', '◇'],
};

function boxText(lattice: Lattice, width: number): string {
  return latticeText(lattice, width, SIGNS, (row, column) => junction(lattice, row, column));
}

/** Rows of corners only: the arms of the junctions are the walls. */
function compactText(lattice: Lattice): string {
  const { columns, rows, marks } = lattice;
  let text = '';
  for (let row = 0; row < rows; row += 2) {
    let line = '';
    for (let column = 0; column < columns; column++) {
      if ((column & 1) === 0) line += junction(lattice, row, column);
      else line += ((marks[row * columns + column] as number) & MARK.wall) !== 0 ? '─' : ' ';
    }
    text += `${line.trimEnd()}\n`;
  }
  return text;
}

function junction({ columns, rows, marks }: Lattice, row: number, column: number): string {
  const place = row * columns + column;
  const wall = (at: number): boolean => ((marks[at] as number) & MARK.wall) !== 0;
  const north = row > 0 && wall(place - columns) ? 1 : 0;
  const east = column < columns - 1 && wall(place + 1) ? 2 : 0;
  const south = row < rows - 1 && wall(place + columns) ? 4 : 0;
  const west = column > 0 && wall(place - 1) ? 8 : 0;
  return JUNCTIONS.charAt(north | east | south | west);
}
