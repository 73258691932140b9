import { describe, expect, it } from 'vitest';
import {
  type Graph,
  graphFromLinks,
  MazeError,
  Random,
  sheetSpace,
  spanningTreeCount,
  spanningTreeLog,
  square,
  squareSpace,
  UnionFind,
} from '../../src/index.ts';
import { hardBoards } from '../support/boards.ts';

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

/** A principal minor of the Laplacian by fraction-free elimination (E. H. Bareiss, 1968). */
function minor({ cellCount, linkCount, ends }: Graph): bigint {
  const rows = Array.from({ length: cellCount - 1 }, () => new Array<bigint>(cellCount - 1).fill(0n));
  const add = (row: number, column: number, value: bigint) => {
    if (Math.max(row, column) < cellCount - 1) rows[row]![column]! += value;
  };
  for (let l = 0; l < linkCount; l++) {
    const [a, b] = [ends[2 * l]!, ends[2 * l + 1]!];
    add(a, a, 1n);
    add(b, b, 1n);
    add(a, b, -1n);
    add(b, a, -1n);
  }
  let before = 1n;
  for (let k = 0; k < rows.length; k++) {
    const pivot = rows[k]![k]!;
    if (pivot === 0n) return 0n;
    for (const row of rows.slice(k + 1)) {
      const factor = row[k]!;
      for (let j = k; j < rows.length; j++) row[j] = (pivot * row[j]! - factor * rows[k]![j]!) / before;
    }
    before = pivot;
  }
  return before;
}

/** Natural logarithm of a whole number above 0. */
function bigLog(value: bigint): number {
  const digits = value.toString();
  return Math.log(Number(digits.slice(0, 17))) + Math.log(10) * Math.max(0, digits.length - 17);
}

/** Logarithm of the eigenvalues of a board's Laplacian over its cells: turn is 2 pi for a torus, pi for a rectangle. */
function eigenvalueLog(width: number, height: number, turn: number): number {
  let logarithm = -Math.log(width * height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      const value = 4 - 2 * Math.cos((turn * x) / width) - 2 * Math.cos((turn * y) / height);
      if (x + y > 0) logarithm += Math.log(value);
    }
  }
  return logarithm;
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

  it('is a minor of the Laplacian: boards with dozens of cells, torn, glued, in pieces, with parallel links', () => {
    const levels = { name: 'levels', space: sheetSpace(squareSpace(4, 3), [4], false) };
    for (const { name, space } of [...hardBoards(), levels]) {
      expect([name, spanningTreeCount(space.graph)]).toEqual([name, minor(space.graph)]);
    }
    for (let seed = 0; seed < 25; seed++) {
      const random = Random.of(seed, 'many trees');
      const cellCount = 13 + random.below(30);
      const ends = Uint32Array.from({ length: 2 * (cellCount + random.below(3 * cellCount)) }, () =>
        random.below(cellCount),
      );
      const graph = graphFromLinks(cellCount, ends);
      expect([seed, spanningTreeCount(graph)]).toEqual([seed, minor(graph)]);
    }
  });

  it.each([
    [3, 3],
    [5, 4],
    [16, 11],
    [40, 25],
  ])('of a torus of %i x %i squares is the product of the eigenvalues of its Laplacian', (width, height) => {
    const { graph } = square.space({ width, height } as never, 'torus', Random.of(0));
    const logarithm = eigenvalueLog(width, height, 2 * Math.PI);
    expect(spanningTreeLog(graph) / logarithm).toBeCloseTo(1, 12);
    expect(bigLog(spanningTreeCount(graph)) / logarithm).toBeCloseTo(1, 12);
  });

  it('and its logarithm agree', () => {
    for (const { name, space } of [...hardBoards(), { name: 'wide', space: squareSpace(25, 24) }]) {
      const count = spanningTreeCount(space.graph);
      const logarithm = spanningTreeLog(space.graph);
      if (count === 0n) expect([name, logarithm]).toEqual([name, Number.NEGATIVE_INFINITY]);
      else expect(Math.abs(logarithm - bigLog(count)) / (1 + logarithm)).toBeLessThan(1e-12);
    }
    const parallel = graphFromLinks(2, Uint32Array.from([0, 1, 0, 1, 1, 0, 1, 1]));
    expect(spanningTreeLog(parallel)).toBeCloseTo(Math.log(3), 14);
  });

  it('is refused where it would take too long, its logarithm far later', () => {
    const many = squareSpace(100, 100).graph;
    expect(() => spanningTreeCount(many)).toThrow(MazeError);
    expect(() => spanningTreeCount(many)).toThrow(/of 10000 cells has about 4988 digits.*spanningTreeLog/);
    expect(spanningTreeLog(many) / eigenvalueLog(100, 100, Math.PI)).toBeCloseTo(1, 12);
    const random = Random.of(1, 'tangle');
    const links = Array.from({ length: 40_000 }, () => [random.below(9000), random.below(9000)]);
    for (let cell = 1; cell < 9000; cell++) links.push([cell - 1, cell]);
    const tangle = graphFromLinks(9000, Uint32Array.from(links.flat()));
    expect(() => spanningTreeLog(tangle)).toThrow(/9000 cells takes .* are allowed/);
  });
});
