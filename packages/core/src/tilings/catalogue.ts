import { square } from './square.ts';
import type { Tiling } from './tiling.ts';

/** All tilings of the plane a board can be cut from. */
export const tilings: readonly Tiling[] = [square];
