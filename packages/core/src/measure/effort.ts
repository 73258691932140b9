import type { Maze } from '../maze/maze.ts';
import { mouse } from '../solve/mouse.ts';
import type { Solver } from '../solve/solver.ts';
import { tremaux } from '../solve/tremaux.ts';
import { hasOneWay } from '../solve/walk.ts';

/** What finding the way costs people who do not know the maze: links walked in the mean. */
export interface Effort {
  /** By the random mouse; null where it takes too long. */
  readonly mouse: number | null;
  /** By Trémaux's rule, passages taken at random; null on large mazes and with one-way links. */
  readonly tremaux: number | null;
}

/** Walks that are averaged. */
const SEEDS = 20;
/** Links that may be walked in each: more say nothing that fewer do not, and cost time. */
const MOST_STEPS = 100_000;

/** Sends walkers through a maze that has a solution, seeds 1 to 20. Cost: at most some millions of steps. */
export function walkersEffort(maze: Maze): Effort {
  const passages = maze.open.count();
  return {
    mouse: meanWalk(maze, mouse, (seed) => ({ seed, limit: MOST_STEPS })),
    tremaux:
      hasOneWay(maze) || 2 * passages > MOST_STEPS
        ? null
        : meanWalk(maze, tremaux, (seed) => ({ seed, order: 'random' })),
  };
}

function meanWalk<P extends { readonly seed: number }>(
  maze: Maze,
  solver: Solver<P>,
  params: (seed: number) => P,
): number | null {
  let walked = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const solution = solver.solve(maze, params(seed), null);
    if (!solution.solved) return null;
    walked += solution.walked as number;
  }
  return walked / SEEDS;
}
