// Dead-end filling. Cost: O(cells + links) time, two words a cell (four with one-way links).

import { cellsLeft } from './cells-left.ts';
import { Filling } from './filling.ts';
import type { Solver } from './solver.ts';

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
    const filling = new Filling(maze, [maze.start, ...maze.finishes], trace);
    filling.fillDeadEnds();
    return cellsLeft(maze, {
      solver: 'dead-end',
      filled: filling.filled,
      steps: filling.count,
      seen: maze.space.graph.cellCount,
      isExact: false,
    });
  },
};
