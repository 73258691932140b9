import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BitSet, cuts, type Graph, type Maze, Random, UnionFind } from '../../src/index.ts';
import { smallKinds, smallMaze } from '../support/small-mazes.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

/** Parts of the cells left by the links that count. */
function partsOf({ cellCount, linkCount, ends }: Graph, counts: (link: number) => boolean, gone: number): number {
  const sets = new UnionFind(cellCount);
  for (let l = 0; l < linkCount; l++) {
    const [a, b] = [ends[2 * l]!, ends[2 * l + 1]!];
    if (counts(l) && a !== gone && b !== gone) sets.union(a, b);
  }
  return sets.sets;
}

function slowBridges({ space, open }: Maze): number[] {
  const whole = partsOf(space.graph, (l) => open.has(l), -1);
  return [...open].filter((gone) => partsOf(space.graph, (l) => open.has(l) && l !== gone, -1) > whole);
}

it.each(smallKinds)('Bridges and articulation points are what removing each in turn gives: %s', (kind) => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const maze = smallMaze(kind, seed);
      const { space, open } = maze;
      const { bridges, cells } = cuts(space.graph, open);
      expect([...bridges]).toEqual(slowBridges(maze));
      // A cell that is gone still counts as a part of its own, so a lone one changes nothing and an end none.
      const whole = partsOf(space.graph, (l) => open.has(l), -1);
      const isJoined = (cell: number) =>
        [...open].some((l) => {
          const [a, b] = [space.graph.ends[2 * l], space.graph.ends[2 * l + 1]];
          return a !== b && (a === cell || b === cell);
        });
      const slowCells = Array.from({ length: space.graph.cellCount }, (_, cell) => cell).filter(
        (cell) => isJoined(cell) && partsOf(space.graph, (l) => open.has(l), cell) - 1 > whole,
      );
      expect([...cells]).toEqual(slowCells);
    }),
    { seed: 21, numRuns: 150 },
  );
});

it.each(smallKinds)('Tied cells count as joined to the first one, within its part: %s', (kind) => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const maze = smallMaze(kind, seed);
      const { space, open } = maze;
      const { cellCount, linkCount, ends } = space.graph;
      const random = Random.of(seed, 'tied');
      const tied = Array.from({ length: 1 + random.below(3) }, () => random.below(cellCount));
      const sets = new UnionFind(cellCount);
      for (const l of open) sets.union(ends[2 * l]!, ends[2 * l + 1]!);
      const near = tied.filter((cell) => sets.same(cell, tied[0]!));
      const longer = Uint32Array.from([...ends, ...near.flatMap((cell) => [tied[0]!, cell])]);
      const graph = { ...space.graph, linkCount: longer.length / 2, ends: longer };
      const all = BitSet.from(graph.linkCount, open);
      for (let l = linkCount; l < graph.linkCount; l++) all.add(l);
      const expected = slowBridges({ ...maze, space: { graph } as Maze['space'], open: all });
      expect([...cuts(space.graph, open, tied).bridges]).toEqual(expected.filter((l) => l < linkCount));
    }),
    { seed: 22, numRuns: 150 },
  );
});
