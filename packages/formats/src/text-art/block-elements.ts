// Mazes of block elements: each character is a square, two halves or four quarters, of which some are filled.

import { BitSet, NONE } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Format } from '../format.ts';
import { asParam, type BlockGrid, type BlocksAs, blocksDocument } from '../grids/block-grid.ts';
import { betterReading } from '../grids/polarity.ts';
import { decodeHead, decodeText } from '../text.ts';

export type BlockElementKnobs = { readonly as: string };

export const blockElements: Format<BlockElementKnobs> = {
  id: 'FMT-BLOCK-ELEMENTS',
  name: 'block-elements',
  title: 'Text, block elements',
  summary: 'Mazes drawn with full, half and quarter blocks, up to four squares a character.',
  about:
    'Blocks make the densest pictures in a terminal that are still crisp. Walls are mostly the filled squares; the ' +
    'passages tell where it is the other way round. Letters S and F or E stand for free squares with the ends.',
  steps: [
    'Cut each character into its quarters.',
    'Merge squares that always come in pairs, across and down.',
    'Take off blank lines at the right and below, and read the squares as blocks.',
  ],
  sources: ['The Unicode Consortium, The Unicode Standard, code chart Block Elements'],
  params: { as: asParam },
  extensions: ['txt'],
  kind: 'text',
  sniff: (bytes) => blockLines(decodeHead(bytes, 65_536)) !== null,
  parse: (bytes, { as }) => {
    const text = decodeText(bytes);
    const lines = blockLines(text);
    if (lines === null) throw badFile('no lines of block elements such as █ ▀ ▌ were found');
    const filled = squaresOf(lines);
    const usual = blocksOf(filled, true);
    const blocks = betterReading(usual, blocksOf(filled, false), true);
    const notes = blocks === usual ? [] : ['Filled squares were taken for passages: so they hang together.'];
    return blocksDocument('block-elements', blocks, as as BlocksAs, 'square', notes);
  },
};

/** Quarters: upper left 1, upper right 2, lower left 4, lower right 8. */
const QUARTERS = ' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█';
const MARKS = 'SFEGsfeg·.';

function blockLines(text: string): string[] | null {
  const lines = text.split(/\r\n|\n|\r/);
  while (lines.length > 0 && (lines[0] as string).trim() === '') lines.shift();
  while (lines.length > 0 && (lines.at(-1) as string).trim() === '') lines.pop();
  let blocks = 0;
  for (const line of lines) {
    for (const sign of line) {
      if (sign !== ' ' && QUARTERS.includes(sign)) blocks++;
      else if (sign !== ' ' && !MARKS.includes(sign)) return null;
    }
  }
  return lines.length > 1 && blocks > 3 ? lines : null;
}

/** Squares of a picture and the ends in it. */
interface Filled {
  readonly width: number;
  readonly height: number;
  readonly isFilled: Uint8Array;
  readonly start: number;
  readonly goals: readonly number[];
}

function squaresOf(lines: readonly string[]): Filled {
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  let width = 2 * longest;
  let height = 2 * lines.length;
  if (width * height > 200_000_000 || width * height > 1_000_000 + 64 * lines.reduce((sum, l) => sum + l.length, 0)) {
    throw badFile(`${lines.length} lines of up to ${longest} characters are too uneven for a maze`);
  }
  let isFilled = new Uint8Array(width * height);
  const marks: { readonly sign: string; readonly x: number; readonly y: number }[] = [];
  lines.forEach((line, y) => {
    for (let x = 0; x < line.length; x++) {
      const sign = line[x] as string;
      const quarters = Math.max(QUARTERS.indexOf(sign), 0);
      for (let k = 0; k < 4; k++) {
        if (((quarters >> k) & 1) === 1) isFilled[(2 * y + (k >> 1)) * width + 2 * x + (k & 1)] = 1;
      }
      if (/[SFEG]/i.test(sign)) marks.push({ sign: sign.toUpperCase(), x: 2 * x, y: 2 * y });
    }
  });

  // A character may be one square across or down, and a square two characters wide.
  let across = 1;
  let down = 1;
  while (across < 4 && width % 2 === 0 && isPaired(isFilled, width, height, true)) {
    isFilled = isFilled.filter((_, i) => (i % width) % 2 === 0);
    width /= 2;
    across *= 2;
  }
  if (isPaired(isFilled, width, height, false)) {
    const w = width;
    isFilled = isFilled.filter((_, i) => Math.floor(i / w) % 2 === 0);
    height /= 2;
    down = 2;
  }
  // What is blank at the right and below is no part of the picture.
  let right = width;
  let bottom = height;
  while (bottom > 1 && isFilled.subarray((bottom - 1) * width, bottom * width).every((filled) => filled === 0))
    bottom--;
  const isBlankColumn = (x: number): boolean => {
    for (let y = 0; y < bottom; y++) if (isFilled[y * width + x] !== 0) return false;
    return true;
  };
  while (right > 1 && isBlankColumn(right - 1)) right--;
  const cropped = new Uint8Array(right * bottom);
  for (let y = 0; y < bottom; y++) cropped.set(isFilled.subarray(y * width, y * width + right), y * right);

  let start = NONE;
  const goals: number[] = [];
  for (const { sign, x, y } of marks) {
    const column = Math.floor(x / across);
    const row = Math.floor(y / down);
    if (column >= right || row >= bottom) continue;
    const square = row * right + column;
    if (sign !== 'S') goals.push(square);
    else if (start === NONE) start = square;
  }
  return { width: right, height: bottom, isFilled: cropped, start, goals };
}

/** Whether squares come in equal pairs, side by side or one above the other. */
function isPaired(isFilled: Uint8Array, width: number, height: number, isAcross: boolean): boolean {
  const step = isAcross ? 1 : width;
  for (let y = 0; y < height; y += isAcross ? 1 : 2) {
    for (let x = 0; x < width; x += isAcross ? 2 : 1) {
      const i = y * width + x;
      if (isFilled[i] !== isFilled[i + step]) return false;
    }
  }
  return true;
}

function blocksOf({ width, height, isFilled, start, goals }: Filled, filledIsWall: boolean): BlockGrid {
  const free = new BitSet(width * height);
  for (let square = 0; square < isFilled.length; square++)
    if ((isFilled[square] === 0) === filledIsWall) free.add(square);
  for (const end of [start, ...goals]) if (end !== NONE) free.add(end);
  return { width, height, free, start, goals };
}
