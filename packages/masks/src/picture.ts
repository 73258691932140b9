// From a picture of any colours to a mask.

import { MazeError } from '@labrys/core';
import type { Pixels } from '@labrys/raster';
import { bitmapFrom } from './bits.ts';
import { type BitmapMask, MAX_BITMAP } from './mask.ts';

/** How a picture becomes a mask. */
export interface PictureMaskOptions {
  /** Brightness, 0 black to 1 white, below which a pixel is kept; or the opacity from which on. 0.5 if absent. */
  readonly threshold?: number | undefined;
  /** True to go by opacity, false by brightness on white; if absent, by opacity where anything is transparent. */
  readonly alpha?: boolean | undefined;
  /** True to keep what is light, or transparent. */
  readonly invert?: boolean | undefined;
  /** Most pixels each way of the mask, 1 to 1024; 1024 if absent. */
  readonly most?: number | undefined;
}

/**
 * The mask of a picture: dark is kept, or opaque in a picture that is transparent elsewhere. A larger picture is scaled
 * down, each pixel of the mask the mean of those it covers.
 *
 * @throws MazeError `param-range` for a threshold outside 0 to 1
 * Cost: O(pixels).
 */
export function maskFromPicture(pixels: Pixels, options: PictureMaskOptions = {}): BitmapMask {
  const { threshold = 0.5, invert = false, most = MAX_BITMAP } = options;
  if (!(threshold >= 0 && threshold <= 1)) {
    throw new MazeError('param-range', `the threshold is ${threshold}; it has to be a number from 0 to 1`);
  }
  if (!(Number.isInteger(most) && most >= 1 && most <= MAX_BITMAP)) {
    throw new MazeError('param-range', `most is ${most}; it has to be a whole number from 1 to ${MAX_BITMAP}`);
  }
  const { alpha = isTransparent(pixels) } = options;
  const larger = Math.max(pixels.width, pixels.height, most);
  const width = Math.max(1, Math.floor((pixels.width * most) / larger));
  const height = Math.max(1, Math.floor((pixels.height * most) / larger));
  const has = (x: number, y: number): boolean => {
    const left = Math.floor((x * pixels.width) / width);
    const right = Math.floor(((x + 1) * pixels.width) / width);
    const bottom = Math.floor(((y + 1) * pixels.height) / height);
    let sum = 0;
    let count = 0;
    for (let row = Math.floor((y * pixels.height) / height); row < bottom; row++) {
      for (let column = left; column < right; column++) {
        sum += levelOf(pixels, row * pixels.width + column, alpha);
        count++;
      }
    }
    const level = threshold * count * FULL;
    return (alpha ? sum >= level : sum < level) !== invert;
  };
  return { bitmap: bitmapFrom({ width, height, has }) };
}

/** Brightness of white, opacity of what is opaque, in whole numbers so that sums are exact. */
const FULL = 255 * 1000;

function levelOf({ samples }: Pixels, pixel: number, alpha: boolean): number {
  const at = 4 * pixel;
  const opacity = samples[at + 3] as number;
  if (alpha) return opacity * 1000;
  // Luma of ITU-R BT.601, on white.
  const colour = 299 * (samples[at] as number) + 587 * (samples[at + 1] as number) + 114 * (samples[at + 2] as number);
  return Math.round((colour * opacity) / 255) + 1000 * (255 - opacity);
}

function isTransparent({ width, height, samples }: Pixels): boolean {
  for (let i = 0; i < width * height; i++) if ((samples[4 * i + 3] as number) < 128) return true;
  return false;
}
