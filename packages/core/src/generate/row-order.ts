import { type Rows, SIDE } from '../mesh/rows.ts';
import { NONE } from '../structures/none.ts';
import type { Task } from './generator.ts';

/** The rows of a task, and what they are like. */
export interface RowOrder extends Rows {
  readonly count: number;
  /**
   * True if links run only between neighbours in a row (the border left of the first one and right of the last) and
   * each cell has exactly one to the row above and one to the row below: what is joined above a row then never interlocks.
   */
  readonly arePlain: boolean;
}

/** Cost: O(cells + links). */
export function orderOfRows(task: Task): RowOrder {
  const rows = task.rows();
  if (rows === null) throw new Error('a generator that needs rows was started without them');
  return { ...rows, count: rows.first.length - 1, arePlain: rows.arePaths && arePlain(task, rows) };
}

function arePlain(task: Task, rows: Rows): boolean {
  const { graph } = task;
  const { first, cells, rowOf, slotOf } = rows;
  const count = first.length - 1;
  const hasBorder = task.classes.root !== NONE;
  for (const cell of cells) {
    const row = rowOf[cell] as number;
    const slot = slotOf[cell] as number;
    const last = (first[row + 1] as number) - (first[row] as number) - 1;
    let above = 0;
    let below = 0;
    for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
      const other = graph.to[h] as number;
      const otherRow = rowOf[other] as number;
      const side = otherRow === NONE ? rows.borderSides?.[h] : NONE;
      if (otherRow === row - 1 && row > 0) above++;
      else if (otherRow === row + 1) below++;
      else if (otherRow === row && Math.abs((slotOf[other] as number) - slot) !== 1) return false;
      else if (side === SIDE.left && slot !== 0) return false;
      else if (side === SIDE.right && slot !== last) return false;
      else if (side === SIDE.above && row !== 0) return false;
      else if (side === SIDE.below && row !== count - 1) return false;
      else if (side === SIDE.below) below++;
    }
    if (row > 0 && above !== 1) return false;
    if (row < count - 1 ? below !== 1 : below === 0 && hasBorder) return false;
  }
  return true;
}
