import { NONE } from '../structures/none.ts';
import { PairTable } from '../structures/pair-table.ts';

/** The partner of each side, or two sides that run from one corner to the same other one. */
export type PairedSides =
  | { readonly sidePartner: Int32Array }
  | { readonly clash: readonly [side: number, other: number] };

/**
 * The same as {@link pairSides} for polygons of which nothing is known: a table of pairs does not mind how many sides
 * start at a corner, where the other way would look through them all again and again.
 *
 * @param sideFirst cell c owns the sides sideFirst[c] to sideFirst[c + 1] - 1
 * @param sideCorner side -> corner it starts at
 * @returns a clash of a side with itself where it has no second corner
 * Cost: O(sides).
 */
export function pairSidesAnywhere(sideFirst: Uint32Array, sideCorner: Uint32Array): PairedSides {
  const sideCount = sideCorner.length;
  const sides = new PairTable(sideCount);
  const sideEnd = new Uint32Array(sideCount);
  for (let c = 0; c + 1 < sideFirst.length; c++) {
    const from = sideFirst[c] as number;
    const to = sideFirst[c + 1] as number;
    for (let s = from; s < to; s++) {
      const end = sideCorner[s + 1 === to ? from : s + 1] as number;
      sideEnd[s] = end;
      if (end === sideCorner[s]) return { clash: [s, s] };
      const side = sides.add(sideCorner[s] as number, end);
      if (side !== s) return { clash: [side, s] };
    }
  }
  const sidePartner = new Int32Array(sideCount).fill(NONE);
  for (let s = 0; s < sideCount; s++) sidePartner[s] = sides.find(sideEnd[s] as number, sideCorner[s] as number);
  return { sidePartner };
}
