// Which of two kinds of squares is wall. Files do not say; the paths give it away.

import { NONE, UnionFind } from '@labrys/core';
import { type BlockGrid, wallsOfBlocks } from './block-grid.ts';

/** A frame has at least this share of the outer squares. */
const FRAME = 0.9;

/**
 * The better of two readings of the same grid, of which the second swaps walls and free squares.
 *
 * A lattice of cells tells it at once. Else the ends have to be joined. Else the usual meaning of the signs holds where
 * there is one, and without one walls make up the frame, and free squares hang together.
 *
 * @param isUsual the first reading is what the signs of the file mean everywhere
 * Cost: O(squares).
 */
export function betterReading(first: BlockGrid, second: BlockGrid, isUsual: boolean): BlockGrid {
  const isFirstLattice = wallsOfBlocks(first) !== null;
  const isSecondLattice = wallsOfBlocks(second) !== null;
  if (isFirstLattice !== isSecondLattice) return isFirstLattice ? first : second;

  const hasEnds = first.start !== NONE && first.goals.length > 0;
  if (isUsual && !hasEnds) return first;
  const ofFirst = joined(first);
  const ofSecond = joined(second);
  if (hasEnds && ofFirst.joinsEnds !== ofSecond.joinsEnds) return ofFirst.joinsEnds ? first : second;
  if (isUsual || isFramed(first)) return first;
  if (isFramed(second)) return second;
  return ofSecond.largestShare > ofFirst.largestShare ? second : first;
}

interface Joined {
  /** A way leads from the start to a goal. */
  readonly joinsEnds: boolean;
  /** Share of the free squares in the largest part that hangs together. */
  readonly largestShare: number;
}

/** How free squares hang together, side by side. */
export function joined({ width, height, free, start, goals }: BlockGrid): Joined {
  const sets = new UnionFind(width * height);
  let count = 0;
  for (const square of free) {
    count++;
    if ((square + 1) % width !== 0 && free.has(square + 1)) sets.union(square, square + 1);
    if (square + width < width * height && free.has(square + width)) sets.union(square, square + width);
  }
  let largest = 0;
  for (const square of free) largest = Math.max(largest, sets.sizeOf(square));
  return {
    joinsEnds: start !== NONE && goals.some((goal) => sets.same(start, goal)),
    largestShare: count === 0 ? 0 : largest / count,
  };
}

/** Whether walls make up the outer squares, but for some gaps. */
function isFramed(blocks: BlockGrid): boolean {
  return freeShareOfEdge(blocks) <= 1 - FRAME;
}

/** Share of the outer squares that are free, 0 to 1. */
export function freeShareOfEdge({ width, height, free }: BlockGrid): number {
  let count = 0;
  let total = 0;
  for (let square = 0; square < width * height; square++) {
    const x = square % width;
    if (x > 0 && x < width - 1 && square >= width && square < width * (height - 1)) continue;
    total++;
    if (free.has(square)) count++;
  }
  return count / total;
}
