// Boards of triangles or hexagons with an outline of their own: a large hexagon or triangle.

import { MazeError } from '../errors.ts';
import { MAX_CELLS } from '../mesh/patch.ts';
import { MeshSpace } from '../mesh/space.ts';
import type { Params } from '../record.ts';
import type { TopologyName } from '../surfaces/topology.ts';
import { columnsAndRows, cutOut, type PeriodicRecord, periodicTiling, rowsOf, tilingOf } from './periodic.ts';
import type { Tiling } from './tiling.ts';

export type OutlineSizes = {
  readonly width: number;
  readonly height: number;
  readonly shape: string;
  readonly side: number;
};

type Outline = 'hexagon' | 'triangle';

/** Sizes of a board that may have an outline. */
const outlineParams: { readonly [K in keyof OutlineSizes]: Params[string] } = {
  ...columnsAndRows,
  shape: {
    type: 'choice',
    choices: {
      rectangle: 'width x height cells',
      hexagon: 'one large hexagon',
      triangle: 'one large triangle',
    },
    default: 'rectangle',
    help: 'outline of the board',
  },
  side: {
    type: 'integer',
    min: 0,
    max: 100_000,
    default: 0,
    help: 'cells along a side of a hexagon or triangle; 0: about width x height cells in all',
  },
};

/** What a kind of cell has to say of its outlines. */
export interface Outlines {
  /** Cells of an outline with so many along a side. */
  cells(outline: Outline, side: number): number;
  /** The rectangle that holds the outline, and which middles lie inside. */
  cut(
    outline: Outline,
    side: number,
  ): { readonly columns: number; readonly rows: number; readonly isInside: (x: number, y: number) => boolean };
}

/** A periodic tiling whose boards are a rectangle or have an outline. */
export function outlinedTiling(record: PeriodicRecord, outlines: Outlines): Tiling<OutlineSizes> {
  const rectangles = periodicTiling(record);
  return {
    ...rectangles,
    params: outlineParams,
    cellCount: (sizes, topology) =>
      isRectangle(sizes) ? rectangles.cellCount(sizes, topology) : outlineCells(outlines, sizes),
    space: (sizes, topology, random) =>
      isRectangle(sizes) ? rectangles.space(sizes, topology, random) : outlineSpace(record, outlines, sizes, topology),
  };
}

/** @throws MazeError `cannot-combine` for a side that no rectangle has */
function isRectangle({ shape, side }: OutlineSizes): boolean {
  if (shape !== 'rectangle') return false;
  if (side === 0) return true;
  throw new MazeError(
    'cannot-combine',
    'a rectangle is as large as width and height say; leave side out, or take the shape hexagon or triangle',
  );
}

/** Cells of a board with an outline. Cost: O(side). */
function outlineCells(from: Outlines, { width, height, shape, side }: OutlineSizes): number {
  const outline = shape as Outline;
  return from.cells(outline, side > 0 ? side : nearestSide(from, outline, width * height));
}

/**
 * A board with an outline; its rows are paths, as those of the rectangle are.
 *
 * @throws MazeError `too-large` before anything is allocated, `cannot-combine` for any surface but the plane
 * Cost: O(cells).
 */
function outlineSpace(
  record: PeriodicRecord,
  from: Outlines,
  { width, height, shape, side: asked }: OutlineSizes,
  topology: TopologyName,
): MeshSpace {
  if (topology !== 'plane') {
    throw new MazeError('cannot-combine', `a ${shape} has no sides to glue to a ${topology}; take shape rectangle`);
  }
  const outline = shape as Outline;
  const side = asked > 0 ? asked : nearestSide(from, outline, width * height);
  const { columns, rows, isInside } = from.cut(outline, side);
  const cells = from.cells(outline, side);
  if (cells > MAX_CELLS) {
    throw new MazeError('too-large', `a side of ${side} makes ${cells} cells; the most is ${MAX_CELLS} cells`);
  }
  const { mesh, first } = cutOut(tilingOf(record), columns, rows, isInside);
  return new MeshSpace(mesh, {
    description: { kind: record.name, shape, side },
    rows: () => rowsOf(first, true),
  });
}

/** The side that gives most nearly so many cells. */
function nearestSide({ cells }: Outlines, outline: Outline, wanted: number): number {
  let side = 1;
  while (cells(outline, side + 1) <= wanted && side < MAX_CELLS) side++;
  return wanted - cells(outline, side) > cells(outline, side + 1) - wanted ? side + 1 : side;
}
