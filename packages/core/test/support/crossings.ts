import { type MeshSpace, polygonOf, UnionFind } from '../../src/index.ts';

/** What is wrong with the crossings of a board, from the links alone. */
export function crossingFaults(space: MeshSpace, tunnel: number): string[] {
  const { graph, mesh, weave, sideOfHalf } = space;
  const found: string[] = [];
  const polygons = mesh.cellCount;
  const strands = new UnionFind(graph.cellCount);
  for (const l of weave!.open) {
    const [a, b] = [graph.ends[2 * l]!, graph.ends[2 * l + 1]!];
    if (strands.find(a) === strands.find(b)) found.push(`strands close a loop at link ${l}`);
    strands.union(a, b);
  }
  for (let cell = polygons; cell < graph.cellCount; cell++) {
    const over = polygonOf(space, cell);
    const sideCount = mesh.sideFirst[over + 1]! - mesh.sideFirst[over]!;
    const sidesOf = (c: number): number[] =>
      [...sideOfHalf.subarray(graph.first[c], graph.first[c + 1])].map((side) => side - mesh.sideFirst[over]!);
    const [below, above] = [sidesOf(cell), sidesOf(over)];
    for (const passage of [below, above]) {
      if (passage.length !== 2) found.push(`a passage of crossing ${over} has ${passage.length} ends`);
      else if (Math.abs(passage[0]! - passage[1]!) !== sideCount / 2) found.push(`crossing ${over} is not straight`);
    }
    if (new Set([...below, ...above]).size !== 4) found.push(`the passages of crossing ${over} share a side`);
    for (const c of [cell, over]) {
      for (let h = graph.first[c]!; h < graph.first[c + 1]!; h++) {
        if (!weave!.open.has(graph.link[h]!)) found.push(`a strand of crossing ${over} is not open`);
        const next = polygonOf(space, graph.to[h]!);
        if (tunnel === 1 && weave!.polygonOf.includes(next)) found.push(`crossings ${over} and ${next} lie in a line`);
      }
    }
  }
  return found;
}
