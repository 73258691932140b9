// Colours in 15 bits, five a channel: small enough for tables by colour, so that each pass over the pixels is one look-up.

import { type Pixels, sampleOnWhite } from '@labrys/raster';

/** Number of codes. */
export const CODES = 32768;

/** A picture laid on white, as colour codes. */
export interface CodedPicture {
  readonly width: number;
  readonly height: number;
  /** Code of each pixel, 0 to CODES - 1. */
  readonly code: Uint16Array;
  /** Pixels with each code. */
  readonly histogram: Uint32Array;
  /** The codes that occur. */
  readonly present: Uint16Array;
}

export function codeColours(picture: Pixels): CodedPicture {
  const { width, height, samples } = picture;
  const code = new Uint16Array(width * height);
  for (let i = 0; i < code.length; i++) {
    code[i] =
      samples[4 * i + 3] === 255
        ? (((samples[4 * i] as number) >> 3) << 10) |
          (((samples[4 * i + 1] as number) >> 3) << 5) |
          ((samples[4 * i + 2] as number) >> 3)
        : ((sampleOnWhite(samples, i, 0) >> 3) << 10) |
          ((sampleOnWhite(samples, i, 1) >> 3) << 5) |
          (sampleOnWhite(samples, i, 2) >> 3);
  }
  return codedPicture(width, height, code);
}

/** @param code colour code of each pixel */
export function codedPicture(width: number, height: number, code: Uint16Array): CodedPicture {
  const histogram = new Uint32Array(CODES);
  for (const c of code) histogram[c] = (histogram[c] as number) + 1;
  const present = Uint16Array.from({ length: CODES }, (_, c) => c).filter((c) => (histogram[c] as number) > 0);
  return { width, height, code, histogram, present };
}

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** The colour in the middle of a code's range, stretched so that black is 0 and white is 255. */
export function colourOfCode(code: number): Colour {
  return [((code >> 10) * 255) / 31, (((code >> 5) & 31) * 255) / 31, ((code & 31) * 255) / 31];
}

/** Straight distance of two colours, 0 to 442. */
export function colourDistance(a: Colour, b: Colour): number {
  const red = a[0] - b[0];
  const green = a[1] - b[1];
  const blue = a[2] - b[2];
  return Math.sqrt(red * red + green * green + blue * blue);
}

/** As written in style sheets, for example #1e90ff. */
export function colourName(colour: Colour): string {
  return `#${colour.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`;
}
