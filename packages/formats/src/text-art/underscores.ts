// The smallest drawings of walls: _ on the floor of a cell, | at its right, two characters a cell.
//
//    _______       a comma or dot stands where walls meet in a corner
//   |  ,__  |      and counts for nothing
//   |__|____|

import { badFile } from '../bad-file.ts';
import type { Format } from '../format.ts';
import { decodeHead, decodeText, linesOf } from '../text.ts';
import { drawingDocument } from './drawing.ts';

type NoKnobs = Record<string, never>;

export const underscores: Format<NoKnobs> = {
  id: 'FMT-UNDERSCORES',
  name: 'underscores',
  title: 'Text, drawn with _ and |',
  summary: 'Small drawings of walls as underscores and bars, a line and two characters a cell.',
  about:
    'Walls below a cell are an underscore in it, walls beside it a bar. Ends are not marked: two gaps in the outer wall ' +
    'are the ends if there are two.',
  steps: ['Read the outer wall above from the first line.', 'Read floor and right wall of each cell from the others.'],
  sources: [],
  params: {},
  extensions: ['txt'],
  kind: 'text',
  sniff: (bytes) => artLines(decodeHead(bytes, 65_536)) !== null,
  parse: (bytes) => {
    const text = decodeText(bytes);
    const lines = artLines(text);
    if (lines === null) throw badFile('no lines of _ and | were found under a first line of _ only');
    const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
    const at = (line: number, x: number): string => lines[line]?.[x] ?? ' ';
    const drawing = {
      width: Math.max(longest >> 1, 1),
      height: lines.length - 1,
      hasWallAbove: (x: number, y: number) => at(y, 2 * x + 1) === '_',
      hasWallLeft: (x: number, y: number) => at(y + 1, 2 * x) === '|',
      sign: () => ' ',
      lacksCorner: () => false,
      hasPosts: false,
    };
    return drawingDocument('underscores', drawing, text.length);
  },
};

/** The lines of a drawing, or null if it is none. */
function artLines(text: string): string[] | null {
  const lines = linesOf(text);
  while (lines.length > 0 && lines[0] === '') lines.shift();
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  if (lines.length < 2 || !/^[ ,.]?[_ ,.]*_[_ ,.]*$/.test(lines[0] as string)) return null;
  return lines.slice(1).every((line) => /^[ |,._]+$/.test(line)) && lines.some((line) => line.includes('|'))
    ? lines
    : null;
}
