import { badFile } from './bad-file.ts';
import type { Document, Rebuild } from './format.ts';
import { whyNoEnds } from './why-no-ends.ts';

/**
 * The maze of a recipe that a picture of ours keeps.
 *
 * @param format name of the format the picture came in
 * @param text the recipe as JSON
 * @param rebuild makes the maze; null where recipes cannot be followed
 * @throws MazeError `bad-file` for a recipe that is no JSON
 */
export function recipeDocument(format: string, text: string, rebuild: Rebuild | null): Document {
  return documentOfRecipe(format, jsonOf(format, text), rebuild);
}

/** The same from a recipe as JSON gives it. */
export function documentOfRecipe(format: string, recipe: unknown, rebuild: Rebuild | null): Document {
  if (rebuild === null)
    throw badFile(`the ${format.toUpperCase()} holds a recipe, but recipes cannot be followed here`);
  const maze = rebuild(recipe);
  return { format, maze, recipe, unit: 'cell', whyNoEnds: whyNoEnds(maze), notes: [] };
}

/**
 * What a picture keeps as JSON.
 *
 * @throws MazeError `bad-file`
 */
export function jsonOf(format: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badFile(`the recipe inside the ${format.toUpperCase()} is damaged: it is no JSON`);
  }
}
