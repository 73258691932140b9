// From amounts of wall to closed and open sides: near the threshold nothing is certain, and cells as dark as the walls
// are compared with their own colours.

import { type Pixels, sampleOnWhite } from '@labrys/raster';
import type { Found } from './find-lattice.ts';
import { columnsOf, pixelX, pixelY, rowsOf } from './lattice.ts';
import type { Walls } from './reading.ts';
import { passage, UNSEEN } from './sides.ts';

/** Cells with more wall colour inside than this are looked at by their exact colours. */
const DARK_CELL = 0.06;

/** Sides outside the picture get confidence 0 and are closed. */
export function decideSides(picture: Pixels, found: Found): Walls {
  const { sides, levels } = found;
  const down = new Uint8Array(sides.down.length);
  const across = new Uint8Array(sides.across.length);
  const downConfidence = new Float32Array(down.length);
  const acrossConfidence = new Float32Array(across.length);
  const decide = (amounts: Float32Array, closed: Uint8Array, confidence: Float32Array): void => {
    for (let i = 0; i < amounts.length; i++) {
      const amount = amounts[i] as number;
      closed[i] = amount === UNSEEN || amount > levels.threshold ? 1 : 0;
      if (amount === UNSEEN) continue;
      const level = closed[i] === 1 ? levels.closed : levels.open;
      const range = Math.max(0.05, Math.abs(level - levels.threshold));
      confidence[i] = Math.min(1, Math.abs(amount - levels.threshold) / (0.7 * range));
    }
  };
  decide(sides.down, down, downConfidence);
  decide(sides.across, across, acrossConfidence);
  const walls = { down, across, downConfidence, acrossConfidence };
  if (!found.guess.anyColour) compareDarkCells(picture, found, walls);
  return walls;
}

/** Decides the sides of cells whose floor is nearly as the walls, as in the far end of a distance map. */
function compareDarkCells(picture: Pixels, found: Found, walls: Walls): void {
  const { lattice, sides } = found;
  const columns = columnsOf(lattice);
  const rows = rowsOf(lattice);
  const exact = new ExactColours(picture, found);
  const dark = new Uint8Array(columns * rows);
  let count = 0;
  for (let c = 0; c < dark.length; c++) {
    if ((sides.inside[c] as number) <= DARK_CELL || !exact.isPlain(c % columns, Math.floor(c / columns))) continue;
    dark[c] = 1;
    count++;
  }
  if (count === 0) return;
  const isDark = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < columns && y < rows && dark[y * columns + x] === 1;
  const wall = exact.wallColour(walls);
  if (wall === null) return;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x <= columns; x++) {
      if (!isDark(x - 1, y) && !isDark(x, y)) continue;
      const i = y * (columns + 1) + x;
      if (sides.down[i] === UNSEEN) continue;
      const verdict = exact.compare(wall, x, y, true);
      walls.down[i] = verdict.closed ? 1 : 0;
      walls.downConfidence[i] = verdict.confidence;
    }
  }
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (!isDark(x, y - 1) && !isDark(x, y)) continue;
      const i = y * columns + x;
      if (sides.across[i] === UNSEEN) continue;
      const verdict = exact.compare(wall, x, y, false);
      walls.across[i] = verdict.closed ? 1 : 0;
      walls.acrossConfidence[i] = verdict.confidence;
    }
  }
}

type Sample = readonly [number, number, number];

/** The colour of walls, and how far single walls are from it. */
interface WallColour {
  readonly colour: Sample;
  readonly noise: number;
}

function distance(a: Sample, b: Sample): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

/** Exact mean colours of places on the lattice. */
class ExactColours {
  private readonly picture: Pixels;
  private readonly found: Found;
  private readonly columns: number;
  private readonly rows: number;

  constructor(picture: Pixels, found: Found) {
    this.picture = picture;
    this.found = found;
    this.columns = columnsOf(found.lattice);
    this.rows = rowsOf(found.lattice);
  }

  /** Whether a cell is of one colour near that of the walls: dark floor, and no mark. */
  isPlain(x: number, y: number): boolean {
    const colour = this.cell(x, y);
    if (colour === null) return false;
    const { wall, floor } = this.found.guess;
    if (distance(colour, wall) > 0.35 * distance(floor, wall)) return false;
    const { u, v, thicknessU, thicknessV } = this.found.lattice;
    const [left, right] = passage(u[x] as number, u[x + 1] as number, thicknessU);
    const [top, bottom] = passage(v[y] as number, v[y + 1] as number, thicknessV);
    const middle = (left + right) / 2;
    const centre = (top + bottom) / 2;
    return [
      this.mean(left, middle, top, centre),
      this.mean(middle, right, top, centre),
      this.mean(left, middle, centre, bottom),
      this.mean(middle, right, centre, bottom),
    ].every((part) => distance(part, colour) < 6);
  }

  /** From the closed sides between light cells; null where there are too few. */
  wallColour(walls: Walls): WallColour | null {
    const { inside } = this.found.sides;
    const { columns, rows } = this;
    const seen: Sample[] = [];
    for (let y = 0; y < rows; y++) {
      for (let x = 1; x < columns && seen.length < 500; x++) {
        if (walls.down[y * (columns + 1) + x] !== 1) continue;
        if ((inside[y * columns + x] as number) > DARK_CELL || (inside[y * columns + x - 1] as number) > DARK_CELL)
          continue;
        seen.push(this.strip(x, y, true, 0));
      }
    }
    if (seen.length < 3) return null;
    const colour: Sample = [
      median(seen.map((s) => s[0])),
      median(seen.map((s) => s[1])),
      median(seen.map((s) => s[2])),
    ];
    return { colour, noise: median(seen.map((s) => distance(s, colour))) };
  }

  /**
   * Decides the side left of (down) or above cell (x, y): its outer slices are wall if they look like walls, none if they
   * look like the floor next to them.
   */
  compare(wall: WallColour, x: number, y: number, isDown: boolean): { closed: boolean; confidence: number } {
    const { thicknessU, thicknessV } = this.found.lattice;
    const reach = Math.max(0, ((isDown ? thicknessU : thicknessV) - 1) / 2);
    let share = 0;
    let largest = 0;
    for (const way of [-1, 1]) {
      const floor = way === 1 ? this.cell(x, y) : isDown ? this.cell(x - 1, y) : this.cell(x, y - 1);
      if (floor === null) continue;
      const room = distance(floor, wall.colour);
      if (room < 1 + 2 * wall.noise) continue; // floor like wall: this half tells nothing
      largest = Math.max(largest, room);
      share = Math.max(share, distance(this.strip(x, y, isDown, way * reach), wall.colour) / room);
    }
    if (largest === 0) return { closed: true, confidence: 0 };
    return {
      closed: share < 0.5,
      confidence: Math.min(1, 2.5 * Math.abs(share - 0.5)) * Math.min(1, largest / (2 + 8 * wall.noise)),
    };
  }

  /** A slice a pixel wide along the side left of (down) or above cell (x, y), so far off the middle of the wall. */
  private strip(x: number, y: number, isDown: boolean, off: number): Sample {
    const { u, v, thicknessU, thicknessV } = this.found.lattice;
    if (isDown) {
      const line = (u[x] as number) + off;
      const [from, to] = passage(v[y] as number, v[y + 1] as number, thicknessV);
      return this.mean(line - 0.3, line + 0.3, from, to);
    }
    const line = (v[y] as number) + off;
    const [from, to] = passage(u[x] as number, u[x + 1] as number, thicknessU);
    return this.mean(from, to, line - 0.3, line + 0.3);
  }

  private cell(x: number, y: number): Sample | null {
    if (x < 0 || y < 0 || x >= this.columns || y >= this.rows) return null;
    const { u, v, thicknessU, thicknessV } = this.found.lattice;
    const [left, right] = passage(u[x] as number, u[x + 1] as number, thicknessU);
    const [top, bottom] = passage(v[y] as number, v[y + 1] as number, thicknessV);
    return this.mean(left, right, top, bottom);
  }

  private mean(left: number, right: number, top: number, bottom: number): Sample {
    const { width, height, samples } = this.picture;
    const { slope } = this.found.lattice;
    const across = Math.min(8, Math.max(1, Math.round(right - left)));
    const down = Math.min(8, Math.max(1, Math.round(bottom - top)));
    let red = 0;
    let green = 0;
    let blue = 0;
    let count = 0;
    for (let j = 0; j < down; j++) {
      const v = top + ((j + 0.5) * (bottom - top)) / down;
      for (let i = 0; i < across; i++) {
        const u = left + ((i + 0.5) * (right - left)) / across;
        const x = Math.floor(pixelX(slope, u, v));
        const y = Math.floor(pixelY(slope, u, v));
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const at = y * width + x;
        red += sampleOnWhite(samples, at, 0);
        green += sampleOnWhite(samples, at, 1);
        blue += sampleOnWhite(samples, at, 2);
        count++;
      }
    }
    return count === 0 ? [0, 0, 0] : [red / count, green / count, blue / count];
  }
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1] as number;
}
