// Opposite sides: where passages can cross.

import { NONE } from '../structures/none.ts';
import type { MeshSpace } from './space.ts';

/** Halves of a cell that cross sides of its polygon, clockwise. */
export function sideHalves({ graph, sideOfHalf }: MeshSpace, cell: number): number[] {
  const halves: number[] = [];
  for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
    if (sideOfHalf[h] !== NONE) halves.push(h);
  }
  return halves;
}

/** Whether a cell has sides in opposite pairs, at least two, and a neighbour at each. */
export function canCross(space: MeshSpace, cell: number): boolean {
  const { sideFirst } = space.mesh;
  const sides = (sideFirst[cell + 1] as number) - (sideFirst[cell] as number);
  return sides >= 4 && sides % 2 === 0 && sideHalves(space, cell).length === sides;
}

/** Half -> the half at the opposite side of its cell, or NONE where the cell cannot be a crossing. Cost: O(halves). */
export function oppositeHalves(space: MeshSpace): Int32Array {
  const opposite = new Int32Array(space.graph.to.length).fill(NONE);
  for (let c = 0; c < space.graph.cellCount; c++) {
    if (!canCross(space, c)) continue;
    const halves = sideHalves(space, c);
    for (let i = 0; i < halves.length; i++) {
      opposite[halves[i] as number] = halves[(i + halves.length / 2) % halves.length] as number;
    }
  }
  return opposite;
}
