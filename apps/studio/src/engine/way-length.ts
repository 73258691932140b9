import { type Maze, shortest, solve } from '@labrys/core';

/** Links of the shortest way from start to finish; null where there is none. */
export function wayLength(maze: Maze): number | null {
  const solution = solve(maze, shortest);
  return solution.solved ? solution.links.length : null;
}
