// Braille patterns (Unicode block 2800 to 28FF): eight pixels a character, the smallest picture that text can hold.

import { type Bitmap, bitmap, INK } from './bitmap.ts';
import type { Pen } from './pen.ts';

export type BrailleParams = { readonly pixels: number };

export const braille: Pen<BrailleParams> = {
  id: 'PEN-BRAILLE',
  name: 'braille',
  title: 'Braille',
  summary: 'Text of braille patterns, eight dots each: the most cells that fit a terminal.',
  about:
    'Walls as dots, two columns and four lines of them a character, on any board. On squares a character holds two cells, ' +
    'one above the other. Start, finish and solution are not shown.',
  steps: ['Paint the maze with walls one pixel thick.', 'Write the pattern of each two by four pixels.'],
  sources: ['The Unicode Consortium, The Unicode Standard, code chart Braille Patterns'],
  params: {
    pixels: { type: 'integer', min: 0, max: 60, default: 0, help: 'dots a cell; 0 takes 2 on squares, 6 elsewhere' },
  },
  extensions: ['txt'],
  output: 'text',
  shows: [],
  draw: (maze, _picture, { pixels }) => brailleText(bitmap(maze, undefined, pixels)),
};

/** The bit of each dot, row by row: patterns are numbered column by column, the lowest row having come later. */
const DOTS = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80] as const;

function brailleText({ width, height, inks }: Bitmap): string {
  let text = '';
  for (let y = 0; y < height; y += 4) {
    let line = '';
    for (let x = 0; x < width; x += 2) {
      let pattern = 0;
      for (let dot = 0; dot < 8; dot++) {
        const column = x + (dot & 1);
        const row = y + (dot >> 1);
        if (column < width && row < height && inks[row * width + column] === INK.wall) pattern |= DOTS[dot] as number;
      }
      line += pattern === 0 ? ' ' : String.fromCharCode(0x2800 + pattern);
    }
    text += `${line.trimEnd()}\n`;
  }
  return text;
}
