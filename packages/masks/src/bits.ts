// Pictures of two colours, as text and as bits.

import { MazeError } from '@labrys/core';
import { type Bitmap, MAX_BITMAP } from './mask.ts';

/** A picture of two colours to look at. */
export interface Bits {
  readonly width: number;
  readonly height: number;
  has(x: number, y: number): boolean;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

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
  const bytes = bytesOf(rows);
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
  return { width, height, rows: base64Of(bytes) };
}

/** RFC 4648, section 4, with padding. */
function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const left = Math.min(bytes.length - i, 3);
    const word = ((bytes[i] as number) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    let digits = '';
    for (let k = 0; k <= left; k++) digits += DIGITS[(word >>> (18 - 6 * k)) & 63];
    parts.push(digits.padEnd(4, '='));
  }
  return parts.join('');
}

/** Null for what is no base64. */
function bytesOf(text: string): Uint8Array | null {
  const digits = text.replace(/={1,2}$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let length = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = DIGITS.indexOf(digits[i] as string);
    if (digit < 0) return null;
    word = ((word << 6) | digit) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = (word >>> bits) & 255;
  }
  return bytes;
}
