// A picture as a maze, whatever kind of maze picture it is and in whichever file it came.

import { MazeError, NONE, type Param } from '@labrys/core';
import { type Pixels, sampleOnWhite } from '@labrys/raster';
import type { Document } from '../format.ts';
import { whyNoEnds } from '../why-no-ends.ts';
import { correctReading, parseCorrection } from './drawing/corrections.ts';
import { readPicture } from './drawing/read-picture.ts';
import type { PictureReading } from './drawing/reading.ts';
import { mazeOfReading } from './drawing/reading-maze.ts';
import { isFine } from './pixels/is-fine.ts';
import type { PathShade } from './pixels/path-pixels.ts';
import { pathPicture, pixelMaze } from './pixels/pixel-maze.ts';

export type PictureKnobs = { readonly as: string; readonly path: string; readonly correct: string };

export const pictureParams: { readonly [K in keyof PictureKnobs]: Param } = {
  as: {
    type: 'choice',
    choices: {
      auto: 'by pixels if passages and walls are one pixel wide, else as a drawing',
      pixels: 'each path pixel is a cell',
      cells: 'cells of one pixel on a lattice',
      drawing: 'squares drawn with walls, thin or thick',
    },
    default: 'auto',
    help: 'what counts as a cell',
  },
  path: {
    type: 'choice',
    choices: { auto: 'as the edge suggests', white: 'light pixels', black: 'dark pixels' },
    default: 'auto',
    help: 'which pixels are path, where they are read one by one',
  },
  correct: {
    type: 'text',
    default: '',
    help: 'walls of a drawing set by hand, such as wall:3,4,east=open; several are joined by semicolons',
    fault: (value) => faultOf(() => correctionsOf(value)),
  },
};

/**
 * The maze in a picture.
 *
 * @param format name of the format the picture came in
 * @throws MazeError `bad-file` with what the picture seems to show and what would work
 */
export function pictureDocument(format: string, picture: Pixels, knobs: PictureKnobs): Document {
  const shade = knobs.path as PathShade;
  // Which pixels are path is asked only of those who walk them.
  const as = knobs.as === 'auto' && shade !== 'auto' ? 'pixels' : knobs.as;
  if (as === 'pixels' || as === 'cells') {
    if (knobs.correct === '') return pixelMaze(format, pathPicture(picture, shade), as);
    throw new MazeError('cannot-combine', 'corrections are for pictures that are read as drawings; leave them out');
  }
  // Passages and walls of single pixels can be walked pixel by pixel; other drawings in two shades are no such mazes,
  // and their way would be wrong.
  const inTwoShades =
    as === 'auto' && knobs.correct === '' && hasTwoShades(picture) ? pathPicture(picture, shade) : null;
  const walkable = inTwoShades !== null && isFine(picture.width, picture.height, inTwoShades.path) ? inTwoShades : null;
  if (walkable !== null && !('fault' in walkable.lattice)) return pixelMaze(format, walkable, 'pixels');
  try {
    return drawnMaze(format, picture, knobs.correct);
  } catch (error) {
    if (!(error instanceof MazeError) || inTwoShades === null) throw error;
    if (walkable === null) throw new MazeError(error.code, withWayOut(error.message));
    const document = pixelMaze(format, walkable, 'pixels');
    const note = 'Read pixel by pixel, for no squares with walls were recognised; --as drawing says why.';
    return { ...document, notes: [...document.notes, note] };
  }
}

/** Why a picture in two shades was refused, and how it can be read all the same. */
function withWayOut(message: string): string {
  return message.includes('--as pixels') ? message : `${message}; --as pixels walks it pixel by pixel all the same`;
}

function drawnMaze(format: string, picture: Pixels, correct: string): Document {
  const reading = correctReading(readPicture(picture), correctionsOf(correct));
  const maze = mazeOfReading(reading);
  const { doubts, notes, columns, rows, confidence } = reading;
  const read = `Read as ${columns} x ${rows} squares, ${Math.round(100 * confidence)} per cent sure`;
  const doubtful =
    doubts.length === 0
      ? ''
      : `; ${doubts.length === 1 ? '1 wall is' : `${doubts.length} walls are`} in doubt, see --report`;
  return {
    format,
    maze,
    unit: 'cell',
    picture: { picture, pitch: 0 },
    reading,
    whyNoEnds: maze.start === NONE && maze.finishes.length === 0 ? whyNoGaps(reading) : whyNoEnds(maze),
    notes: [`${read}${doubtful}.`, ...notes],
  };
}

/** Why the gaps in the outer wall are no ends. */
function whyNoGaps({ openings }: PictureReading): string {
  const some = openings.slice(0, 4).map(({ x, y, side }) => `${x},${y} ${side}`);
  const list = `${some.join(', ')}${openings.length > some.length ? ' ...' : ''}`;
  if (openings.length === 0) return 'the outer wall has no gap; say where with --from and --to';
  if (openings.length === 1) return `the outer wall has one gap only, at ${list}; say where with --from and --to`;
  return `the outer wall has ${openings.length} gaps, at ${list}; choose two cells with --from and --to`;
}

function correctionsOf(text: string): ReturnType<typeof parseCorrection>[] {
  return text
    .split(';')
    .filter((one) => one.trim() !== '')
    .map(parseCorrection);
}

function faultOf(check: () => unknown): string | null {
  try {
    check();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function hasTwoShades({ width, height, samples }: Pixels): boolean {
  const colour = (pixel: number): number =>
    sampleOnWhite(samples, pixel, 0) * 65_536 +
    sampleOnWhite(samples, pixel, 1) * 256 +
    sampleOnWhite(samples, pixel, 2);
  const first = colour(0);
  let second = first;
  for (let pixel = 1; pixel < width * height; pixel++) {
    const one = colour(pixel);
    if (one === first || one === second) continue;
    if (second !== first) return false;
    second = one;
  }
  return second !== first;
}
