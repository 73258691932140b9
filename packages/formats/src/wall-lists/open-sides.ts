// JSON rows of cells, each a text of the sides that are open: "NE", "S", "".

import { NONE } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Document, Format } from '../format.ts';
import { wallGridOf } from '../grids/wall-grid.ts';
import { parseJson } from '../json.ts';
import { type Board, documentOf, WALL } from '../micromouse/board.ts';
import { decodeHead, decodeText } from '../text.ts';

type NoKnobs = Record<string, never>;

export const openSides: Format<NoKnobs> = {
  id: 'FMT-OPEN-SIDES',
  name: 'open-sides',
  title: 'Rows of open sides, JSON',
  summary: 'Mazes on squares as rows of texts that name the open sides of each cell: N, E, S, W.',
  about:
    'A simulator of micromouse contests keeps its mazes so. The first row is the top one. Ends are not stated: they are ' +
    "the contest's, the corner in the south-west and the centre.",
  steps: ['Read a row of cells from each list.', 'A wall stands where either of two cells does not name the side.'],
  sources: ['B. Lodget, MicromouseSim'],
  params: {},
  extensions: ['sides.json', 'json'],
  kind: 'text',
  sniff: (bytes) => /^\s*\[\s*\[\s*"[NESW]{0,4}"/.test(decodeHead(bytes)),
  parse: (bytes) => parse(parseJson(decodeText(bytes))),
  print: ({ maze }) => {
    const { width, height, walls } = wallGridOf(maze, openSides.title);
    const rows: string[] = [];
    for (let y = 0; y < height; y++) {
      const cells = Array.from(walls.subarray(y * width, (y + 1) * width), (bits) => `"${openLetters(bits)}"`);
      rows.push(`  [${cells.join(', ')}]`);
    }
    return new TextEncoder().encode(`[\n${rows.join(',\n')}\n]\n`);
  },
};

const LETTERS = [
  { letter: 'N', bit: WALL.north },
  { letter: 'E', bit: WALL.east },
  { letter: 'S', bit: WALL.south },
  { letter: 'W', bit: WALL.west },
] as const;

function openLetters(walls: number): string {
  return LETTERS.filter(({ bit }) => (walls & bit) === 0)
    .map(({ letter }) => letter)
    .join('');
}

function parse(file: unknown): Document {
  if (!Array.isArray(file) || file.length === 0 || !file.every(Array.isArray)) {
    throw badFile('rows of open sides are a list of rows, each a list of texts such as "NE"');
  }
  const height = file.length;
  const width = (file[0] as unknown[]).length;
  if (width === 0) throw badFile('row 0 has no cells');
  const walls = new Uint8Array(width * height);
  file.forEach((row: unknown[], y) => {
    if (row.length !== width) throw badFile(`row ${y} has ${row.length} cells, row 0 has ${width}`);
    row.forEach((sides, x) => {
      if (typeof sides !== 'string' || !/^[NESW]{0,4}$/i.test(sides)) {
        throw badFile(`cell ${x} of row ${y} is no text of N, E, S and W for its open sides`);
      }
      const open = sides.toUpperCase();
      walls[y * width + x] = LETTERS.reduce((bits, { letter, bit }) => (open.includes(letter) ? bits : bits | bit), 0);
    });
  });
  const board: Board = { width, height, walls, start: NONE, goals: [] };
  return documentOf('open-sides', board, []);
}
