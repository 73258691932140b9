// A rectangle cut from a periodic tiling. Corners are matched once, on the unit cell, by coordinates; at any size all
// the rest is integer arithmetic, so a million cells cost some fifty milliseconds and no rounding can tear the mesh.

import { MazeError } from '../errors.ts';
import { NONE } from '../structures/none.ts';
import type { Mesh } from './mesh.ts';

/** A tiling that repeats with a rectangular period. */
export interface PeriodicTiling {
  /** Size of the period, in cell units. */
  readonly period: readonly [number, number];
  /** The cells of one period: x, y of each corner, clockwise as drawn with y down. */
  readonly polygons: readonly (readonly number[])[];
}

/** How the sides of one period meet: for each side the polygon and side it is shared with, and in which period. */
interface Pattern {
  readonly cornerClasses: number;
  readonly cornerX: readonly number[];
  readonly cornerY: readonly number[];
  /** First side of each polygon; one entry more than polygons. */
  readonly sideFirst: readonly number[];
  readonly corner: readonly Corner[];
  readonly partner: readonly Partner[];
}

/** A corner of the lattice: which one of the period, and how many periods right and down. */
interface Corner {
  readonly kind: number;
  readonly i: number;
  readonly j: number;
}

interface Partner {
  readonly polygon: number;
  readonly side: number;
  readonly i: number;
  readonly j: number;
}

const TOLERANCE = 1e-7;

/** Most cells a board may have: sides are counted in 32 bits and need some hundred bytes a cell. */
export const MAX_CELLS = 50_000_000;

/**
 * Columns x rows periods of a tiling as a mesh; the cells of a period stand together, periods row by row.
 *
 * @param columns periods across, at least 1
 * @param rows periods down, at least 1
 * @param keeps which cells to keep (column, row, polygon of the period); all if absent
 * @throws MazeError `too-large` before anything is allocated
 * Cost: O(cells) time, about 60 bytes a cell for squares.
 */
export function patch(
  tiling: PeriodicTiling,
  columns: number,
  rows: number,
  keeps?: (column: number, row: number, polygon: number) => boolean,
): Mesh {
  const polygonCount = tiling.polygons.length;
  const places = columns * rows * polygonCount;
  if (places > MAX_CELLS) {
    const gigabytes = Math.ceil((places * 150) / 1e9);
    throw new MazeError(
      'too-large',
      `${columns} x ${rows} is ${places} cells and needs about ${gigabytes} GB; the most is ${MAX_CELLS} cells`,
    );
  }
  const pattern = patternOf(tiling);

  // Number the cells that stay.
  let cellOfPlace: Int32Array | null = null;
  let cellCount = places;
  if (keeps !== undefined) {
    cellOfPlace = new Int32Array(places).fill(NONE);
    cellCount = 0;
    for (let place = 0; place < places; place++) {
      const polygon = place % polygonCount;
      const period = (place - polygon) / polygonCount;
      const column = period % columns;
      if (keeps(column, (period - column) / columns, polygon)) cellOfPlace[place] = cellCount++;
    }
  }
  const sideFirst = new Uint32Array(cellCount + 1);
  const sideCount = countSides(pattern, places, polygonCount, cellOfPlace, sideFirst);
  const sideCorner = new Uint32Array(sideCount);
  const sidePartner = new Int32Array(sideCount).fill(NONE);

  // Corners of a cell may lie up to `margin` periods outside the rectangle.
  const margin = Math.max(...pattern.corner.flatMap((c) => [Math.abs(c.i), Math.abs(c.j)])) + 1;
  const gridWidth = columns + 2 * margin;
  const cornerOfGrid = new Int32Array(gridWidth * (rows + 2 * margin) * pattern.cornerClasses).fill(NONE);
  const cornerX = new Float64Array(cornerOfGrid.length);
  const cornerY = new Float64Array(cornerOfGrid.length);
  let cornerCount = 0;

  let place = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (let polygon = 0; polygon < polygonCount; polygon++, place++) {
        const cell = cellOfPlace === null ? place : (cellOfPlace[place] as number);
        if (cell === NONE) continue;
        const from = pattern.sideFirst[polygon] as number;
        const to = pattern.sideFirst[polygon + 1] as number;
        let side = sideFirst[cell] as number;
        for (let s = from; s < to; s++, side++) {
          const { kind, i, j } = pattern.corner[s] as Corner;
          const grid = ((row + j + margin) * gridWidth + column + i + margin) * pattern.cornerClasses + kind;
          let corner = cornerOfGrid[grid] as number;
          if (corner === NONE) {
            corner = cornerCount++;
            cornerOfGrid[grid] = corner;
            cornerX[corner] = (pattern.cornerX[kind] as number) + (column + i) * tiling.period[0];
            cornerY[corner] = (pattern.cornerY[kind] as number) + (row + j) * tiling.period[1];
          }
          sideCorner[side] = corner;

          const partner = pattern.partner[s] as Partner;
          const otherColumn = column + partner.i;
          const otherRow = row + partner.j;
          if (otherColumn < 0 || otherColumn >= columns || otherRow < 0 || otherRow >= rows) continue;
          const otherPlace = (otherRow * columns + otherColumn) * polygonCount + partner.polygon;
          const other = cellOfPlace === null ? otherPlace : (cellOfPlace[otherPlace] as number);
          if (other === NONE) continue;
          sidePartner[side] =
            (sideFirst[other] as number) + partner.side - (pattern.sideFirst[partner.polygon] as number);
        }
      }
    }
  }
  return {
    cellCount,
    sideFirst,
    sideCorner,
    sidePartner,
    cornerX: cornerX.slice(0, cornerCount),
    cornerY: cornerY.slice(0, cornerCount),
  };
}

function countSides(
  pattern: Pattern,
  places: number,
  polygonCount: number,
  cellOfPlace: Int32Array | null,
  sideFirst: Uint32Array,
): number {
  let sides = 0;
  for (let place = 0, polygon = 0; place < places; place++) {
    const cell = cellOfPlace === null ? place : (cellOfPlace[place] as number);
    if (cell !== NONE) {
      sides += (pattern.sideFirst[polygon + 1] as number) - (pattern.sideFirst[polygon] as number);
      sideFirst[cell + 1] = sides;
    }
    if (++polygon === polygonCount) polygon = 0;
  }
  return sides;
}

/** Matches the corners and sides of one period, by coordinates modulo the period. */
function patternOf(tiling: PeriodicTiling): Pattern {
  const [periodX, periodY] = tiling.period;
  const cornerX: number[] = [];
  const cornerY: number[] = [];
  const corner: Corner[] = [];
  const sideFirst: number[] = [0];
  const cornerAt = (x: number, y: number): Corner => {
    for (let kind = 0; kind < cornerX.length; kind++) {
      const i = Math.round((x - (cornerX[kind] as number)) / periodX);
      const j = Math.round((y - (cornerY[kind] as number)) / periodY);
      const errorX = Math.abs(x - (cornerX[kind] as number) - i * periodX);
      const errorY = Math.abs(y - (cornerY[kind] as number) - j * periodY);
      if (errorX < TOLERANCE && errorY < TOLERANCE) return { kind, i, j };
    }
    cornerX.push(x);
    cornerY.push(y);
    return { kind: cornerX.length - 1, i: 0, j: 0 };
  };
  for (const polygon of tiling.polygons) {
    for (let k = 0; k < polygon.length; k += 2) corner.push(cornerAt(polygon[k] as number, polygon[k + 1] as number));
    sideFirst.push(corner.length);
  }

  // Side from corner c to d meets the side from d to c, up to one whole number of periods.
  const partner: Partner[] = corner.map((from, side) => {
    const to = corner[endOf(sideFirst, side)] as Corner;
    for (let polygon = 0; polygon < tiling.polygons.length; polygon++) {
      for (let other = sideFirst[polygon] as number; other < (sideFirst[polygon + 1] as number); other++) {
        const otherFrom = corner[other] as Corner;
        const otherTo = corner[endOf(sideFirst, other)] as Corner;
        const i = to.i - otherFrom.i;
        const j = to.j - otherFrom.j;
        const meets = otherFrom.kind === to.kind && otherTo.kind === from.kind;
        if (meets && from.i - otherTo.i === i && from.j - otherTo.j === j) return { polygon, side: other, i, j };
      }
    }
    throw new Error(`a side of the tiling has no partner: corner ${from.kind} to corner ${to.kind}`);
  });
  return { cornerClasses: cornerX.length, cornerX, cornerY, sideFirst, corner, partner };
}

/** The side that starts where `side` ends. */
function endOf(sideFirst: readonly number[], side: number): number {
  const polygon = sideFirst.findIndex((first) => first > side) - 1;
  return side + 1 === (sideFirst[polygon + 1] as number) ? (sideFirst[polygon] as number) : side + 1;
}
