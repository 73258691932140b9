// Grids of numbers as JSON: a bare list of rows, as engines take it, or an object around it that names the ends.

import { NONE } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Format } from '../format.ts';
import { isObject, parseJson, wholeIn } from '../json.ts';
import { decodeHead, decodeText } from '../text.ts';
import { asParam } from './block-grid.ts';
import { layoutParam, numbersDocument, numbersOf, type StatedEnds } from './number-grid.ts';

export type GridJsonKnobs = { readonly layout: string; readonly as: string };

export const gridJson: Format<GridJsonKnobs> = {
  id: 'FMT-GRID-JSON',
  name: 'grid-json',
  title: 'Grid of numbers, JSON',
  summary: 'Boards of squares as a list of rows of numbers, for game engines and scripts.',
  about:
    'The numbers are those of the CSV form: blocks, or sums of walls. Written as an object with "layout", "grid", ' +
    '"start" and "goals", the ends as column and row of the grid counted from 0 at the top left; read as a bare list of ' +
    'rows as well, in which 2 and 3 are the ends of blocks.',
  steps: [
    'Take the rows from "grid", or the whole file for the rows.',
    'Tell blocks from sums of walls by the numbers.',
    'Take for walls what makes a lattice of cells, joins the ends or makes up the frame.',
  ],
  sources: [],
  params: { layout: layoutParam, as: asParam },
  printKnobs: ['layout'],
  parseKnobs: ['layout', 'as'],
  extensions: ['grid.json', 'json'],
  kind: 'text',
  sniff: (bytes) => {
    const head = decodeHead(bytes);
    return (
      /^\s*\[\s*\[\s*-?\d/.test(head) || (/^\s*\{[\s\S]*?"grid"\s*:\s*\[/.test(head) && !head.includes('labrys-maze'))
    );
  },
  parse: (bytes, knobs) => {
    const file = parseJson(decodeText(bytes));
    const rows = isObject(file) ? file.grid : file;
    const { width, height, numbers } = numbersIn(rows);
    let layout = knobs.layout;
    let ends: StatedEnds | null = null;
    if (isObject(file)) {
      if (layout === 'auto' && (file.layout === 'walls' || file.layout === 'blocks')) layout = file.layout;
      ends = statedEnds(file.start, file.goals, width, height);
    }
    return numbersDocument('grid-json', width, height, numbers, { layout, as: knobs.as }, ends);
  },
  print: ({ maze }, { layout: asked }) => {
    const layout = asked === 'walls' ? 'walls' : 'blocks';
    const { width, height, numbers } = numbersOf(maze, layout, true, gridJson.title);
    const isStart = (n: number): boolean => (layout === 'walls' ? n > 0 && (n & 16) !== 0 : n === 2 || n === 4);
    const isGoal = (n: number): boolean => (layout === 'walls' ? n > 0 && (n & 32) !== 0 : n === 3 || n === 4);
    const place = (square: number): string => `[${square % width}, ${Math.floor(square / width)}]`;
    const start = numbers.findIndex(isStart);
    const goals: string[] = [];
    const lines: string[] = [];
    for (let y = 0; y < height; y++) {
      const row = numbers.subarray(y * width, (y + 1) * width).map((n, x) => {
        if (isGoal(n)) goals.push(place(y * width + x));
        if (layout === 'walls') return n < 0 ? n : n & 15;
        return n === 1 ? 1 : 0;
      });
      lines.push(`    [${row.join(',')}]`);
    }
    const text =
      `{\n  "layout": "${layout}",\n  "start": ${start < 0 ? 'null' : place(start)},\n` +
      `  "goals": [${goals.join(', ')}],\n  "grid": [\n${lines.join(',\n')}\n  ]\n}\n`;
    return new TextEncoder().encode(text);
  },
};

function numbersIn(rows: unknown): { width: number; height: number; numbers: number[] } {
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every(Array.isArray)) {
    throw badFile('a grid is a list of rows, each a list of numbers');
  }
  const width = (rows[0] as unknown[]).length;
  const numbers: number[] = [];
  rows.forEach((row: unknown[], y) => {
    if (row.length !== width || width === 0) {
      throw badFile(`row ${y} has ${row.length} numbers and row 0 has ${width}; each row needs as many, at least 1`);
    }
    for (const number of row) {
      if (typeof number !== 'number') throw badFile(`row ${y} holds something that is no number`);
      numbers.push(number);
    }
  });
  return { width, height: rows.length, numbers };
}

/** Ends given as column and row; null where the file has no word on them. */
function statedEnds(start: unknown, goals: unknown, width: number, height: number): StatedEnds | null {
  if (start === undefined && goals === undefined) return null;
  const squareOf = (place: unknown, name: string): number => {
    const [x, y] = Array.isArray(place) && place.length === 2 ? place : [null, null];
    const column = wholeIn(x, 0, width - 1);
    const row = wholeIn(y, 0, height - 1);
    if (column === null || row === null) {
      throw badFile(`"${name}" is no place of the grid; it takes [column, row] below [${width}, ${height}]`);
    }
    return row * width + column;
  };
  if (goals !== undefined && goals !== null && !Array.isArray(goals)) {
    throw badFile('"goals" is no list; it takes places such as [[1, 1], [3, 1]]');
  }
  return {
    start: start === undefined || start === null ? NONE : squareOf(start, 'start'),
    goals: (goals ?? []).map((goal: unknown) => squareOf(goal, 'goals')),
  };
}
