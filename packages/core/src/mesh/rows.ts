import { NONE } from '../structures/none.ts';
import type { Rows } from './space.ts';

/**
 * Rows, from the cells of each.
 *
 * @param cellCount cells of the board, those that stand in no row included
 * @param first row -> its first slot in `cells`; one entry more than rows
 * @param cells cells row by row, each from left to right
 * @param arePaths whether each cell is linked to the next one of its row
 * Cost: O(cells).
 */
export function rowsFrom(cellCount: number, first: Uint32Array, cells: Uint32Array, arePaths: boolean): Rows {
  const rowOf = new Int32Array(cellCount).fill(NONE);
  const slotOf = new Int32Array(cellCount).fill(NONE);
  let longest = 0;
  for (let row = 0; row < first.length - 1; row++) {
    const from = first[row] as number;
    const to = first[row + 1] as number;
    longest = Math.max(longest, to - from);
    for (let i = from; i < to; i++) {
      const cell = cells[i] as number;
      rowOf[cell] = row;
      slotOf[cell] = i - from;
    }
  }
  return { first, cells, rowOf, slotOf, longest, arePaths };
}

/**
 * Rows of the nodes with equal height, from the top down, each from left to right.
 *
 * @param positions x and y of each node; nodes of one row have exactly the same y
 * @param keeps which nodes stand in rows
 */
export function rowsByHeight(positions: Float64Array, keeps: (node: number) => boolean): Rows {
  const x = (n: number): number => positions[2 * n] as number;
  const y = (n: number): number => positions[2 * n + 1] as number;
  const kept: number[] = [];
  for (let n = 0; n < positions.length / 2; n++) if (keeps(n)) kept.push(n);
  const cells = Uint32Array.from(kept).sort((a, b) => y(a) - y(b) || x(a) - x(b));
  const first: number[] = [];
  for (let i = 0; i < cells.length; i++) {
    if (i === 0 || y(cells[i] as number) !== y(cells[i - 1] as number)) first.push(i);
  }
  first.push(cells.length);
  return rowsFrom(positions.length / 2, Uint32Array.from(first), cells, true);
}
