import type { Maze, Seed } from '@labrys/core';
import { parseTransforms, type StepInput, transformMaze } from '@labrys/recipe';

/**
 * Changes a maze, however it came about: `transform(maze, [{ connect: {} }, { braid: { amount: 0.5 } }], { seed: 7 })`.
 * The maze given is unchanged.
 *
 * @param steps transforms and their knobs, in order; what has a default may be left out
 * @param options `seed` decides what is drawn: the same one gives the same maze
 * @throws MazeError with one sentence on a step that is no transform, or a knob that does not fit
 */
export function transform(maze: Maze, steps: readonly StepInput[], options: { readonly seed: Seed }): Maze {
  return transformMaze(maze, parseTransforms(steps), options.seed);
}
