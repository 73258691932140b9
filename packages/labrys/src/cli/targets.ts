// Where a result goes: the ending of the output's name chooses a pen or a format, before any work is done.

import { type Maze, MazeError, type ParamValues, type Solution } from '@labrys/core';
import { type Format, formats } from '@labrys/formats';
import { listed, type Recipe, unknownName } from '@labrys/recipe';
import { animations, type Pen, pens } from '@labrys/render';
import { drawLater, penNamed } from '../draw.ts';
import { write as writeMaze } from '../write.ts';
import { requireWritable, writeWhole } from './files.ts';

/** A way to show or keep: a solution, or one found in a file. */
export type Walk = Pick<Solution, 'path' | 'links' | 'cells'>;

/** A maze and what is known of it. */
export interface Result {
  readonly maze: Maze;
  readonly recipe: Recipe | undefined;
  readonly solution: Walk | undefined;
  readonly lengths?: Float64Array | undefined;
  readonly title?: string | undefined;
  readonly figures?: string | undefined;
  /** Knobs of the pen; those of other pens are passed over. */
  readonly style: ParamValues;
}

/** Something that writes results to one file. */
export interface Target {
  readonly path: string;
  /** The ending chose this pen; nothing if a format writes the file. */
  readonly pen: Pen | undefined;
  /** Whether the style is kept, in the recipe, though nothing is drawn. */
  readonly keepsStyle: boolean;
  write(result: Result): Promise<void>;
  /** What `write` writes. */
  content(result: Result): Promise<string | Uint8Array>;
}

/**
 * The target of an output's name.
 *
 * @param penName a pen to draw with whatever the ending says
 * @param full keep everything in maze files, also what the recipe gives
 * @throws MazeError `unknown-name` for an ending nothing writes, `bad-file` if the file cannot be written
 */
export function targetOf(path: string, penName: string | undefined, full: boolean): Target {
  requireWritable(path);
  const pen = penName === undefined ? penOf(path) : penNamed(penName);
  const content = pen === undefined ? contentOf(path, full) : (result: Result) => picture(pen, result);
  const keepsStyle = pen === undefined && formatOf(path)?.name === 'maze-json';
  return { path, pen, keepsStyle, content, write: async (result) => writeWhole(path, await content(result)) };
}

/** What the format of a name's ending writes. */
function contentOf(path: string, full: boolean): Target['content'] {
  const format = formatOf(path);
  if (format === undefined) throw new MazeError('unknown-name', noEnding(path));
  const knobs = Object.hasOwn(format.params, 'full') ? { full } : {};
  return async ({ maze, recipe, solution, lengths }) =>
    writeMaze({ maze, recipe, solution, lengths }, format.name, knobs);
}

/** A result drawn by a pen. */
export async function picture(pen: Pen, result: Result): Promise<string | Uint8Array> {
  const { maze, recipe, solution, title, figures, style } = result;
  const params = Object.fromEntries(Object.entries(style).filter(([name]) => Object.hasOwn(pen.params, name)));
  return drawLater(maze, pen.name, { solution, recipe, title, figures, params });
}

function penOf(path: string): Pen | undefined {
  return pens.find((pen) => pen.extensions.some((ending) => endsWith(path, `.${ending}`)));
}

/** The format of the longest ending that a name has: .maze.json is not just any .json. */
function formatOf(path: string): Format | undefined {
  const writable = formats.filter((format) => format.print !== undefined);
  const endings = writable.flatMap((format) => format.extensions.map((ending) => ({ format, ending })));
  const fitting = endings.filter(({ ending }) => endsWith(path, `.${ending}`));
  return fitting.sort((a, b) => b.ending.length - a.ending.length)[0]?.format;
}

function endsWith(path: string, ending: string): boolean {
  return path.toLowerCase().endsWith(ending) && path.length > ending.length;
}

function noEnding(path: string): string {
  const endings = [
    ...pens.flatMap((pen) => pen.extensions.map((ending) => `.${ending}`)),
    ...formats.flatMap((format) => (format.print === undefined ? [] : format.extensions.map((ending) => `.${ending}`))),
  ];
  const known = [...new Set(endings)];
  const typed = /\.[^./\\]*$/.exec(path)?.[0];
  if (animations.some(({ extensions }) => extensions.includes(typed?.slice(1).toLowerCase() ?? ''))) {
    return `${typed} is for animations: add --animate to "labrys make" or "labrys solve"`;
  }
  if (typed === undefined) return `${path} has no ending to choose a format by; there are ${listed(known, 'and')}`;
  return unknownName('output format', typed, known, `There are ${listed(known, 'and')}.`);
}
