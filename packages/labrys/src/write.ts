import { MazeError, type ParamValues } from '@labrys/core';
import { type Content, type Format, formats } from '@labrys/formats';
import { unknownName } from '@labrys/recipe';
import { formatKnobs } from './format-knobs.ts';

/**
 * Writes a maze as a file that keeps it, such as `maze-json`.
 *
 * @param content the maze, and what is to be kept beside it: recipe, or style and title, solution, lengths
 * @param format name of the format
 * @param knobs of the format; those left out take their defaults
 * @returns the bytes of the whole file
 * @throws MazeError `unknown-name` for a format or knob that does not exist or is only read, `cannot-combine` for a maze
 *   the format cannot hold
 */
export function write(content: Content, format: string, knobs: ParamValues = {}): Uint8Array<ArrayBuffer> {
  const record = writableFormat(format);
  const bytes = record.print?.(content, formatKnobs(record, 'write', knobs, record.name));
  if (bytes === undefined) throw new Error(`${format} has no printer`);
  return bytes;
}

/** The format of that name, if it writes files. */
function writableFormat(name: string): Format {
  const writable = formats.filter((format) => format.print !== undefined);
  const found = writable.find((format) => format.name === name);
  if (found !== undefined) return found;
  const isRead = formats.some((format) => format.name === name);
  if (isRead)
    throw new MazeError('unknown-name', `${name} files are only read; there are ${namesOf(writable)} to write`);
  throw new MazeError(
    'unknown-name',
    unknownName(
      'format to write',
      name,
      writable.map((format) => format.name),
      `There are ${namesOf(writable)}.`,
    ),
  );
}

function namesOf(records: readonly Format[]): string {
  return records.map(({ name }) => name).join(', ');
}
