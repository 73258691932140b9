// Breadth-first search from both ends at once (I. Pohl, Bi-directional search, 1971), ring by ring, always on the side
// whose ring is smaller.
// Cost: O(cells + links) time, two words and a byte a cell.

import type { Trace } from '../generate/trace.ts';
import type { Maze } from '../maze/maze.ts';
import { NONE } from '../structures/none.ts';
import { wayBack } from './breadth-first.ts';
import type { Found } from './solver.ts';

const FROM_START = 1;
const FROM_FINISH = 2;

/** A shortest way from the start to the nearest finish. */
export function bidirectional(maze: Maze, trace: Trace | null): Found {
  const { open, oneWay, start, finishes } = maze;
  const { cellCount, first, to, link, ends } = maze.space.graph;
  const cameBy = new Int32Array(cellCount).fill(NONE); // link towards the end from which the cell was reached
  const reachedFrom = new Uint8Array(cellCount);
  // A cell is reached from one end only, so both queues share one array: the start's runs up, the finishes' runs down.
  const queue = new Uint32Array(cellCount);
  let upHead = 0;
  let upTail = 0;
  let downHead = cellCount;
  let downTail = cellCount;
  reachedFrom[start] = FROM_START;
  queue[upTail++] = start;
  trace?.visit(start);
  for (const finish of new Set(finishes)) {
    if (finish === start) return { links: new Uint32Array(0), steps: 1, seen: 1 };
    reachedFrom[finish] = FROM_FINISH;
    queue[--downTail] = finish;
    trace?.visit(finish);
  }

  // All cells up to a ring are known on both sides, so the first meeting is on a shortest way.
  const found = (links: Uint32Array | null): Found => ({
    links,
    steps: upHead + cellCount - downHead,
    seen: upTail + cellCount - downTail,
  });
  while (upHead < upTail && downHead > downTail) {
    const fromStart = upTail - upHead <= downHead - downTail;
    const side = fromStart ? FROM_START : FROM_FINISH;
    for (let left = fromStart ? upTail - upHead : downHead - downTail; left > 0; left--) {
      const cell = queue[fromStart ? upHead++ : --downHead] as number;
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        const l = link[h] as number;
        if (!open.has(l)) continue;
        const other = to[h] as number;
        const reached = reachedFrom[other] as number;
        if (reached === side || oneWay?.bars(ends, l, fromStart ? cell : other) === true) continue;
        if (reached !== 0) {
          return found(fromStart ? joined(ends, cameBy, cell, l, other) : joined(ends, cameBy, other, l, cell));
        }
        reachedFrom[other] = side;
        cameBy[other] = l;
        trace?.visit(other);
        if (fromStart) queue[upTail++] = other;
        else queue[--downTail] = other;
      }
    }
  }
  return found(null);
}

/** The links from the start to `near`, over `meeting` to `far`, and on to a finish. */
function joined(ends: Uint32Array, cameBy: Int32Array, near: number, meeting: number, far: number): Uint32Array {
  const before = wayBack(ends, cameBy, near);
  const after = wayBack(ends, cameBy, far).reverse();
  const links = new Uint32Array(before.length + 1 + after.length);
  links.set(before);
  links[before.length] = meeting;
  links.set(after, before.length + 1);
  return links;
}
