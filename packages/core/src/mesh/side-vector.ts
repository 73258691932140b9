import { NONE } from '../structures/none.ts';
import { type Mesh, sideEnd } from './mesh.ts';
import type { Space } from './space.ts';

/** Where a side lies as seen from the centre of its cell. */
export interface SideVector {
  /** From its start to its end. */
  readonly x: number;
  readonly y: number;
  /** From the centre of the cell to its middle. */
  readonly middleX: number;
  readonly middleY: number;
}

/** A side as its cell sees it, which holds on glued boards too. */
export function sideVector(mesh: Mesh, cell: number, side: number, centres: Float64Array): SideVector {
  const start = mesh.sideCorner[side] as number;
  const end = sideEnd(mesh, cell, side);
  const [x1, y1] = [mesh.cornerX[start] as number, mesh.cornerY[start] as number];
  const [x2, y2] = [mesh.cornerX[end] as number, mesh.cornerY[end] as number];
  return {
    x: x2 - x1,
    y: y2 - y1,
    middleX: (x1 + x2) / 2 - (centres[2 * cell] as number),
    middleY: (y1 + y2) / 2 - (centres[2 * cell + 1] as number),
  };
}

/** The mean distance from the centre of a cell over a side to that of its neighbour. */
export function meanStepOver({ graph, sideOfHalf, centres }: Space, mesh: Mesh): number {
  let sum = 0;
  let count = 0;
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      if (sideOfHalf[h] === NONE) continue;
      const { middleX, middleY } = sideVector(mesh, c, sideOfHalf[h] as number, centres);
      sum += 2 * Math.sqrt(middleX * middleX + middleY * middleY);
      count++;
    }
  }
  return count === 0 ? 1 : sum / count;
}
