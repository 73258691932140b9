// Half blocks (Unicode block 2580 to 259F): two pixels a character, one above the other, which are about square in a
// terminal.

import { type Bitmap, bitmap, INK } from './bitmap.ts';
import type { Pen } from './pen.ts';

export type HalfBlocksParams = { readonly pixels: number; readonly colour: boolean };

export const halfBlocks: Pen<HalfBlocksParams> = {
  id: 'PEN-HALF-BLOCKS',
  name: 'half-blocks',
  title: 'Half blocks',
  summary: 'Text of block characters, two pixels each: a picture in the terminal, in colour if asked for.',
  about:
    'Walls as solid blocks, on any board. On squares a cell is two columns and one line, so twice as many cells fit a ' +
    'terminal as with box drawing. With colour the solution and the ends can be seen too.',
  steps: [
    'Paint the maze with walls one pixel thick.',
    'Take two pixels, one above the other, and write the character that shows them.',
    'In colour: say before each character which colours it has.',
  ],
  sources: ['The Unicode Consortium, The Unicode Standard, code chart Block Elements'],
  params: {
    pixels: { type: 'integer', min: 0, max: 60, default: 0, help: 'pixels a cell; 0 takes 2 on squares, 6 elsewhere' },
    colour: {
      type: 'boolean',
      default: false,
      help: 'colours as terminals take them (ANSI escapes), which the solution needs to be seen',
    },
  },
  extensions: ['txt'],
  output: 'text',
  shows: ['solution'],
  draw: (maze, { solution }, { pixels, colour }) => {
    const picture = bitmap(maze, colour ? solution : undefined, pixels);
    return colour ? coloured(picture) : plain(picture);
  },
};

/** By halves: upper 1, lower 2. */
const BLOCKS = ' ▀▄█';

function plain({ width, height, inks }: Bitmap): string {
  let text = '';
  const isWall = (x: number, y: number): boolean => y < height && inks[y * width + x] === INK.wall;
  for (let y = 0; y < height; y += 2) {
    let line = '';
    for (let x = 0; x < width; x++) line += BLOCKS.charAt((isWall(x, y) ? 1 : 0) + (isWall(x, y + 1) ? 2 : 0));
    text += `${line.trimEnd()}\n`;
  }
  return text;
}

/** Numbers of the 256 colours of terminals: paper, wall, path, start, finish. */
const COLOURS = [231, 234, 166, 29, 166] as const;

function coloured({ width, height, inks }: Bitmap): string {
  const colourAt = (x: number, y: number): number =>
    y < height ? (COLOURS[inks[y * width + x] as number] as number) : COLOURS[INK.paper];
  let text = '';
  for (let y = 0; y < height; y += 2) {
    let before = '';
    for (let x = 0; x < width; x++) {
      const colours = `\u001b[38;5;${colourAt(x, y)};48;5;${colourAt(x, y + 1)}m`;
      text += colours === before ? '▀' : `${colours}▀`;
      before = colours;
    }
    text += '\u001b[0m\n';
  }
  return text;
}
