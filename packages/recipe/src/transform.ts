// The steps of a recipe behind the one that carves, for any maze.

import { type Maze, MazeError, type ParamValues, Random, type Seed, transforms } from '@labrys/core';
import { parseRecipe } from './parse.ts';
import type { Step, StepInput } from './recipe.ts';

/**
 * Applies transforms in order. The same maze, steps and seed give the same maze.
 *
 * @param steps checked ones, as {@link parseTransforms} gives them
 * @param earlier steps that the maze has behind it: a transform draws anew each time it is used
 * @throws MazeError `unknown-name` for a step that is no transform
 */
export function transformMaze(maze: Maze, steps: readonly Step[], seed: Seed, earlier: readonly Step[] = []): Maze {
  const all = [...earlier, ...steps];
  let changed = maze;
  for (let i = earlier.length; i < all.length; i++) {
    const [name, knobs] = Object.entries(all[i] as Step)[0] as [string, ParamValues];
    const transform = transforms.find((record) => record.name === name);
    if (transform === undefined) throw new MazeError('unknown-name', `there is no transform "${name}"`);
    changed = transform.apply(changed, knobs, stepRandom(seed, all, i));
  }
  return changed;
}

/**
 * Checks steps from outside and fills in defaults.
 *
 * @throws MazeError with one sentence on the first thing that is wrong
 */
export function parseTransforms(steps: readonly StepInput[]): readonly Step[] {
  return parseRecipe({ steps: [{ carve: {} }, ...steps], seed: 0 }).steps.slice(1);
}

/** The stream that a step draws from: named after the step and its place among those of its name. */
export function stepRandom(seed: Seed, steps: readonly Step[], index: number): Random {
  const name = Object.keys(steps[index] as Step)[0] as string;
  const before = steps.slice(0, index).filter((earlier) => Object.hasOwn(earlier, name)).length;
  return Random.of(seed, before === 0 ? name : `${name} ${before + 1}`);
}
