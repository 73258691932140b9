import { MazeError } from '../errors.ts';
import { type PeriodicTiling, patch } from '../mesh/patch.ts';
import { rowsByHeight, rowsFrom } from '../mesh/rows.ts';
import { MeshSpace, type Rows } from '../mesh/space.ts';
import { squareSplit } from './square-split.ts';
import type { Tiling } from './tiling.ts';

/** One square; its sides stand east, south, west, north. */
export const squareTiling: PeriodicTiling = { period: [1, 1], polygons: [[1, 0, 1, 1, 0, 1, 0, 0]] };

export type SquareSizes = { readonly width: number; readonly height: number };

const LONGEST = Number.MAX_SAFE_INTEGER; // what is too large is said in cells, when the board is made

export const square: Tiling<SquareSizes> = {
  id: 'TES-ORTHOGONAL',
  name: 'square',
  aliases: ['orthogonal', 'gamma'],
  title: 'Squares',
  summary: 'The ordinary board of squares, each linked to its four neighbours.',
  about:
    'Nearly all mazes on paper are drawn on it. W. D. Pullen calls it orthogonal, and gamma in his list of ' +
    'tessellations; the published figures of all generators belong to it.',
  steps: ['Set width x height unit squares side by side.', 'Link squares that share a side.'],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Classification, 1996-2015'],
  params: {
    width: { type: 'integer', min: 1, max: LONGEST, default: 20, help: 'columns' },
    height: { type: 'integer', min: 1, max: LONGEST, default: 20, help: 'rows' },
  },
  cellCount: ({ width, height }) => width * height,
  space: ({ width, height }) => squareSpace(width, height),
};

/**
 * A board of width x height squares ("orthogonal", "gamma"). Cell (x, y) has the number y * width + x.
 *
 * @param width columns, at least 1
 * @param height rows, at least 1
 * @throws MazeError `param-range` for sizes that are no whole number from 1 up, `too-large` before allocating
 */
export function squareSpace(width: number, height: number): MeshSpace {
  requireSize('width', width);
  requireSize('height', height);
  return new MeshSpace(patch(squareTiling, width, height), {
    description: { kind: 'square', width, height },
    rows: () => fullRows(width, height),
    wallRows: ({ dual, wallPositions }) =>
      rowsByHeight(wallPositions, (n) => dual?.isBorder[dual.classes.of[n] as number] === 0),
    split: () => squareSplit(squareSpace(Math.ceil(width / 2), Math.ceil(height / 2)), width, height),
  });
}

/**
 * A board of squares with some left out; the cells that stay are numbered row by row.
 *
 * @param keeps column and row of a square -> whether it belongs to the board
 * @param description what the board is called in files
 */
export function maskedSquareSpace(
  width: number,
  height: number,
  keeps: (x: number, y: number) => boolean,
  description: { readonly kind: string; readonly [key: string]: unknown },
): MeshSpace {
  requireSize('width', width);
  requireSize('height', height);
  return new MeshSpace(patch(squareTiling, width, height, keeps), { description });
}

function requireSize(name: string, size: number): void {
  if (Number.isInteger(size) && size >= 1) return;
  throw new MazeError('param-range', `${name} is ${size}; it has to be a whole number of cells, 1 or more`);
}

function fullRows(width: number, height: number): Rows {
  const first = new Uint32Array(height + 1);
  for (let row = 0; row <= height; row++) first[row] = row * width;
  const cells = new Uint32Array(width * height);
  for (let c = 0; c < cells.length; c++) cells[c] = c;
  return rowsFrom(cells.length, first, cells, true);
}
