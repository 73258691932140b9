// The picture of labrys make: words, a path, or a file, laid over the board to be seen in the maze.

import { MazeError } from '@labrys/core';
import { type Drawing, MAX_SHADES, shadesOf } from '@labrys/masks';
import { misfit } from '@labrys/recipe';
import { Option } from 'commander';
import { readBytes } from './files.ts';
import { maskInText, pixelsIn, schemeOf, typedShape } from './mask-option.ts';

export interface PictureOptions {
  readonly picture?: string;
  readonly pictureInvert?: boolean;
  readonly way?: string;
}

/** As commander names them. */
export const PICTURE_OPTIONS: readonly (keyof PictureOptions)[] = ['picture', 'pictureInvert', 'way'];

/** Pixels for each cell along a side that are kept, and how many at least. */
const PIXELS_A_CELL = 3;
const LEAST_PIXELS = 128;

export function pictureOptions(): Option[] {
  return [
    new Option(
      '--picture <shape>',
      'show a picture in the maze: text:WORDS, path:M... (SVG), or a file: .png, .jpg, .bmp, .svg, or .json; the maze ' +
        'template turns it into walls, other algorithms go first where light and dark meet',
    ),
    new Option('--picture-invert', 'exchange black and white in the picture'),
    new Option('--way <line>', 'the way from start to finish as one line: path:M... (SVG), or an .svg file'),
  ];
}

/**
 * The picture that was typed.
 *
 * @param longest cells along the longer side of the board, if it is known
 * @throws MazeError with one sentence on what is wrong
 */
export function typedPicture(options: PictureOptions, longest: number | undefined): Drawing | undefined {
  const { picture: typed, pictureInvert: isInverted = false } = options;
  if (typed === undefined) {
    if (!isInverted) return undefined;
    throw new MazeError('bad-value', '--picture-invert needs a picture, such as --picture text:LABRYS');
  }
  const invert = isInverted ? { invert: true } : {};
  const [scheme, rest] = schemeOf(typed);
  if (scheme !== undefined) return { ...typedShape(scheme, rest), ...invert };
  const bytes = readBytes(typed);
  try {
    const pixels = pixelsIn(bytes);
    if (pixels !== null) {
      const most = Math.min(MAX_SHADES, Math.max(LEAST_PIXELS, PIXELS_A_CELL * (longest ?? MAX_SHADES)));
      return { shades: shadesOf(pixels, most), ...invert };
    }
    return { ...(maskInText(bytes, typed) as Drawing), ...invert }; // checked with the recipe
  } catch (error) {
    if (error instanceof MazeError) throw new MazeError(error.code, `${typed}: ${error.message}`);
    throw error;
  }
}

/**
 * The way that was typed.
 *
 * @throws MazeError with one sentence on what is wrong
 */
export function typedWay({ way: typed }: PictureOptions): { readonly path: string } | undefined {
  if (typed === undefined) return undefined;
  const [scheme, rest] = schemeOf(typed);
  if (scheme === 'path') return { path: rest };
  if (scheme === undefined && /\.svg$/i.test(typed)) {
    const shape = maskInText(readBytes(typed), typed);
    if ('path' in shape) return { path: shape.path };
  }
  throw new MazeError(
    'bad-value',
    misfit('way', typed, 'path:M... such as path:M0,0H9V5, or an .svg file with a path'),
  );
}
