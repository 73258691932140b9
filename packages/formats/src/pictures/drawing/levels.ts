import { type Sides, UNSEEN } from './sides.ts';

/** The two levels that the amounts of wall on sides fall into. */
export interface Levels {
  /** Typical amount on an open side, and on a closed one. */
  readonly open: number;
  readonly closed: number;
  /** Amounts above are closed. */
  readonly threshold: number;
  /** Share of sides that lie nearer to the threshold than to their level, 0 to 1. */
  readonly unclear: number;
}

/** Splits the amounts by two means; where all are alike, half wall is the border. Cost: O(sides). */
export function wallLevels(sides: Sides): Levels {
  const bins = new Float64Array(256);
  let total = 0;
  for (const list of [sides.down, sides.across]) {
    for (const amount of list) {
      if (amount === UNSEEN) continue;
      const bin = Math.round(255 * amount);
      bins[bin] = (bins[bin] as number) + 1;
      total++;
    }
  }
  let open = 0;
  let closed = 255;
  for (let round = 0; round < 12; round++) {
    const middle = (open + closed) / 2;
    const below = meanBetween(bins, 0, middle);
    const above = meanBetween(bins, middle, 256);
    open = below ?? open;
    closed = above ?? closed;
  }
  if (closed - open < 64) return { open: 0, closed: 1, threshold: 0.5, unclear: 1 };
  const threshold = (open + closed) / 2;
  let unclear = 0;
  for (let k = 0; k < 256; k++) {
    if (k > (open + threshold) / 2 && k < (closed + threshold) / 2) unclear += bins[k] as number;
  }
  return {
    open: open / 255,
    closed: closed / 255,
    threshold: threshold / 255,
    unclear: total === 0 ? 1 : unclear / total,
  };
}

function meanBetween(bins: Float64Array, from: number, to: number): number | null {
  let count = 0;
  let sum = 0;
  for (let k = Math.ceil(from); k < to && k < 256; k++) {
    count += bins[k] as number;
    sum += k * (bins[k] as number);
  }
  return count === 0 ? null : sum / count;
}
