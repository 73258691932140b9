// E. W. Dijkstra, A note on two problems in connexion with graphs, 1959. A cell may stand in the heap once for each link
// that leads to it; all but the nearest of these are passed over.

import { MinHeap } from '../structures/heap.ts';
import { NONE } from '../structures/none.ts';
import { isPassable, type Maze } from './maze.ts';

/** How far cells are from the nearest of some others where links have lengths. */
export interface LongDistances {
  /** Cell -> length of a shortest way to it; Infinity if it cannot be reached. */
  readonly of: Float64Array;
  /** Cell -> link by which that way comes to it, or NONE. */
  readonly cameBy: Int32Array;
}

/**
 * Distances from the nearest of some cells; one-way links are walked in their direction only.
 *
 * @param lengths link -> its length, above 0
 * @param from cells of the board
 * Cost: O(cells + links log links) time, four words a link.
 */
export function longDistances(maze: Maze, lengths: ArrayLike<number>, from: Iterable<number>): LongDistances {
  const { cellCount, first, to, link } = maze.space.graph;
  const of = new Float64Array(cellCount).fill(Number.POSITIVE_INFINITY);
  const cameBy = new Int32Array(cellCount).fill(NONE);
  // Entry: the half by which a cell was reached, or behind all halves a cell counted from.
  const rank = new Float64Array(to.length + cellCount);
  const heap = new MinHeap(rank.length, rank);
  for (const cell of from) {
    if (of[cell] === 0) continue;
    of[cell] = 0;
    heap.push(to.length + cell);
  }
  while (heap.size > 0) {
    const entry = heap.pop();
    const cell = entry < to.length ? (to[entry] as number) : entry - to.length;
    const distance = rank[entry] as number;
    if (distance > (of[cell] as number)) continue;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      const other = to[h] as number;
      const onward = distance + (lengths[link[h] as number] as number);
      if (onward >= (of[other] as number) || !isPassable(maze, cell, h)) continue;
      of[other] = onward;
      cameBy[other] = link[h] as number;
      rank[h] = onward;
      heap.push(h);
    }
  }
  return { of, cameBy };
}
