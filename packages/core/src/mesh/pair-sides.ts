import { NONE } from '../structures/none.ts';
import { PairTable } from '../structures/pair-table.ts';

/**
 * Side -> the side that runs between the same corners the other way, or NONE: how polygons over shared corners become
 * a mesh.
 *
 * @param sideFirst cell c owns the sides sideFirst[c] to sideFirst[c + 1] - 1
 * @param sideCorner side -> corner it starts at
 * @returns null if two sides run from one corner to the same other one, or a side has no second corner
 * Cost: O(sides).
 */
export function pairSides(sideFirst: Uint32Array, sideCorner: Uint32Array): Int32Array | null {
  const sideCount = sideCorner.length;
  const ends = new PairTable(sideCount);
  const sideEnd = new Uint32Array(sideCount);
  for (let c = 0; c < sideFirst.length - 1; c++) {
    const from = sideFirst[c] as number;
    const to = sideFirst[c + 1] as number;
    for (let s = from; s < to; s++) {
      const start = sideCorner[s] as number;
      const end = sideCorner[s + 1 === to ? from : s + 1] as number;
      if (start === end || ends.add(start, end) !== s) return null;
      sideEnd[s] = end;
    }
  }
  const partner = new Int32Array(sideCount).fill(NONE);
  for (let s = 0; s < sideCount; s++) partner[s] = ends.find(sideEnd[s] as number, sideCorner[s] as number);
  return partner;
}
