// The blind alley sealer: bridges by low points. Cost: O(cells + links) time, six words a cell.

import type { Trace } from '../generate/trace.ts';
import { cuts } from '../graph/cuts.ts';
import type { Maze } from '../maze/maze.ts';
import type { BitSet } from '../structures/bit-set.ts';
import { cellsLeft } from './cells-left.ts';
import { refuseOneWay } from './refuse-one-way.ts';
import type { Solver } from './solver.ts';

export type BlindAlleySealParams = Record<string, never>;

export const blindAlleySeal: Solver<BlindAlleySealParams> = {
  id: 'SOL-BLIND-ALLEY-SEAL',
  name: 'blind-alley-seal',
  title: 'Blind alley sealer',
  summary: 'Seals every passage that alone leads to a blind alley, whatever loops lie behind it, all in one go.',
  about:
    'W. D. Pullen gives each wall and what is connected to it a number of its own; a passage with one number on both ' +
    'sides leads into a blind alley, for its two walls meet behind it. On a flat board these passages are the bridges of ' +
    'the maze, the passages on no loop; on a torus a passage may have one wall on both sides and still be on a loop. So ' +
    'Labrys seals the bridges, on every board, but for those between start and finish. What stays are the cells on ' +
    'trails, ways that use no passage twice. A loop that hangs on a single cell is on a trail, though on no solution; the ' +
    'blind alley filler takes those too.',
  steps: [
    'Count start and finish as joined by one more passage, outside the maze.',
    'Find all bridges: passages without which the maze would fall in two.',
    'Seal them.',
    'Fill all that the start is no longer joined to.',
  ],
  sources: [
    'W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015',
    'R. E. Tarjan, A note on finding the bridges of a graph, 1974',
  ],
  params: {},
  traits: {
    finds: 'all and more',
    works: 'maze',
    byPerson: 'no',
    openAreas: false,
    noMemory: false,
    fast: true,
  },
  sure: true,
  leaves: 'cells',
  solve(maze, _params, trace) {
    refuseOneWay(maze, 'blind-alley-seal');
    const { cellCount } = maze.space.graph;
    const { bridges } = cuts(maze.space.graph, maze.open, [maze.start, ...maze.finishes]);
    const { filled, count } = fillBehind(maze, bridges, trace);
    return cellsLeft(maze, {
      solver: 'blind-alley-seal',
      filled,
      steps: cellCount + count,
      seen: cellCount,
      isExact: true,
    });
  },
};

/** Fills what sealed links part from the start: first what hangs on the cells left, from near to far, then other parts. */
function fillBehind(
  { space, open, start }: Maze,
  sealed: BitSet,
  trace: Trace | null,
): { readonly filled: Uint8Array; readonly count: number } {
  const { cellCount, first, to, link } = space.graph;
  const filled = new Uint8Array(cellCount).fill(1);
  const queue = new Uint32Array(cellCount);
  queue[0] = start;
  filled[start] = 0;
  let left = 1;
  for (let head = 0; head < left; head++) {
    const cell = queue[head] as number;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      const l = link[h] as number;
      const other = to[h] as number;
      if (!open.has(l) || sealed.has(l) || filled[other] === 0) continue;
      filled[other] = 0;
      queue[left++] = other;
    }
  }
  if (trace !== null) {
    const isTold = filled.map((is) => 1 - is);
    let tail = left;
    const tell = (cell: number): void => {
      if (isTold[cell] !== 0) return;
      isTold[cell] = 1;
      trace.leave(cell);
      queue[tail++] = cell;
    };
    for (let head = 0; head < tail; head++) {
      const cell = queue[head] as number;
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        if (open.has(link[h] as number)) tell(to[h] as number);
      }
    }
    for (let c = 0; c < cellCount; c++) tell(c);
  }
  return { filled, count: cellCount - left };
}
