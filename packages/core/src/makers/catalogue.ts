import { braidWalls } from './braid-walls.ts';
import type { Maker } from './maker.ts';

/** All makers. */
export const makers: readonly Maker[] = [braidWalls as Maker];
