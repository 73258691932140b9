import { describe, expect, it } from 'vitest';
import {
  carve,
  generators,
  MazeError,
  type MeshSpace,
  mazeOf,
  pieces,
  Random,
  sheetSpace,
  squareSpace,
  tilings,
  validate,
  weaveSpace,
} from '../../src/index.ts';
import { crossingFaults } from '../support/crossings.ts';
import { catalogueBoards } from '../support/spaces.ts';

const woven = catalogueBoards([10], [8, 9, 10]).flatMap((board) => {
  const make = (density: number, tunnel = 1, seed = 1): MeshSpace =>
    weaveSpace(board.space, { density, tunnel }, Random.of(seed, 'weave'));
  try {
    make(1);
    return [{ ...board, make }];
  } catch {
    return [];
  }
});

describe.each(woven)('Crossings on $name', ({ make, space: plain }) => {
  it('run straight, over and under, and keep the strands a forest', () => {
    for (const [density, tunnel] of [
      [0.3, 1],
      [1, 1],
      [1, 2],
      [1, 50],
    ] as const) {
      for (let seed = 0; seed < 4; seed++) {
        const space = make(density, tunnel, seed);
        expect(crossingFaults(space, tunnel), `seed ${seed}`).toEqual([]);
        expect(pieces(space.graph).count).toBe(pieces(plain.graph).count);
      }
    }
  });

  it('are none at density 0, and more at higher density', () => {
    expect(make(0).graph.cellCount).toBe(plain.graph.cellCount);
    const counts = [0.25, 0.5, 1].map((density) => make(density).weave!.polygonOf.length);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  it('leave no dead end under a passage', () => {
    const space = make(1);
    for (const generator of generators.filter(
      ({ needs, focus }) => needs.length === 0 && focus.passage instanceof Object,
    )) {
      const maze = mazeOf(space, carve(space, generator, { focus: 'passage', random: Random.of(5) }));
      expect(validate(maze), generator.name).toMatchObject({ perfect: true });
      for (let cell = space.mesh.cellCount; cell < space.graph.cellCount; cell++) {
        for (let h = space.graph.first[cell]!; h < space.graph.first[cell + 1]!; h++) {
          expect(maze.open.has(space.graph.link[h]!)).toBe(true);
        }
      }
    }
  });
});

describe('Crossings', () => {
  it('fill about a quarter of a large board, half of it with long tunnels', () => {
    const share = (tunnel: number): number =>
      weaveSpace(squareSpace(60, 60), { density: 1, tunnel }, Random.of(2)).weave!.polygonOf.length / 3600;
    expect(share(1)).toBeGreaterThan(0.24);
    expect(share(1)).toBeLessThan(0.29);
    expect(share(1000)).toBeGreaterThan(0.45);
    expect(share(1000)).toBeLessThan(0.55);
  });

  it('lie over one another by chance', () => {
    const { weave, graph, sideOfHalf, mesh } = weaveSpace(squareSpace(80, 80), { density: 1, tunnel: 1 }, Random.of(3));
    let acrossBelow = 0;
    weave!.polygonOf.forEach((_, k) => {
      const half = graph.first[mesh.cellCount + k]!;
      if (sideOfHalf[half]! % 2 === 0) acrossBelow++;
    });
    const mean = weave!.polygonOf.length / 2;
    expect(Math.abs(acrossBelow - mean)).toBeLessThan(4 * Math.sqrt(mean / 2));
  });

  it('can lie on levels as well', () => {
    const space = weaveSpace(sheetSpace(squareSpace(8, 8), [2], false), { density: 1, tunnel: 1 }, Random.of(1));
    expect(crossingFaults(space, 1)).toEqual([]);
    const maze = mazeOf(
      space,
      carve(space, generators.find(({ name }) => name === 'wilson')!, { random: Random.of(1) }),
    );
    expect(validate(maze)).toMatchObject({ perfect: true });
  });

  it('are refused where no cell has opposite sides', () => {
    const without = tilings.filter(({ name }) => !woven.some(({ tiling }) => tiling.name === name));
    expect(without.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['delta', 'right-triangle', 'tetrakis', 'cairo']),
    );
    expect(() => weaveSpace(squareSpace(2, 9), { density: 1, tunnel: 1 }, Random.of(1))).toThrow(MazeError);
  });
});
