// The column "uniform" of the table: whether every maze is equally likely, all can arise, or some cannot.

import { describe, expect, it } from 'vitest';
import {
  aldousBroder,
  BitSet,
  backtracker,
  type ChiSquare,
  carve,
  chiSquareEven,
  classesFrom,
  type Focus,
  type Generator,
  GraphSpace,
  graphFromLinks,
  growingForest,
  growingTree,
  kruskal,
  NONE,
  type ParamValues,
  primTrue,
  quotient,
  Random,
  type Space,
  spanningTreeCount,
  squareSpace,
  wilson,
} from '../../src/index.ts';
import { generatorsByFocus } from '../support/boards.ts';
import { textureOf } from '../support/texture.ts';

const ALPHA = 1e-4;
const DRAWS_A_TREE = 200;

/** How often each maze comes, over many draws of one stream. */
function frequencies(draws: number, make: (random: Random) => BitSet, stream: string): Map<string, number> {
  const random = Random.of(1, stream);
  const seen = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const key = make(random).words.join();
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return seen;
}

/** Chi-square against all spanning trees of a board being equally likely. */
function uniformity(space: Space, generator: Generator, focus: Focus, drawsATree: number): ChiSquare {
  const trees = Number(spanningTreeCount(space.graph));
  const make = (random: Random): BitSet => carve(space, generator, { focus, random });
  return chiSquareEven(frequencies(drawsATree * trees, make, generator.name).values(), trees);
}

describe.each([
  { name: '3 x 3', space: squareSpace(3, 3), drawsATree: 80 },
  { name: '2 x 4', space: squareSpace(2, 4), drawsATree: DRAWS_A_TREE }, // Kruskal is nearer to uniform here
])('On $name squares', ({ space, drawsATree }) => {
  it.each([
    { name: 'Wilson by passages', generator: wilson, focus: 'passage' },
    { name: 'Wilson by walls', generator: wilson, focus: 'wall' },
    { name: 'Aldous-Broder by passages', generator: aldousBroder, focus: 'passage' },
    { name: 'Aldous-Broder by walls', generator: aldousBroder, focus: 'wall' },
  ] as const)('$name makes every maze equally often', ({ generator, focus }) => {
    expect(uniformity(space, generator, focus, drawsATree).p).toBeGreaterThan(ALPHA);
  });

  it.each([
    { name: 'Kruskal by passages', generator: kruskal, focus: 'passage' },
    { name: 'Kruskal by walls', generator: kruskal, focus: 'wall' },
    { name: 'the backtracker', generator: backtracker, focus: 'passage' },
  ] as const)('$name does not, and the same test tells', ({ generator, focus }) => {
    expect(uniformity(space, generator as Generator, focus, drawsATree).p).toBeLessThan(ALPHA);
  });
});

describe('With parallel links and cells joined beforehand', () => {
  // Two squares of cells and what lies between, some links doubled, one a self-loop; 0 and 1, 2 and 6 are one each.
  const ends = [0, 1, 1, 2, 2, 3, 3, 0, 0, 4, 4, 5, 4, 5, 2, 6, 6, 5, 3, 3, 1, 4, 0, 1];
  const graph = graphFromLinks(7, Uint32Array.from(ends));
  const space = new GraphSpace(graph, null, { kind: 'graph' });
  const joined = BitSet.from(graph.linkCount, [0, 7]);
  const classes = classesFrom(Uint32Array.of(0, 0, 1, 2, 3, 4, 1), 5, NONE);
  const trees = Number(spanningTreeCount(quotient(graph, classes)));

  it.each([wilson, aldousBroder])('$title makes every completion equally often', (generator) => {
    const make = (random: Random): BitSet => carve(space, generator, { joined, random });
    const seen = frequencies(DRAWS_A_TREE * trees, make, generator.name);
    expect(seen.size).toBe(trees);
    expect(chiSquareEven(seen.values(), trees).p).toBeGreaterThan(ALPHA);
  });

  it('Kruskal does not', () => {
    const make = (random: Random): BitSet => carve(space, kruskal as Generator, { joined, random });
    expect(chiSquareEven(frequencies(DRAWS_A_TREE * trees, make, 'kruskal').values(), trees).p).toBeLessThan(ALPHA);
  });
});

describe('With weights', () => {
  // A triangle has three trees, each without one link: their odds are the products of the weights of the two others.
  const weights = Float64Array.of(1, 2, 5);
  const triangle = new GraphSpace(graphFromLinks(3, Uint32Array.of(0, 1, 1, 2, 2, 0)), null, { kind: 'graph' });

  it.each([wilson, aldousBroder])('$title makes each maze with odds as the product of its weights', (generator) => {
    const draws = 20_000;
    const seen = [0, 0, 0];
    const random = Random.of(1, 'weights');
    for (let i = 0; i < draws; i++) {
      const open = carve(triangle, generator, { weights, random });
      seen[[0, 1, 2].find((l) => !open.has(l))!]!++;
    }
    const odds = [2 * 5, 1 * 5, 1 * 2].map((product) => product / 17);
    const statistic = odds.reduce((sum, p, i) => sum + (seen[i]! - draws * p) ** 2 / (draws * p), 0);
    expect(statistic).toBeLessThan(18.4); // passed once in 10^4 runs with two degrees of freedom
  });
});

describe('Of the 192 mazes of 3 x 3', () => {
  const space = squareSpace(3, 3);

  function distinct(generator: Generator, focus: Focus, params: ParamValues, draws: number): number {
    const random = Random.of(1, generator.name);
    const seen = new Set<string>();
    for (let i = 0; i < draws && seen.size < 192; i++)
      seen.add(carve(space, generator, { focus, params, random }).words.join());
    return seen.size;
  }

  it.each(generatorsByFocus())('$name makes as many as its record says', ({ generator, focus }) => {
    const record = generator.focus[focus];
    if (typeof record === 'string') return;
    // Nine cells are fewer than the first trees of a forest by default, so that it would be another method there.
    const params = generator.name === 'growing-forest' ? { trees: 2 } : {};
    if (record.uniform === 'never') expect(distinct(generator, focus, params, 5000)).toBeLessThan(192);
    else expect(distinct(generator, focus, params, 30_000)).toBe(192);
  });

  it.each(['random', 'newest:2,random:1', 'newest:1,oldest:1,random:1'])(
    'growing tree and forest make all where any active cell may be next: %s',
    (select) => {
      for (const focus of ['passage', 'wall'] as const) {
        expect(distinct(growingTree as Generator, focus, { select }, 30_000)).toBe(192);
        expect(distinct(growingForest as Generator, focus, { select, trees: 2 }, 30_000)).toBe(192);
      }
    },
  );

  it.each(['newest', 'oldest', 'first-slot'])('growing tree misses some with the rule %s', (select) => {
    expect(distinct(growingTree as Generator, 'passage', { select }, 5000)).toBeLessThan(192);
  });
});

describe('Large uniform mazes', () => {
  // Shares of cells with 1, 2, 3, 4 passages on the endless square grid (S. S. Manna, D. Dhar, S. N. Majumdar, 1992).
  const shares = [29.45, 44.7, 22.24, 3.61];

  function degreeShares(generator: Generator, focus: Focus): number[] {
    const space = squareSpace(400, 400);
    const sums = [0, 0, 0, 0];
    for (let seed = 1; seed <= 5; seed++) {
      const { degrees } = textureOf(space, carve(space, generator, { focus, random: Random.of(seed) }));
      for (let d = 0; d < 4; d++) sums[d]! += (100 * degrees[d + 1]!) / space.graph.cellCount / 5;
    }
    return sums;
  }

  it.each(['passage', 'wall'] as const)('have the degrees that theory gives: Wilson by %ss', (focus) => {
    const seen = degreeShares(wilson, focus);
    for (let d = 0; d < 4; d++) expect(Math.abs(seen[d]! - shares[d]!)).toBeLessThan(0.4);
  });

  it('and those of true Prim do not', () => {
    const seen = degreeShares(primTrue, 'passage');
    expect(seen.some((share, d) => Math.abs(share - shares[d]!) >= 0.4)).toBe(true);
  });
});
