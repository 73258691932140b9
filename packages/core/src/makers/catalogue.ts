import { braidWalls } from './braid-walls.ts';
import type { Maker } from './maker.ts';
import { sparse } from './sparse.ts';

/** All makers. */
export const makers: readonly Maker[] = [braidWalls as Maker, sparse as Maker];
