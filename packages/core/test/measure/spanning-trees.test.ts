import { describe, expect, it } from 'vitest';
import { type Graph, graphFromLinks, Random, spanningTreeCount, squareSpace, UnionFind } from '../../src/index.ts';

/** All sets of links tried one by one. */
function slowCount({ cellCount, linkCount, ends }: Graph): number {
  let trees = 0;
  for (let set = 0; set < 1 << linkCount; set++) {
    const sets = new UnionFind(cellCount);
    let isForest = true;
    for (let l = 0; l < linkCount; l++) {
      if ((set >> l) & 1 && !sets.union(ends[2 * l]!, ends[2 * l + 1]!)) isForest = false;
    }
    if (isForest && sets.sets === 1) trees++;
  }
  return trees;
}

describe('The number of spanning trees', () => {
  it.each([
    [1, 1, 1n],
    [1, 50, 1n],
    [2, 2, 4n],
    [2, 4, 56n],
    [3, 3, 192n],
    [4, 4, 100352n],
    [8, 8, 126231322912498539682594816n],
  ] as const)('of %i x %i squares is known', (width, height, count) => {
    expect(spanningTreeCount(squareSpace(width, height).graph)).toBe(count);
  });

  it('is n^(n-2) for n cells that are all joined (A. Cayley, 1889)', () => {
    for (let n = 2; n <= 12; n++) {
      const pairs = Array.from({ length: n }, (_, a) => Array.from({ length: a }, (_, b) => [a, b])).flat(2);
      expect(spanningTreeCount(graphFromLinks(n, Uint32Array.from(pairs)))).toBe(BigInt(n) ** BigInt(n - 2));
    }
  });

  it('is what trying all sets of links gives, with parallel links, self-loops and pieces', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = Random.of(seed, 'trees');
      const cellCount = 1 + random.below(6);
      const ends = Uint32Array.from({ length: 2 * random.below(11) }, () => random.below(cellCount));
      const graph = graphFromLinks(cellCount, ends);
      expect({ seed, trees: spanningTreeCount(graph) }).toEqual({ seed, trees: BigInt(slowCount(graph)) });
    }
  });
});
