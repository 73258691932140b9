import { NONE } from '../structures/none.ts';
import type { Space } from './space.ts';

/** The links that stay on their sheet: all but those between levels. */
export function linksOnSheets({ graph, sideOfHalf }: Space): Uint8Array {
  const isOnSheet = new Uint8Array(graph.linkCount);
  for (let h = 0; h < sideOfHalf.length; h++) if (sideOfHalf[h] !== NONE) isOnSheet[graph.link[h] as number] = 1;
  return isOnSheet;
}
