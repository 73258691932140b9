import { NONE } from '../structures/none.ts';

/** Cells in rows from top to bottom. */
export interface Rows {
  /** Row r holds cells[first[r]] to cells[first[r + 1] - 1], from left to right. */
  readonly first: Uint32Array;
  readonly cells: Uint32Array;
  /** Cell -> its row, or NONE for one that stands in none (the border, for walls). */
  readonly rowOf: Int32Array;
  /** Cell -> its place in its row from 0, or NONE. */
  readonly slotOf: Int32Array;
  /** Cells of the longest row. */
  readonly longest: number;
  /** True if each cell is linked to the next one of its row: a path. */
  readonly arePaths: boolean;
  /** Half -> the {@link SIDE} on which it leads from a wall corner to the border; null for rows of cells. */
  readonly borderSides: Uint8Array | null;
}

/** Where the border lies as seen from a wall corner. */
export const SIDE = { above: 0, right: 1, below: 2, left: 3 } as const;

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
  return { first, cells, rowOf, slotOf, longest, arePaths, borderSides: null };
}
