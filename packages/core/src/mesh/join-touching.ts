import { NONE } from '../structures/none.ts';
import { UnionFind } from '../structures/union-find.ts';
import { type Mesh, sideEnd } from './mesh.ts';

/**
 * Makes one corner of two wherever sides that are glued lie on each other in the drawing, so that no seam runs there.
 *
 * For nets laid out sheet by sheet, each with corners of its own. Places are compared bit by bit: give corners
 * that should meet the same numbers. Corners that touch but lie on no such side stay apart.
 *
 * @returns the mesh with fewer corners; cells and sides are those given
 * Cost: nearly O(sides).
 */
export function joinTouching(mesh: Mesh): Mesh {
  const { cellCount, sideFirst, sideCorner, sidePartner, sideTwisted, cornerX, cornerY } = mesh;
  const sideEnds = new Uint32Array(sideCorner.length);
  for (let c = 0; c < cellCount; c++) {
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) sideEnds[s] = sideEnd(mesh, c, s);
  }
  const sets = new UnionFind(cornerX.length);
  const touch = (a: number, b: number): boolean => cornerX[a] === cornerX[b] && cornerY[a] === cornerY[b];
  for (let s = 0; s < sidePartner.length; s++) {
    const partner = sidePartner[s] as number;
    if (partner <= s || sideTwisted?.[s] === 1) continue; // what is glued reversed cannot lie side by side
    const [start, end] = [sideCorner[s] as number, sideEnds[s] as number];
    const [partnerStart, partnerEnd] = [sideCorner[partner] as number, sideEnds[partner] as number];
    if (!touch(start, partnerEnd) || !touch(end, partnerStart)) continue;
    sets.union(start, partnerEnd);
    sets.union(end, partnerStart);
  }

  const numberOf = new Int32Array(cornerX.length).fill(NONE);
  const joinedX = new Float64Array(sets.sets);
  const joinedY = new Float64Array(sets.sets);
  let count = 0;
  const joinedCorner = sideCorner.map((corner) => {
    const root = sets.find(corner);
    if (numberOf[root] === NONE) {
      joinedX[count] = cornerX[root] as number;
      joinedY[count] = cornerY[root] as number;
      numberOf[root] = count++;
    }
    return numberOf[root] as number;
  });
  return { ...mesh, sideCorner: joinedCorner, cornerX: joinedX, cornerY: joinedY };
}
