// PNG files with as few bits a pixel as their colours allow.

import { type Indexed, indexed } from './palette.ts';
import { PngChunks, words } from './png-chunks.ts';
import { deflate, filteredRows, packedRows } from './png-rows.ts';
import { type PngText, textChunk } from './png-text.ts';
import type { Pixels } from './surface.ts';

/** What a file says besides its pixels. */
export interface PngOptions {
  /** Dots an inch in print; none said if absent. */
  readonly dpi?: number | undefined;
  readonly texts?: readonly PngText[] | undefined;
}

/** Colour types of the specification. */
const GREY = 0;
const RGB = 2;
const PALETTE = 3;
const RGBA = 6;

/**
 * A picture as a PNG file: black and white with 1 bit a pixel, a palette of 1, 2, 4 or 8 bits up to 256 colours, 8 bits a
 * sample above, with opacity where any pixel is not opaque. The same picture gives the same bytes in every engine.
 *
 * Cost: O(pixels) time; some 2 bytes a pixel beside the picture with a palette, 8 without.
 */
export function encodePng(picture: Pixels, options: PngOptions = {}): Uint8Array<ArrayBuffer> {
  const few = indexed(picture);
  const chunks = new PngChunks();
  if (few === null) addFull(chunks, picture, options);
  else addIndexed(chunks, picture, few, options);
  chunks.add('IEND');
  return chunks.bytes();
}

function addIndexed(chunks: PngChunks, { width, height }: Pixels, few: Indexed, options: PngOptions): void {
  const { palette, indices } = few;
  const depth = depthOf(palette.length);
  const isBlackAndWhite = palette.every(([r, g, b, a]) => a === 255 && r === g && g === b && (r === 0 || r === 255));
  const bits = isBlackAndWhite
    ? indices.map((index) => ((palette[index] as readonly number[])[0] === 255 ? 1 : 0))
    : indices;
  addHeader(chunks, width, height, depth, isBlackAndWhite ? GREY : PALETTE, options);
  if (!isBlackAndWhite) addPalette(chunks, palette);
  chunks.add('IDAT', deflate(packedRows(bits, width, height, depth)));
}

/** Bits a pixel that tell so many colours apart. */
export function depthOf(colours: number): number {
  return colours <= 2 ? 1 : colours <= 4 ? 2 : colours <= 16 ? 4 : 8;
}

/** The colours, and their opacity where any is not opaque. */
export function addPalette(chunks: PngChunks, palette: Indexed['palette']): void {
  chunks.add('PLTE', Uint8Array.from(palette.flatMap((colour) => colour.slice(0, 3))));
  const last = palette.findLastIndex(([, , , alpha]) => alpha < 255);
  if (last >= 0)
    chunks.add(
      'tRNS',
      Uint8Array.from(palette.slice(0, last + 1), ([, , , alpha]) => alpha),
    );
}

function addFull(chunks: PngChunks, { width, height, samples }: Pixels, options: PngOptions): void {
  const isOpaque = samples.every((value, i) => (i & 3) !== 3 || value === 255);
  addHeader(chunks, width, height, 8, isOpaque ? RGB : RGBA, options);
  let data = samples;
  if (isOpaque) {
    data = new Uint8Array(3 * width * height);
    for (let from = 0, to = 0; from < samples.length; from += 4) {
      data[to++] = samples[from] as number;
      data[to++] = samples[from + 1] as number;
      data[to++] = samples[from + 2] as number;
    }
  }
  chunks.add('IDAT', deflate(filteredRows(data, (isOpaque ? 3 : 4) * width, height)));
}

/** The header, the size in print, and texts. */
export function addHeader(
  chunks: PngChunks,
  width: number,
  height: number,
  depth: number,
  colourType: number,
  { dpi, texts = [] }: PngOptions,
): void {
  chunks.add('IHDR', words(width, height), Uint8Array.of(depth, colourType, 0, 0, 0));
  if (dpi !== undefined) {
    const perMetre = Math.round(dpi / 0.0254);
    chunks.add('pHYs', words(perMetre, perMetre), Uint8Array.of(1));
  }
  for (const text of texts) chunks.add('iTXt', textChunk(text));
}
