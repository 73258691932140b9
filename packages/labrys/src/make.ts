import type { Maze } from '@labrys/core';
import {
  type MakeOptions,
  type MazeRequest,
  makeMaze,
  parseRecipe,
  type Recipe,
  type RecipeInput,
  recipeOf,
} from '@labrys/recipe';

/**
 * Makes a maze. The same request gives the same maze on every machine.
 *
 * @param request a flat request such as `{ width: 20, height: 10, algorithm: 'wilson', seed: 7 }`, or a recipe; what has
 * a default may be left out, the seed may not
 * @param options progress, cancelling, a trace for animation
 * @throws MazeError with one sentence: what is wrong and what would work
 */
export function make(request: MazeRequest | RecipeInput | Recipe, options: MakeOptions = {}): Maze {
  return makeMaze(recipe(request), options);
}

/**
 * The whole recipe of a request, all defaults filled in. Equal requests give equal recipes.
 *
 * @throws MazeError as {@link make}
 */
export function recipe(request: MazeRequest | RecipeInput | Recipe): Recipe {
  return isRecipe(request) ? parseRecipe(request) : recipeOf(request as MazeRequest);
}

/** A recipe has its parts in objects of their own; a flat request has none of these names. */
function isRecipe(request: MazeRequest | RecipeInput | Recipe): boolean {
  return ['version', 'space', 'steps'].some((key) => Object.hasOwn(request, key));
}
