// How much wall there is on each side of each cell, and inside each cell.
//
// A side is looked at in its middle part, across the core of the wall: posts, crossing walls and soft edges stay out of it.

import type { CodedPicture } from './colours.ts';
import { columnsOf, type Lattice, rowsOf } from './lattice.ts';
import type { WallGuess } from './wall-guess.ts';

/** A side outside the picture. */
export const UNSEEN = -1;

/** Amounts of wall, 0 (none) to 1 (all), or UNSEEN. */
export interface Sides {
  /** Walls that run down: entry y * (columns + 1) + x is the side left of cell (x, y). */
  readonly down: Float32Array;
  /** Walls that run across: entry y * columns + x is the side above cell (x, y); one row more than cells. */
  readonly across: Float32Array;
  /** Inside of cell (x, y): entry y * columns + x. */
  readonly inside: Float32Array;
}

const MOST_SAMPLES = 8;

export function measureSides(picture: CodedPicture, guess: WallGuess, lattice: Lattice): Sides {
  const columns = columnsOf(lattice);
  const rows = rowsOf(lattice);
  const { u, v, thicknessU, thicknessV } = lattice;
  const box = new BoxMean(picture, guess, lattice.slope);
  const down = new Float32Array((columns + 1) * rows);
  const across = new Float32Array(columns * (rows + 1));
  const inside = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    const [top, bottom] = passage(v[y] as number, v[y + 1] as number, thicknessV);
    for (let x = 0; x <= columns; x++) {
      if (x === 0 || x === columns) continue;
      const slack = slackOf(u, x, thicknessU);
      down[y * (columns + 1) + x] = box.darkest(u[x] as number, thicknessU, top, bottom, slack, true);
    }
    for (let x = 0; x < columns; x++) {
      const [left, right] = passage(u[x] as number, u[x + 1] as number, thicknessU);
      inside[y * columns + x] = box.mean(left, right, top, bottom);
    }
  }
  for (let y = 1; y < rows; y++) {
    const slack = slackOf(v, y, thicknessV);
    for (let x = 0; x < columns; x++) {
      const [left, right] = passage(u[x] as number, u[x + 1] as number, thicknessU);
      across[y * columns + x] = box.darkest(v[y] as number, thicknessV, left, right, slack, false);
    }
  }
  for (const x of [0, columns]) {
    const amounts = frameLine(box, u, x, thicknessU, v, thicknessV, true);
    for (let y = 0; y < rows; y++) down[y * (columns + 1) + x] = amounts[y] as number;
  }
  for (const y of [0, rows]) across.set(frameLine(box, v, y, thicknessV, u, thicknessU, false), y * columns);
  return { down, across, inside };
}

/**
 * The sides of a line of the frame. They are looked at in one place, that where the line as a whole shows most wall:
 * beyond a gap in the frame the margin may have the colour of walls.
 */
function frameLine(
  box: BoxMean,
  lines: Float64Array,
  i: number,
  thickness: number,
  cross: Float64Array,
  crossThickness: number,
  isDown: boolean,
): Float32Array {
  const slack = slackOf(lines, i, thickness);
  const count = cross.length - 1;
  let best = new Float32Array(count);
  let most = Number.NEGATIVE_INFINITY;
  for (const off of [0, 1, -1, 2, -2]) {
    if (Math.abs(off) > slack) continue;
    const amounts = new Float32Array(count);
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const [from, to] = passage(cross[k] as number, cross[k + 1] as number, crossThickness);
      amounts[k] = box.darkest((lines[i] as number) + off, thickness, from, to, 0, isDown);
      sum += amounts[k] as number;
    }
    if (sum <= most + 0.1 * count + 0.5) continue;
    most = sum;
    best = amounts;
  }
  return best;
}

/** The middle part of the passage between two walls. */
export function passage(from: number, to: number, thickness: number): [number, number] {
  const width = Math.max(0.6, to - from - thickness);
  const middle = (from + to) / 2;
  const half = width <= 1.5 ? 0.3 * width : 0.35 * width;
  return [middle - half, middle + half];
}

/** How far off its place a wall is looked for. */
function slackOf(lines: Float64Array, i: number, thickness: number): number {
  const period = i > 0 ? (lines[i] as number) - (lines[i - 1] as number) : (lines[1] as number) - (lines[0] as number);
  const room = period - thickness;
  return room < 4 ? 0 : room < 18 ? 1 : 2;
}

/** Means of wallness over boxes in the turned frame. */
class BoxMean {
  private readonly picture: CodedPicture;
  private readonly wallness: Uint8Array;
  private readonly slope: number;
  private readonly scale: number;

  constructor(picture: CodedPicture, guess: WallGuess, slope: number) {
    this.picture = picture;
    this.wallness = guess.wallness;
    this.slope = slope;
    this.scale = 1 / (1 + slope * slope);
  }

  /** The most wall found across a side within `slack` pixels of its place. */
  darkest(line: number, thickness: number, from: number, to: number, slack: number, isDown: boolean): number {
    // A core a little thinner than the wall: its edges are soft and its place is known to half a pixel.
    const half = Math.max(0.3, (thickness - (thickness > 2.5 ? 1 : 0.4)) / 2);
    let most = UNSEEN;
    for (let off = -slack; off <= slack; off++) {
      const a = line + off - half;
      const b = line + off + half;
      const amount = isDown ? this.mean(a, b, from, to) : this.mean(from, to, a, b);
      if (amount > most) most = amount;
      if (most > 0.98) break;
    }
    return most;
  }

  /** Mean wallness of a box, sampled in up to 8 x 8 places; UNSEEN if less than half of it lies in the picture. */
  mean(left: number, right: number, top: number, bottom: number): number {
    const { width, height, code } = this.picture;
    const across = Math.min(MOST_SAMPLES, Math.max(1, Math.round(right - left)));
    const down = Math.min(MOST_SAMPLES, Math.max(1, Math.round(bottom - top)));
    const stepU = (right - left) / across;
    const stepV = (bottom - top) / down;
    let sum = 0;
    let seen = 0;
    for (let j = 0; j < down; j++) {
      const v = top + (j + 0.5) * stepV;
      for (let i = 0; i < across; i++) {
        const u = left + (i + 0.5) * stepU;
        const x = Math.floor((u + this.slope * v) * this.scale);
        const y = Math.floor((v - this.slope * u) * this.scale);
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        seen++;
        sum += this.wallness[code[y * width + x] as number] as number;
      }
    }
    return 2 * seen < across * down ? UNSEEN : sum / (255 * seen);
  }
}
