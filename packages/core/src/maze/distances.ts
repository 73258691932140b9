// Breadth-first search from one or many cells (E. F. Moore, The shortest path through a maze, 1959).

import { NONE } from '../structures/none.ts';
import { isPassable, type Maze } from './maze.ts';

/** How far cells are from the nearest of some others. */
export interface Distances {
  /** Cell -> links walked to it from the nearest one, or NONE if it cannot be reached. */
  readonly of: Int32Array;
  /** The cells reached, the nearest first; those counted from come first of all. */
  readonly order: Uint32Array;
}

/**
 * Distances from the nearest of some cells; one-way links are walked in their direction only.
 *
 * @param from cells of the board; one that is named twice counts once
 * Cost: O(cells + links) time, two words a cell. To sweep one maze many times over see {@link Sweeper}.
 */
export function distances(maze: Maze, from: Iterable<number>): Distances {
  const { cellCount, first, to } = maze.space.graph;
  const of = new Int32Array(cellCount).fill(NONE);
  const queue = new Uint32Array(cellCount);
  let tail = 0;
  for (const cell of from) {
    if (of[cell] !== NONE) continue;
    of[cell] = 0;
    queue[tail++] = cell;
  }
  for (let head = 0; head < tail; head++) {
    const cell = queue[head] as number;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      const other = to[h] as number;
      if (of[other] !== NONE || !isPassable(maze, cell, h)) continue;
      of[other] = (of[cell] as number) + 1;
      queue[tail++] = other;
    }
  }
  return { of, order: queue.subarray(0, tail) };
}
