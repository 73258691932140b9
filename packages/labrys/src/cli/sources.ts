import { MazeError, type Param, type Params, type ParamValues } from '@labrys/core';
import { type Document, png } from '@labrys/formats';
import { checkedParams, parseRecipe, type Recipe } from '@labrys/recipe';
import { Option } from 'commander';
import { read } from '../read.ts';
import { readBytes } from './files.ts';
import { remark } from './terminal.ts';

/** A maze file that was read, with its recipe checked. */
export interface Source extends Document {
  readonly checkedRecipe: Recipe | undefined;
}

/** How a picture is to be read, and where to tell what was understood. */
export interface PictureOptions {
  readonly as?: string | undefined;
  readonly path?: string | undefined;
  readonly correct?: readonly string[] | undefined;
  readonly report?: string | undefined;
}

/** The options of commands that read pictures. */
export function pictureOptions(): Option[] {
  return [
    new Option('--as <how>', 'what counts as a cell of a picture: auto, cells, pixels or drawing'),
    new Option('--path <shade>', 'which pixels of a one-pixel picture are path: auto, white or black'),
    new Option(
      '--correct <what>',
      'set right what was read from a drawing: wall:x,y,east=open, start:x,y or finish:x,y; may be repeated',
    ).argParser((value: string, before: readonly string[] = []) => [...before, value]),
    new Option(
      '--report <file>',
      'what was understood of a drawing: .txt, .json, or .png over the picture; - prints it',
    ),
  ];
}

/**
 * Reads a maze file and says on standard error what its reader had to guess.
 *
 * @param knobs how pictures are to be read, from {@link pictureKnobs}
 * @throws MazeError that names the file
 */
export function readSource(file: string, knobs: ParamValues): Source {
  const bytes = readBytes(file);
  try {
    const document = read(bytes, file, knobs);
    for (const note of document.notes) remark(`${file}: ${note}`);
    return { ...document, checkedRecipe: document.recipe === undefined ? undefined : parseRecipe(document.recipe) };
  } catch (error) {
    if (error instanceof MazeError) throw new MazeError(error.code, `${file}: ${error.message}`);
    throw error;
  }
}

/**
 * The knobs that were typed, checked before anything is read.
 *
 * @throws MazeError `param-range` for what is no choice or no correction
 */
export function pictureKnobs({ as, path, correct }: PictureOptions): ParamValues {
  const typed = Object.entries({ as, path, correct: correct?.join(';') }).filter(([, value]) => value !== undefined);
  const known: Params = png.params; // all pictures have the same
  const params = Object.fromEntries(typed.map(([name]) => [name, known[name] as Param]));
  return checkedParams('a picture', params, Object.fromEntries(typed));
}
