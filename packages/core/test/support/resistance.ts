import type { Graph } from '../../src/index.ts';

/**
 * Link -> the chance that it lies in a uniform spanning tree of a connected graph: its effective resistance (G. Kirchhoff,
 * 1847), from the inverse of the Laplacian without its last row and column. Cost: O(cells^3).
 */
export function treeChances(graph: Graph): Float64Array {
  const n = graph.cellCount - 1;
  const rows = Array.from({ length: n }, (_, i) => {
    const row = new Float64Array(2 * n);
    row[n + i] = 1;
    return row;
  });
  for (let l = 0; l < graph.linkCount; l++) {
    const [a, b] = [graph.ends[2 * l]!, graph.ends[2 * l + 1]!];
    if (a === b) continue;
    for (const [i, j] of [
      [a, b],
      [b, a],
    ] as const) {
      if (i === n) continue;
      rows[i]![i] = rows[i]![i]! + 1;
      if (j < n) rows[i]![j] = rows[i]![j]! - 1;
    }
  }
  for (let k = 0; k < n; k++) {
    const pivot = rows[k]!;
    const by = pivot[k]!;
    for (let j = k; j < 2 * n; j++) pivot[j] = pivot[j]! / by;
    for (let i = 0; i < n; i++) {
      const factor = rows[i]![k]!;
      if (i === k || factor === 0) continue;
      for (let j = k; j < 2 * n; j++) rows[i]![j] = rows[i]![j]! - factor * pivot[j]!;
    }
  }
  const inverse = (i: number, j: number): number => (i === n || j === n ? 0 : rows[i]![n + j]!);
  return Float64Array.from({ length: graph.linkCount }, (_, l) => {
    const [a, b] = [graph.ends[2 * l]!, graph.ends[2 * l + 1]!];
    return a === b ? 0 : inverse(a, a) + inverse(b, b) - 2 * inverse(a, b);
  });
}
