// Drawings with box drawing characters: walls as joined lines, cells of any width, with or without lines of their own.
//
//   ┌───┬───┐      ┌─┬─┐ compact: the lines hold corners only, two characters a cell
//   │ S │ F │      │ ╵ │
//   │   ╵   │      └───┘
//   └───────┘

import { badFile } from '../bad-file.ts';
import type { Format } from '../format.ts';
import { decodeHead, decodeText } from '../text.ts';
import { ARM, boxArms, boxLines } from './box-lines.ts';
import { type Drawing, drawingDocument } from './drawing.ts';
import { tubesOf } from './pipes.ts';

type NoKnobs = Record<string, never>;

export const boxDrawing: Format<NoKnobs> = {
  id: 'FMT-BOX-DRAWING',
  name: 'box-drawing',
  title: 'Text, drawn with lines',
  summary: 'Drawings whose walls are box drawing characters, as the pen for them makes them.',
  about:
    'Light, heavy, double and round lines are read. Cells have a line of their own, with S at the start and F, G or E at ' +
    'goals, or the drawing is compact, corners only. Without marks two gaps in the outer wall are the ends.',
  steps: [
    'Find the distance between corners: every character with an upright arm stands in a column of corners.',
    'See which walls stand by the arms of the corners and the lines between them.',
    'Leave out what is open to the outside beside the part with the ends.',
  ],
  sources: ['The Unicode Consortium, The Unicode Standard, code chart Box Drawing'],
  params: {},
  extensions: ['txt'],
  kind: 'text',
  sniff: (bytes) => {
    const lines = boxLines(decodeHead(bytes, 65_536));
    return lines !== null && tubesOf(lines) === null;
  },
  parse: (bytes) => {
    const text = decodeText(bytes);
    const lines = boxLines(text);
    if (lines === null)
      throw badFile('no lines of box drawing characters were found, so this is no drawing with lines');
    return drawingDocument('box-drawing', drawingOf(lines), text.length);
  },
};

function drawingOf(lines: readonly string[]): Drawing {
  // Columns with upright arms or ends of lines are columns of corners, lines with level arms are lines of corners.
  let columns = 0;
  let rows = 0;
  lines.forEach((line, y) => {
    for (let x = 0; x < line.length; x++) {
      const arms = boxArms(line[x]);
      const level = arms & (ARM.east | ARM.west);
      if ((arms & (ARM.north | ARM.south)) !== 0 || level === ARM.east || level === ARM.west) columns = gcd(columns, x);
      if (level !== 0) rows = gcd(rows, y);
    }
  });
  // Between lines of corners cells have a line of their own, with upright walls only.
  const upright = ARM.north | ARM.south;
  const hasCellLines =
    rows % 2 === 0 &&
    lines.length % 2 === 1 &&
    lines.every(
      (line, y) =>
        y % 2 === 0 ||
        [...line].every(
          (sign) => (boxArms(sign) | upright) === upright && boxArms(sign) !== ARM.north && boxArms(sign) !== ARM.south,
        ),
    );
  const down = hasCellLines ? 2 : 1;
  const across = columns % 4 === 0 && columns > 0 && down === 2 ? 4 : down === 1 && columns % 2 === 0 ? 2 : columns;
  const pitch = Math.max(across, 2);
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const width = Math.max(Math.ceil((longest - 1) / pitch), 1);
  const height = Math.max(Math.ceil((lines.length - 1) / down), 1);
  const arms = (x: number, y: number): number => boxArms(lines[down * y]?.[pitch * x]);
  return {
    width,
    height,
    hasWallAbove: (x, y) => (boxArms(lines[down * y]?.[pitch * x + (pitch >> 1)]) & ARM.east) !== 0,
    hasWallLeft:
      down === 2
        ? (x, y) => (boxArms(lines[2 * y + 1]?.[pitch * x]) & ARM.south) !== 0
        : (x, y) => (arms(x, y) & ARM.south) !== 0 || (arms(x, y + 1) & ARM.north) !== 0,
    sign: (x, y) => (down === 2 ? (lines[2 * y + 1]?.[pitch * x + (pitch >> 1)] ?? ' ') : ' '),
    lacksCorner: (x, y) => arms(x, y) === 0 || arms(x + 1, y) === 0 || arms(x, y + 1) === 0 || arms(x + 1, y + 1) === 0,
    hasPosts: false,
  };
}

function gcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}
