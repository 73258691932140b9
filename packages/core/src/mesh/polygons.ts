// A mesh from polygons that know nothing of each other, as files hold them.

import { PairTable } from '../structures/pair-table.ts';
import type { Mesh } from './mesh.ts';
import { pairSidesAnywhere } from './pair-sides-anywhere.ts';

/** Corners that agree after rounding to this part of a cell unit are one. */
const STEPS_PER_UNIT = 1000;

/**
 * Joins polygons into a mesh: corners that agree to 1/1000 are one, and two sides with the same corners are shared.
 *
 * @param first polygon c has the corners first[c] to first[c + 1] - 1 of the coordinates, either way round
 * @param x finite, in cell units, right; y the same, down
 * @returns null where the polygons are no mesh: fewer than three corners, a side without length, no area, or a side
 *   that more than two polygons have
 * Cost: O(corners).
 */
export function meshFromPolygons(first: Uint32Array, x: Float64Array, y: Float64Array): Mesh | null {
  const cellCount = first.length - 1;
  const sideCount = first[cellCount] as number;

  // Number the corners, each polygon clockwise as drawn.
  const corners = new PairTable(sideCount);
  const cornerX = new Float64Array(sideCount);
  const cornerY = new Float64Array(sideCount);
  const sideCorner = new Uint32Array(sideCount);
  for (let c = 0; c < cellCount; c++) {
    const from = first[c] as number;
    const to = first[c + 1] as number;
    if (to - from < 3) return null;
    let doubleArea = 0;
    for (let k = from, before = to - 1; k < to; before = k++) {
      // Against the first corner: far from the origin the products would lose the area.
      const ax = (x[before] as number) - (x[from] as number);
      const ay = (y[before] as number) - (y[from] as number);
      doubleArea += ax * ((y[k] as number) - (y[from] as number)) - ((x[k] as number) - (x[from] as number)) * ay;
    }
    if (!(doubleArea !== 0)) return null;
    for (let k = from; k < to; k++) {
      const at = doubleArea > 0 ? k : from + to - 1 - k;
      const known = corners.count;
      const px = x[at] as number;
      const py = y[at] as number;
      const corner = corners.add(Math.round(px * STEPS_PER_UNIT), Math.round(py * STEPS_PER_UNIT));
      if (corner === known) {
        cornerX[corner] = px;
        cornerY[corner] = py;
      }
      sideCorner[k] = corner;
    }
  }

  const paired = pairSidesAnywhere(first, sideCorner);
  if (!('sidePartner' in paired)) return null;
  return {
    cellCount,
    sideFirst: first,
    sideCorner,
    sidePartner: paired.sidePartner,
    cornerX: cornerX.slice(0, corners.count),
    cornerY: cornerY.slice(0, corners.count),
  };
}
