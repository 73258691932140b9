// Wilson's algorithm makes every maze equally often on every board: by counting all of them where there are few, by how
// often each link is open where there are many. Kruskal's has to fail the same tests.

import { describe, expect, it } from 'vitest';
import {
  type BitSet,
  carve,
  chiSquareEven,
  chiSquareTail,
  classesFrom,
  type Focus,
  type Generator,
  kruskal,
  type MeshSpace,
  NONE,
  numbered,
  quotient,
  Random,
  sheetSpace,
  spanningTreeCount,
  squareSpace,
  UnionFind,
  weaveSpace,
  wilson,
} from '../../src/index.ts';
import { treeChances } from '../support/resistance.ts';
import { catalogueBoards } from '../support/spaces.ts';

const ALPHA = 1e-4;
/** With fewer, boards of few mazes would tell nothing. */
const LEAST_DRAWS = 4000;

/** Chance of link frequencies as far off as these, or farther, if all spanning trees are equally likely. */
function byLinks(space: MeshSpace, generator: Generator, draws: number, focus: Focus): number {
  const chances = treeChances(space.graph);
  const seen = new Float64Array(space.graph.linkCount);
  const random = Random.of(1, 'links');
  for (let i = 0; i < draws; i++) {
    for (const l of carve(space, generator, { focus, random })) seen[l] = seen[l]! + 1;
  }
  let least = 1;
  let tested = 0;
  chances.forEach((chance, l) => {
    if (chance < 1e-9 || chance > 1 - 1e-9) {
      expect(seen[l]).toBe(chance < 0.5 ? 0 : draws);
      return;
    }
    tested++;
    const z = (seen[l]! - draws * chance) / Math.sqrt(draws * chance * (1 - chance));
    least = Math.min(least, chiSquareTail(z * z, 1));
  });
  return Math.min(1, least * tested);
}

/** Chance of counts as uneven as these, or more, if all spanning trees are equally likely. */
function byTrees(space: MeshSpace, generator: Generator, trees: number, focus: Focus): number {
  const random = Random.of(1, 'trees');
  const seen = new Map<string, number>();
  const count = (open: BitSet): void => {
    const key = open.words.join();
    seen.set(key, (seen.get(key) ?? 0) + 1);
  };
  const draws = Math.max(12 * trees, LEAST_DRAWS);
  for (let i = 0; i < draws; i++) count(carve(space, generator, { focus, random }));
  return chiSquareEven(seen.values(), trees).p;
}

/** The smallest board of each kind: those with few mazes are told apart one by one. */
const SIZES = [2, 3, 4, 5, 6, 7, 8];
const boards = [
  ...catalogueBoards(SIZES, SIZES, ({ graph }) => spanningTreeCount(graph) >= 20n),
  { name: 'levels of squares', space: sheetSpace(squareSpace(2, 2), [3], false) },
  { name: 'closed levels of a cylinder', space: sheetSpace(squareSpace(3, 2, 'cylinder'), [3], true) },
  { name: 'four dimensions', space: sheetSpace(squareSpace(2, 2), [2, 2], false) },
];

describe.each(boards)('$name', ({ space }) => {
  const trees = Number(spanningTreeCount(space.graph));

  it('has every maze equally often by Wilson', () => {
    const isFew = trees <= 2000;
    const p = isFew ? byTrees(space, wilson, trees, 'passage') : byLinks(space, wilson, 3000, 'passage');
    expect(p).toBeGreaterThan(ALPHA);
  });

  const euler = (space.dual?.classes.count ?? 0) - space.graph.linkCount + space.graph.cellCount;
  if (space.dual === null || euler !== 2) return; // by walls it is claimed only where no link too many is left
  it('has every maze equally often by Wilson on its walls', () => {
    expect(byLinks(space, wilson, 3000, 'wall')).toBeGreaterThan(ALPHA);
  });
});

it('tells a generator that is not uniform, on boards of many mazes and of few', () => {
  const hexagons = catalogueBoards([6], [6, 7, 8]).find(({ name }) => name.startsWith('sigma plane'))!.space;
  expect(byLinks(hexagons, kruskal, 3000, 'passage')).toBeLessThan(ALPHA);
  expect(byTrees(squareSpace(3, 3), kruskal, 192, 'passage')).toBeLessThan(ALPHA);
  expect(byTrees(squareSpace(3, 3, 'cylinder'), kruskal, 1728, 'passage')).toBeLessThan(ALPHA);
});

it('is uniform over the mazes with given crossings', () => {
  const woven = weaveSpace(squareSpace(4, 4), { density: 1, tunnel: 1 }, Random.of(3, 'weave'));
  const open = woven.weave!.open;
  const sets = new UnionFind(woven.graph.cellCount);
  for (const l of open) sets.union(woven.graph.ends[2 * l]!, woven.graph.ends[2 * l + 1]!);
  const { of, count } = numbered(sets, woven.graph.cellCount);
  const trees = Number(spanningTreeCount(quotient(woven.graph, classesFrom(of, count, NONE))));
  expect(trees).toBeGreaterThan(50);
  expect(trees).toBeLessThan(2000);
  const random = Random.of(2, 'crossings');
  const seen = new Map<string, number>();
  for (let i = 0; i < 12 * trees; i++) {
    const links = carve(woven, wilson, { random });
    for (const l of open) expect(links.has(l)).toBe(true);
    const key = links.words.join();
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  expect(chiSquareEven(seen.values(), trees).p).toBeGreaterThan(ALPHA);
});
