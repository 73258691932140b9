import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import { type Mesh, sideEnd } from './mesh.ts';

/**
 * Side -> 1 if it lies on an outer border, 0 if it is shared or lies on the rim of a hole.
 *
 * Each border piece is walked with the cells on the right hand: an outer one runs clockwise, as the sides of a cell do,
 * the rim of a hole the other way round, so the sign of the area within tells them apart.
 * Cost: O(sides).
 */
export function outerSides(mesh: Mesh): Uint8Array {
  const { cellCount, sideFirst, sidePartner, sideCorner, cornerX, cornerY } = mesh;
  const isOuter = new Uint8Array(sidePartner.length);
  const walked = new Uint8Array(sidePartner.length);
  const piece = new GrowableInts();
  for (let c = 0; c < cellCount; c++) {
    for (let begin = sideFirst[c] as number; begin < (sideFirst[c + 1] as number); begin++) {
      if (sidePartner[begin] !== NONE || walked[begin] !== 0) continue;
      piece.length = 0;
      let twiceArea = 0;
      let cell = c;
      let side = begin;
      do {
        walked[side] = 1;
        piece.push(side);
        const from = sideCorner[side] as number;
        const to = sideEnd(mesh, cell, side);
        twiceArea +=
          (cornerX[from] as number) * (cornerY[to] as number) - (cornerX[to] as number) * (cornerY[from] as number);
        // Turn about the corner reached, from cell to cell, until a side is free.
        side = sideAfter(mesh, cell, side);
        for (let partner = sidePartner[side] as number; partner !== NONE; partner = sidePartner[side] as number) {
          cell = cellOfSide(mesh, partner);
          side = sideAfter(mesh, cell, partner);
        }
      } while (side !== begin);
      if (twiceArea < 0) continue;
      for (const s of piece.values()) isOuter[s] = 1;
    }
  }
  return isOuter;
}

/** The side of `cell` that follows `side`, clockwise. */
function sideAfter(mesh: Mesh, cell: number, side: number): number {
  return side + 1 === (mesh.sideFirst[cell + 1] as number) ? (mesh.sideFirst[cell] as number) : side + 1;
}

/** The cell that owns `side`, by halving: only the few sides met on the border ask. */
function cellOfSide(mesh: Mesh, side: number): number {
  let low = 0;
  let high = mesh.cellCount;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((mesh.sideFirst[middle] as number) <= side) low = middle;
    else high = middle;
  }
  return low;
}
