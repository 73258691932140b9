import { MazeError } from '../errors.ts';
import { requireSize } from '../mesh/board-size.ts';
import { type PeriodicTiling, patch, patchRows } from '../mesh/patch.ts';
import type { Rows } from '../mesh/rows.ts';
import { MeshSpace } from '../mesh/space.ts';
import type { Param } from '../record.ts';
import { type BoxSizes, boxCells, boxSpace } from '../surfaces/box.ts';
import { GLUED, gluedPatch } from '../surfaces/glue.ts';
import { parseGluing } from '../surfaces/sheet-code.ts';
import { sheetsSpace } from '../surfaces/sheets.ts';
import type { TopologyName } from '../surfaces/topology.ts';
import { columnsAndRows, rowsOf } from './periodic.ts';
import { squareSplit } from './square-split.ts';
import type { Tiling } from './tiling.ts';

/** One square; its sides stand east, south, west, north. */
export const squareTiling: PeriodicTiling = { period: [1, 1], polygons: [[1, 0, 1, 1, 0, 1, 0, 0]], across: 1 };

export type SquareSizes = {
  readonly width: number;
  readonly height: number;
  /** Of a box only. */
  readonly depth?: number;
  /** Of glued sheets only. */
  readonly code?: string;
};

const TORUS = 'a2a3a0a1';

const depth: Param = {
  type: 'integer',
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
  default: 0,
  help: 'depth of the box in cells; 0: as wide as it is',
};

const code: Param = {
  type: 'text',
  default: TORUS,
  help: 'which edge each edge is glued to, top, left, bottom and right of each sheet: a2a3a0a1 is a torus',
  fault: (value) => {
    try {
      parseGluing(value);
      return null;
    } catch (error) {
      if (error instanceof MazeError) return error.message;
      throw error;
    }
  },
};

function boxOf({ width, height, depth = 0 }: SquareSizes): BoxSizes {
  return { width, height, depth: depth === 0 ? width : depth };
}

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
  params: columnsAndRows,
  topologies: [...GLUED, 'cube', 'sheets'],
  surfaceParams: { cube: { depth }, sheets: { code } },
  degrees: [4, 4],
  cellCount(sizes, topology) {
    if (topology === 'cube') return boxCells(boxOf(sizes));
    const sections = topology === 'sheets' ? parseGluing(sizes.code ?? TORUS).length : 1;
    return sections * sizes.width * sizes.height;
  },
  space(sizes, topology) {
    if (topology === 'cube') return boxSpace(boxOf(sizes));
    const { width, height } = sizes;
    if (topology === 'sheets') return sheetsSpace({ code: sizes.code ?? TORUS, width, height });
    return squareSpace(width, height, topology);
  },
};

/**
 * A board of width x height squares ("orthogonal", "gamma"). Cell (x, y) has the number y * width + x.
 *
 * @param width columns, at least 1
 * @param height rows, at least 1
 * @param topology how its sides are glued
 * @throws MazeError `param-range` for sizes that are no whole number from 1 up, `too-large` before allocating,
 *   `cannot-combine` for sizes that cannot be glued so
 */
export function squareSpace(width: number, height: number, topology: TopologyName = 'plane'): MeshSpace {
  requireSize('width', width);
  requireSize('height', height);
  const mesh = gluedPatch(squareTiling, width, height, topology);
  const rows = (): Rows => rowsOf(patchRows(squareTiling, width, height), true);
  if (topology !== 'plane') {
    const description = { kind: 'square', width, height, topology };
    return new MeshSpace(mesh, topology === 'cylinder' ? { description, rows } : { description });
  }
  return new MeshSpace(mesh, {
    description: { kind: 'square', width, height },
    rows,
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
  return new MeshSpace(
    patch(squareTiling, width, height, { keeps: (cell) => keeps(cell % width, Math.floor(cell / width)) }),
    { description },
  );
}
