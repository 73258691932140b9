// How much wall each column and each row of a picture holds, for any small slope of the lines.
//
// Walls that run down satisfy u = x - slope y, walls that run across v = y + slope x. Strips of eight rows (columns) are
// summed once; for a slope each strip is shifted as a whole, which is exact to 0.2 pixels at 3 degrees and eight times
// cheaper.

import type { CodedPicture } from './colours.ts';
import type { WallGuess } from './wall-guess.ts';

const STRIP = 8;

/** Wall amount by strip. */
export interface Strips {
  readonly width: number;
  readonly height: number;
  /** Strips of rows: entry strip * width + x. */
  readonly down: Float32Array;
  /** Strips of columns: entry strip * height + y. */
  readonly across: Float32Array;
  /** Only each strip of this many is summed. */
  readonly every: number;
  /** Mean distance between walls met along a row, in pixels; a lattice cannot be much finer than this. */
  readonly spacing: number;
}

/** Wall amount along a line of coordinates: value i belongs to from + i to from + i + 1. */
export interface Profile {
  readonly from: number;
  readonly values: Float64Array;
}

export function stripsOf(picture: CodedPicture, guess: WallGuess): Strips {
  const { width, height, code } = picture;
  const { wallness } = guess;
  const down = new Float32Array(Math.ceil(height / STRIP) * width);
  const across = new Float32Array(Math.ceil(width / STRIP) * height);
  let met = 0;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const strip = Math.floor(y / STRIP) * width;
    let sum = 0;
    let isWall = false;
    for (let x = 0; x < width; x++) {
      const wall = wallness[code[row + x] as number] as number;
      down[strip + x] = (down[strip + x] as number) + wall;
      sum += wall;
      if (isWall) isWall = wall >= 64;
      else if (wall >= 128) {
        isWall = true;
        met++;
      }
      if ((x & (STRIP - 1)) === STRIP - 1 || x === width - 1) {
        across[Math.floor(x / STRIP) * height + y] = sum;
        sum = 0;
      }
    }
  }
  return { width, height, down, across, every: 1, spacing: (width * height) / Math.max(1, met) };
}

/** Wall amount by column, for walls that run down with the given slope (pixels right for a pixel down). */
export function columnProfile(strips: Strips, slope: number): Profile {
  return shiftedSum(strips.down, strips.every, strips.width, strips.height, -slope);
}

/** Wall amount by row; `slope` as for {@link columnProfile}: the whole picture is turned. */
export function rowProfile(strips: Strips, slope: number): Profile {
  return shiftedSum(strips.across, strips.every, strips.height, strips.width, slope);
}

function shiftedSum(strips: Float32Array, every: number, length: number, depth: number, shift: number): Profile {
  const reach = shift * depth;
  const from = Math.min(0, Math.floor(reach));
  const values = new Float64Array(length + Math.ceil(Math.abs(reach)) + 2);
  const count = Math.ceil(depth / STRIP);
  for (let s = 0; s < count; s += every) {
    const middle = (s * STRIP + Math.min(depth, (s + 1) * STRIP)) / 2;
    const offset = shift * middle - from;
    const whole = Math.floor(offset);
    const part = offset - whole;
    const row = s * length;
    for (let i = 0; i < length; i++) {
      const wall = strips[row + i] as number;
      if (wall === 0) continue;
      const at = i + whole;
      values[at] = (values[at] as number) + wall * (1 - part);
      if (part > 0) values[at + 1] = (values[at + 1] as number) + wall * part;
    }
  }
  return { from, values };
}
