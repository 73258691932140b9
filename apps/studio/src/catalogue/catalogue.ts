import catalogue from 'virtual:catalogue';
import type { Entry, GeneratorEntry, PlainParams, TilingEntry } from './entries.ts';

export { catalogue };

/** The record of that name; what the engine has accepted is there. */
export function named<E extends Entry>(entries: readonly E[], name: string): E {
  const found = entries.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`the catalogue has no ${name}`);
  return found;
}

export const tilingNamed = (name: string): TilingEntry => named(catalogue.tilings, name);
export const generatorNamed = (name: string): GeneratorEntry => named(catalogue.generators, name);

/** The sizes of a tiling's boards on a surface. */
export function sizeParams({ params, surfaceParams }: TilingEntry, topology = 'plane'): PlainParams {
  return { ...params, ...surfaceParams[topology] };
}
