import { describe, expect, it } from 'vitest';
import { isPlanar } from '../../src/graph/planar.ts';
import { BitSet, graphFromLinks, sheetSpace, squareSpace, twins } from '../../src/index.ts';
import { randomMask } from '../support/masks.ts';
import { mixedMaze, roundBoards, twistedBoards } from '../support/solver-mazes.ts';
import { catalogueBoards } from '../support/spaces.ts';

describe('The turning order', () => {
  it.each(catalogueBoards([4, 5, 6], [4, 5, 6, 7]))(
    'tells whether $name can be drawn on a sphere',
    ({ space, topology }) => {
      const isRound = !['moebius', 'torus', 'klein', 'projective', 'sheets'].includes(topology);
      if (topology !== 'sheets') expect(isPlanar(space.graph, space.twin)).toBe(isRound);
    },
  );

  it('is that of a sphere on every mask, in pieces and with cells by themselves', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { graph, twin } = randomMask(seed);
      expect([seed, isPlanar(graph, twin)]).toEqual([seed, true]);
    }
  });

  it('is that of a sphere for every tree, and of none where passages cross or levels hang together twice', () => {
    for (const { space } of [...roundBoards(), ...twistedBoards().filter(({ space }) => space.graph.twists === null)]) {
      const { graph } = space;
      const tree = [...mixedMaze(space, 1).open].slice(0, 3);
      const ends = Uint32Array.from(tree.flatMap((l) => [graph.ends[2 * l]!, graph.ends[2 * l + 1]!]));
      const few = graphFromLinks(graph.cellCount, ends);
      expect(isPlanar(few, twins(few))).toBe(true);
    }
    for (const { name, space } of twistedBoards())
      expect([name, isPlanar(space.graph, space.twin)]).toEqual([name, false]);
    const stack = sheetSpace(squareSpace(1, 1), [4], false);
    expect(isPlanar(stack.graph, stack.twin)).toBe(true);
  });

  it('of three parallel links tells a sphere from a torus', () => {
    // Both cells have the links in the same turning order: drawn on a plane one of them would have it mirrored.
    const torus = graphFromLinks(2, Uint32Array.of(0, 1, 0, 1, 0, 1));
    expect(isPlanar(torus, twins(torus))).toBe(false);
    const mirrored = { ...torus, link: Uint32Array.of(0, 1, 2, 2, 1, 0) };
    expect(isPlanar(mirrored, twins(mirrored))).toBe(true);
    expect(isPlanar({ ...mirrored, twists: BitSet.from(3, [1]) }, twins(mirrored))).toBe(false);
  });
});
