// Grids of numbers as lines of a text file, between commas, semicolons, tabs or blanks.

import { badFile } from '../bad-file.ts';
import type { Format } from '../format.ts';
import { shownText } from '../json.ts';
import { decodeHead, decodeText, linesOf } from '../text.ts';
import { asParam } from './block-grid.ts';
import { layoutParam, numbersDocument, numbersOf } from './number-grid.ts';

export type GridCsvKnobs = { readonly layout: string; readonly as: string; readonly separator: string };

export const gridCsv: Format<GridCsvKnobs> = {
  id: 'FMT-GRID-CSV',
  name: 'grid-csv',
  title: 'Grid of numbers, CSV',
  summary: 'Boards of squares as a table of numbers, for game engines and spreadsheets.',
  about:
    'Either blocks, 0 for free and 1 for wall on two columns and rows a cell and one more, with 2 for the start, 3 for ' +
    'goals and 4 for both; or a number a cell, the sum of north 1, east 2, south 4 and west 8 for its walls, 16 at the ' +
    'start and 32 at goals, -1 for no cell. Zero may also be the wall: the passages tell.',
  steps: [
    'Read a row of numbers from each line.',
    'Numbers above 4 or below 0 are sums of walls, others are blocks.',
    'Of blocks take for walls what makes a lattice of cells, joins the ends or makes up the frame.',
  ],
  sources: [],
  params: {
    layout: layoutParam,
    as: asParam,
    separator: {
      type: 'choice',
      choices: { comma: ',', semicolon: ';', tab: 'a tab', blank: 'a blank, in columns' },
      default: 'comma',
      help: 'what stands between two numbers; found by itself when reading',
    },
  },
  printKnobs: ['layout', 'separator'],
  parseKnobs: ['layout', 'as'],
  extensions: ['csv', 'tsv'],
  kind: 'text',
  sniff,
  parse: (bytes, knobs) => {
    const { width, height, numbers } = parseRows(decodeText(bytes));
    return numbersDocument('grid-csv', width, height, numbers, knobs);
  },
  print: ({ maze }, { layout, separator }) => {
    const title = gridCsv.title;
    const { width, height, numbers } = numbersOf(maze, layout === 'walls' ? 'walls' : 'blocks', true, title);
    const between = SEPARATORS[separator] as string;
    const columns = between === ' ' ? numbers.reduce((most, n) => Math.max(most, `${n}`.length), 1) : 0;
    const lines: string[] = [];
    for (let y = 0; y < height; y++) {
      const row = Array.from(numbers.subarray(y * width, (y + 1) * width), (n) => `${n}`.padStart(columns));
      lines.push(`${row.join(between)}${width === 1 ? ',' : ''}\n`); // a comma tells a column from a text of digits
    }
    return new TextEncoder().encode(lines.join(''));
  },
};

const SEPARATORS: { readonly [name: string]: string } = { comma: ',', semicolon: ';', tab: '\t', blank: ' ' };
const ROW = /^\s*-?\d{1,3}(?:(?:\s*[,;]\s*|\s+)-?\d{1,3})*\s*[,;]?$/;

/**
 * Rows of equally many numbers, with commas between them or with numbers of two digits. Digits with blanks or nothing
 * between them are text.
 */
function sniff(bytes: Uint8Array): boolean {
  const lines = linesOf(decodeHead(bytes, 65_536));
  if (bytes.length > 65_536) lines.pop(); // it may be cut off
  const rows = lines.filter((line) => line !== '');
  if (rows.length === 0 || !rows.every((row) => ROW.test(row))) return false;
  const counts = new Set(rows.map((row) => fieldsOf(row).length));
  if (counts.size > 1) return false;
  if (counts.has(1)) return rows.every((row) => /[,;]$/.test(row)); // else a text of digits
  return rows.some((row) => /[,;\t]|\d\d|-/.test(row));
}

function fieldsOf(line: string): string[] {
  return line
    .trim()
    .replace(/[,;]$/, '')
    .split(/\s*[,;]\s*|\s+/);
}

function parseRows(text: string): { width: number; height: number; numbers: number[] } {
  const numbers: number[] = [];
  let width = 0;
  let height = 0;
  linesOf(text).forEach((line, i) => {
    if (line === '') return;
    const fields = fieldsOf(line);
    if (height === 0) width = fields.length;
    if (fields.length !== width) {
      throw badFile(`line ${i + 1} has ${fields.length} numbers and the first row ${width}; each row needs as many`);
    }
    for (const field of fields) {
      if (!/^-?\d{1,3}$/.test(field)) {
        throw badFile(`line ${i + 1} has "${shownText(field)}" where a number is needed`);
      }
      numbers.push(Number(field));
    }
    height++;
  });
  if (height === 0) throw badFile('no row of numbers was found');
  return { width, height, numbers };
}
