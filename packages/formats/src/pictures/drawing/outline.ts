// The frame of the board: sides cut off with the picture, whole sides left out, and gaps that are openings.

import { columnsOf, type Lattice, pixelX, pixelY, rowsOf } from './lattice.ts';
import type { PlacedSide, SideName, Walls } from './reading.ts';
import { type Sides, UNSEEN } from './sides.ts';

/** The four sides of the frame. */
export interface Outline {
  /** Sides of the frame that are not in the picture, with the reason. */
  readonly missing: readonly { readonly side: SideName; readonly reason: string }[];
  readonly openings: readonly PlacedSide[];
  /** Share of the frame's sides in the picture that are closed. */
  readonly closedShare: number;
}

/** Confidence of a side that is closed only because boards have frames. */
export const ASSUMED = 0.3;

/** A side of the frame with a greater open part was never drawn. */
const MOST_OPEN = 0.6;

/** Closes what is missing of the frame (in `walls`) and lists the gaps that are left. */
export function readOutline(lattice: Lattice, sides: Sides, walls: Walls): Outline {
  const columns = columnsOf(lattice);
  const rows = rowsOf(lattice);
  const missing: { side: SideName; reason: string }[] = [];
  const openings: PlacedSide[] = [];
  let seenInAll = 0;
  let closedInAll = 0;
  for (const side of ['north', 'west', 'east', 'south'] as const) {
    const isDown = side === 'west' || side === 'east';
    const amounts = isDown ? sides.down : sides.across;
    const closed = isDown ? walls.down : walls.across;
    const confidence = isDown ? walls.downConfidence : walls.acrossConfidence;
    const entries: number[] = [];
    for (let k = 0; k < (isDown ? rows : columns); k++) {
      entries.push(
        isDown ? k * (columns + 1) + (side === 'west' ? 0 : columns) : (side === 'north' ? 0 : rows * columns) + k,
      );
    }
    const seen = entries.filter((i) => amounts[i] !== UNSEEN);
    const open = seen.filter((i) => closed[i] === 0);
    seenInAll += seen.length;
    closedInAll += seen.length - open.length;
    const cutOff = 2 * seen.length < entries.length;
    const notDrawn = open.length > MOST_OPEN * seen.length && open.length > 1;
    if (cutOff || notDrawn) {
      missing.push({ side, reason: cutOff ? 'it lies outside the picture' : 'most of it is not drawn' });
      for (const i of entries) {
        if (closed[i] === 1 && amounts[i] !== UNSEEN) continue;
        closed[i] = 1;
        confidence[i] = ASSUMED;
      }
      continue;
    }
    for (let k = 0; k < entries.length; k++) {
      const i = entries[k] as number;
      if (amounts[i] === UNSEEN) confidence[i] = ASSUMED;
      if (closed[i] === 1) continue;
      const x = isDown ? (side === 'west' ? 0 : columns - 1) : k;
      const y = isDown ? k : side === 'north' ? 0 : rows - 1;
      openings.push(placedSide(lattice, x, y, side));
    }
  }
  openings.sort((a, b) => a.y - b.y || a.x - b.x);
  return { missing, openings, closedShare: seenInAll === 0 ? 0 : closedInAll / seenInAll };
}

/** A side of a cell with the pixel in its middle. */
export function placedSide(lattice: Lattice, x: number, y: number, side: SideName): PlacedSide {
  const { slope, u, v } = lattice;
  const left = u[x] as number;
  const right = u[x + 1] as number;
  const top = v[y] as number;
  const bottom = v[y + 1] as number;
  const pu = side === 'west' ? left : side === 'east' ? right : (left + right) / 2;
  const pv = side === 'north' ? top : side === 'south' ? bottom : (top + bottom) / 2;
  return { x, y, side, px: Math.floor(pixelX(slope, pu, pv)), py: Math.floor(pixelY(slope, pu, pv)) };
}
