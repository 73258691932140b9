import { NONE } from '../structures/none.ts';

/**
 * Side -> the side that runs between the same corners the other way, or NONE: how polygons over shared corners become
 * a mesh.
 *
 * Looks among the few sides that start at a corner, which neighbours in numbers keep in the cache: at 6e6 sides several times
 * as fast as a table of pairs.
 *
 * @param sideFirst cell c owns the sides sideFirst[c] to sideFirst[c + 1] - 1
 * @param sideCorner side -> corner it starts at
 * @param cornerCount corners are 0 to cornerCount - 1
 * @returns null if two sides run from one corner to the same other one, or a side has no second corner
 * Cost: O(sides x sides at a corner).
 */
export function pairSides(sideFirst: Uint32Array, sideCorner: Uint32Array, cornerCount: number): Int32Array | null {
  const sideCount = sideCorner.length;
  const sideEnd = new Uint32Array(sideCount);
  for (let c = 0; c < sideFirst.length - 1; c++) {
    const from = sideFirst[c] as number;
    const last = (sideFirst[c + 1] as number) - 1;
    for (let s = from; s < last; s++) sideEnd[s] = sideCorner[s + 1] as number;
    sideEnd[last] = sideCorner[from] as number;
  }

  // The sides that start at each corner, by counting.
  const startsFirst = new Uint32Array(cornerCount + 1);
  for (const corner of sideCorner) startsFirst[corner + 1] = (startsFirst[corner + 1] as number) + 1;
  for (let k = 0; k < cornerCount; k++)
    startsFirst[k + 1] = (startsFirst[k + 1] as number) + (startsFirst[k] as number);
  const starts = new Uint32Array(sideCount);
  const next = startsFirst.slice(0, cornerCount);
  for (let s = 0; s < sideCount; s++) {
    const corner = sideCorner[s] as number;
    const slot = next[corner] as number;
    next[corner] = slot + 1;
    starts[slot] = s;
  }

  const sidePartner = new Int32Array(sideCount).fill(NONE);
  for (let s = 0; s < sideCount; s++) {
    const start = sideCorner[s] as number;
    const end = sideEnd[s] as number;
    if (start === end) return null;
    for (let i = startsFirst[end] as number; i < (startsFirst[end + 1] as number); i++) {
      const other = starts[i] as number;
      if (sideEnd[other] === start) sidePartner[s] = other;
    }
    for (let i = startsFirst[start] as number; i < (startsFirst[start + 1] as number); i++) {
      const other = starts[i] as number;
      if (sideEnd[other] === end && other !== s) return null;
    }
  }
  return sidePartner;
}
