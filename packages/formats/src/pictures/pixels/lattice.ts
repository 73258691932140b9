// Pictures in which cells of one pixel stand on a lattice, with walls of one pixel between them:
//
//   post wall post      posts at even columns and rows are wall,
//   wall cell gap       cells at odd ones,
//   post wall post      what lies between two cells is a wall or a gap

import type { BitSet } from '@labrys/core';

/** A lattice of width x height cells, or why there is none. */
export type Lattice = { readonly width: number; readonly height: number } | { readonly fault: string };

/** @param path the path pixels of a picture of pixelsAcross x pixelsDown. Cost: O(pixels) */
export function latticeOf(pixelsAcross: number, pixelsDown: number, path: BitSet): Lattice {
  if (pixelsAcross < 3 || pixelsDown < 3 || pixelsAcross % 2 === 0 || pixelsDown % 2 === 0) {
    return { fault: `${pixelsAcross} x ${pixelsDown} pixels are no lattice of cells: both sizes have to be odd` };
  }
  const isCell = (x: number, y: number): boolean =>
    x < 0 || y < 0 || x >= pixelsAcross || y >= pixelsDown || path.has(y * pixelsAcross + x);
  for (let y = 0; y < pixelsDown; y++) {
    for (let x = 0; x < pixelsAcross; x++) {
      if (!path.has(y * pixelsAcross + x)) continue;
      if (x % 2 === 0 && y % 2 === 0) return { fault: `pixel ${x},${y} would be a post between cells, but it is path` };
      // A gap needs a cell on both sides, or the outside.
      if (x % 2 === 0 && !(isCell(x - 1, y) && isCell(x + 1, y))) return { fault: gapFault(x, y) };
      if (y % 2 === 0 && !(isCell(x, y - 1) && isCell(x, y + 1))) return { fault: gapFault(x, y) };
    }
  }
  return { width: (pixelsAcross - 1) / 2, height: (pixelsDown - 1) / 2 };
}

function gapFault(x: number, y: number): string {
  return `pixel ${x},${y} would be a gap between two cells, but one of them is wall`;
}
