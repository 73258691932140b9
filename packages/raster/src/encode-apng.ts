// Animated PNG (W3C, Portable Network Graphics Specification, third edition, 2025, 11.3.4): the first picture is what
// programs show that know nothing of animation; each later frame is a rectangle laid over the one before.

import { addHeader, addPalette, depthOf, type PngOptions } from './encode-png.ts';
import type { Film } from './film.ts';
import { PngChunks, words } from './png-chunks.ts';
import { deflate, packedRows } from './png-rows.ts';

const PALETTE = 3;

/**
 * A film as an animated PNG file.
 *
 * @param plays how often it is shown, 0 for without end
 * Cost: O(pixels that change).
 */
export function encodeApng(film: Film, plays: number, options: PngOptions = {}): Uint8Array<ArrayBuffer> {
  const { width, height, frames, palette } = film;
  const depth = depthOf(palette.length);
  const chunks = new PngChunks();
  addHeader(chunks, width, height, depth, PALETTE, options);
  addPalette(
    chunks,
    palette.map(([r, g, b]) => [r, g, b, 255]),
  );
  chunks.add('acTL', words(frames.length, plays));
  let sequence = 0;
  frames.forEach((frame, i) => {
    const delay = new Uint8Array(6); // milliseconds, of a thousand a second; leave what is there, cover it
    new DataView(delay.buffer).setUint16(0, Math.min(frame.delay, 65_535));
    new DataView(delay.buffer).setUint16(2, 1000);
    chunks.add('fcTL', words(sequence++, frame.width, frame.height, frame.x, frame.y), delay);
    const data = deflate(packedRows(frame.indices, frame.width, frame.height, depth));
    if (i === 0) chunks.add('IDAT', data);
    else chunks.add('fdAT', words(sequence++), data);
  });
  chunks.add('IEND');
  return chunks.bytes();
}
