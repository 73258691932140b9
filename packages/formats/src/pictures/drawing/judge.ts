// How well a lattice and a wall colour explain a picture, and whether wall and floor may be mixed up.

import { type BrokenPosts, findBrokenPosts } from './broken-posts.ts';
import type { CodedPicture } from './colours.ts';
import { columnsOf, type Lattice, rowsOf } from './lattice.ts';
import type { Levels } from './levels.ts';
import { type Sides, UNSEEN } from './sides.ts';
import { strayShare } from './stray.ts';
import type { WallGuess } from './wall-guess.ts';

/** Verdict on a reading. */
export interface Verdict {
  /** 0 (not at all) to 1: sides are clearly wall or none, and no wall lies off the lattice. */
  readonly fit: number;
  /** 0 to 1: a closed frame, thin walls, no ring of passage all round. The mirror image of a maze scores low. */
  readonly polarity: number;
  /** Share of all wall that lies inside cells. */
  readonly stray: number;
  /** Share of the sides seen on the frame that are closed; 0 if none is seen. */
  readonly frame: number;
  /** Posts inside straight walls that are missing: ways through where no side is. */
  readonly brokenPosts: BrokenPosts;
  /** Whether whole lines in regular distance are empty: the true period is a multiple. */
  readonly hasEmptyLines: boolean;
}

/**
 * Weighs a reading of the whole board.
 *
 * Cost: O(pixels + cells).
 */
export function judge(
  picture: CodedPicture,
  guess: WallGuess,
  lattice: Lattice,
  sides: Sides,
  levels: Levels,
): Verdict {
  const columns = columnsOf(lattice);
  const rows = rowsOf(lattice);
  const stray = strayShare(picture, guess, lattice, sides);
  const closed = (amount: number): boolean => amount > levels.threshold;
  let frameSeen = 0;
  let frameClosed = 0;
  let insideSides = 0;
  let insideClosed = 0;
  let ring = 0;
  let ringOpen = 0;
  const closedByLineU = new Float64Array(columns + 1);
  const closedByLineV = new Float64Array(rows + 1);
  const isSolid = (cell: number): boolean => (sides.inside[cell] as number) > 0.5;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x <= columns; x++) {
      const amount = sides.down[y * (columns + 1) + x] as number;
      if (closed(amount) && x > 0 && x < columns && !isSolid(y * columns + x) && !isSolid(y * columns + x - 1)) {
        closedByLineU[x] = (closedByLineU[x] as number) + 1 / rows;
      }
      if (x === 0 || x === columns) {
        if (amount !== UNSEEN) frameSeen++;
        if (closed(amount)) frameClosed++;
      } else {
        insideSides++;
        if (closed(amount)) insideClosed++;
        if (y === 0 || y === rows - 1) {
          ring++;
          if (!closed(amount)) ringOpen++;
        }
      }
    }
  }
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x < columns; x++) {
      const amount = sides.across[y * columns + x] as number;
      if (closed(amount) && y > 0 && y < rows && !isSolid(y * columns + x) && !isSolid((y - 1) * columns + x)) {
        closedByLineV[y] = (closedByLineV[y] as number) + 1 / columns;
      }
      if (y === 0 || y === rows) {
        if (amount !== UNSEEN) frameSeen++;
        if (closed(amount)) frameClosed++;
      } else {
        insideSides++;
        if (closed(amount)) insideClosed++;
        if (x === 0 || x === columns - 1) {
          ring++;
          if (!closed(amount)) ringOpen++;
        }
      }
    }
  }
  let solid = 0;
  for (let c = 0; c < columns * rows; c++) if (isSolid(c)) solid++;
  const hasEmptyLines = emptyLines(closedByLineU) || emptyLines(closedByLineV);
  const frameSides = 2 * (columns + rows);
  const occupied = insideSides === 0 ? 1 : insideClosed / insideSides;
  const brokenPosts = findBrokenPosts(picture, guess, lattice, sides, levels);
  let fit =
    Math.min(1, (levels.closed - levels.open) / 0.7) *
    Math.max(0, 1 - 2 * levels.unclear) *
    Math.max(0, 1 - 2.5 * stray) *
    Math.max(0.7, 1 - 4 * brokenPosts.share);
  fit *= 1 - 0.8 * (solid / (columns * rows)); // a few blocks are well, but every cell may be taken for one
  if (occupied < 0.02 || occupied > 0.9) fit *= 0.3;
  if (hasEmptyLines) fit *= 0.3;
  fit *= guess.prior;
  const thickness = Math.max(
    (lattice.thicknessU * columns) / ((lattice.u[columns] as number) - (lattice.u[0] as number)),
    (lattice.thicknessV * rows) / ((lattice.v[rows] as number) - (lattice.v[0] as number)),
  );
  let polarity = 0.5 + (0.5 * frameClosed) / frameSides;
  if (ring >= 6 && ringOpen >= 0.9 * ring) polarity *= 0.5;
  if (thickness > 0.62) polarity *= 0.2;
  else if (thickness > 0.54) polarity *= 0.7;
  return { fit, polarity, stray, frame: frameSeen === 0 ? 0 : frameClosed / frameSeen, brokenPosts, hasEmptyLines };
}

/** Whether every second or third line holds next to nothing while the others do. */
function emptyLines(closedShare: Float64Array): boolean {
  const count = closedShare.length;
  for (const every of [2, 3]) {
    if (count < 4 * every) continue;
    for (let phase = 0; phase < every; phase++) {
      let sum = 0;
      let others = 0;
      let lines = 0;
      for (let i = 1; i < count - 1; i++) {
        if (i % every === phase) {
          sum += closedShare[i] as number;
          lines++;
        } else others += closedShare[i] as number;
      }
      if (sum / lines < 0.03 && others / Math.max(1, count - 2 - lines) > 0.15) return true;
    }
  }
  return false;
}
