import { tilings as flatTilings, type Tiling } from '@labrys/core';
import { voronoi } from '@labrys/geometry';

/** All tilings a board can be cut from. */
export const tilings: readonly Tiling[] = [...flatTilings, voronoi];
