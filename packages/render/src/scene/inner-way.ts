// The shortest way inside a cell whose corners point inwards, over points that stand a little off these corners
// (T. Lozano-Perez, M. A. Wesley, An algorithm for planning collision-free paths among polyhedral obstacles, 1979).

import type { PolygonCorners } from './polygon-corners.ts';

/** Cells with more corners that point inwards have straight lines: the search looks at all pairs of them. */
const MOST_CORNERS = 60;

/**
 * The points between two places inside a cell at which a line has to bend, so that it does not leave the cell; empty if it
 * can go straight, or if there is no way.
 *
 * @param toSide side of the cell, from 0, on which the second place lies
 * @param clear how far off corners a line keeps, where there is so much room
 * Cost: O(corners) where the line can go straight, else O(corners x square of the corners that point inwards).
 */
export function innerWay(
  corners: PolygonCorners,
  from: readonly [number, number],
  to: readonly [number, number],
  toSide: number,
  clear: number,
): readonly (readonly [number, number])[] {
  const { inward } = corners;
  if (inward.length === 0 || inward.length > MOST_CORNERS || isFree(corners, from, to, toSide)) return [];
  const points = [from, ...inward.map((k) => offCorner(corners, k, clear)), to];
  const last = points.length - 1;
  const distance = new Float64Array(points.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(points.length);
  const isDone = new Uint8Array(points.length);
  distance[0] = 0;
  for (;;) {
    let next = -1;
    for (let p = 0; p <= last; p++) {
      if (isDone[p] === 0 && (next < 0 || (distance[p] as number) < (distance[next] as number))) next = p;
    }
    if (next < 0 || distance[next] === Number.POSITIVE_INFINITY) return [];
    if (next === last) break;
    isDone[next] = 1;
    const here = points[next] as readonly [number, number];
    for (let p = 1; p <= last; p++) {
      const there = points[p] as readonly [number, number];
      const through = (distance[next] as number) + lengthOf(there[0] - here[0], there[1] - here[1]);
      if (isDone[p] !== 0 || through >= (distance[p] as number)) continue;
      if (!isFree(corners, here, there, p === last ? toSide : -1)) continue;
      distance[p] = through;
      before[p] = next;
    }
  }
  const bends: (readonly [number, number])[] = [];
  for (let p = before[last] as number; p !== 0; p = before[p] as number) {
    bends.unshift(points[p] as readonly [number, number]);
  }
  return bends;
}

/** A point on the line that halves a corner, inside the cell; no farther than half way to the wall there. */
function offCorner(corners: PolygonCorners, k: number, clear: number): readonly [number, number] {
  const { x, y } = corners;
  const [px, py] = [x[k] as number, y[k] as number];
  const arm = (other: number): readonly [number, number] => {
    const [toX, toY] = [(x[other] as number) - px, (y[other] as number) - py];
    const length = lengthOf(toX, toY);
    return [toX / length, toY / length];
  };
  const a = arm((k + x.length - 1) % x.length);
  const b = arm((k + 1) % x.length);
  // Away from both arms; where they lie almost on each other, on beyond them.
  const [sumX, sumY] = [-a[0] - b[0], -a[1] - b[1]];
  const length = lengthOf(sumX, sumY);
  const [outX, outY] = length > 1e-9 ? [sumX / length, sumY / length] : [-b[1], b[0]];
  let room = 2 * clear;
  for (let s = 0; s < x.length; s++) {
    const next = (s + 1) % x.length;
    if (s === k || next === k) continue;
    const [ax, ay] = [(x[s] as number) - px, (y[s] as number) - py];
    const [bx, by] = [(x[next] as number) - px, (y[next] as number) - py];
    const [sideA, sideB] = [outX * ay - outY * ax, outX * by - outY * bx];
    if (sideA > 0 === sideB > 0) continue;
    const share = sideA / (sideA - sideB);
    const at = outX * (ax + share * (bx - ax)) + outY * (ay + share * (by - ay));
    if (at > 0) room = Math.min(room, at);
  }
  return [px + (room / 2) * outX, py + (room / 2) * outY];
}

/** Whether a line crosses no side. @param except a side at which it ends, or -1 */
function isFree(
  { x, y }: PolygonCorners,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  except: number,
): boolean {
  const [alongX, alongY] = [bx - ax, by - ay];
  for (let s = 0; s < x.length; s++) {
    if (s === except) continue;
    const next = s + 1 === x.length ? 0 : s + 1;
    const [cx, cy] = [x[s] as number, y[s] as number];
    const [dx, dy] = [x[next] as number, y[next] as number];
    const c = alongX * (cy - ay) - alongY * (cx - ax);
    const d = alongX * (dy - ay) - alongY * (dx - ax);
    if (c > 0 === d > 0) continue;
    const [sideX, sideY] = [dx - cx, dy - cy];
    const a = sideX * (ay - cy) - sideY * (ax - cx);
    const b = sideX * (by - cy) - sideY * (bx - cx);
    if (a > 0 !== b > 0) return false;
  }
  return true;
}

function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
