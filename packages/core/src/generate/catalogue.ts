import { carvers } from './carvers.ts';
import type { Generator } from './generator.ts';
import { tunneller } from './tunneller.ts';
import { unicursal } from './unicursal.ts';

/** All generators, in the order of the published table, and those that the table has not. */
export const generators: readonly Generator[] = [unicursal, ...carvers, tunneller];
