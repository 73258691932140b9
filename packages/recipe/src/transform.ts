// The steps of a recipe behind the one that carves, for any maze.

import {
  foldingOf,
  hasDoors,
  type Maze,
  MazeError,
  type ParamValues,
  Random,
  type Seed,
  type SymmetryRequest,
  transformFolded,
  transforms,
} from '@labrys/core';
import { parseRecipe } from './parse.ts';
import type { Step, StepInput } from './recipe.ts';

/**
 * Applies transforms in order. The same maze, steps and seed give the same maze.
 *
 * @param steps checked ones, as {@link parseTransforms} gives them
 * @param earlier steps that the maze has behind it: a transform draws anew each time it is used
 * @param symmetry of the whole maze: it is kept by all transforms but those that go by the ways from start to finish or
 * change a maze with arrows or doors
 * @throws MazeError `unknown-name` for a step that is no transform
 */
export function transformMaze(
  maze: Maze,
  steps: readonly Step[],
  seed: Seed,
  earlier: readonly Step[] = [],
  symmetry?: SymmetryRequest,
): Maze {
  const all = [...earlier, ...steps];
  const folding = symmetry?.share === 1 && steps.length > 0 ? foldingOf(maze.space, symmetry.kind) : null;
  let changed = maze;
  for (let i = earlier.length; i < all.length; i++) {
    const [name, knobs] = Object.entries(all[i] as Step)[0] as [string, ParamValues];
    const transform = transforms.find((record) => record.name === name);
    if (transform === undefined) throw new MazeError('unknown-name', `there is no transform "${name}"`);
    const random = stepRandom(seed, all, i);
    changed =
      folding === null || transform.needsEnds === true || changed.oneWay !== null || hasDoors(changed)
        ? transform.apply(changed, knobs, random)
        : transformFolded(changed, folding, transform, knobs, random);
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
