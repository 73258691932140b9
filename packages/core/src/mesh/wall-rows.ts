// Rows of wall corners, from rows of cells: what lets row-wise generators add walls. A corner between cells of two rows
// lies on the seam between them, and the seams are the rows of the walls:
//
//     row 0  |   |   |          a wall between cells of two rows runs along the seam,
//     seam 0  \ / \ / \         one between cells of one row runs from the seam above it to the seam below
//     row 1    |   |   |

import type { Dual } from '../graph/dual.ts';
import type { Graph } from '../graph/graph.ts';
import { NONE } from '../structures/none.ts';
import { UnionFind } from '../structures/union-find.ts';
import { type Rows, rowsFrom, SIDE } from './rows.ts';

/**
 * Rows of the inner wall corners, such that walls run only within a row or to the next one.
 *
 * A corner with cells of one row all round it goes with the seam above. Rows are paths if each seam is one, or a ring, and
 * leads on downward or to the border on its right.
 *
 * @param rows rows of the cells
 * @param graph the cells
 * @param positions x and y of each node of the dual
 * @returns null where a corner lies between more than two rows, the board has several borders, or part of a seam leads
 *   nowhere downward
 * Cost: O(walls), sorting apart.
 */
export function wallRows(rows: Rows, graph: Graph, dual: Dual, positions: Float64Array): Rows | null {
  if (dual.isBorder.reduce((sum, is) => sum + is, 0) > 1) return null;
  const corners = cornersOf(rows, graph, dual);
  if (corners === null) return null;
  const bySeam: number[][] = rowsOf(corners.seam).filter((nodes) => nodes.length > 0);
  let arePaths = true;
  const first = [0];
  const nodes = new Uint32Array(bySeam.reduce((sum, { length }) => sum + length, 0));
  for (const seam of bySeam) {
    const path = pathAlong(seam, corners.seam, dual.graph, positions);
    if (path === null) arePaths = false;
    nodes.set(path ?? sortedByX(seam, positions), first.at(-1));
    first.push((first.at(-1) as number) + seam.length);
  }
  const made = rowsFrom(dual.graph.cellCount, Uint32Array.from(first), nodes, arePaths);
  const borderSides = sidesOfBorder(made, corners, rows, graph, dual, positions);
  const hasBorder = dual.isBorder.includes(1);
  if (!eachPartLeadsOn(made, borderSides, dual, hasBorder)) return null;
  return { ...made, arePaths: arePaths && eachRunEnds(made, borderSides, dual, hasBorder), borderSides };
}

interface Corners {
  /** Node -> the seam it goes with, NONE on the border. */
  readonly seam: Int32Array;
  /** Node -> 1 if it lies between two rows. */
  readonly isBetween: Uint8Array;
}

function cornersOf(rows: Rows, graph: Graph, { graph: walls, classes, isBorder }: Dual): Corners | null {
  const seam = new Int32Array(walls.cellCount).fill(NONE);
  const isBetween = new Uint8Array(walls.cellCount);
  for (let n = 0; n < seam.length; n++) {
    if (isBorder[classes.of[n] as number] === 1) continue;
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let h = walls.first[n] as number; h < (walls.first[n + 1] as number); h++) {
      for (let end = 0; end < 2; end++) {
        const row = rows.rowOf[graph.ends[2 * (walls.link[h] as number) + end] as number] as number;
        least = Math.min(least, row);
        most = Math.max(most, row);
      }
    }
    if (!(most - least <= 1)) return null;
    seam[n] = Math.max(0, most - 1);
    isBetween[n] = most - least;
  }
  return { seam, isBetween };
}

function rowsOf(seam: Int32Array): number[][] {
  const rows: number[][] = [];
  for (let n = 0; n < seam.length; n++) {
    const row = seam[n] as number;
    if (row === NONE) continue;
    while (rows.length <= row) rows.push([]);
    (rows[row] as number[]).push(n);
  }
  return rows;
}

/** The nodes of a seam one after the other, from the left end or once round; null if they are no path. */
function pathAlong(nodes: readonly number[], seam: Int32Array, walls: Graph, positions: Float64Array): number[] | null {
  const isBeside = (n: number, other: number): boolean => seam[n] === seam[other];
  const ends: number[] = [];
  for (const n of nodes) {
    let beside = 0;
    for (let h = walls.first[n] as number; h < (walls.first[n + 1] as number); h++) {
      if (isBeside(n, walls.to[h] as number)) beside++;
    }
    if (beside > 2) return null;
    if (beside < 2) ends.push(n);
  }
  const path = [sortedByX(ends.length === 0 ? nodes : ends, positions)[0] as number];
  let before: number = NONE;
  for (let here: number = path[0] as number; ; ) {
    let next: number = NONE;
    for (let h = walls.first[here] as number; h < (walls.first[here + 1] as number) && next === NONE; h++) {
      const other = walls.to[h] as number;
      if (isBeside(here, other) && other !== before && other !== path[0]) next = other;
    }
    if (next === NONE) break;
    path.push(next);
    before = here;
    here = next;
  }
  return path.length === nodes.length ? path : null;
}

function sortedByX(nodes: readonly number[], positions: Float64Array): number[] {
  const difference = (a: number, b: number, axis: 0 | 1): number =>
    (positions[2 * a + axis] as number) - (positions[2 * b + axis] as number);
  return [...nodes].sort((a, b) => difference(a, b, 0) || difference(a, b, 1) || a - b);
}

/** Half of the dual -> the side on which it leads from a corner in a row to the border. */
function sidesOfBorder(
  made: Rows,
  { seam, isBetween }: Corners,
  { rowOf }: Rows,
  graph: Graph,
  { graph: walls }: Dual,
  positions: Float64Array,
): Uint8Array {
  const sides = new Uint8Array(walls.to.length);
  for (const n of made.cells) {
    const row = made.rowOf[n] as number;
    const last = (made.first[row + 1] as number) - (made.first[row] as number) - 1;
    for (let h = walls.first[n] as number; h < (walls.first[n + 1] as number); h++) {
      const other = walls.to[h] as number;
      if (made.rowOf[other] !== NONE) continue;
      const l = walls.link[h] as number;
      const rowOfCells = rowOf[graph.ends[2 * l] as number] as number;
      if (rowOfCells !== rowOf[graph.ends[2 * l + 1] as number]) {
        const slot = made.slotOf[n] as number;
        const isEnd = last > 0 && (slot === 0 || slot === last);
        const isRight = isEnd ? slot === last : (positions[2 * other] as number) > (positions[2 * n] as number);
        sides[h] = isRight ? SIDE.right : SIDE.left;
      } else {
        sides[h] = isBetween[n] === 1 && rowOfCells === seam[n] ? SIDE.above : SIDE.below;
      }
    }
  }
  return sides;
}

/** Whether each part of a row that hangs together has a wall to the next row or, other than above the first, to the border. */
function eachPartLeadsOn(rows: Rows, borderSides: Uint8Array, { graph: walls }: Dual, hasBorder: boolean): boolean {
  const sets = new UnionFind(walls.cellCount);
  const leadsOn = new Uint8Array(walls.cellCount);
  const lastRow = rows.first.length - 2;
  for (const n of rows.cells) {
    const row = rows.rowOf[n] as number;
    for (let h = walls.first[n] as number; h < (walls.first[n + 1] as number); h++) {
      const other = walls.to[h] as number;
      const rowOfOther = rows.rowOf[other] as number;
      if (rowOfOther === row) sets.union(n, other);
      else if (rowOfOther === NONE ? row > 0 || borderSides[h] !== SIDE.above : rowOfOther > row) leadsOn[n] = 1;
    }
  }
  for (const n of rows.cells) if (leadsOn[n] === 1) leadsOn[sets.find(n)] = 1;
  const lastPart = rows.cells.length === 0 ? NONE : sets.find(rows.cells.at(-1) as number);
  return rows.cells.every(
    (n) => leadsOn[sets.find(n)] === 1 || (!hasBorder && rows.rowOf[n] === lastRow && sets.find(n) === lastPart),
  );
}

/** Whether the run at the end of each row has a wall downward, or to the border on its right. */
function eachRunEnds(rows: Rows, borderSides: Uint8Array, { graph: walls }: Dual, hasBorder: boolean): boolean {
  const ends = new Uint8Array(rows.first.length - 1);
  if (!hasBorder && ends.length > 0) ends[ends.length - 1] = 1; // the last row is one run
  for (const n of rows.cells) {
    const row = rows.rowOf[n] as number;
    const isLast = rows.cells[(rows.first[row + 1] as number) - 1] === n;
    for (let h = walls.first[n] as number; h < (walls.first[n + 1] as number); h++) {
      const rowOfOther = rows.rowOf[walls.to[h] as number] as number;
      const side = borderSides[h];
      if (rowOfOther === NONE ? side === SIDE.below || (side === SIDE.right && isLast) : rowOfOther > row)
        ends[row] = 1;
    }
  }
  return ends.every((is) => is === 1);
}
