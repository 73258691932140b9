import { carvers } from './carvers.ts';
import type { Generator } from './generator.ts';
import { unicursal } from './unicursal.ts';

/** All generators, in the order of the published table. */
export const generators: readonly Generator[] = [unicursal, ...carvers];
