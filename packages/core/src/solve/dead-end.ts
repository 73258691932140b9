// Dead-end filling. Cost: O(cells + links) time, two words a cell (four with one-way links).

import type { Trace } from '../generate/trace.ts';
import type { Maze } from '../maze/maze.ts';
import { breadthFirst } from './breadth-first.ts';
import { cellsAlong, type Solver, whyUnsolvable } from './solver.ts';

export type DeadEndParams = Record<string, never>;

export const deadEnd: Solver<DeadEndParams> = {
  id: 'SOL-DEAD-END',
  name: 'dead-end',
  title: 'Dead-end filling',
  summary:
    'Fills every dead end back to its junction until none is left; all solutions stay, and loops stay with them.',
  about:
    'The way to solve a maze on paper with a pencil. On a perfect maze the cells left are exactly the solution. With ' +
    'loops they hold every solution, but passages too that are on none; a maze without dead ends is left as it is. A ' +
    'shortest path is then sought among the cells left.',
  steps: [
    'Find all dead ends: cells but start and finish with one passage, or with one-way passages that lead only in or only out.',
    'Fill each one, which closes the passage to the next cell.',
    'Where that makes a new dead end, fill it as well.',
    'Stop when none is left.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {},
  traits: {
    finds: 'all and more',
    works: 'maze',
    byPerson: 'above',
    openAreas: false,
    noMemory: true,
    fast: true,
  },
  sure: false,
  leaves: 'cells',
  solve(maze, _params, trace) {
    const { filled, count } = fillDeadEnds(maze, trace);
    const cells = new Uint32Array(filled.length - count);
    for (let c = 0, left = 0; c < filled.length; c++) if (filled[c] === 0) cells[left++] = c;
    const { links, steps } = breadthFirst(maze, null, filled);
    const path = links === null ? new Uint32Array(0) : cellsAlong(maze.space.graph, maze.start, links);
    const bareEnds = new Set([maze.start, ...maze.finishes]).size;
    return {
      solver: 'dead-end',
      solved: links !== null,
      sure: cells.length === (links === null ? bareEnds : path.length), // filling alone has settled it
      path,
      links: links ?? new Uint32Array(0),
      cells,
      steps: count + steps,
      seen: maze.space.graph.cellCount,
      walked: null,
      reason: links === null ? whyUnsolvable(maze) : null,
    };
  },
};

/**
 * Fills all cells that no simple path from start to finish can pass because no way leads in or none out, or both
 * only by the same link.
 *
 * In by one link and out by another is what a cell on a path needs. So a cell dies when no link leads in, when none
 * leads out, or when one link alone is left. Each cell that is filled takes its links from its neighbours.
 *
 * @returns cell -> 1 if filled, and how many are
 */
function fillDeadEnds(maze: Maze, trace: Trace | null): { readonly filled: Uint8Array; readonly count: number } {
  const { open, oneWay } = maze;
  const { cellCount, first, to, link, ends } = maze.space.graph;
  const ways = new Uint32Array(cellCount); // links to cells that are not filled
  const waysIn = oneWay === null ? ways : new Uint32Array(cellCount);
  const waysOut = oneWay === null ? ways : new Uint32Array(cellCount);

  /** Adds (1) or takes away (-1) link `l` at `cell`. */
  const change = (cell: number, l: number, by: number): void => {
    ways[cell] = (ways[cell] as number) + by;
    if (oneWay === null) return;
    const isOneWay = oneWay.has(l);
    const leadsOut = ends[2 * l] === cell;
    if (!isOneWay || leadsOut) waysOut[cell] = (waysOut[cell] as number) + by;
    if (!isOneWay || !leadsOut) waysIn[cell] = (waysIn[cell] as number) + by;
  };
  const isEnd = new Uint8Array(cellCount);
  isEnd[maze.start] = 1;
  for (const finish of maze.finishes) isEnd[finish] = 1;
  const isDead = (cell: number): boolean =>
    isEnd[cell] === 0 && ((ways[cell] as number) < 2 || waysIn[cell] === 0 || waysOut[cell] === 0);

  const filled = new Uint8Array(cellCount);
  const queue = new Uint32Array(cellCount);
  let tail = 0;
  const fill = (cell: number): void => {
    filled[cell] = 1;
    queue[tail++] = cell;
    trace?.leave(cell);
  };
  for (let c = 0; c < cellCount; c++) {
    for (let h = first[c] as number; h < (first[c + 1] as number); h++) {
      const l = link[h] as number;
      if (open.has(l)) change(c, l, 1);
    }
  }
  for (let c = 0; c < cellCount; c++) if (isDead(c)) fill(c);
  for (let head = 0; head < tail; head++) {
    const cell = queue[head] as number;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      const l = link[h] as number;
      const other = to[h] as number;
      if (!open.has(l) || filled[other] !== 0) continue;
      change(other, l, -1);
      if (isDead(other)) fill(other);
    }
  }
  return { filled, count: tail };
}
