import { type Maze, MazeError, type ParamValues } from '@labrys/core';
import { ascii } from './ascii.ts';
import { braille } from './braille.ts';
import { halfBlocks } from './half-blocks.ts';
import { pdf } from './pdf.ts';
import { type Pen, type Picture, penParams } from './pen.ts';
import { png } from './png.ts';
import { svg } from './svg.ts';
import { unicode } from './unicode.ts';

/** All pens. */
export const pens: readonly Pen[] = [svg, png, pdf, ascii, unicode, halfBlocks, braille] as readonly Pen[];

/** What to draw besides the maze, and knobs of the pen. */
export interface DrawOptions extends Picture {
  readonly params?: ParamValues | undefined;
}

/**
 * Draws a maze.
 *
 * @param pen a record of the catalogue or its name
 * @returns text or bytes, as the pen's record says
 * @throws MazeError `unknown-name` for a pen that is not there, `cannot-combine` for a board that it cannot draw and for
 *   a late pen, which {@link drawLater} takes
 */
export function draw(maze: Maze, pen: Pen | string, options: DrawOptions = {}): string | Uint8Array {
  const record = typeof pen === 'string' ? penNamed(pen) : pen;
  if (record.isLate === true) {
    throw new MazeError(
      'cannot-combine',
      `${record.name} has to be loaded before it draws; call drawLater and await it`,
    );
  }
  return record.draw(maze, options, penParams(record, options.params)) as string | Uint8Array;
}

/** Draws a maze like {@link draw}, with any pen, and gives the picture once it is there. */
export async function drawLater(
  maze: Maze,
  pen: Pen | string,
  options: DrawOptions = {},
): Promise<string | Uint8Array> {
  const record = typeof pen === 'string' ? penNamed(pen) : pen;
  return record.draw(maze, options, penParams(record, options.params));
}

function penNamed(name: string): Pen {
  const pen = pens.find((record) => record.name === name);
  if (pen !== undefined) return pen;
  throw new MazeError('unknown-name', `no pen is called "${name}"; there are ${pens.map((p) => p.name).join(', ')}`);
}
