// All shortest paths by two passes over the order of distances. Cost: O(cells + links) time, four words a cell.

import type { Maze } from '../maze/maze.ts';
import { isPassable } from '../maze/maze.ts';
import { cellsLeft } from './cells-left.ts';
import { type Fronts, fronts } from './fronts.ts';
import type { Solver } from './solver.ts';

export type ShortestAllParams = Record<string, never>;

export const shortestAll: Solver<ShortestAllParams> = {
  id: 'SOL-SHORTEST-ALL',
  name: 'shortest-all',
  title: 'All shortest paths',
  summary: 'Floods the maze from the start and walks back from the finish wherever the distance falls.',
  about:
    'Breadth-first search finds one shortest path because it keeps one way back from each cell. Distances keep them all: ' +
    'a cell is on a shortest path if a step leads from it to such a cell one step farther out. It works on every maze, in ' +
    'open halls too, where there are very many. With several finishes the nearest ones count, all that are equally near.',
  steps: [
    'Flood the maze from the start and note the distance of each cell, until a finish is reached.',
    'Keep the finish.',
    'Go back over the cells from far to near; keep each one from which a step leads to a cell kept that is one farther.',
  ],
  sources: [
    'E. F. Moore, The shortest path through a maze, 1959',
    'W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015',
  ],
  params: {},
  traits: {
    finds: 'all shortest',
    works: 'several',
    byPerson: 'no',
    openAreas: true,
    noMemory: false,
    fast: true,
  },
  sure: true,
  leaves: 'cells',
  solve(maze, _params, trace) {
    const water = fronts(maze, false, trace);
    const filled = new Uint8Array(maze.space.graph.cellCount).fill(1);
    for (const finish of water.nearest) filled[finish] = 0;
    for (let i = water.count - 1; i >= 0; i--) {
      const cell = water.order[i] as number;
      if (filled[cell] !== 0 && leadsOn(maze, water, filled, cell)) filled[cell] = 0;
      if (filled[cell] !== 0) trace?.leave(cell);
    }
    return cellsLeft(maze, {
      solver: 'shortest-all',
      filled,
      steps: 2 * water.count,
      seen: water.count,
      isExact: true,
    });
  },
};

/** Whether a step leads to a cell that is kept and one farther out. */
function leadsOn(maze: Maze, { distance }: Fronts, filled: Uint8Array, cell: number): boolean {
  const { first, to } = maze.space.graph;
  const onward = (distance[cell] as number) + 1;
  for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
    const other = to[h] as number;
    if (filled[other] === 0 && distance[other] === onward && isPassable(maze, cell, h)) return true;
  }
  return false;
}
