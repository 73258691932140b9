import { type BoardRecord, tilings as flatTilings, type Tiling } from '@labrys/core';
import { voronoi } from '@labrys/geometry';
import { ownBoard } from './own-board.ts';

/** All tilings that a board can be made of from its sizes. */
export const sizedTilings: readonly Tiling[] = [...flatTilings, voronoi];

/** All kinds of boards. */
export const tilings: readonly BoardRecord[] = [...sizedTilings, ownBoard];
