import { MazeError, type ParamValues } from '@labrys/core';
import type { Document } from '@labrys/formats';
import { parseRecipe, type Recipe } from '@labrys/recipe';
import { read } from '../read.ts';
import { readBytes } from './files.ts';
import { remark } from './terminal.ts';

/** A maze file that was read, with its recipe checked. */
export interface Source extends Document {
  readonly checkedRecipe: Recipe | undefined;
}

/**
 * Reads a maze file and says on standard error what its reader had to guess.
 *
 * @param as `cells` or `pixels` for pictures
 * @throws MazeError that names the file
 */
export function readSource(path: string, as: string | undefined): Source {
  const bytes = readBytes(path);
  try {
    const knobs: ParamValues = as === undefined ? {} : { as };
    const document = read(bytes, path, knobs);
    for (const note of document.notes) remark(`${path}: ${note}`);
    return { ...document, checkedRecipe: document.recipe === undefined ? undefined : parseRecipe(document.recipe) };
  } catch (error) {
    if (error instanceof MazeError) throw new MazeError(error.code, `${path}: ${error.message}`);
    throw error;
  }
}

/**
 * Checks how a picture is to be read.
 *
 * @throws MazeError `bad-value`
 */
export function requireAs(as: string | undefined): void {
  if (as === undefined || as === 'cells' || as === 'pixels') return;
  throw new MazeError('bad-value', `--as is "${as}"; it has to be cells or pixels`);
}
