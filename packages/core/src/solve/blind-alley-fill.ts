// The blind alley filler, exact: the block of a link between start and finish, by one search with low points.
// Cost: O(cells + links) time, seven words a cell.

import type { Trace } from '../generate/trace.ts';
import { LowPoints } from '../graph/low-points.ts';
import type { Maze } from '../maze/maze.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { cellsLeft } from './cells-left.ts';
import { refuseOneWay } from './refuse-one-way.ts';
import type { Solver } from './solver.ts';

export type BlindAlleyFillParams = Record<string, never>;

export const blindAlleyFill: Solver<BlindAlleyFillParams> = {
  id: 'SOL-BLIND-ALLEY-FILL',
  name: 'blind-alley-fill',
  title: 'Blind alley filler',
  summary: 'Fills everything that is on no solution: what stays are the cells of all ways that pass no cell twice.',
  about:
    'W. D. Pullen sends a wall follower down each passage of each junction; if it comes back by the passage it went in ' +
    'by, the passage is a blind alley. That takes no memory and much time, works on flat boards, and leaves loops that ' +
    'hang on a single cell. Labrys finds what the method is after, exactly and on every board, in one search: a cell is ' +
    'on a way that passes no cell twice if and only if it is in one block with a link that joins start and finish ' +
    'outside the maze. With several finishes the ways to all of them stay, also those past another finish.',
  steps: [
    'Join start and finish by a link outside the maze.',
    'Search depth first from the finish, never going on from the start, and note how far back each branch leads by another way.',
    'A branch that leads back no farther than to the cell it hangs on is a blind alley: fill it.',
    'What stays holds the outer link in one block: every cell of it is on a solution.',
  ],
  sources: [
    'W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015',
    'J. Hopcroft, R. E. Tarjan, Efficient algorithms for graph manipulation, 1973',
  ],
  params: {},
  traits: {
    finds: 'all',
    works: 'maze',
    byPerson: 'above',
    openAreas: false,
    noMemory: true,
    fast: false,
  },
  sure: true,
  leaves: 'cells',
  solve(maze, _params, trace) {
    refuseOneWay(maze, 'blind-alley-fill');
    const { filled, seen } = fillBlindAlleys(maze, trace);
    return cellsLeft(maze, { solver: 'blind-alley-fill', filled, steps: seen, seen, isExact: true });
  },
};

/** The numbers of the start and of a cell outside the maze that is joined to it and to all finishes. */
const START = 1;
const OUTSIDE = 2;

/** Fills the cells on no simple path from the start to a finish. @returns those, and how many cells were looked at */
function fillBlindAlleys(
  { space, open, start, finishes }: Maze,
  trace: Trace | null,
): { readonly filled: Uint8Array; readonly seen: number } {
  const { cellCount } = space.graph;
  const search = new LowPoints(space.graph, open);
  const { number, low } = search;
  const isFinish = BitSet.from(cellCount, finishes);
  const filled = new Uint8Array(cellCount);
  const fill = (cell: number): void => {
    filled[cell] = 1;
    trace?.leave(cell);
  };
  number[start] = START; // as if reached already, so it is led to and never gone on from
  search.count = OUTSIDE;
  const branch = new Uint32Array(cellCount); // cells reached and not filled, in the order of their numbers
  let length = 0;
  const reached = (cell: number): void => {
    branch[length++] = cell;
    if (isFinish.has(cell)) low[cell] = OUTSIDE;
  };
  const done = (cell: number, parent: number): void => {
    if ((low[cell] as number) < (parent === NONE ? OUTSIDE : (number[parent] as number))) return;
    for (let last = NONE; last !== cell; fill(last)) last = branch[--length] as number;
  };
  for (const finish of finishes) if (number[finish] === 0) search.search(finish, reached, done);
  let unseen = 0;
  for (let c = 0; c < cellCount; c++) {
    if (number[c] !== 0) continue;
    unseen++;
    fill(c);
  }
  return { filled, seen: cellCount - unseen };
}
