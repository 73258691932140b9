// Periodic tilings as data: two translations and the cells that no translation maps onto each other. The whole
// plane follows, and the rectangle that boards are cut from.

import type { PeriodicTiling } from '../mesh/patch.ts';

/** A direction or place: x right, y down. */
export type Vector = readonly [x: number, y: number];

/** Two translations and the cells between them, each as x, y of its corners, clockwise as drawn. */
export interface UnitCell {
  readonly a: Vector;
  readonly b: Vector;
  readonly polygons: readonly (readonly number[])[];
}

/** How a rectangle is cut from a tiling. */
export interface Period {
  /** Size of the least rectangle that repeats. */
  readonly size: Vector;
  /** y where each row of the rectangle begins, from the top down: between the centres of cells, never through one. */
  readonly rows: readonly number[];
  /** x where the rectangle begins, for the same reason. */
  readonly left: number;
}

const HALF = 1 / 2;
const ROOT2 = Math.sqrt(2);
const ROOT3 = Math.sqrt(3);

/** Unit vectors by degrees, made without sine and cosine, whose last bits differ from engine to engine. */
export function unit(degrees: number): Vector {
  const turned = ((degrees % 360) + 360) % 360;
  const quarter = Math.floor(turned / 90);
  const [x, y] = FIRST_QUARTER.get(turned - 90 * quarter) ?? [];
  if (x === undefined || y === undefined) throw new Error(`no unit vector is known at ${degrees} degrees`);
  return [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ][quarter] as unknown as Vector;
}

const FIRST_QUARTER: ReadonlyMap<number, Vector> = new Map([
  [0, [1, 0]],
  [15, [(ROOT2 * (ROOT3 + 1)) / 4, (ROOT2 * (ROOT3 - 1)) / 4]],
  [22.5, [Math.sqrt(2 + ROOT2) / 2, Math.sqrt(2 - ROOT2) / 2]],
  [30, [ROOT3 / 2, HALF]],
  [45, [ROOT2 / 2, ROOT2 / 2]],
  [60, [HALF, ROOT3 / 2]],
  [67.5, [Math.sqrt(2 - ROOT2) / 2, Math.sqrt(2 + ROOT2) / 2]],
  [75, [(ROOT2 * (ROOT3 - 1)) / 4, (ROOT2 * (ROOT3 + 1)) / 4]],
]);

/** Product of two vectors as complex numbers: the second turned and stretched by the first. */
function turned(by: Vector, v: Vector): Vector {
  return [by[0] * v[0] - by[1] * v[1], by[0] * v[1] + by[1] * v[0]];
}

/**
 * A regular polygon with sides of length 1.
 *
 * @param n sides: 3, 4, 6, 8 or 12
 * @param centre its middle
 * @param first direction of its first corner, a unit vector
 */
export function regular(n: number, centre: Vector, first: Vector): number[] {
  const radius = 1 / (2 * unit(180 / n)[1]);
  const step = unit(360 / n);
  const corners: number[] = [];
  let direction = first;
  for (let k = 0; k < n; k++) {
    corners.push(centre[0] + radius * direction[0], centre[1] + radius * direction[1]);
    direction = turned(step, direction);
  }
  return corners;
}

/**
 * A regular polygon on the outside of a side of another.
 *
 * @param n sides of the new one: 3, 4 or 6
 * @param polygon corners of the other one, clockwise
 * @param side which side of it, from 0
 */
export function attached(n: number, polygon: readonly number[], side: number): number[] {
  const at = (k: number): Vector => {
    const i = (2 * k) % polygon.length;
    return [polygon[i] as number, polygon[i + 1] as number];
  };
  // Along the side the other way round, then on at the outer angle.
  let from = at(side + 1);
  const to = at(side);
  let step: Vector = [to[0] - from[0], to[1] - from[1]];
  const outer = unit(360 / n);
  const corners: number[] = [];
  for (let k = 0; k < n; k++) {
    corners.push(from[0], from[1]);
    from = [from[0] + step[0], from[1] + step[1]];
    step = turned(outer, step);
  }
  return corners;
}

/** The place u a + v b. */
export function place(a: Vector, b: Vector, u: number, v: number): Vector {
  return [u * a[0] + v * b[0], u * a[1] + v * b[1]];
}

/**
 * The lattice of equilateral triangles, as hexagonal tilings have it.
 *
 * @param side distance of neighbours
 * @returns its translations, the place u a + v b, and the size of the least rectangle that repeats
 */
export function hexagonalNet(side: number): {
  readonly a: Vector;
  readonly b: Vector;
  readonly at: (u: number, v: number) => Vector;
  readonly size: Vector;
} {
  const a: Vector = [side, 0];
  const b: Vector = [side / 2, (side * ROOT3) / 2];
  return { a, b, at: (u, v) => place(a, b, u, v), size: [side, side * ROOT3] };
}

/** Mean of the corners. */
export function middleOf(polygon: readonly number[]): Vector {
  let x = 0;
  let y = 0;
  for (let k = 0; k < polygon.length; k += 2) {
    x += polygon[k] as number;
    y += polygon[k + 1] as number;
  }
  return [(2 * x) / polygon.length, (2 * y) / polygon.length];
}

/** The cells of the least rectangle, row by row and from left to right. */
export function periodOf(cell: UnitCell, period: Period): PeriodicTiling {
  const [width, height] = period.size;
  const top = period.rows[0] as number;
  const found: { readonly polygon: number[]; readonly row: number; readonly x: number }[] = [];
  const reach = 8; // translations of a and b that may lead into the rectangle
  for (const polygon of cell.polygons) {
    const middle = middleOf(polygon);
    for (let u = -reach; u <= reach; u++) {
      for (let v = -reach; v <= reach; v++) {
        const [dx, dy] = place(cell.a, cell.b, u, v);
        const x = middle[0] + dx;
        const y = middle[1] + dy;
        if (x < period.left || x >= period.left + width || y < top || y >= top + height) continue;
        const row = period.rows.findLastIndex((begin) => y >= begin);
        found.push({ polygon: polygon.map((value, k) => value + (k % 2 === 0 ? dx : dy)), row, x });
      }
    }
  }
  found.sort((p, q) => p.row - q.row || p.x - q.x);
  return {
    period: period.size,
    polygons: found.map(({ polygon }) => polygon),
    rowOf: found.map(({ row }) => row),
  };
}
