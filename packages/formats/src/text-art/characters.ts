// Text files as grids of characters: without headers, blanks between letters, and doubled columns.

import { MAX_CELLS } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import { requireGridSize } from '../grids/block-grid.ts';

/** Rows of equally many characters. */
export interface Characters {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly string[];
  /** What was taken off or filled up, a sentence each. */
  readonly notes: readonly string[];
}

/** Sizes in the first line: rows and columns, or one of them. */
const HEADER = /^\s*(\d{1,6})(?:[\s,x]+(\d{1,6}))?\s*$/;

/**
 * The characters of a text, short lines filled up with blanks.
 *
 * Blanks at the end of a line count, since a blank may be a passage; empty lines around the grid do not.
 *
 * @throws MazeError `bad-file` for an empty text or one line that is far longer than the others
 */
export function charactersOf(text: string): Characters {
  const notes: string[] = [];
  const lines = text.split(/\r\n|\n|\r/);
  while (lines[0] === '') lines.shift();
  let end = lines.length;
  while (end > 0 && lines[end - 1] === '') end--;
  const header = HEADER.exec(lines[0] ?? '');
  let rows = lines.slice(0, end);
  let columns = 0;
  if (header !== null) {
    const sized = sizedRows(lines, header);
    if (sized !== null) {
      ({ rows, columns } = sized);
      notes.push('The first line was read as the size.');
    }
  }
  if (rows.length === 0) throw badFile('there is no line of characters');

  let width = rows.reduce((longest, row) => Math.max(longest, row.length), 0);
  if (columns > 0 && width > columns) {
    const longer = rows.filter((row) => row.length > columns).length;
    notes.push(`Lines longer than the ${columns} columns of the first line were cut off: ${longer}.`);
    rows = rows.map((row) => row.slice(0, columns));
    width = columns;
  }
  requireGridSize(width, rows.length, text.length, MAX_CELLS);
  rows = rows.map((row) => row.padEnd(width));
  const spread = withoutGaps(rows);
  return { width: (spread[0] as string).length, height: spread.length, rows: spread, notes };
}

/** The rows under a header that fits them; null if the first line is no header. */
function sizedRows(lines: readonly string[], header: RegExpExecArray): { rows: string[]; columns: number } | null {
  const body = lines.slice(1);
  const longest = body.reduce((most, line) => Math.max(most, line.length), 0);
  let filled = body.length;
  while (filled > 0 && (body[filled - 1] as string).trim() === '') filled--;
  const first = Number(header[1]);
  if (header[2] === undefined) {
    // One number alone: the columns, or else the rows. A row of digits is as long as the others.
    if (first === 0 || (first !== longest && first !== filled) || (lines[0] as string).length === longest) return null;
    return { rows: body.slice(0, first === longest ? filled : first), columns: first === longest ? first : 0 };
  }
  const second = Number(header[2]);
  for (const [rows, columns] of [
    [first, second],
    [second, first],
  ] as const) {
    const fits = rows === filled || (columns === longest && rows <= body.length);
    if (rows > 0 && columns > 0 && fits && rows <= body.length) return { rows: body.slice(0, rows), columns };
  }
  return null;
}

/** Letters that stand with blanks between them, moved together. */
function withoutGaps(rows: string[]): string[] {
  const width = (rows[0] as string).length;
  if (width < 3) return rows;
  // Some row has letters in the even columns only, all of them, and no row has a letter in an odd one.
  const isSpread = rows.every((row) => /^(?:\S )*\S? ?$/.test(row));
  return isSpread ? rows.map((row) => row.replace(/(.) ?/g, '$1')) : rows;
}
