// Makes the maze of a recipe and puts it on the page.

import { MazeError } from '@labrys/core';
import { cellCountOf, makeMazeInTurns, parseRecipe, type Recipe, type RecipeInput, recipeCode } from '@labrys/recipe';
import { factsOf, type MazeFacts } from '../facts.ts';
import type { JobContext } from '../protocol.ts';
import type { Session } from '../session.ts';

/** What was made: all of it is plain data. */
export interface Made {
  readonly recipe: Recipe;
  /** For links, see {@link recipeCode}. */
  readonly code: string;
  readonly facts: MazeFacts;
}

/** More cells do not fit the memory of a page. */
const MOST_CELLS = 16_000_000;

export async function run(session: Session, input: RecipeInput | Recipe, context: JobContext): Promise<Made> {
  const recipe = parseRecipe(input);
  const cells = cellCountOf(recipe);
  if (cells > MOST_CELLS) {
    throw new MazeError(
      'too-large',
      `a board of ${cells} cells is too large for a page, which takes ${MOST_CELLS}; the command line makes larger ones`,
    );
  }
  const options = { onProgress: context.progress, pause: context.pause, signal: context.signal };
  const board = session.boardOf(recipe);
  const maze = await makeMazeInTurns(recipe, options, board);
  const subject = session.show({ maze, recipe, title: recipe.title });
  return { recipe, code: recipeCode(recipe), facts: factsOf(subject) };
}
