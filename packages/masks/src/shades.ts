// Pictures in shades of grey, as plain data that a recipe can hold.

import { fromBase64, MazeError, toBase64 } from '@labrys/core';
import { type Pixels, sampleOnWhite } from '@labrys/raster';

/** A picture in shades of grey. */
export interface Shades {
  readonly width: number;
  readonly height: number;
  /** A byte a pixel as base64, row by row from the top: 0 black to 255 white. */
  readonly rows: string;
}

/** Most pixels each way. */
export const MAX_SHADES = 1024;

/**
 * The bytes of a picture.
 *
 * @throws MazeError `bad-value`, `param-range`
 */
export function shadeBytes({ width, height, rows }: Shades): Uint8Array {
  for (const [name, size] of Object.entries({ width, height })) {
    if (Number.isInteger(size) && size >= 1 && size <= MAX_SHADES) continue;
    throw new MazeError(
      'param-range',
      `the ${name} of the picture is ${size}; it has to be a whole number from 1 to ${MAX_SHADES}`,
    );
  }
  const bytes = fromBase64(rows);
  if (bytes?.length === width * height) return bytes;
  const found = bytes === null ? '' : `, not ${bytes.length}`;
  throw new MazeError(
    'bad-value',
    `the rows of the picture have to be base64 of ${width * height} bytes, one a pixel${found}`,
  );
}

/**
 * The shades of a picture of any colours, on white where it is transparent. A larger picture is scaled down, each pixel
 * the mean of those it covers.
 *
 * @param most pixels each way, 1 to {@link MAX_SHADES}
 * Cost: O(pixels).
 */
export function shadesOf(pixels: Pixels, most: number): Shades {
  const larger = Math.max(pixels.width, pixels.height, most);
  const width = Math.max(1, Math.floor((pixels.width * most) / larger));
  const height = Math.max(1, Math.floor((pixels.height * most) / larger));
  const bytes = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.floor((x * pixels.width) / width), Math.floor(((x + 1) * pixels.width) / width)];
      const bottom = Math.floor(((y + 1) * pixels.height) / height);
      let [sum, count] = [0, 0];
      for (let row = Math.floor((y * pixels.height) / height); row < bottom; row++) {
        for (let column = left; column < right; column++) {
          sum += lumaOf(pixels, row * pixels.width + column);
          count++;
        }
      }
      bytes[y * width + x] = Math.round(sum / (1000 * count));
    }
  }
  return { width, height, rows: toBase64(bytes) };
}

/** Luma of ITU-R BT.601 on white, in thousandths so that sums are exact. */
function lumaOf({ samples }: Pixels, pixel: number): number {
  const [red, green, blue] = [0, 1, 2].map((channel) => sampleOnWhite(samples, pixel, channel)) as [
    number,
    number,
    number,
  ];
  return 299 * red + 587 * green + 114 * blue;
}
