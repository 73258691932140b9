// Micromouse wall lists: a line `X Y N E S W` for each cell, 1 for a wall, counted from the south-west corner.

import { NONE } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Content, Document, Format } from '../format.ts';
import { wallGridOf } from '../grids/wall-grid.ts';
import { decodeHead, decodeText, linesOf } from '../text.ts';
import { documentOf, WALL } from './board.ts';

type NoKnobs = Record<string, never>;

export const wallList: Format<NoKnobs> = {
  id: 'FMT-WALL-LIST',
  name: 'wall-list',
  title: 'Micromouse wall list',
  summary: 'Micromouse mazes as a line of numbers for each cell: X Y N E S W.',
  about:
    'The mms simulator keeps mazes so. The two numbers of a cell count from the south-west corner; the other four say ' +
    'where it has a wall. The order of the lines does not matter. Start and goal are never marked: they are the ' +
    "contest's, the corner in the south-west and the centre.",
  steps: ['Read a line for each cell.', 'Check that no cell is missing or named twice.', 'Join what has no wall.'],
  sources: ['M. Ward, mms: a micromouse simulator'],
  params: {},
  rules: 'micromouse',
  extensions: ['num', 'maz'],
  kind: 'text',
  sniff,
  parse: (bytes) => parse(decodeText(bytes)),
  print,
};

const LINE = /^\s*(\d{1,9})\s+(\d{1,9})\s+([01])\s+([01])\s+([01])\s+([01])$/;

function sniff(bytes: Uint8Array): boolean {
  const head = linesOf(decodeHead(bytes));
  if (bytes.length > 4096) head.pop(); // it may be cut off
  const lines = head.filter((line) => line !== '');
  const cells = new Set(lines.map((line) => LINE.exec(line)?.slice(1, 3).join(' ')));
  return lines.length > 0 && !cells.has(undefined) && cells.size === lines.length;
}

function parse(text: string): Document {
  const lines = linesOf(text);
  const cellLines: RegExpExecArray[] = [];
  const lineNumbers: number[] = [];
  let width = 0;
  let height = 0;
  lines.forEach((line, i) => {
    if (line === '') return;
    const match = LINE.exec(line);
    if (match === null) {
      throw badFile(`line ${i + 1} is no cell; a cell is six numbers, X Y N E S W, with 0 or 1 for each wall`);
    }
    width = Math.max(width, Number(match[1]) + 1);
    height = Math.max(height, Number(match[2]) + 1);
    cellLines.push(match);
    lineNumbers.push(i + 1);
  });
  if (cellLines.length === 0) throw badFile('no line X Y N E S W was found, so this is no wall list');
  if (width * height !== cellLines.length) {
    throw badFile(
      `the largest X and Y make ${width} x ${height} cells, but ${cellLines.length} are listed; each needs one line`,
    );
  }
  const walls = new Uint8Array(width * height);
  const lineOfCell = new Int32Array(width * height).fill(NONE);
  cellLines.forEach((match, i) => {
    const [x, y, north, east, south, west] = match.slice(1).map(Number) as [number, number, ...number[]];
    const cell = (height - 1 - y) * width + x;
    const line = lineNumbers[i] as number;
    if (lineOfCell[cell] !== NONE) {
      throw badFile(`line ${line} repeats cell ${x} ${y} of line ${lineOfCell[cell]}; each cell needs one line`);
    }
    lineOfCell[cell] = line;
    walls[cell] =
      (north === 1 ? WALL.north : 0) |
      (east === 1 ? WALL.east : 0) |
      (south === 1 ? WALL.south : 0) |
      (west === 1 ? WALL.west : 0);
  });
  return documentOf('wall-list', { width, height, walls, start: NONE, goals: [] }, []);
}

/** Column by column from the south-west corner, as the simulator's own files stand. */
function print({ maze }: Content): Uint8Array<ArrayBuffer> {
  const { width, height, walls } = wallGridOf(maze, wallList.title);
  const lines: string[] = [];
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      const bits = walls[(height - 1 - y) * width + x] as number;
      lines.push(`${x} ${y} ${bits & 1} ${(bits >> 1) & 1} ${(bits >> 2) & 1} ${(bits >> 3) & 1}\n`);
    }
  }
  return new TextEncoder().encode(lines.join(''));
}
