import { NONE } from '../structures/none.ts';
import { PairTable } from '../structures/pair-table.ts';

/** Places that were made one. */
export interface NearCorners {
  /** Place -> number of its corner. */
  readonly cornerOf: Uint32Array;
  /** Corner -> the first place there, whose coordinates it has. */
  readonly placeOf: Uint32Array;
}

/** Width of a square in reaches: places are seldom so near its border that a second square has to be looked at. */
const SQUARE = 8;

/**
 * Makes one corner of places that lie within `reach` of each other. Corners lie farther apart than that, so no corner
 * gathers more than a circle of this radius.
 *
 * Places are looked up in squares, close to a border in those beyond it too, for two places may lie on either hand of one. A
 * square holds some eighty corners at most, so many places in one cost little more than elsewhere.
 *
 * @param x at least 0, like y
 * @param reach above 0
 * Cost: O(places).
 */
export function nearCorners(x: Float64Array, y: Float64Array, reach: number): NearCorners {
  const places = x.length;
  const cornerOf = new Uint32Array(places);
  const placeOf = new Uint32Array(places);
  const squares = new PairTable(places);
  const newest = new Int32Array(places).fill(NONE); // square -> the corner added last
  const older = new Int32Array(places).fill(NONE); // corner -> the one before it in its square
  const width = SQUARE * reach;
  let count = 0;
  for (let p = 0; p < places; p++) {
    const px = x[p] as number;
    const py = y[p] as number;
    let nearest: number = NONE;
    let least = reach * reach;
    const right = Math.floor((px + reach) / width);
    const bottom = Math.floor((py + reach) / width);
    for (let i = Math.floor((px - reach) / width); i <= right; i++) {
      for (let j = Math.floor((py - reach) / width); j <= bottom; j++) {
        const square = squares.find(i, j);
        if (square === NONE) continue;
        for (let k = newest[square] as number; k !== NONE; k = older[k] as number) {
          const offX = px - (x[placeOf[k] as number] as number);
          const offY = py - (y[placeOf[k] as number] as number);
          const squared = offX * offX + offY * offY;
          if (squared > least || (squared === least && nearest !== NONE && k > nearest)) continue;
          least = squared;
          nearest = k;
        }
      }
    }
    if (nearest === NONE) {
      nearest = count++;
      placeOf[nearest] = p;
      const square = squares.add(Math.floor(px / width), Math.floor(py / width));
      older[nearest] = newest[square] as number;
      newest[square] = nearest;
    }
    cornerOf[p] = nearest;
  }
  return { cornerOf, placeOf: placeOf.slice(0, count) };
}
