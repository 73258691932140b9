// Pictures of two colours as a recipe holds them, and as a pad paints them: a byte a pixel.

import type { Bitmap } from '@labrys/masks';

/** What a pad paints on. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Row by row: 1 for what is kept. */
  readonly pixels: Uint8Array;
}

/** Each row begins with a new byte, the leftmost pixel the highest bit. */
export function bitmapOf({ width, height, pixels }: Grid): Bitmap {
  const stride = Math.ceil(width / 8);
  const bytes = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[y * width + x] === 1)
        bytes[y * stride + (x >> 3)] = (bytes[y * stride + (x >> 3)] ?? 0) | (128 >> (x & 7));
    }
  }
  return { width, height, rows: btoa(String.fromCharCode(...bytes)) };
}

export function gridOf({ width, height, rows }: Bitmap): Grid {
  const bytes = Uint8Array.from(atob(rows), (char) => char.charCodeAt(0));
  const stride = Math.ceil(width / 8);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels[y * width + x] = ((bytes[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
    }
  }
  return { width, height, pixels };
}

export function fullGrid(width: number, height: number): Grid {
  return { width, height, pixels: new Uint8Array(width * height).fill(1) };
}
