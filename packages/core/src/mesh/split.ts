// The board for unicursal mazes: each cell of a mesh cut from its centre to the middle of each side, which gives one
// kite a corner (J. H. Conway's "ortho" of the mesh). Squares give the grid of twice the size, hexagons six kites each.
//
//     +-----+-----+     The kite at the corner where side s starts has the number s and the sides
//     |  3  |  0  |       4 s      corner -> middle of s        4 s + 2  centre -> middle of the side before
//     +-----+-----+       4 s + 1  middle of s -> centre        4 s + 3  middle of the side before -> corner
//     |  2  |  1  |
//     +-----+-----+

import { MazeError } from '../errors.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import type { Mesh } from './mesh.ts';
import { MAX_CELLS } from './patch.ts';
import { MeshSpace } from './space.ts';

/** The kites of a board as a board that knows where it comes from. See {@link kiteMesh}. */
export function splitSpace(source: MeshSpace): MeshSpace {
  return new MeshSpace(kiteMesh(source.mesh), {
    description: { kind: 'split', of: source.description },
    split: () => {
      const cellOfKite = new Int32Array(source.mesh.sidePartner.length);
      for (let kite = 0; kite < cellOfKite.length; kite++) cellOfKite[kite] = kite;
      return { source, cellOfKite, trunk: new BitSet(source.graph.linkCount) };
    },
  });
}

/**
 * Cuts each cell into kites, one a corner; a kite has the number of the side that starts at its corner.
 *
 * @throws MazeError `too-large` before anything is allocated
 * Cost: O(sides).
 */
export function kiteMesh(mesh: Mesh): Mesh {
  const { cellCount, sideFirst, sideCorner, sidePartner } = mesh;
  const kiteCount = sidePartner.length;
  if (kiteCount > MAX_CELLS) {
    throw new MazeError('too-large', `the board splits into ${kiteCount} cells; the most is ${MAX_CELLS} cells`);
  }
  // Corners: those of the mesh, then a middle for each side or pair of sides, then centres.
  const middleOfSide = new Uint32Array(kiteCount);
  let cornerCount = mesh.cornerX.length;
  for (let s = 0; s < kiteCount; s++) {
    const partner = sidePartner[s] as number;
    middleOfSide[s] = partner === NONE || partner > s ? cornerCount++ : (middleOfSide[partner] as number);
  }
  const firstCentre = cornerCount;
  cornerCount += cellCount;
  const cornerX = new Float64Array(cornerCount);
  const cornerY = new Float64Array(cornerCount);
  cornerX.set(mesh.cornerX);
  cornerY.set(mesh.cornerY);

  const kiteFirst = new Uint32Array(kiteCount + 1);
  const kiteCorner = new Uint32Array(4 * kiteCount);
  const kitePartner = new Int32Array(4 * kiteCount).fill(NONE);
  for (let c = 0; c < cellCount; c++) {
    const from = sideFirst[c] as number;
    const to = sideFirst[c + 1] as number;
    const centre = firstCentre + c;
    let sumX = 0;
    let sumY = 0;
    let before = to - 1;
    for (let s = from; s < to; s++) {
      const corner = sideCorner[s] as number;
      const after = s + 1 === to ? from : s + 1;
      const end = sideCorner[after] as number;
      const middle = middleOfSide[s] as number;
      sumX += mesh.cornerX[corner] as number;
      sumY += mesh.cornerY[corner] as number;
      cornerX[middle] = ((mesh.cornerX[corner] as number) + (mesh.cornerX[end] as number)) / 2;
      cornerY[middle] = ((mesh.cornerY[corner] as number) + (mesh.cornerY[end] as number)) / 2;

      kiteFirst[s + 1] = 4 * (s + 1);
      kiteCorner[4 * s] = corner;
      kiteCorner[4 * s + 1] = middle;
      kiteCorner[4 * s + 2] = centre;
      kiteCorner[4 * s + 3] = middleOfSide[before] as number;
      kitePartner[4 * s + 1] = 4 * after + 2;
      kitePartner[4 * after + 2] = 4 * s + 1;
      // The two halves of a shared side: the neighbour goes along it the other way.
      const partner = sidePartner[s] as number;
      if (partner !== NONE) {
        kitePartner[4 * after + 3] = 4 * partner;
        kitePartner[4 * partner] = 4 * after + 3;
      }
      before = s;
    }
    cornerX[centre] = sumX / (to - from);
    cornerY[centre] = sumY / (to - from);
  }
  return {
    cellCount: kiteCount,
    sideFirst: kiteFirst,
    sideCorner: kiteCorner,
    sidePartner: kitePartner,
    cornerX,
    cornerY,
  };
}
