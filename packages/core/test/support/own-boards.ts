// Boards as their users draw them, in units of their own.

import { linkedSpace, outlineSpace } from '../../src/index.ts';
import type { Outline } from './dissections.ts';
import { rowsOfOutlines } from './outline-rows.ts';

/** A flat: an L-shaped hall, rooms whose corners lie on walls of others, a bay window, a round table left free. */
export const floorPlan: readonly Outline[] = [
  [
    [0, 0],
    [400, 0],
    [400, 250],
    [0, 250],
  ],
  [
    [400, 0],
    [700, 0],
    [700, 180],
    [400, 180],
  ],
  [
    [700, 180],
    [700, 0],
    [760, 0],
    [800, 60],
    [800, 120],
    [760, 180],
  ],
  [
    [0, 250],
    [180, 250],
    [180, 600],
    [0, 600],
  ],
  [
    [180, 250],
    [480, 250],
    [480, 180],
    [600, 180],
    [600, 400],
    [180, 400],
  ],
  [
    [600, 180],
    [760, 180],
    [760, 400],
    [600, 400],
  ],
  [
    [180, 400],
    [350, 400],
    [350, 600],
    [180, 600],
  ],
  [
    [350, 400],
    [760, 400],
    [760, 600],
    [350, 600],
  ],
  [
    [400, 180],
    [480, 180],
    [480, 250],
    [400, 250],
  ],
];

/** Pieces of a puzzle: tabs reach into neighbours, so that two pieces share several sides in a row. */
export const puzzle: readonly Outline[] = [
  [
    [0, 0],
    [10, 0],
    [10, 3],
    [13, 3],
    [13, 7],
    [10, 7],
    [10, 10],
    [7, 10],
    [7, 7],
    [3, 7],
    [3, 10],
    [0, 10],
  ],
  [
    [10, 0],
    [20, 0],
    [20, 10],
    [17, 10],
    [17, 13],
    [13, 13],
    [13, 10],
    [10, 10],
    [10, 7],
    [13, 7],
    [13, 3],
    [10, 3],
  ],
  [
    [0, 10],
    [3, 10],
    [3, 7],
    [7, 7],
    [7, 10],
    [10, 10],
    [10, 13],
    [7, 13],
    [7, 17],
    [10, 17],
    [10, 20],
    [0, 20],
  ],
  [
    [10, 10],
    [13, 10],
    [13, 13],
    [17, 13],
    [17, 10],
    [20, 10],
    [20, 20],
    [10, 20],
    [10, 17],
    [7, 17],
    [7, 13],
    [10, 13],
  ],
];

/** Two rooms, a gap, and three more rooms. */
export const islands: readonly Outline[] = [
  [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ],
  [
    [2, 0],
    [4, 0],
    [4, 2],
    [2, 2],
  ],
  [
    [9, 0],
    [11, 0],
    [11, 3],
    [9, 3],
  ],
  [
    [11, 0],
    [14, 0],
    [14, 1],
    [11, 1],
  ],
  [
    [11, 1],
    [14, 1],
    [14, 3],
    [11, 3],
  ],
];

/** Rooms round a yard. */
export const yard: readonly Outline[] = [
  [
    [0, 0],
    [6, 0],
    [6, 2],
    [2, 2],
    [2, 4],
    [0, 4],
  ],
  [
    [6, 0],
    [8, 0],
    [8, 5],
    [6, 5],
  ],
  [
    [8, 5],
    [8, 8],
    [3, 8],
    [3, 6],
    [6, 6],
    [6, 5],
  ],
  [
    [0, 4],
    [2, 4],
    [2, 6],
    [3, 6],
    [3, 8],
    [0, 8],
  ],
];

/** Flat boards of one piece, which every generator that needs no rows takes in both focuses. */
export const ownBoards = Object.entries({ floorPlan, puzzle, yard }).map(([name, outlines]) => ({
  name: `mesh, ${name}`,
  space: outlineSpace(rowsOfOutlines(outlines)),
}));

/** Cells and links with two bridges between the same cells. */
export const network = linkedSpace(6, Uint32Array.of(0, 1, 1, 2, 2, 3, 3, 0, 1, 2, 3, 4, 4, 5, 5, 0, 0, 2), null);
