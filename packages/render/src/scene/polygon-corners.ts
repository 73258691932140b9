import type { Mesh } from '@labrys/core';

/** The corners of a cell, clockwise as drawn. */
export interface PolygonCorners {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The corners that point inwards. */
  readonly inward: readonly number[];
}

/** Sine of the angle up to which a corner counts as straight. */
const STRAIGHT = 1e-6;

/** Cost: O(sides of the cell). */
export function polygonCorners({ sideFirst, sideCorner, cornerX, cornerY }: Mesh, polygon: number): PolygonCorners {
  const corners = sideCorner.subarray(sideFirst[polygon], sideFirst[polygon + 1]);
  const x = Float64Array.from(corners, (k) => cornerX[k] as number);
  const y = Float64Array.from(corners, (k) => cornerY[k] as number);
  const inward: number[] = [];
  for (let k = 0; k < x.length; k++) {
    const before = (k + x.length - 1) % x.length;
    const after = (k + 1) % x.length;
    const inX = (x[k] as number) - (x[before] as number);
    const inY = (y[k] as number) - (y[before] as number);
    const outX = (x[after] as number) - (x[k] as number);
    const outY = (y[after] as number) - (y[k] as number);
    const cross = inX * outY - inY * outX;
    if (cross < -STRAIGHT * Math.sqrt((inX * inX + inY * inY) * (outX * outX + outY * outY))) inward.push(k);
  }
  return { x, y, inward };
}

/** Whether no corner of a cell points inwards. Cost: O(sides of the cell). */
export function isConvex({ sideFirst, sideCorner, cornerX, cornerY }: Mesh, polygon: number): boolean {
  const first = sideFirst[polygon] as number;
  const end = sideFirst[polygon + 1] as number;
  if (end - first < 3) return true;
  const last = sideCorner[end - 1] as number;
  const beforeLast = sideCorner[end - 2] as number;
  let atX = cornerX[last] as number;
  let atY = cornerY[last] as number;
  let inX = atX - (cornerX[beforeLast] as number);
  let inY = atY - (cornerY[beforeLast] as number);
  for (let s = first; s < end; s++) {
    const corner = sideCorner[s] as number;
    const x = cornerX[corner] as number;
    const y = cornerY[corner] as number;
    const outX = x - atX;
    const outY = y - atY;
    const cross = inX * outY - inY * outX;
    if (cross < 0 && cross < -STRAIGHT * Math.sqrt((inX * inX + inY * inY) * (outX * outX + outY * outY))) return false;
    [atX, atY, inX, inY] = [x, y, outX, outY];
  }
  return true;
}
