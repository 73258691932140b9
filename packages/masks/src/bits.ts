// Pictures of two colours, as text and as bits.

import { fromBase64, MazeError, toBase64 } from '@labrys/core';
import { type Bitmap, MAX_BITMAP } from './mask.ts';

/** A picture of two colours to look at. */
export interface Bits {
  readonly width: number;
  readonly height: number;
  has(x: number, y: number): boolean;
}

/**
 * The pixels of a bitmap.
 *
 * @throws MazeError `bad-value`, `param-range`
 */
export function bitsOf({ width, height, rows }: Bitmap): Bits {
  for (const [name, size] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (Number.isInteger(size) && size >= 1 && size <= MAX_BITMAP) continue;
    throw new MazeError(
      'param-range',
      `the ${name} of the bitmap is ${size}; it has to be a whole number from 1 to ${MAX_BITMAP}`,
    );
  }
  const stride = Math.ceil(width / 8);
  const bytes = fromBase64(rows);
  if (bytes?.length !== stride * height) {
    throw new MazeError(
      'bad-value',
      `the rows of the bitmap have to be base64 of ${stride * height} bytes: ${height} rows of ${stride}` +
        (bytes === null ? '' : `, not ${bytes.length}`),
    );
  }
  return {
    width,
    height,
    has: (x, y) => (((bytes[y * stride + (x >> 3)] as number) >> (7 - (x & 7))) & 1) === 1,
  };
}

/** A bitmap with the pixels that `has` names. */
export function bitmapFrom({ width, height, has }: Bits): Bitmap {
  const stride = Math.ceil(width / 8);
  const bytes = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!has(x, y)) continue;
      const k = y * stride + (x >> 3);
      bytes[k] = (bytes[k] as number) | (128 >> (x & 7));
    }
  }
  return { width, height, rows: toBase64(bytes) };
}
