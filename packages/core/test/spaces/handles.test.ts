// Walls on surfaces with handles or twists: 2 - chi links more are closed, evenly among all that would do.

import { describe, expect, it } from 'vitest';
import { linksToClose } from '../../src/generate/handles.ts';
import {
  type BitSet,
  carve,
  chiSquareEven,
  type Graph,
  GraphSpace,
  kruskal,
  mazeOf,
  Random,
  squareSpace,
  Trace,
  validate,
  wilson,
} from '../../src/index.ts';

function subsets(of: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return of.flatMap((first, i) => subsets(of.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

describe('Links to close', () => {
  const space = squareSpace(4, 3);

  it.each([1, 2, 3])('leave a spanning tree, each choice equally often, with %i too many', (extra) => {
    const tree = carve(space, kruskal, { random: Random.of(4) });
    const open = tree.clone();
    for (const l of tree.complement()) if (open.count() < tree.count() + extra) open.add(l);
    const without = (closed: readonly number[]): BitSet => {
      const rest = open.clone();
      for (const l of closed) rest.delete(l);
      return rest;
    };
    const choices = subsets([...open], extra).filter((closed) => validate(mazeOf(space, without(closed))).perfect);
    const random = Random.of(1, 'handles');
    const treeOf = (rings: Graph, odds: Float64Array): BitSet =>
      carve(new GraphSpace(rings, null, { kind: 'rings' }), wilson, { weights: odds, random });
    const seen = new Map<string, number>();
    for (let i = 0; i < 50 * choices.length; i++) {
      const closed = [...linksToClose(space.graph, open, random, treeOf)].sort((a, b) => a - b).join();
      seen.set(closed, (seen.get(closed) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(choices.map((closed) => closed.join()).sort());
    expect(chiSquareEven(seen.values(), choices.length).p).toBeGreaterThan(1e-4);
  });

  it('are none in a forest', () => {
    const tree = carve(space, kruskal, { random: Random.of(4) });
    expect(linksToClose(space.graph, tree, Random.of(1), () => tree)).toEqual([]);
  });
});

it('are taken down in the trace, so that an animation ends with the maze', () => {
  const torus = squareSpace(8, 8, 'torus');
  const trace = new Trace();
  const open = carve(torus, wilson, { focus: 'wall', random: Random.of(1), trace });
  expect(validate(mazeOf(torus, open))).toMatchObject({ perfect: true });
  expect(trace.length).toBeGreaterThan(torus.graph.linkCount - open.count());
});
