// The mask of labrys make: words, a path, or a file that holds a shape.

import { type MaskPieces, type Maze, MazeError, maskPieces, pieces } from '@labrys/core';
import { MAX_BITMAP, maskFromPicture, maskFromSvg, type PathMask, type TextMask } from '@labrys/masks';
import { decodeBmp, decodeJpeg, decodePng, isPng, looksLikeBmp, looksLikeJpeg, type Pixels } from '@labrys/raster';
import { listed, type MaskInput, misfit, type Recipe } from '@labrys/recipe';
import { Option } from 'commander';
import { hyphenated } from '../command-of.ts';
import { readBytes } from './files.ts';
import { numberOf } from './knobs.ts';
import { remark } from './terminal.ts';

export interface MaskOptions {
  readonly mask?: string;
  readonly maskInvert?: boolean;
  readonly maskThreshold?: string;
  readonly maskPieces?: string;
}

/** As commander names them. */
export const MASK_OPTIONS: readonly (keyof MaskOptions)[] = ['mask', 'maskInvert', 'maskThreshold', 'maskPieces'];

/** Pixels of a mask for each cell along a side; more would change next to nothing. */
const PIXELS_A_CELL = 6;

export function maskOptions(): Option[] {
  return [
    new Option(
      '--mask <shape>',
      'cut the board to shape: text:WORDS, path:M... (SVG), or a file: .png, .jpg, .bmp, .svg, or .json with a mask',
    ),
    new Option('--mask-invert', 'keep what the mask leaves out; of a picture, what is light'),
    new Option('--mask-threshold <n>', 'of a picture: brightness from 0 to 1 below which it counts (default: 0.5)'),
    new Option(
      '--mask-pieces <what>',
      `if the mask leaves several pieces: ${listed(
        Object.entries(maskPieces).map(([name, what]) => `${name}, ${what}`),
        'or',
      )} (default: largest; joined for words)`,
    ),
  ];
}

/**
 * The mask that was typed.
 *
 * @param longest cells along the longer side of the board, if it is known
 * @throws MazeError with one sentence on what is wrong
 */
export function typedMask(options: MaskOptions, longest: number | undefined): MaskInput | undefined {
  const { mask: typed, maskInvert: isInverted = false, maskThreshold, maskPieces: pieces } = options;
  if (typed === undefined) {
    const extra = MASK_OPTIONS.find((name) => options[name] !== undefined);
    if (extra === undefined) return undefined;
    throw new MazeError('bad-value', `--${hyphenated(extra)} needs a mask, such as --mask text:LABRYS`);
  }
  const wanted = pieces === undefined ? {} : { pieces: pieces as MaskPieces };
  const [scheme, rest] = schemeOf(typed);
  if (scheme !== undefined) {
    requireNoThreshold(maskThreshold, typed);
    return { ...typedShape(scheme, rest), ...inverted(isInverted), ...wanted };
  }

  const bytes = readBytes(typed);
  try {
    const pixels = pixelsIn(bytes);
    if (pixels !== null) {
      const threshold = maskThreshold === undefined ? undefined : (numberOf(maskThreshold) ?? Number.NaN);
      const most = Math.min(MAX_BITMAP, Math.max(256, PIXELS_A_CELL * (longest ?? MAX_BITMAP)));
      return { ...maskFromPicture(pixels, { threshold, invert: isInverted, most }), ...wanted };
    }
    requireNoThreshold(maskThreshold, typed);
    const found = maskInText(bytes, typed);
    return { ...found, ...inverted((found.invert === true) !== isInverted), ...wanted };
  } catch (error) {
    if (error instanceof MazeError && !error.message.startsWith('the threshold')) {
      throw new MazeError(error.code, `${typed}: ${error.message}`);
    }
    throw error;
  }
}

/**
 * Says on standard error that a board has several pieces, and what became of them: those that the mask of a recipe leaves, or
 * those of a board of one's own.
 *
 * @param made a maze of the recipe
 */
export function remarkPieces(recipe: Recipe, made: Maze | null): void {
  const { mask, mesh } = recipe.space;
  const left = made === null || (mask === undefined && mesh === undefined) ? 1 : pieces(made.space.graph).count;
  const count = mask === undefined ? 1 : (made?.space.maskPieces ?? 1);
  const become: Readonly<Record<MaskPieces, string>> = {
    largest: 'the largest is kept; --mask-pieces joined joins them',
    joined: 'they are joined by the fewest further cells',
    all: 'each has a maze of its own',
  };
  // Pieces of a board of one's own may be out of reach of each other.
  const isSettled = left === 1 || mask?.pieces === 'all';
  if (mask !== undefined && count > 1 && isSettled) remark(`the mask leaves ${count} pieces: ${become[mask.pieces]}`);
  else if (left > 1) remark(`the board has ${left} pieces: each has a maze of its own`);
}

/** What is typed without a file, `text:WORDS` or `path:M...`: what it is, and the rest. */
export function schemeOf(typed: string): [scheme: 'text' | 'path' | undefined, rest: string] {
  const [, scheme, rest = ''] = /^(text|path):([\s\S]*)$/.exec(typed) ?? [];
  return [scheme as 'text' | 'path' | undefined, rest];
}

export function typedShape(scheme: 'text' | 'path', rest: string): TextMask | PathMask {
  return scheme === 'text' ? { text: rest.replaceAll('\\n', '\n') } : { path: rest };
}

function inverted(isInverted: boolean): { readonly invert?: true } {
  return isInverted ? { invert: true } : {};
}

function requireNoThreshold(typed: string | undefined, mask: string): void {
  if (typed === undefined) return;
  throw new MazeError('cannot-combine', `--mask-threshold is for pictures, and ${mask} is none; leave it out`);
}

/** The picture in a file, or null if it is none. */
export function pixelsIn(bytes: Uint8Array): Pixels | null {
  if (isPng(bytes)) return decodePng(bytes);
  if (looksLikeJpeg(bytes)) return decodeJpeg(bytes);
  return looksLikeBmp(bytes) ? decodeBmp(bytes) : null;
}

/** The shape in an SVG file, or what a JSON file holds. */
export function maskInText(bytes: Uint8Array, name: string): MaskInput {
  const text = new TextDecoder().decode(bytes).trimStart();
  if (text.startsWith('<')) {
    const { mask, shapes } = maskFromSvg(text);
    if (shapes > 1) remark(`${name} has ${shapes} shapes: the first is the mask`);
    return mask;
  }
  if (text.startsWith('{')) {
    try {
      return JSON.parse(text) as MaskInput; // checked with the recipe
    } catch {
      throw new MazeError('bad-file', 'is no valid JSON');
    }
  }
  throw new MazeError(
    'bad-file',
    misfit('the mask', name, 'a .png, .jpg, .bmp, .svg or .json file, text:WORDS or path:M...'),
  );
}
