import { MazeError, type ParamValues } from '@labrys/core';
import type { Document } from '@labrys/formats';
import { parseRecipe, type Recipe } from '@labrys/recipe';
import { Option } from 'commander';
import { read } from '../read.ts';
import { readBytes } from './files.ts';
import { remark } from './terminal.ts';

/** A maze file that was read, with its recipe checked. */
export interface Source extends Document {
  readonly checkedRecipe: Recipe | undefined;
}

/** How a picture is to be read. */
export interface PictureOptions {
  readonly as?: string | undefined;
  readonly correct?: readonly string[] | undefined;
}

export const AS_HELP = 'what counts as a cell of a picture: auto, cells, pixels or drawing';

/** Walls and ends of a drawing set by hand. */
export function correctOption(): Option {
  return new Option(
    '--correct <what>',
    'set right what was read from a drawing: wall:x,y,east=open, start:x,y or finish:x,y; may be repeated',
  ).argParser((value: string, before: readonly string[] = []) => [...before, value]);
}

/**
 * Reads a maze file and says on standard error what its reader had to guess.
 *
 * @param options how pictures are to be read, and what is corrected by hand
 * @throws MazeError that names the file
 */
export function readSource(path: string, { as, correct }: PictureOptions): Source {
  const bytes = readBytes(path);
  try {
    const knobs: ParamValues = {
      ...(as === undefined ? {} : { as }),
      ...(correct === undefined ? {} : { correct: correct.join(';') }),
    };
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
  if (as === undefined || ['auto', 'cells', 'pixels', 'drawing'].includes(as)) return;
  throw new MazeError('bad-value', `--as is "${as}"; it has to be auto, cells, pixels or drawing`);
}
