// Coloured cells of a part of a board as few outlines, one item a colour.

import { GrowableInts, type Mesh, NONE } from '@labrys/core';
import type { Areas } from '../scene/items.ts';
import { sharedSides, sideBulge } from '../scene/sides.ts';
import { strokes } from '../scene/strokes.ts';
import { type Box, widened } from './box.ts';
import type { LocalCorners } from './segments.ts';

/** Colours of cells. */
export interface CellFill {
  /** Cell -> index of its colour, or below 0 for none. */
  readonly of: (cell: number) => number;
  /** Colours as CSS writes them. */
  readonly palette: readonly string[];
}

export class CellAreas {
  private readonly mesh: Mesh;
  private readonly centres: Float64Array;
  private readonly corners: LocalCorners;
  private readonly isInside: Uint8Array; // side -> 1 while its cell belongs to the outline being made
  private readonly reach: number;

  /** @param centres of cells. Cost: O(sides). */
  constructor(mesh: Mesh, centres: Float64Array, corners: LocalCorners) {
    this.mesh = mesh;
    this.centres = centres;
    this.corners = corners;
    this.isInside = new Uint8Array(mesh.sideCorner.length);
    let farthest = 0;
    for (let c = 0; c < mesh.cellCount; c++) {
      for (let s = mesh.sideFirst[c] as number; s < (mesh.sideFirst[c + 1] as number); s++) {
        const corner = mesh.sideCorner[s] as number;
        const x = (mesh.cornerX[corner] as number) - (centres[2 * c] as number);
        const y = (mesh.cornerY[corner] as number) - (centres[2 * c + 1] as number);
        farthest = Math.max(farthest, x * x + y * y);
      }
    }
    this.reach = Math.sqrt(farthest);
  }

  /**
   * The cells near a box. Each colour covers all cells of later ones too, which are laid over it, so that no paper
   * shines through between neighbours where edges are smoothed.
   *
   * Cost: O(cells), and O(cells near the box) for each colour.
   */
  within(box: Box, { of, palette }: CellFill): Areas[] {
    const { centres, mesh } = this;
    const { x: left, y: top, width, height } = widened(box, this.reach);
    const cells = new GrowableInts();
    const colours = new GrowableInts();
    const isUsed = new Uint8Array(palette.length);
    for (let c = 0; c < mesh.cellCount; c++) {
      const x = (centres[2 * c] as number) - left;
      const y = (centres[2 * c + 1] as number) - top;
      if (x < 0 || y < 0 || x > width || y > height) continue;
      const colour = of(c);
      if (colour < 0) continue;
      cells.push(c);
      colours.push(colour);
      isUsed[colour] = 1;
    }
    const areas: Areas[] = [];
    palette.forEach((colour, k) => {
      if (isUsed[k] === 0) return;
      const chosen = cells.values().filter((_, i) => colours.at(i) >= k);
      areas.push({ kind: 'areas', outlines: this.outline(chosen), colour });
    });
    return areas;
  }

  private outline(cells: Int32Array): Areas['outlines'] {
    const { mesh, isInside } = this;
    const { sideFirst, sideCorner, sidePartner } = mesh;
    const isShared = sharedSides(mesh);
    const ends = new GrowableInts();
    const bulges: number[] = [];
    for (const c of cells) isInside.fill(1, sideFirst[c] as number, sideFirst[c + 1] as number);
    for (const c of cells) {
      const begin = sideFirst[c] as number;
      const end = sideFirst[c + 1] as number;
      for (let s = begin; s < end; s++) {
        const partner = sidePartner[s] as number;
        if (partner !== NONE && isShared[s] !== 0 && isInside[partner] !== 0) continue;
        ends.push(sideCorner[s] as number);
        ends.push(sideCorner[s + 1 < end ? s + 1 : begin] as number);
        if (mesh.arcs !== undefined) bulges.push(sideBulge(mesh, c, s));
      }
    }
    for (const c of cells) isInside.fill(0, sideFirst[c] as number, sideFirst[c + 1] as number);
    const local = this.corners.of({ ends: new Uint32Array(ends.values()) });
    return strokes(local.ends, local.x, local.y, mesh.arcs === undefined ? undefined : Float64Array.from(bulges));
  }
}
