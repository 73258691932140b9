import { linkBetween } from '../graph/graph.ts';
import type { Space, Split } from '../mesh/space.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';

// Kites of a square, from the start of its east side on: upper right, lower right, lower left, upper left.
const KITE_X = [1, 1, 0, 0];
const KITE_Y = [0, 1, 1, 0];

/**
 * How a board of squares comes from one of half the size, rounded up.
 *
 * An odd size leaves a strip of kites too many; it is cropped along one edge of the source, where a passage (the trunk)
 * makes it one stretch of the track. The track then has its ends where the strip was: in the upper left and
 * the lower right corner (both sizes odd: top and right strips), the lower left one (width odd: left strip) or the
 * upper right one (height odd: top strip).
 *
 * @param source squares, half as many each way, rounded up
 * @param width columns of the board
 * @param height rows of the board
 */
export function squareSplit(source: Space, width: number, height: number): Split {
  const columns = Math.ceil(width / 2);
  const rows = Math.ceil(height / 2);
  const cropsTop = height % 2 === 1;
  const cropsRight = width % 2 === 1 && cropsTop;
  const cropsLeft = width % 2 === 1 && !cropsTop;
  const shiftX = cropsLeft ? 1 : 0;
  const shiftY = cropsTop ? 1 : 0;
  const cellOfKite = new Int32Array(4 * columns * rows).fill(NONE);
  for (let row = 0, kite = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (let k = 0; k < 4; k++, kite++) {
        const x = 2 * column + (KITE_X[k] as number) - shiftX;
        const y = 2 * row + (KITE_Y[k] as number) - shiftY;
        if (x >= 0 && x < width && y >= 0 && y < height) cellOfKite[kite] = y * width + x;
      }
    }
  }
  const trunk = new BitSet(source.graph.linkCount);
  if (cropsTop) for (let x = 1; x < columns; x++) trunk.add(linkBetween(source.graph, x - 1, x));
  if (cropsLeft || cropsRight) {
    const x = cropsLeft ? 0 : columns - 1;
    for (let y = 1; y < rows; y++) trunk.add(linkBetween(source.graph, (y - 1) * columns + x, y * columns + x));
  }
  return { source, cellOfKite, trunk };
}
