import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import { cellOfSide, type Mesh, sideAfter, sideEnd } from './mesh.ts';

/**
 * Side -> 1 if it lies on an outer border, 0 if it is shared or lies on the rim of a hole.
 *
 * Each border piece is walked with the cells on the right hand: an outer one runs clockwise, as the sides of a cell do,
 * the rim of a hole the other way round, so the sign of the area within tells them apart. On glued boards the walk jumps
 * from edge to edge of the drawing: there each border is an outer one.
 * Cost: O(sides).
 */
export function outerSides(mesh: Mesh): Uint8Array {
  const { sideCorner, sidePartner, cornerX, cornerY } = mesh;
  const isOuter = new Uint8Array(sidePartner.length);
  if (isGlued(mesh)) {
    for (let s = 0; s < isOuter.length; s++) if (sidePartner[s] === NONE) isOuter[s] = 1;
    return isOuter;
  }
  walkBorders(mesh, (sides, cells) => {
    let twiceArea = 0;
    for (let i = 0; i < sides.length; i++) {
      const from = sideCorner[sides[i] as number] as number;
      const to = sideEnd(mesh, cells[i] as number, sides[i] as number);
      twiceArea +=
        (cornerX[from] as number) * (cornerY[to] as number) - (cornerX[to] as number) * (cornerY[from] as number);
    }
    if (twiceArea >= 0) for (const s of sides) isOuter[s] = 1;
  });
  return isOuter;
}

/** The sides of all borders, each border clockwise; of a board with one border, once round. Cost: O(sides). */
export function borderSides(mesh: Mesh): Int32Array {
  const all = new GrowableInts();
  walkBorders(mesh, (sides) => {
    for (const s of sides) all.push(s);
  });
  return all.values();
}

/** Whether sides are shared that do not lie on each other as drawn. Cost: O(sides). */
export function isGlued(mesh: Mesh): boolean {
  const { cellCount, sideFirst, sidePartner, sideCorner } = mesh;
  for (let c = 0; c < cellCount; c++) {
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
      const partner = sidePartner[s] as number;
      if (partner !== NONE && sideCorner[partner] !== sideEnd(mesh, c, s)) return true;
    }
  }
  return false;
}

/**
 * Calls `visit` with the sides of each border piece and the cells they belong to, in order: clockwise along an outer one.
 * The lists are only valid during the call. Cost: O(sides).
 */
export function walkBorders(mesh: Mesh, visit: (sides: Int32Array, cells: Int32Array) => void): void {
  const { cellCount, sideFirst, sidePartner } = mesh;
  const walked = new Uint8Array(sidePartner.length);
  const sides = new GrowableInts();
  const cells = new GrowableInts();
  for (let c = 0; c < cellCount; c++) {
    for (let begin = sideFirst[c] as number; begin < (sideFirst[c + 1] as number); begin++) {
      if (sidePartner[begin] !== NONE || walked[begin] !== 0) continue;
      sides.length = 0;
      cells.length = 0;
      let cell = c;
      let side = begin;
      do {
        walked[side] = 1;
        sides.push(side);
        cells.push(cell);
        // Turn about the corner reached, from cell to cell, until a side is free.
        side = sideAfter(mesh, cell, side);
        for (let partner = sidePartner[side] as number; partner !== NONE; partner = sidePartner[side] as number) {
          cell = cellOfSide(mesh.sideFirst, partner);
          side = sideAfter(mesh, cell, partner);
        }
      } while (side !== begin);
      visit(sides.values(), cells.values());
    }
  }
}
