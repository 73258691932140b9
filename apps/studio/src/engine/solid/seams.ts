// The glued sides of a board as drawn: how far a walk over each jumps, and whether a figure closes the gap.

import { cellsOfSides, type Mesh, NONE, sideEnd } from '@labrys/core';
import { chartOfCell, type Figure, lengthOf, minus } from './figure.ts';
import { pointOnSide } from './sides.ts';

/** A glued side and its partner; each pair once. */
export interface Seam {
  readonly side: number;
  readonly cell: number;
  readonly partner: number;
  readonly partnerCell: number;
  /** Whether left and right are exchanged. */
  readonly isTwisted: boolean;
}

/** The sides that lie apart from their partners in the drawing. Cost: O(sides). */
export function seamsOf(mesh: Mesh): Seam[] {
  const { sidePartner, sideCorner, sideTwisted } = mesh;
  const cells = cellsOfSides(mesh);
  const seams: Seam[] = [];
  for (let side = 0; side < sidePartner.length; side++) {
    const partner = sidePartner[side] as number;
    if (partner === NONE || partner < side) continue;
    const [cell, partnerCell] = [cells[side] as number, cells[partner] as number];
    const isTwisted = sideTwisted?.[side] === 1;
    const meets =
      !isTwisted &&
      sideCorner[partner] === sideEnd(mesh, cell, side) &&
      sideCorner[side] === sideEnd(mesh, partnerCell, partner);
    if (!meets) seams.push({ side, cell, partner, partnerCell, isTwisted });
  }
  return seams;
}

/** Places on each seam that are compared. */
const PLACES = [0, 0.25, 0.5, 0.75, 1];

/** The widest gap that a figure leaves between two glued sides, in cell units: 0 where it closes. Cost: O(sides). */
export function widestGap(mesh: Mesh, figure: Figure): number {
  let widest = 0;
  for (const { side, cell, partner, partnerCell, isTwisted } of seamsOf(mesh)) {
    const [chart, partnerChart] = [chartOfCell(figure, mesh, cell), chartOfCell(figure, mesh, partnerCell)];
    for (const share of PLACES) {
      // Sides run clockwise about their cells, so that partners run against each other unless one is turned over.
      const here = figure.place(chart, ...pointOnSide(mesh, cell, side, share));
      const there = figure.place(
        partnerChart,
        ...pointOnSide(mesh, partnerCell, partner, isTwisted ? share : 1 - share),
      );
      const gap = lengthOf(minus(here, there));
      if (!(gap <= widest)) widest = gap; // counts what is no number, too
    }
  }
  return widest;
}
