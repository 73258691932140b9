// Ways through the corners of cells: a wall that runs straight on over a post of plain floor.

import type { CodedPicture } from './colours.ts';
import { columnsOf, type Lattice, pixelX, pixelY, rowsOf } from './lattice.ts';
import type { Levels } from './levels.ts';
import type { Sides } from './sides.ts';
import type { WallGuess } from './wall-guess.ts';

/** Posts inside straight walls that are missing. */
export interface BrokenPosts {
  readonly count: number;
  /** Among all posts inside straight walls, 0 to 1. */
  readonly share: number;
  /** Pixel of the first one; meaningless where there is none. */
  readonly x: number;
  readonly y: number;
}

/** Posts of plain floor between two closed sides in line. Cost: O(cells). */
export function findBrokenPosts(
  picture: CodedPicture,
  guess: WallGuess,
  lattice: Lattice,
  sides: Sides,
  levels: Levels,
): BrokenPosts {
  const { width, height, code } = picture;
  const { slope, u, v } = lattice;
  const columns = columnsOf(lattice);
  const rows = rowsOf(lattice);
  const closed = (amount: number | undefined): boolean => amount !== undefined && amount > levels.threshold;
  // Where there is room, a wall may lie a pixel off its line; a way through is wider than that.
  const reach = (u[1] as number) - (u[0] as number) - lattice.thicknessU >= 4 ? 1 : 0;
  let posts = 0;
  let count = 0;
  let firstX = 0;
  let firstY = 0;
  for (let y = 1; y < rows; y++) {
    for (let x = 1; x < columns; x++) {
      const isStraight =
        (closed(sides.down[(y - 1) * (columns + 1) + x]) && closed(sides.down[y * (columns + 1) + x])) ||
        (closed(sides.across[y * columns + x - 1]) && closed(sides.across[y * columns + x]));
      if (!isStraight) continue;
      const px = Math.floor(pixelX(slope, u[x] as number, v[y] as number));
      const py = Math.floor(pixelY(slope, u[x] as number, v[y] as number));
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      posts++;
      let wall = 0;
      for (let qy = Math.max(0, py - reach); qy <= Math.min(height - 1, py + reach); qy++) {
        for (let qx = Math.max(0, px - reach); qx <= Math.min(width - 1, px + reach); qx++) {
          wall = Math.max(wall, guess.wallness[code[qy * width + qx] as number] as number);
        }
      }
      if (wall >= 20) continue;
      if (count === 0) {
        firstX = px;
        firstY = py;
      }
      count++;
    }
  }
  return { count, share: posts === 0 ? 0 : count / posts, x: firstX, y: firstY };
}
