// A sphere of rings, drawn as two discs about its poles: distance from the middle of a disc is latitude.

import type { Mesh } from '@labrys/core';
import type { Figure } from './figure.ts';
import { seamsOf } from './seams.ts';
import { pointOnSide } from './sides.ts';

/** Pieces of a line once round. */
const PIECES = 80;

/** @param rings between the two poles */
export function ball(mesh: Mesh, rings: number): Figure | null {
  const [seam] = seamsOf(mesh);
  if (seam === undefined) return null;
  const steps = rings + 2;
  const northern = 1 + Math.ceil(rings / 2);
  const southern = steps - northern;
  const middle = northern; // both discs lie about this height
  const southX = 2 * northern + 3 + southern;
  const border = 2 * northern + 1.5;
  // The rims run against each other: an angle in the south is a constant less that in the north.
  const isSouth = (cell: number): boolean => pointOnSide(mesh, cell, mesh.sideFirst[cell] as number, 0)[0] > border;
  const angleOf = ([x, y]: readonly [number, number], x0: number): number => Math.atan2(y - middle, x - x0);
  const [north, south] = isSouth(seam.cell)
    ? [pointOnSide(mesh, seam.partnerCell, seam.partner, 0), pointOnSide(mesh, seam.cell, seam.side, 1)]
    : [pointOnSide(mesh, seam.cell, seam.side, 0), pointOnSide(mesh, seam.partnerCell, seam.partner, 1)];
  const sum = angleOf(north, northern) + angleOf(south, southX);
  const radius = steps / Math.PI;
  return {
    chartAt: (x) => (x > border ? 1 : 0),
    place(chart, x, y) {
      const x0 = chart === 0 ? northern : southX;
      const [dx, dy] = [x - x0, y - middle];
      const away = Math.hypot(dx, dy) / radius; // from the pole, in radians
      const angle = chart === 0 ? Math.atan2(dy, dx) : sum - Math.atan2(dy, dx);
      const flat = radius * Math.sin(away);
      const up = radius * Math.cos(away) * (chart === 0 ? 1 : -1);
      return [flat * Math.cos(angle), up, flat * Math.sin(angle)];
    },
    step: (2 * Math.PI * radius) / PIECES,
    folds: [],
    isOpen: false,
  };
}
