import { type Maze, NONE } from '@labrys/core';
import { makeMaze } from './make.ts';
import type { EndsRecipe, Recipe, Step } from './recipe.ts';
import { spaceOf } from './space.ts';

/**
 * The recipe of a maze that was made by one and transformed since; undefined if no recipe makes exactly this maze,
 * because it was changed in between or the steps drew from another seed.
 *
 * Ends that would lie elsewhere after the steps, such as the farthest pair, are named by their cells.
 * Cost: that of making the maze, once or twice.
 *
 * @param steps what was done to the maze of `recipe`
 * @param maze what came of it
 */
export function recipeAfter(recipe: Recipe, steps: readonly Step[], maze: Maze): Recipe | undefined {
  if (recipe.wish !== undefined) return undefined; // steps come before the search
  const space = spaceOf(recipe);
  const candidates = [recipe.ends, ...namedEnds(recipe, maze)];
  return candidates
    .map((ends) => ({ ...recipe, ends, steps: [...recipe.steps, ...steps] }))
    .find((candidate) => isSame(makeMaze(candidate, {}, space), maze));
}

function namedEnds({ ends }: Recipe, { start, finishes, openings }: Maze): EndsRecipe[] {
  const [finish] = finishes;
  if (start === NONE || finish === undefined || finishes.length > 1) return [];
  return [{ ...ends, from: start, to: finish, style: openings.length === 0 ? 'markers' : ends.style }];
}

function isSame(a: Maze, b: Maze): boolean {
  const plain = ({ space, start, finishes, openings, oneWay, locks }: Maze): string =>
    JSON.stringify([
      space.graph.cellCount,
      start,
      finishes,
      openings,
      [...(oneWay?.onward ?? [])],
      [...(oneWay?.back ?? [])],
      locks ?? null,
    ]);
  const [endsOfA, endsOfB] = [a.space.graph.ends, b.space.graph.ends];
  return (
    a.open.equals(b.open) &&
    endsOfA.length === endsOfB.length &&
    endsOfA.every((cell, i) => cell === endsOfB[i]) &&
    plain(a) === plain(b)
  );
}
