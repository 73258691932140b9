import type { Maze, ParamValues } from '@labrys/core';
import { type Document, readMaze } from '@labrys/formats';
import { makeMaze, parseRecipe } from '@labrys/recipe';

/**
 * Reads a maze from a file's content, whatever its format: the content tells, the name does not.
 *
 * @param bytes the whole file
 * @param name name of the file, if it has one: asked only which reader is to explain what is wrong
 * @param knobs of the format, such as `{ as: 'cells' }` for pictures
 * @throws MazeError `bad-file` with what is wrong and what would work
 */
export function read(bytes: Uint8Array, name = '', knobs: ParamValues = {}): Document {
  return readMaze(bytes, name, { knobs, rebuild: rebuilt });
}

/** The maze of a recipe found in a file. */
function rebuilt(recipe: unknown): Maze {
  return makeMaze(parseRecipe(recipe));
}
