import type { Mesh } from '@labrys/core';
import { roomIn } from './sides.ts';

// Shares of the radius of the circle that fits into a cell.

/** From the centre to the sign for a step along one of the first two axes, across and down. */
const OFF = 0.48;
/** From the centre up or down to that for a further axis. */
const DIGIT_OFF = 0.66;

/**
 * Where the sign for a step to another sheet stands in a cell.
 *
 * @param step axis + 1 for the next sheet along it, -(axis + 1) back
 */
export function stairPlace(mesh: Mesh, centres: Float64Array, cell: number, step: number): readonly [number, number] {
  const room = roomIn(mesh, centres, cell);
  const x = centres[2 * cell] as number;
  const y = centres[2 * cell + 1] as number;
  if (Math.abs(step) > 2) return [x, y - Math.sign(step) * DIGIT_OFF * room];
  const right = step > 0 ? 1 : -1;
  const down = Math.abs(step) === 1 ? -right : right;
  return [x + right * OFF * room, y + down * OFF * room];
}
