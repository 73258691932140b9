// Isolation remover. Cost: nearly O(cells + links).

import { carve } from '../generate/carve.ts';
import { primModified } from '../generate/prim-modified.ts';
import type { Transform } from './transform.ts';

export type ConnectParams = Record<string, never>;

export const connect: Transform<ConnectParams> = {
  id: 'OP-ISOLATION',
  name: 'connect',
  title: 'Isolation remover',
  summary: 'Opens walls, in random order, between reached and unreached parts until every cell can be reached.',
  about:
    'What makes a maze of a half-drawn one or of a pattern. It opens one wall for each part but the first, the least that ' +
    'can do, and closes none; a maze in one part stays as it is. Parts are what passages hold together, one-way passages ' +
    'counted as open both ways. Pieces of the board that no link joins stay apart.',
  steps: [
    'Put one part in.',
    'Take a random cell that is not in and has a neighbour that is.',
    'Open a wall between it and such a neighbour; its whole part is in now.',
    'Go on until no cell is left.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {},
  apply(maze, _params, random) {
    // A generator that counts what is open as joined beforehand, so each part is one class.
    return { ...maze, open: carve(maze.space, primModified, { focus: 'passage', joined: maze.open, random }) };
  },
};
