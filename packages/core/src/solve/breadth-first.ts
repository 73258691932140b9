// Breadth-first search with predecessors (E. F. Moore, The shortest path through a maze, 1959).
// Cost: O(cells + links) time, two words a cell.

import type { Trace } from '../generate/trace.ts';
import type { Maze } from '../maze/maze.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import type { Found } from './solver.ts';

/** Marks beside link numbers in `cameBy`. */
const START = -2;
const BARRED = -3;

/**
 * A shortest way from the start to the nearest finish.
 *
 * @param barred cell -> 1 if it must not be entered; null for none
 */
export function breadthFirst(maze: Maze, trace: Trace | null, barred: Uint8Array | null = null): Found {
  const { open, oneWay, start } = maze;
  const { cellCount, first, to, link, ends } = maze.space.graph;
  const goals = BitSet.from(cellCount, maze.finishes);
  trace?.visit(start);
  if (goals.has(start)) return { links: new Uint32Array(0), steps: 1, seen: 1 };
  const cameBy = new Int32Array(cellCount).fill(NONE); // link by which a cell was reached
  if (barred !== null) for (let c = 0; c < cellCount; c++) if (barred[c] !== 0) cameBy[c] = BARRED;
  cameBy[start] = START;
  const queue = new Uint32Array(cellCount);
  queue[0] = start;
  let tail = 1;
  let head = 0;
  while (head < tail) {
    const cell = queue[head++] as number;
    const end = first[cell + 1] as number;
    for (let h = first[cell] as number; h < end; h++) {
      const l = link[h] as number;
      if (!open.has(l)) continue;
      const other = to[h] as number;
      if (cameBy[other] !== NONE || oneWay?.bars(ends, l, cell) === true) continue;
      cameBy[other] = l;
      trace?.visit(other);
      if (goals.has(other)) return { links: wayBack(ends, cameBy, other), steps: head, seen: tail + 1 };
      queue[tail++] = other;
    }
  }
  return { links: null, steps: head, seen: tail };
}

/**
 * The links that led to a cell, from the start on.
 *
 * @param cameBy cell -> link by which it was reached, negative at the start
 */
export function wayBack(ends: Uint32Array, cameBy: Int32Array, reached: number): Uint32Array {
  let count = 0;
  for (let cell = reached, l = cameBy[cell] as number; l >= 0; l = cameBy[cell] as number, count++) {
    cell = (ends[2 * l] as number) + (ends[2 * l + 1] as number) - cell;
  }
  const links = new Uint32Array(count);
  for (let cell = reached; count > 0; ) {
    const l = cameBy[cell] as number;
    links[--count] = l;
    cell = (ends[2 * l] as number) + (ends[2 * l + 1] as number) - cell;
  }
  return links;
}
