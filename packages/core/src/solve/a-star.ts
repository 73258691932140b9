// A* (P. E. Hart, N. J. Nilsson, B. Raphael, A formal basis for the heuristic determination of minimum cost paths,
// 1968) with whole-numbered estimates, so that three stacks do the work of a heap.
// Cost: O(cells + links) time, three words a cell and the stacks.

import type { Trace } from '../generate/trace.ts';
import type { Maze } from '../maze/maze.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import { wayBack } from './breadth-first.ts';
import type { Found } from './solver.ts';

/** A shortest way from the start to the nearest finish, looking first where the finish is near as the crow flies. */
export function aStar(maze: Maze, trace: Trace | null): Found {
  const { open, oneWay, start } = maze;
  const { cellCount, first, to, link, ends } = maze.space.graph;
  const goals = BitSet.from(cellCount, maze.finishes);
  const estimate = leastLinks(maze);
  const cameBy = new Int32Array(cellCount).fill(NONE); // link by which a cell was reached
  const distance = new Int32Array(cellCount).fill(NONE);
  const done = new BitSet(cellCount);

  // A step adds 1 and changes the estimate by at most 1, so the sum stays or rises by 1 or 2. Cells wait in the stack of
  // their sum, modulo 3; a cell that is reached again by a shorter way stands in two, and the later one is skipped.
  const waiting = [new GrowableInts(), new GrowableInts(), new GrowableInts()] as const;
  const stackOf = (sum: number): GrowableInts => waiting[(sum % 3) as 0 | 1 | 2];
  let sum = estimate(start);
  let steps = 0;
  let seen = 1;
  distance[start] = 0;
  stackOf(sum).push(start);
  trace?.visit(start);
  for (let empty = 0; empty < 3; sum++, empty++) {
    const stack = stackOf(sum);
    while (stack.length > 0) {
      empty = -1;
      const cell = stack.pop();
      if (done.has(cell)) continue;
      done.add(cell);
      steps++;
      if (goals.has(cell)) return { links: wayBack(ends, cameBy, cell), steps, seen };
      const onward = (distance[cell] as number) + 1;
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        const l = link[h] as number;
        if (!open.has(l)) continue;
        const other = to[h] as number;
        const known = distance[other] as number;
        if ((known !== NONE && known <= onward) || oneWay?.bars(ends, l, cell) === true) continue;
        if (known === NONE) {
          seen++;
          trace?.visit(other);
        }
        distance[other] = onward;
        cameBy[other] = l;
        stackOf(onward + estimate(other)).push(other);
      }
    }
  }
  return { links: null, steps, seen };
}

/**
 * Links to a finish at the very least: the distance to the box that holds the finishes, over the most that an open link
 * covers, rounded down. Along a link it changes by at most 1, also on boards whose sides are glued: there one link
 * covers so much that it says little.
 */
function leastLinks(maze: Maze): (cell: number) => number {
  const { open, finishes } = maze;
  const { graph, centres } = maze.space;
  let longest = 0; // squared
  for (const l of open) {
    const a = graph.ends[2 * l] as number;
    const b = graph.ends[2 * l + 1] as number;
    const x = (centres[2 * a] as number) - (centres[2 * b] as number);
    const y = (centres[2 * a + 1] as number) - (centres[2 * b + 1] as number);
    longest = Math.max(longest, x * x + y * y);
  }
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const finish of finishes) {
    left = Math.min(left, centres[2 * finish] as number);
    right = Math.max(right, centres[2 * finish] as number);
    top = Math.min(top, centres[2 * finish + 1] as number);
    bottom = Math.max(bottom, centres[2 * finish + 1] as number);
  }
  if (!(longest > 0)) return () => 0;
  const stretch = Math.sqrt(longest) * (1 + 1e-6); // a shade too long, so that rounding never makes a step change by 2
  return (cell) => {
    const cellX = centres[2 * cell] as number;
    const cellY = centres[2 * cell + 1] as number;
    const x = Math.max(left - cellX, 0, cellX - right);
    const y = Math.max(top - cellY, 0, cellY - bottom);
    return Math.floor(Math.sqrt(x * x + y * y) / stretch);
  };
}
