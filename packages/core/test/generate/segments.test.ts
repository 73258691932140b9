// Parts of one maze by generators of their own.

import { describe, expect, it } from 'vitest';
import {
  backtracker,
  binaryTree,
  carve,
  division,
  EVENT,
  eller,
  type Generator,
  generators,
  huntKill,
  kruskal,
  MazeError,
  mazeOf,
  pieces,
  Random,
  type SegmentCarve,
  type Space,
  sheetSpace,
  sphereSpace,
  squareSpace,
  startSegments,
  Trace,
  UnionFind,
  validate,
  weaveSpace,
} from '../../src/index.ts';
import { regionOf } from '../../src/mesh/region.ts';
import { allBoards } from '../support/all-boards.ts';

function segmented(space: Space, regions: Uint32Array, carves: readonly SegmentCarve[], seed: number) {
  const trace = new Trace();
  const work = startSegments(space, { regionOf: regions, carves, random: Random.of(seed), trace });
  while (!work.run(50)) expect(work.progress()).toBeLessThanOrEqual(1);
  return { open: work.open(), trace };
}

/** Generators that ask for nothing, each in a focus that the board takes. */
function anyCarve(space: Space, random: Random): SegmentCarve {
  const plain = generators.filter(({ needs }) => needs.length === 0);
  const generator = plain[random.below(plain.length)]!;
  const canWall = typeof generator.focus.wall !== 'string' && space.dual !== null;
  const canCarve = typeof generator.focus.passage !== 'string';
  if (!canWall && !canCarve) return { generator: kruskal };
  return { generator, focus: canWall && (!canCarve || random.chance(0.5)) ? 'wall' : 'passage' };
}

describe('A maze of segments', () => {
  it('is perfect on every board that carving does not settle, however noisy its regions', () => {
    // Some of every kind; the boards of a kind stand together.
    const boards = allBoards().filter(([, { rivals }], i) => rivals === null && i % 3 === 0);
    expect(boards.length).toBeGreaterThan(30);
    for (const [name, space] of boards) {
      const random = Random.of(name, 'noise');
      const regions = Uint32Array.from({ length: space.graph.cellCount }, () => random.below(3));
      const { open } = segmented(
        space,
        regions,
        [0, 1, 2].map(() => anyCarve(space, random)),
        1,
      );
      const { faults, parts, loops } = validate(mazeOf(space, open));
      expect({ name, faults, parts, loops }).toEqual({ name, faults: [], parts: pieces(space.graph).count, loops: 0 });
    }
  });

  it('has a spanning tree in each connected part of a region', () => {
    for (const space of [squareSpace(11, 9), squareSpace(8, 8, 'klein'), sphereSpace({ rings: 7 })]) {
      for (let seed = 0; seed < 10; seed++) {
        const random = Random.of(seed, 'regions');
        const regions = Uint32Array.from({ length: space.graph.cellCount }, () => (random.chance(0.3) ? 1 : 0));
        const { open } = segmented(space, regions, [anyCarve(space, random), anyCarve(space, random)], seed);
        const [all, opened] = [new UnionFind(regions.length), new UnionFind(regions.length)];
        for (let l = 0; l < space.graph.linkCount; l++) {
          const [a, b] = [space.graph.ends[2 * l]!, space.graph.ends[2 * l + 1]!];
          if (regions[a] !== regions[b]) continue;
          all.union(a, b);
          if (open.has(l)) expect({ seed, l, joins: opened.union(a, b) }).toEqual({ seed, l, joins: true });
        }
        expect({ seed, sets: opened.sets }).toEqual({ seed, sets: all.sets });
      }
    }
  });

  it('has in its first region what the generator makes of that alone', () => {
    const space = squareSpace(20, 14);
    const regions = Uint32Array.from({ length: 280 }, (_, c) => (c % 20 < 9 && c < 160 ? 0 : 1));
    const alone = squareSpace(9, 8);
    for (const generator of [backtracker, division, eller, binaryTree, huntKill] as unknown as Generator[]) {
      const { open } = segmented(space, regions, [{ generator }, { generator: kruskal }], 7);
      const own = carve(alone, generator, { random: Random.of(7) });
      for (let l = 0; l < alone.graph.linkCount; l++) {
        const [a, b] = [alone.graph.ends[2 * l]!, alone.graph.ends[2 * l + 1]!].map(
          (c) => (c % 9) + 20 * Math.floor(c / 9),
        );
        const { first, to, link } = space.graph;
        let same = -1;
        for (let h = first[a!]!; h < first[a! + 1]!; h++) if (to[h] === b) same = link[h]!;
        expect({ name: generator.name, l, open: open.has(same) }).toEqual({
          name: generator.name,
          l,
          open: own.has(l),
        });
      }
    }
  });

  it('tells a trace each passage once', () => {
    const space = squareSpace(12, 12);
    const regions = Uint32Array.from({ length: 144 }, (_, c) => (c % 12 < 6 ? 0 : 1));
    const { open, trace } = segmented(
      space,
      regions,
      [{ generator: kruskal, focus: 'wall' }, { generator: kruskal }],
      1,
    );
    const told: number[] = [];
    for (let i = 0; i < trace.length; i++) if (trace.kind(i) === EVENT.choose) told.push(trace.index(i));
    expect(told.sort((a, b) => a - b)).toEqual([...open]);
  });

  it('keeps the crossings of a woven board', () => {
    for (let seed = 0; seed < 10; seed++) {
      const space = weaveSpace(squareSpace(12, 12), { density: 1, tunnel: 2 }, Random.of(seed));
      const regions = Uint32Array.from({ length: space.graph.cellCount }, (_, c) =>
        space.centres[2 * c]! < 6 ? 0 : 1,
      );
      const { open } = segmented(
        space,
        regions,
        [{ generator: backtracker as Generator }, { generator: kruskal }],
        seed,
      );
      expect(validate(mazeOf(space, open))).toMatchObject({ faults: [], parts: 1, loops: 0 });
      for (const l of space.weave!.open) expect(open.has(l)).toBe(true);
    }
  });

  it('refuses a generator where its region lacks what it needs, with what would work', () => {
    const space = squareSpace(9, 9);
    const regions = Uint32Array.from({ length: 81 }, (_, c) => c % 2);
    expect(() => segmented(space, regions, [{ generator: eller as Generator }, { generator: kruskal }], 1)).toThrow(
      MazeError,
    );
    expect(() => segmented(space, regions, [{ generator: eller as Generator }, { generator: kruskal }], 1)).toThrow(
      'kruskal',
    );
  });
});

describe('A region of a board', () => {
  it('has its own links in the numbers of the whole', () => {
    for (const space of [squareSpace(9, 7), squareSpace(6, 6, 'torus'), sheetSpace(squareSpace(5, 4), [3], false)]) {
      const random = Random.of(space.graph.cellCount);
      const keeps = Uint8Array.from({ length: space.graph.cellCount }, () => random.below(4));
      const region = regionOf(space, (c) => keeps[c] !== 0);
      const { graph } = region.space;
      for (let h = 0; h < graph.to.length; h++) {
        const l = graph.link[h]!;
        const pair = [graph.ends[2 * l]!, graph.ends[2 * l + 1]!].map((c) => region.cells[c]!).sort((a, b) => a - b);
        const whole = region.links[l]!;
        expect([space.graph.ends[2 * whole]!, space.graph.ends[2 * whole + 1]!].sort((a, b) => a - b)).toEqual(pair);
      }
      const within = Array.from({ length: space.graph.linkCount }, (_, l) => l).filter(
        (l) => keeps[space.graph.ends[2 * l]!] !== 0 && keeps[space.graph.ends[2 * l + 1]!] !== 0,
      );
      expect([...region.links].sort((a, b) => a - b)).toEqual(within);
    }
  });
});
