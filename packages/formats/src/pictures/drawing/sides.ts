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

/** Amount of wall on a side: how far it is looked for off its line, and its stretch along the line. */
type Gauge = (line: number, from: number, to: number, slack: number, isDown: boolean) => number;

export function measureSides(picture: CodedPicture, guess: WallGuess, lattice: Lattice): Sides {
  const columns = columnsOf(lattice);
  const rows = rowsOf(lattice);
  const { u, v, thicknessU, thicknessV } = lattice;
  const box = new BoxMean(picture, guess, lattice.slope);
  const inside = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    const [top, bottom] = passage(v[y] as number, v[y + 1] as number, thicknessV);
    for (let x = 0; x < columns; x++) {
      const [left, right] = passage(u[x] as number, u[x + 1] as number, thicknessU);
      inside[y * columns + x] = box.mean(left, right, top, bottom);
    }
  }
  const { down, across } = gauged(lattice, (line, from, to, slack, isDown) =>
    box.darkest(line, isDown ? thicknessU : thicknessV, from, to, slack, isDown),
  );
  if (!hasHairLines(lattice)) return { down, across, inside };
  const ink = gauged(lattice, (line, from, to, slack, isDown) =>
    box.ink(line, isDown ? thicknessU : thicknessV, from, to, slack, isDown),
  );
  raise(down, ink.down);
  raise(across, ink.across);
  return { down, across, inside };
}

function gauged(lattice: Lattice, gauge: Gauge): { down: Float32Array; across: Float32Array } {
  const columns = columnsOf(lattice);
  const rows = rowsOf(lattice);
  const { u, v, thicknessU, thicknessV } = lattice;
  const down = new Float32Array((columns + 1) * rows);
  const across = new Float32Array(columns * (rows + 1));
  for (let y = 0; y < rows; y++) {
    const [top, bottom] = passage(v[y] as number, v[y + 1] as number, thicknessV);
    for (let x = 1; x < columns; x++) {
      const slack = slackOf(u, x, thicknessU);
      down[y * (columns + 1) + x] = gauge(u[x] as number, top, bottom, slack, true);
    }
  }
  for (let y = 1; y < rows; y++) {
    const slack = slackOf(v, y, thicknessV);
    for (let x = 0; x < columns; x++) {
      const [left, right] = passage(u[x] as number, u[x + 1] as number, thicknessU);
      across[y * columns + x] = gauge(v[y] as number, left, right, slack, false);
    }
  }
  for (const x of [0, columns]) {
    const amounts = frameLine(gauge, u, x, thicknessU, v, thicknessV, true);
    for (let y = 0; y < rows; y++) down[y * (columns + 1) + x] = amounts[y] as number;
  }
  for (const y of [0, rows]) across.set(frameLine(gauge, v, y, thicknessV, u, thicknessU, false), y * columns);
  return { down, across };
}

/**
 * The sides of a line of the frame. They are looked at in one place, that where the line as a whole shows most wall:
 * beyond a gap in the frame the margin may have the colour of walls.
 */
function frameLine(
  gauge: Gauge,
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
      amounts[k] = gauge((lines[i] as number) + off, from, to, 0, isDown);
      sum += amounts[k] as number;
    }
    if (sum <= most + 0.1 * count + 0.5) continue;
    most = sum;
    best = amounts;
  }
  return best;
}

/** Walls so thin that they may fall between two pixels, which then are but half as dark. */
const HAIR = 2.2;
/** Floor that is needed beside such a wall to add up its ink, in pixels. */
const ROOM = 4;

function hasHairLines({ u, v, thicknessU, thicknessV }: Lattice): boolean {
  return (
    Math.min(thicknessU, thicknessV) < HAIR &&
    (u[1] as number) - (u[0] as number) - thicknessU >= ROOM &&
    (v[1] as number) - (v[0] as number) - thicknessV >= ROOM
  );
}

/** Walls have at least as much ink as this many pixels. */
const LEAST_INK = 0.4;

/** Raises amounts to the ink on each side, as a share of what sides with a wall have. */
function raise(amounts: Float32Array, ink: Float32Array): void {
  let closed = 1;
  let open = 0;
  for (let round = 0; round < 8; round++) {
    const middle = (closed + open) / 2;
    closed = meanWhere(ink, (value) => value > middle) ?? closed;
    open = meanWhere(ink, (value) => value <= middle) ?? open;
  }
  const full = Math.max(LEAST_INK, closed);
  for (let i = 0; i < ink.length; i++) {
    if (amounts[i] === UNSEEN) continue;
    amounts[i] = Math.max(amounts[i] as number, Math.min(1, (ink[i] as number) / full));
  }
}

function meanWhere(values: Float32Array, holds: (value: number) => boolean): number | null {
  let sum = 0;
  let count = 0;
  for (const value of values) {
    if (value === UNSEEN || !holds(value)) continue;
    sum += value;
    count++;
  }
  return count === 0 ? null : sum / count;
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
  private readonly inkOfCode: Uint8Array;
  private readonly slope: number;
  private readonly scale: number;

  constructor(picture: CodedPicture, guess: WallGuess, slope: number) {
    this.picture = picture;
    this.wallness = guess.wallness;
    this.inkOfCode = guess.ink;
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

  /**
   * The most ink across a side within `slack` pixels of its place, in pixels of full wall: what is there beyond the
   * floor to both sides, however it is spread over pixels. UNSEEN where one of the floors is dark itself.
   */
  ink(line: number, thickness: number, from: number, to: number, slack: number, isDown: boolean): number {
    const half = thickness / 2 + 0.75;
    let most = UNSEEN;
    for (let off = -slack; off <= slack; off++) {
      const a = line + off - half;
      const b = line + off + half;
      const before = this.inkOf(a - 1.5, a, from, to, isDown);
      const after = this.inkOf(b, b + 1.5, from, to, isDown);
      if (before.mean > 0.5 || after.mean > 0.5) continue;
      const between = this.inkOf(a, b, from, to, isDown);
      const floors = before.seen + after.seen;
      if (floors === 0 || between.seen === 0) continue;
      const floor = before.seen === 0 ? after.mean : after.seen === 0 ? before.mean : (before.mean + after.mean) / 2;
      const amount = Math.max(0, (between.mean - floor) * between.seen);
      if (amount > most) most = amount;
    }
    return most;
  }

  /** Mean ink from one line to another, and how wide a part of that lies in the picture. */
  private inkOf(a: number, b: number, from: number, to: number, isDown: boolean): { mean: number; seen: number } {
    const { width, height, code } = this.picture;
    const across = Math.max(1, Math.round(2 * (b - a)));
    const along = Math.min(MOST_SAMPLES, Math.max(1, Math.round(to - from)));
    let sum = 0;
    let seen = 0;
    for (let j = 0; j < along; j++) {
      const q = from + ((j + 0.5) * (to - from)) / along;
      for (let i = 0; i < across; i++) {
        const p = a + ((i + 0.5) * (b - a)) / across;
        const x = Math.floor(((isDown ? p : q) + this.slope * (isDown ? q : p)) * this.scale);
        const y = Math.floor(((isDown ? q : p) - this.slope * (isDown ? p : q)) * this.scale);
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        seen++;
        sum += this.inkOfCode[code[y * width + x] as number] as number;
      }
    }
    return { mean: seen === 0 ? 0 : sum / (255 * seen), seen: (seen / (across * along)) * (b - a) };
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
