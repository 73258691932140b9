// A straight line through a flat mesh, from polygon to polygon.

import { NONE } from '../structures/none.ts';
import { type Mesh, sideEnd } from './mesh.ts';

/** A point and the direction of a line from there, of any length. */
export interface StraightLine {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** Corner of the mesh that the line begins at, whose sides it does not meet again; NONE if it begins inside a cell. */
  readonly corner: number;
}

/**
 * The side by which a line leaves a cell.
 *
 * Cells that share a corner agree on which side of the line it lies: a corner on the line counts as to the right of it.
 * So a line through corners goes past them, from one cell to the next, without a tolerance.
 *
 * @param entered side by which the line came in, or NONE where it begins
 * @returns NONE if the line misses the cell
 * Cost: O(sides of the cell).
 */
export function sideAhead(mesh: Mesh, cell: number, line: StraightLine, entered: number): number {
  const { sideFirst, sideCorner } = mesh;
  const from = entered === NONE ? 0 : placeOnLine(mesh, cell, entered, line);
  let side: number = NONE;
  let place = Number.POSITIVE_INFINITY;
  let last: number = NONE; // the farthest one, where rounding puts all of them before `from`
  let lastPlace = Number.NEGATIVE_INFINITY;
  for (let s = sideFirst[cell] as number; s < (sideFirst[cell + 1] as number); s++) {
    const start = sideCorner[s] as number;
    const end = sideEnd(mesh, cell, s);
    if (s === entered || start === line.corner || end === line.corner) continue;
    // Sides run clockwise, so one that is crossed from within comes from the left and ends on the right.
    if (toTheRight(mesh, start, line) >= 0 || toTheRight(mesh, end, line) < 0) continue;
    const at = placeOnLine(mesh, cell, s, line);
    if (at > from && at < place) {
      side = s;
      place = at;
    }
    if (at > lastPlace) {
      last = s;
      lastPlace = at;
    }
  }
  return side === NONE ? last : side;
}

/** How far to the right of the line a corner lies, in lengths of its direction. */
function toTheRight({ cornerX, cornerY }: Mesh, corner: number, { x, y, dx, dy }: StraightLine): number {
  return dx * ((cornerY[corner] as number) - y) - dy * ((cornerX[corner] as number) - x);
}

/** How far along the line a side is crossed; larger is farther. */
function placeOnLine(mesh: Mesh, cell: number, side: number, line: StraightLine): number {
  const start = mesh.sideCorner[side] as number;
  const end = sideEnd(mesh, cell, side);
  const before = toTheRight(mesh, start, line);
  const share = before / (before - toTheRight(mesh, end, line));
  const x = (mesh.cornerX[start] as number) * (1 - share) + (mesh.cornerX[end] as number) * share - line.x;
  const y = (mesh.cornerY[start] as number) * (1 - share) + (mesh.cornerY[end] as number) * share - line.y;
  return x * line.dx + y * line.dy;
}
