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
import { cellOfSide, type Mesh, sideAfter, sideEnd } from './mesh.ts';
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
  const { cellCount, sideFirst, sideCorner, sidePartner, sideTwisted, arcs } = mesh;
  const kiteCount = sidePartner.length;
  if (kiteCount > MAX_CELLS) {
    throw new MazeError('too-large', `the board splits into ${kiteCount} cells; the most is ${MAX_CELLS} cells`);
  }
  // Corners: those of the mesh, then a middle for each side or pair of sides that lie on each other, then centres.
  const middleOfSide = new Uint32Array(kiteCount);
  let cornerCount = mesh.cornerX.length;
  for (let c = 0; c < cellCount; c++) {
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
      const partner = sidePartner[s] as number;
      const isShared = partner !== NONE && sideTwisted?.[s] !== 1 && sideCorner[partner] === sideEnd(mesh, c, s);
      middleOfSide[s] = isShared && partner < s ? (middleOfSide[partner] as number) : cornerCount++;
    }
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
  const kiteTwisted = sideTwisted === undefined ? undefined : new Uint8Array(4 * kiteCount);
  const centreOfSide = arcs === undefined ? undefined : new Int32Array(4 * kiteCount).fill(NONE);
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
      const [middleX, middleY] = middleOf(mesh, s, corner, end);
      cornerX[middle] = middleX;
      cornerY[middle] = middleY;
      if (arcs !== undefined && centreOfSide !== undefined) {
        centreOfSide[4 * s] = arcs.centreOfSide[s] as number;
        centreOfSide[4 * after + 3] = arcs.centreOfSide[s] as number;
      }

      kiteFirst[s + 1] = 4 * (s + 1);
      kiteCorner[4 * s] = corner;
      kiteCorner[4 * s + 1] = middle;
      kiteCorner[4 * s + 2] = centre;
      kiteCorner[4 * s + 3] = middleOfSide[before] as number;
      kitePartner[4 * s + 1] = 4 * after + 2;
      kitePartner[4 * after + 2] = 4 * s + 1;
      // The two halves of a shared side: the neighbour goes along it the other way, but the same way across a twist.
      const partner = sidePartner[s] as number;
      if (partner !== NONE && sideTwisted?.[s] === 1) {
        kitePartner[4 * s] = 4 * partner;
        kitePartner[4 * after + 3] = 4 * nextSide(mesh, partner) + 3;
        if (kiteTwisted !== undefined) {
          kiteTwisted[4 * s] = 1;
          kiteTwisted[4 * after + 3] = 1;
        }
      } else if (partner !== NONE) {
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
    sideTwisted: kiteTwisted,
    arcs: arcs === undefined || centreOfSide === undefined ? undefined : { ...arcs, centreOfSide },
  };
}

function nextSide(mesh: Mesh, side: number): number {
  return sideAfter(mesh, cellOfSide(mesh.sideFirst, side), side);
}

/** The middle of a side, on its arc if it is round. */
function middleOf({ cornerX, cornerY, arcs }: Mesh, side: number, from: number, to: number): [number, number] {
  const x = ((cornerX[from] as number) + (cornerX[to] as number)) / 2;
  const y = ((cornerY[from] as number) + (cornerY[to] as number)) / 2;
  const centre = arcs?.centreOfSide[side] ?? NONE;
  if (arcs === undefined || centre === NONE) return [x, y];
  const [centreX, centreY] = [arcs.centreX[centre] as number, arcs.centreY[centre] as number];
  const [toCornerX, toCornerY] = [(cornerX[from] as number) - centreX, (cornerY[from] as number) - centreY];
  const away = (x - centreX) * (x - centreX) + (y - centreY) * (y - centreY);
  if (away < 1e-12) return [x, y]; // half a circle: no one middle
  const scale = Math.sqrt((toCornerX * toCornerX + toCornerY * toCornerY) / away);
  return [centreX + scale * (x - centreX), centreY + scale * (y - centreY)];
}
