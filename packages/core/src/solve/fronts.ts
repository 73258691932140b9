import type { Trace } from '../generate/trace.ts';
import type { Maze } from '../maze/maze.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';

/** How water spreads from the start. */
export interface Fronts {
  /** Cells reached, in rising order of distance: the first `count` entries. */
  readonly order: Uint32Array;
  readonly count: number;
  /** Cell -> links from the start, or NONE if it was not reached. */
  readonly distance: Int32Array;
  /** The finishes at the least distance, each once; empty if none was reached. */
  readonly nearest: readonly number[];
}

/**
 * Breadth-first search from the start that keeps distances.
 *
 * @param everywhere go on beyond the nearest finishes, to all that can be reached
 * @param trace is told each cell reached (`visit`)
 * Cost: O(cells + links) time, two words a cell.
 */
export function fronts(maze: Maze, everywhere: boolean, trace: Trace | null): Fronts {
  const { open, oneWay, start } = maze;
  const { cellCount, first, to, link, ends } = maze.space.graph;
  const goals = BitSet.from(cellCount, maze.finishes);
  const distance = new Int32Array(cellCount).fill(NONE);
  const order = new Uint32Array(cellCount);
  const nearest: number[] = goals.has(start) ? [start] : [];
  order[0] = start;
  distance[start] = 0;
  trace?.visit(start);
  let count = 1;
  for (let head = 0; head < count; head++) {
    const cell = order[head] as number;
    const onward = (distance[cell] as number) + 1;
    const goal = nearest[0];
    const isBeyond = goal !== undefined && onward > (distance[goal] as number);
    if (isBeyond && !everywhere) break;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      const l = link[h] as number;
      if (!open.has(l)) continue;
      const other = to[h] as number;
      if (distance[other] !== NONE || oneWay?.bars(ends, l, cell) === true) continue;
      distance[other] = onward;
      order[count++] = other;
      trace?.visit(other);
      if (!isBeyond && goals.has(other)) nearest.push(other);
    }
  }
  return { order, count, distance, nearest };
}
