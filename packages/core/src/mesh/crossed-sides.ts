import type { Graph } from '../graph/graph.ts';
import type { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import type { Mesh } from './mesh.ts';

/** Side -> 1 if one of the links crosses it, by way of the side of each half. Cost: O(halves). */
export function crossedSides(
  { mesh, graph, sideOfHalf }: { readonly mesh: Mesh | null; readonly graph: Graph; readonly sideOfHalf: Int32Array },
  links: BitSet,
): Uint8Array {
  const isCrossed = new Uint8Array(mesh?.sidePartner.length ?? 0);
  for (let h = 0; h < sideOfHalf.length; h++) {
    const side = sideOfHalf[h] as number;
    if (side !== NONE && links.has(graph.link[h] as number)) isCrossed[side] = 1;
  }
  return isCrossed;
}
