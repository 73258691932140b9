import type { BitSet, Space } from '../../src/index.ts';

/** What a maze of squares looks like, by counting. */
export interface Texture {
  /** Cells with 0, 1, 2, 3, 4 passages. */
  readonly degrees: readonly number[];
  /** Dead ends that open to the east, south, west, north. */
  readonly deadEnds: readonly number[];
  readonly horizontal: number;
  readonly passages: number;
  /** Cells with two passages that are not in line. */
  readonly turns: number;
  /** Cells on the way from the first cell to the last one. */
  readonly solution: number;
}

export function textureOf({ graph, centres }: Space, open: BitSet): Texture {
  const degrees = [0, 0, 0, 0, 0];
  const deadEnds = [0, 0, 0, 0];
  let [horizontal, passages, turns] = [0, 0, 0];
  for (let c = 0; c < graph.cellCount; c++) {
    const ways: number[] = [];
    for (let h = graph.first[c]!; h < graph.first[c + 1]!; h++) {
      if (!open.has(graph.link[h]!)) continue;
      const other = graph.to[h]!;
      const x = centres[2 * other]! - centres[2 * c]!;
      const way = x > 0.5 ? 0 : x < -0.5 ? 2 : centres[2 * other + 1]! > centres[2 * c + 1]! ? 1 : 3;
      ways.push(way);
      if (way === 0) horizontal++;
      if (way < 2) passages++;
    }
    degrees[ways.length]!++;
    if (ways.length === 1) deadEnds[ways[0]!]!++;
    if (ways.length === 2 && (ways[0]! + ways[1]!) % 2 === 1) turns++;
  }
  const distance = new Int32Array(graph.cellCount);
  const queue = [0];
  distance[0] = 1;
  for (const c of queue) {
    for (let h = graph.first[c]!; h < graph.first[c + 1]!; h++) {
      const other = graph.to[h]!;
      if (!open.has(graph.link[h]!) || distance[other] !== 0) continue;
      distance[other] = distance[c]! + 1;
      queue.push(other);
    }
  }
  return { degrees, deadEnds, horizontal, passages, turns, solution: distance[graph.cellCount - 1]! };
}

/** Mean of some values and its standard error. */
export function meanOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}
