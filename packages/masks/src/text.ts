// Words as an outline, from letters that are data of this package.

import { MazeError } from '@labrys/core';
import { quadratic } from './flatten.ts';
import { contours, glyphs } from './font/glyphs.ts';
import { MAX_LETTERS } from './mask.ts';
import { type Outline, OutlineBuilder } from './outline.ts';

/** From one line to the next, in font units: capitals with accents and letters below the line just miss. */
const LINE = 1150;

/** How far a side may cut into a curve, in font units. */
const TOLERANCE = 1;

/**
 * The outline of words, each line centred.
 *
 * @throws MazeError `bad-value` that names the letters the font does not have, `too-large` for a long text
 * Cost: O(letters).
 */
export function outlineOfText(text: string): Outline {
  if (text.length > MAX_LETTERS) {
    throw new MazeError('too-large', `the words of a mask have ${text.length} characters; the most is ${MAX_LETTERS}`);
  }
  const lines = text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .split(/\r\n|[\n\r]/)
    .map((line) => [...line]);
  requireLetters(lines.flat());
  const builder = new OutlineBuilder();
  for (const [row, letters] of lines.entries()) {
    const width = letters.reduce((sum, letter) => sum + letterNamed(letter).advance, 0);
    let left = -width / 2;
    for (const letter of letters) {
      const { advance, parts } = letterNamed(letter);
      for (let i = 0; i < parts.length; i += 3) {
        const [contour, x, y] = parts.slice(i, i + 3) as [number, number, number];
        draw(contours[contour] as string, left + x, row * LINE + y, builder);
      }
      left += advance;
    }
  }
  return builder.outline('nonzero', 'the text of the mask');
}

interface Letter {
  readonly advance: number;
  /** Number, x and y of contour after contour. */
  readonly parts: readonly number[];
}

let table: ReadonlyMap<string, Letter> | undefined; // made when first asked for

function letterNamed(name: string): Letter {
  return letterTable().get(name) as Letter;
}

function letterTable(): ReadonlyMap<string, Letter> {
  table ??= new Map(
    glyphs.map((line) => {
      const [name = ''] = line;
      const [advance = 0, ...parts] = line.slice(name.length).split(' ').map(Number);
      return [name, { advance, parts }];
    }),
  );
  return table;
}

function requireLetters(letters: readonly string[]): void {
  const known = letterTable();
  if (letters.every((letter) => letter.trim() === '')) {
    throw new MazeError('bad-value', 'the text of the mask is empty; give it at least one letter');
  }
  const strange = [...new Set(letters.filter((letter) => !known.has(letter)))];
  if (strange.length === 0) return;
  const some = strange.slice(0, 10).map((letter) => `"${letter}" (${codeOf(letter)})`);
  const more = strange.length > 10 ? ` and ${strange.length - 10} more` : '';
  throw new MazeError(
    'bad-value',
    `the font of masks has no ${some.join(', ')}${more}; it has Latin, Greek and Cyrillic letters, digits and punctuation`,
  );
}

function codeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Draws a contour of the font: lines and quadratic curves with relative coordinates. */
function draw(contour: string, left: number, top: number, builder: OutlineBuilder): void {
  let [x, y] = [left, top];
  builder.moveTo(x, y);
  for (const [, command, numbers = ''] of contour.matchAll(/([hvlq])([-\d ]+)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (numbers.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'q') {
      quadratic([x, y, x + a, y + b, x + c, y + d], TOLERANCE, (toX, toY) => builder.lineTo(toX, toY));
      [x, y] = [x + c, y + d];
      continue;
    }
    if (command === 'h') x += a;
    else if (command === 'v') y += a;
    else [x, y] = [x + a, y + b];
    builder.lineTo(x, y);
  }
}
