// Which way the edges of a picture run, to say what kind of maze it may be when it is none of squares.

import { type Pixels, sampleOnWhite } from '@labrys/raster';

/** Number of directions: steps of 15 degrees. */
const DIRECTIONS = 12;

const TAN_7_5 = 0.13165;
const TAN_22_5 = 0.41421;
const TAN_37_5 = 0.76733;

/**
 * Share of the edges by direction of the line they belong to: entry k is 15 k degrees from upright, turning towards
 * the falling diagonal; 0 is a wall that runs down, 6 one that runs across.
 *
 * Cost: O(pixels).
 */
export function edgeDirections(picture: Pixels): Float64Array {
  const { width, height } = picture;
  const grey = smoothedGrey(picture);
  const shares = new Float64Array(DIRECTIONS);
  let total = 0;
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const i = y * width + x;
      const a = grey[i - width - 1] as number;
      const b = grey[i - width] as number;
      const c = grey[i - width + 1] as number;
      const d = grey[i - 1] as number;
      const f = grey[i + 1] as number;
      const g = grey[i + width - 1] as number;
      const h = grey[i + width] as number;
      const k = grey[i + width + 1] as number;
      const dx = c + 2 * f + k - a - 2 * d - g;
      const dy = g + 2 * h + k - a - 2 * b - c;
      const size = dx * dx + dy * dy;
      if (size < 6400) continue;
      const at = directionOf(dx, dy);
      shares[at] = (shares[at] as number) + size;
      total += size;
    }
  }
  if (total > 0) for (let k = 0; k < DIRECTIONS; k++) shares[k] = (shares[k] as number) / total;
  return shares;
}

/** Direction of the line across which the picture changes by (dx, dy). */
function directionOf(dx: number, dy: number): number {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  const steep = y > x;
  const ratio = steep ? x / y : y / x;
  const near = ratio < TAN_7_5 ? 0 : ratio < TAN_22_5 ? 1 : ratio < TAN_37_5 ? 2 : 3;
  const turn = steep ? 6 - near : near;
  return dx * dy <= 0 ? turn : (DIRECTIONS - turn) % DIRECTIONS;
}

/** Mean of red, green and blue over 3 x 3 pixels; the rim stays 0. */
function smoothedGrey(picture: Pixels): Float32Array {
  const { width, height, samples } = picture;
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    grey[i] = (sampleOnWhite(samples, i, 0) + sampleOnWhite(samples, i, 1) + sampleOnWhite(samples, i, 2)) / 3;
  }
  const rows = new Float32Array(width * height);
  for (let i = 1; i + 1 < grey.length; i++) {
    rows[i] = (grey[i - 1] as number) + (grey[i] as number) + (grey[i + 1] as number);
  }
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      grey[y * width + x] =
        ((rows[above + x] as number) + (rows[y * width + x] as number) + (rows[below + x] as number)) / 9;
    }
  }
  return grey;
}
