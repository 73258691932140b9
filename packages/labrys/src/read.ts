import type { Maze, ParamValues } from '@labrys/core';
import { type Document, formatOf } from '@labrys/formats';
import { checkedLook, type Look, makeMaze, parseRecipe } from '@labrys/recipe';
import { formatKnobs } from './format-knobs.ts';

/**
 * Reads a maze from a file's content, whatever its format: the content tells, the name does not.
 *
 * @param bytes the whole file
 * @param name name of the file, if it has one: asked only which reader is to explain what is wrong
 * @param knobs of the format, such as `{ as: 'cells' }` for pictures
 * @throws MazeError `bad-file` with what is wrong and what would work; `unknown-name` for a knob that the format has not,
 *   `param-range` or `bad-value` for one that it does not take so
 */
export function read(bytes: Uint8Array, name = '', knobs: ParamValues = {}): Document & Look {
  const format = formatOf(bytes, name);
  const checked = formatKnobs(format, 'read', knobs, `${format.title}, which this file is,`);
  const document = format.parse(bytes, checked, rebuilt);
  const { style, title } = checkedLook(document);
  return { ...document, style, title };
}

/** The maze of a recipe found in a file. */
function rebuilt(recipe: unknown): Maze {
  return makeMaze(parseRecipe(recipe));
}
