// What surface the cells of a mesh make, counted from how their sides are shared.

import { NONE } from '../structures/none.ts';
import { UnionFind } from '../structures/union-find.ts';
import { isGlued } from './border.ts';
import { cellsOfSides, type Mesh, sideAfter } from './mesh.ts';

/** What tells surfaces apart. */
export interface SurfaceFigures {
  /** Pieces that no shared side holds together: sheets, or what a mask leaves. */
  readonly pieces: number;
  /** Border pieces; what touches at a corner is one. */
  readonly borders: number;
  /** Corners - sides + cells, each border piece closed by a disc of its own. */
  readonly euler: number;
  readonly isOrientable: boolean;
  /** Whether sides are shared that do not lie on each other as drawn. */
  readonly isGlued: boolean;
}

/** Figures of all pieces together. Cost: nearly O(sides). */
export function surfaceFigures(mesh: Mesh): SurfaceFigures {
  const { cellCount, sidePartner, sideTwisted } = mesh;
  const sideCount = sidePartner.length;
  const cellOf = cellsOfSides(mesh);
  const corners = new UnionFind(sideCount); // a corner for each side: where it starts
  const turned = new UnionFind(2 * cellCount); // a cell either way up
  const pieces = new UnionFind(cellCount);
  const endOf = (side: number): number => sideAfter(mesh, cellOf[side] as number, side);
  let sides = 0;
  for (let s = 0; s < sideCount; s++) {
    const partner = sidePartner[s] as number;
    if (partner === NONE) sides++;
    if (partner <= s) continue;
    sides++;
    const twist = sideTwisted?.[s] ?? 0;
    corners.union(s, twist === 0 ? endOf(partner) : partner);
    corners.union(endOf(s), twist === 0 ? partner : endOf(partner));
    const [one, other] = [cellOf[s] as number, cellOf[partner] as number];
    pieces.union(one, other);
    turned.union(2 * one, 2 * other + twist);
    turned.union(2 * one + 1, 2 * other + (1 - twist));
  }
  const borders = borderCount(mesh, corners, endOf);
  let isOrientable = true;
  for (let c = 0; c < cellCount; c++) if (turned.same(2 * c, 2 * c + 1)) isOrientable = false;
  return {
    pieces: pieces.sets,
    borders,
    euler: corners.sets - sides + cellCount + borders,
    isOrientable,
    isGlued: isGlued(mesh),
  };
}

/** Free sides are of one border if they meet at a corner. */
function borderCount({ sidePartner }: Mesh, corners: UnionFind, endOf: (side: number) => number): number {
  const atCorner = new Int32Array(sidePartner.length).fill(NONE); // corner -> a free side that ends there
  const borders = new UnionFind(sidePartner.length);
  let shared = 0;
  for (let s = 0; s < sidePartner.length; s++) {
    if (sidePartner[s] !== NONE) {
      shared++;
      continue;
    }
    for (const corner of [corners.find(s), corners.find(endOf(s))]) {
      const other = atCorner[corner] as number;
      if (other === NONE) atCorner[corner] = s;
      else borders.union(s, other);
    }
  }
  return borders.sets - shared;
}
