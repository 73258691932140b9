import type { Maze } from './maze.ts';
import type { Sweeper } from './sweep.ts';

/** Two cells and the length of a shortest path from the first to the second, in links. */
export interface FarthestPair {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
}

/**
 * The farthest pair of the part that holds `cell`, by two sweeps: to the cell farthest from `cell`, and on from there.
 *
 * Exact where the part has no loops and no one-way links (a longest path of a tree ends at the cell farthest from
 * any other). Elsewhere the two cells really are that far apart, but another pair may be farther.
 *
 * @param cell any cell of the part
 * Cost: O(cells of the part).
 */
export function farthestPair(maze: Maze, sweeper: Sweeper, cell: number): FarthestPair {
  // Backward first: what `cell` can be reached from reaches at least as far, however the one-way links stand.
  const from = sweeper.sweep(cell, true).farthest;
  const { farthest, distance } = sweeper.sweep(from);
  const { centres } = maze.space;
  const drop = (centres[2 * farthest + 1] as number) - (centres[2 * from + 1] as number);
  // One reads from the top down, so that is where the way starts.
  return maze.oneWay === null && drop < 0 ? { from: farthest, to: from, distance } : { from, to: farthest, distance };
}
