import { MazeError, type Param, type Params, type ParamValue, type ParamValues } from '@labrys/core';
import { type Document, formats, png } from '@labrys/formats';
import { checkedParams, type Look, parseRecipe, type Recipe, strangeKey } from '@labrys/recipe';
import { Option } from 'commander';
import { paramsFor } from '../format-knobs.ts';
import { read } from '../read.ts';
import { readBytes } from './files.ts';
import { keyAndValue, knobValue, repeated } from './knobs.ts';
import { remark } from './terminal.ts';

/** A maze file that was read, with its recipe checked. */
export type Source = Document & Look & { readonly checkedRecipe: Recipe | undefined };

/** How a file is to be read, and where to tell what was understood of a picture. */
export interface SourceOptions {
  readonly read?: readonly string[] | undefined;
  readonly as?: string | undefined;
  readonly path?: string | undefined;
  readonly correct?: readonly string[] | undefined;
  readonly report?: string | undefined;
}

/** The options of commands that read mazes. */
export function sourceOptions(): Option[] {
  return [
    new Option(
      '--read <name=value>',
      'a knob of the format that is read, such as layer=Walls, see "labrys list formats"; may be repeated',
    ).argParser(repeated),
    new Option('--as <how>', 'what counts as a cell of a picture: auto, cells, pixels or drawing'),
    new Option('--path <shade>', 'which pixels of a one-pixel picture are path: auto, white or black'),
    new Option(
      '--correct <what>',
      'set right what was read from a drawing: wall:x,y,east=open, start:x,y or finish:x,y; may be repeated',
    ).argParser(repeated),
    new Option(
      '--report <file>',
      'what was understood of a drawing: .txt, .json, or .png over the picture; - prints it',
    ),
  ];
}

/**
 * Reads a maze file and says on standard error what its reader had to guess.
 *
 * @param knobs from {@link sourceKnobs}
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
 * The knobs that were typed, checked as far as can be before anything is read: the content tells which format it is.
 *
 * @throws MazeError `unknown-name` for a knob that no format reads by; `param-range` or `bad-value` for what none takes
 */
export function sourceKnobs({ read: typed = [], as, path, correct }: SourceOptions): ParamValues {
  const general = typed.map((text) => keyAndValue('--read', text, 'layer=Walls'));
  const short = Object.entries({ as, path, correct: correct?.join(';') }).filter(([, value]) => value !== undefined);
  const known: Params = png.params; // all pictures have the same
  const params = Object.fromEntries(short.map(([name]) => [name, known[name] as Param]));
  return {
    ...Object.fromEntries(general.map(([name, value]) => [name, readingKnob(name, value)])),
    ...checkedParams('a picture', params, Object.fromEntries(short)),
  };
}

/** The value of a knob as a format takes it that has one of that name. */
function readingKnob(name: string, typed: string): ParamValue {
  let refused: unknown;
  for (const format of formats) {
    const param = paramsFor(format, 'read')[name];
    if (param === undefined) continue;
    try {
      return checkedParams(format.name, { [name]: param }, { [name]: knobValue(param, typed) })[name] as ParamValue;
    } catch (error) {
      refused ??= error;
    }
  }
  if (refused !== undefined) throw refused;
  const names = new Set(formats.flatMap((format) => Object.keys(paramsFor(format, 'read'))));
  throw new MazeError('unknown-name', strangeKey('--read', name, [...names]));
}
