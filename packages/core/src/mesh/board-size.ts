// Sizes are checked at the door, before anything is allocated.

import { MazeError } from '../errors.ts';
import { MAX_CELLS } from './patch.ts';

/**
 * @param min least value, included; the same for `max`
 * @throws MazeError `param-range` if `value` is no whole number from min to max
 */
export function requireWithin(name: string, value: number, min: number, max: number): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  throw new MazeError('param-range', `${name} is ${value}; it has to be a whole number from ${min} to ${max}`);
}

/** @throws MazeError `param-range` for what is no whole number from 1 up */
export function requireSize(name: string, size: number): void {
  if (Number.isInteger(size) && size >= 1) return;
  throw new MazeError('param-range', `${name} is ${size}; it has to be a whole number of cells, 1 or more`);
}

/**
 * @param what the sizes in words, for example `20 rings`
 * @param wayOut what to make smaller, for example `take fewer rings`
 * @throws MazeError `too-large` if a board may not have so many cells
 */
export function requireRoom(cells: number, what: string, wayOut: string): void {
  if (cells <= MAX_CELLS) return;
  throw new MazeError('too-large', `${what}: ${cells} cells; the most is ${MAX_CELLS} cells, so ${wayOut}`);
}
