// Where a result goes: the ending of the output's name chooses a pen or a format, before any work is done.

import { MazeError, type ParamValues } from '@labrys/core';
import { type Format, formats } from '@labrys/formats';
import { listed, recordNamed, unknownName } from '@labrys/recipe';
import { animations, type Pen, pens } from '@labrys/render';
import { Option } from 'commander';
import { penNamed } from '../draw.ts';
import { formatKnobs } from '../format-knobs.ts';
import { kept, pictured, type Result } from '../result.ts';
import { requireWritable, writeWhole } from './files.ts';
import { keyAndValue, knobValue, repeated } from './knobs.ts';

/** Something that writes results to one file. */
export interface Target {
  readonly path: string;
  /** The pen or format. */
  readonly name: string;
  /** Nothing if a format writes the file. */
  readonly pen: Pen | undefined;
  /** Whether the style is kept, in the recipe, though nothing is drawn. */
  readonly keepsStyle: boolean;
  write(result: Result): Promise<void>;
  /** What `write` writes. */
  content(result: Result): Promise<string | Uint8Array>;
}

/** Options that say what writes the output. */
export interface TargetOptions {
  readonly output?: string;
  readonly pen?: string;
  readonly format?: string;
  readonly write?: readonly string[];
  readonly full?: boolean;
}

export function targetOptions(): Option[] {
  return [
    new Option('--format <name>', 'write this format whatever the ending, see "labrys list formats"'),
    new Option(
      '--write <name=value>',
      'a knob of the format that is written, such as layout=walls; may be repeated',
    ).argParser(repeated),
  ];
}

/**
 * What writes the output, or null if no file is named.
 *
 * @throws MazeError `unknown-name` for an ending nothing writes, a pen, a format or a knob that is not there;
 *   `cannot-combine`; `bad-file` if the file cannot be written
 */
export function targetOf({
  output: path,
  pen: penName,
  format: formatName,
  write = [],
  full,
}: TargetOptions): Target | null {
  if (penName !== undefined && formatName !== undefined) {
    throw new MazeError('cannot-combine', '--pen and --format do not go together; leave one out');
  }
  const named = penName === undefined ? undefined : penNamed(penName);
  if (path === undefined) {
    const option = formatName !== undefined ? '--format' : write.length > 0 ? '--write' : null;
    if (option === null) return null;
    throw new MazeError('bad-value', `${option} is for files; name one with -o, such as -o maze.txt`);
  }
  requireWritable(path);
  const writer = named ?? (formatName === undefined ? writerOf(path) : writerNamed(formatName));
  const { name } = writer;
  const pen = isPen(writer) ? writer : undefined;
  const content = isPen(writer) ? picturing(writer, write) : contentOf(writer, write, full ?? false);
  const keepsStyle = name === 'maze-json';
  return { path, name, pen, keepsStyle, content, write: async (result) => writeWhole(path, await content(result)) };
}

function picturing(pen: Pen, write: readonly string[]): Target['content'] {
  if (write.length === 0) return (result) => pictured(result, pen.name);
  throw new MazeError(
    'cannot-combine',
    `--write is for formats, and ${pen.name} is a pen: set its knobs with --style, or choose a format with --format`,
  );
}

/** What a format writes. */
function contentOf(format: Format, write: readonly string[], full: boolean): Target['content'] {
  const typed = write.map((text) => {
    const [name, value] = keyAndValue('--write', text, 'layout=walls');
    return [name, knobValue(format.params[name], value)];
  });
  const knobs = {
    ...(full && Object.hasOwn(format.params, 'full') ? { full } : {}),
    ...(Object.fromEntries(typed) as ParamValues),
  };
  formatKnobs(format, 'write', knobs, format.name); // before anything is made
  return async (result) => kept(result, format.name, knobs);
}

function isPen(writer: Pen | Format): writer is Pen {
  return Object.hasOwn(writer, 'draw');
}

/** The pen, or else the format, of a name's ending. */
function writerOf(path: string): Pen | Format {
  const pen = pens.find(({ extensions }) => extensions.some((ending) => endsWith(path, `.${ending}`)));
  const writer = pen ?? formatWithEnding(path);
  if (writer === undefined) throw new MazeError('unknown-name', noEnding(path));
  return writer;
}

/** The format of that name, or else the pen: what is a picture of ours may be one of single pixels, too. */
function writerNamed(name: string): Pen | Format {
  const records = [...writable, ...pens.filter((pen) => writable.every((format) => format.name !== pen.name))];
  const all = `There are ${listed(
    records.map((record) => record.name),
    'and',
  )}.`;
  if (records.every((record) => record.name !== name) && formats.some((format) => format.name === name)) {
    throw new MazeError('unknown-name', `${name} is only read. ${all}`);
  }
  return recordNamed<Pen | Format>(records, 'format to write', name, all);
}

const writable = formats.filter((format) => format.print !== undefined);

/** The format of the longest ending that a name has: .maze.json is not just any .json. */
function formatWithEnding(path: string): Format | undefined {
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
    ...writable.flatMap((format) => format.extensions.map((ending) => `.${ending}`)),
  ];
  const known = [...new Set(endings)];
  const typed = /\.[^./\\]*$/.exec(path)?.[0];
  if (animations.some(({ extensions }) => extensions.includes(typed?.slice(1).toLowerCase() ?? ''))) {
    return `${typed} is for animations: add --animate to "labrys make" or "labrys solve"`;
  }
  if (typed === undefined) return `${path} has no ending to choose a format by; there are ${listed(known, 'and')}`;
  return unknownName('output format', typed, known, `There are ${listed(known, 'and')}.`);
}
