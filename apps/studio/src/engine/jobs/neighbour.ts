// The cell beside another one in a direction, whether or not a wall lies between.

import { cellsOfSides, NONE, polygonOf, sideEnd } from '@labrys/core';
import type { Session } from '../session.ts';

export interface Step {
  readonly cell: number;
  /** Where to, y down; or to another sheet. */
  readonly x: number;
  readonly y: number;
  readonly sheet: number;
}

/** Cosine of the widest angle from the direction asked for that is taken for it: some 70 degrees. */
const NEAR = 0.34;

/** The neighbour nearest that direction; the cell itself where there is none. */
export function run(session: Session, { cell, x, y, sheet }: Step): number {
  const { space } = session.subject.maze;
  const { mesh, sheets, graph, centres } = space;
  if (sheet !== 0) {
    const other = cell + sheet * (sheets?.cells ?? graph.cellCount);
    return other >= 0 && other < graph.cellCount ? other : cell;
  }
  let best = NEAR;
  let found = cell;
  const offer = (other: number, toX: number, toY: number): void => {
    const length = Math.hypot(toX, toY);
    const near = length === 0 ? -1 : (toX * x + toY * y) / length;
    if (other === NONE || other === cell || near <= best + 1e-9) return;
    best = near;
    found = other;
  };
  const [fromX, fromY] = [centres[2 * cell] as number, centres[2 * cell + 1] as number];
  if (mesh === null) {
    for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
      const other = graph.to[h] as number;
      offer(other, (centres[2 * other] as number) - fromX, (centres[2 * other + 1] as number) - fromY);
    }
    return found;
  }
  const polygon = polygonOf(space, cell);
  const owners = session.keep('cells of sides', () => cellsOfSides(mesh));
  for (let s = mesh.sideFirst[polygon] as number; s < (mesh.sideFirst[polygon + 1] as number); s++) {
    const partner = mesh.sidePartner[s] as number;
    if (partner === NONE) continue;
    const [a, b] = [mesh.sideCorner[s] as number, sideEnd(mesh, polygon, s)];
    const middleX = ((mesh.cornerX[a] as number) + (mesh.cornerX[b] as number)) / 2;
    const middleY = ((mesh.cornerY[a] as number) + (mesh.cornerY[b] as number)) / 2;
    offer(owners[partner] as number, middleX - fromX, middleY - fromY);
  }
  return found;
}
