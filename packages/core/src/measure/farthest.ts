import type { Pieces } from '../graph/pieces.ts';
import { farthestPair } from '../maze/farthest.ts';
import type { Maze } from '../maze/maze.ts';
import type { Sweeper } from '../maze/sweep.ts';

/**
 * Length in links of the longest shortest path found, over all parts: two sweeps in each.
 *
 * Exact where there are no loops and no one-way links; elsewhere a lower bound that some pair really has.
 * Cost: O(cells + links).
 */
export function farthestDistance(maze: Maze, parts: Pieces, sweeper: Sweeper): number {
  let distance = 0;
  let next = 0; // parts are numbered by their least cell, so a new number is met at that cell
  for (let c = 0; c < parts.of.length; c++) {
    if (parts.of[c] !== next) continue;
    distance = Math.max(distance, farthestPair(maze, sweeper, c).distance);
    next++;
  }
  return distance;
}
