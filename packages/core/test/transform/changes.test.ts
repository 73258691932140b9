// What is promised of the transforms that add passages and walls, join posts, trim and thin.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitSet,
  block,
  braid,
  carve,
  kruskal,
  type Maze,
  MazeError,
  mazeOf,
  openDegrees,
  pierce,
  posts,
  Random,
  squareSpace,
  thin,
  transforms,
  trim,
  validate,
} from '../../src/index.ts';
import { allBoards } from '../support/all-boards.ts';
import { drawnMaze, mazeKinds, randomMaze, scatteredMaze } from '../support/random-mazes.ts';
import { meanOf } from '../support/texture.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });
const amounts = fc.oneof(
  fc.integer({ min: 0, max: 30 }).map(String),
  fc.integer({ min: 0, max: 100 }).map((share) => `${share}%`),
);

/** How many an amount is, of so many there are. */
function wanted(amount: string, total: number): number {
  const number = Number(amount.replace('%', ''));
  return Math.min(total, amount.endsWith('%') ? Math.round((number / 100) * total) : number);
}

/** Only closes links, keeps the ends, and stays sound. */
function expectClosing(maze: Maze, after: Maze): void {
  for (const l of after.open) expect(maze.open.has(l)).toBe(true);
  const { open: _, oneWay, ...rest } = after;
  expect(rest).toEqual({ space: maze.space, start: maze.start, finishes: maze.finishes, openings: maze.openings });
  expect([...(oneWay ?? [])]).toEqual([...(maze.oneWay ?? [])].filter((l) => after.open.has(l)));
  expect(validate(after).faults).toEqual([]);
}

function deadEndCount(maze: Maze): number {
  return openDegrees(maze).filter((ways) => ways === 1).length;
}

describe('pierce', () => {
  it.each(mazeKinds)('opens exactly so many walls between cells that have passages: %s mazes', (kind) => {
    fc.assert(
      fc.property(seeds, amounts, (seed, amount) => {
        const maze = randomMaze(kind, seed);
        const ways = openDegrees(maze);
        const { ends, linkCount } = maze.space.graph;
        const walls = Array.from({ length: linkCount }, (_, l) => l).filter(
          (l) =>
            !maze.open.has(l) &&
            ends[2 * l] !== ends[2 * l + 1] &&
            ways[ends[2 * l]!] !== 0 &&
            ways[ends[2 * l + 1]!] !== 0,
        );
        const after = pierce.apply(maze, { amount }, Random.of(seed));
        expect(after.open.count() - maze.open.count()).toBe(wanted(amount, walls.length));
        for (const l of after.open) expect(maze.open.has(l) || walls.includes(l)).toBe(true);
        expect({ ...after, open: maze.open }).toEqual(maze);
      }),
      { seed: 1, numRuns: 40 },
    );
  });
});

describe('block', () => {
  it.each(mazeKinds)('closes exactly so many links of loops and cuts nothing off: %s mazes', (kind) => {
    fc.assert(
      fc.property(seeds, amounts, (seed, amount) => {
        const maze = randomMaze(kind, seed);
        const was = validate(maze);
        const after = block.apply(maze, { amount }, Random.of(seed));
        const is = validate(after);
        expectClosing(maze, after);
        expect(is.parts).toBe(was.parts);
        expect(was.loops - is.loops).toBe(wanted(amount, was.loops));
      }),
      { seed: 2, numRuns: 40 },
    );
  });

  it('works on every board, and leaves crossings as they are', () => {
    for (const [name, space] of allBoards()) {
      const open = space.weave?.open.clone() ?? new BitSet(space.graph.linkCount);
      for (const l of scatteredMaze(space, 0.9, 1).open) open.add(l);
      const maze = mazeOf(space, open);
      const after = block.apply(maze, { amount: '100%' }, Random.of(1));
      expect({ name, parts: validate(after).parts }).toEqual({ name, parts: validate(maze).parts });
      for (const l of space.weave?.open ?? []) expect(after.open.has(l)).toBe(true);
      if (space.weave === null) expect({ name, loops: validate(after).loops }).toEqual({ name, loops: 0 });
    }
  });

  it('draws evenly from what can be closed: each link of a ring as often', () => {
    const ring = mazeOf(squareSpace(2, 2), new BitSet(4).complement());
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 2000; seed++) {
      counts[[...block.apply(ring, { amount: '1' }, Random.of(seed)).open.complement()][0]!]!++;
    }
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(100); // five standard deviations
  });
});

describe('an amount', () => {
  it('is a whole number, or a part of all there are', () => {
    const { amount } = pierce.params;
    const fault = (value: string): string | null => (amount.type === 'text' ? amount.fault(value) : null);
    for (const good of ['0', '12', '5%', '100%', '2.5%']) expect(fault(good)).toBeNull();
    for (const bad of ['', '-1', '1.5', '101%', '%', 'many']) expect(fault(bad)).toMatch(/whole number such as 12/);
  });
});

describe('posts', () => {
  it('joins every lone post that a wall without a dead end could join, and makes no dead end', () => {
    for (const [name, space] of allBoards()) {
      if (space.dual === null) {
        expect(() => posts.apply(scatteredMaze(space, 0.5, 1), {}, Random.of(1))).toThrow(MazeError);
        continue;
      }
      const { graph, classes, isBorder } = space.dual;
      for (const chance of [0.7, 0.95, 1]) {
        const maze = scatteredMaze(space, chance, 7);
        const after = posts.apply(maze, {}, Random.of(1));
        const was = openDegrees(maze);
        const ways = openDegrees(after);
        expectClosing(maze, after);
        expect({ name, parts: validate(after).parts }).toEqual({ name, parts: validate(maze).parts });
        for (let c = 0; c < ways.length; c++) if (ways[c]! < 2) expect(ways[c]).toBe(was[c]);
        for (let n = 0; n < graph.cellCount; n++) {
          const walls = [...graph.link.subarray(graph.first[n], graph.first[n + 1])];
          const isPost = isBorder[classes.of[n]!] === 0 && walls.every((l) => after.open.has(l));
          if (!isPost) continue;
          for (const l of walls) {
            expect(Math.min(ways[space.graph.ends[2 * l]!]!, ways[space.graph.ends[2 * l + 1]!]!)).toBeLessThanOrEqual(
              2,
            );
          }
        }
      }
    }
  });
});

describe('trim', () => {
  const comb = drawnMaze(
    '+-+-+-+-+-+-+', //
    '|S    | | | |',
    '+-+-+ + + + +',
    '|F      | | |',
    '+-+-+-+ + + +',
    '|           |',
    '+-+-+-+-+-+-+',
  );

  it('fills dead ends up to the wished length, and spares start and finish', () => {
    const filled = (length: number): number[] => {
      const ways = openDegrees(trim.apply(comb, { length }, Random.of(1)));
      return [...ways.keys()].filter((c) => ways[c] === 0);
    };
    expect(filled(1)).toEqual([3]);
    expect(filled(2)).toEqual([3, 4, 10]);
    expect(filled(3)).toEqual([3, 4, 5, 10, 11, 12, 13, 14, 17]);
  });

  it.each(mazeKinds)(
    'only fills, keeps the ways between the ends, and keeps what has a longer dead end: %s mazes',
    (kind) => {
      fc.assert(
        fc.property(seeds, fc.integer({ min: 1, max: 8 }), (seed, length) => {
          const maze = randomMaze(kind, seed);
          const after = trim.apply(maze, { length }, Random.of(seed));
          expectClosing(maze, after);
          const [was, is] = [openDegrees(maze), openDegrees(after)];
          // Each cell is whole, filled, or a mouth that has lost ways to filled cells; so parts are filled or stay one.
          const filled = is.filter((ways, c) => ways === 0 && was[c]! > 0).length;
          expect(validate(after).parts).toBe(validate(maze).parts + filled);
          expect(validate(after).loops).toBe(validate(maze).loops);
          for (const cell of [maze.start, ...maze.finishes]) if (was[cell]! > 0) expect(is[cell]).toBeGreaterThan(0);
        }),
        { seed: 3, numRuns: 60 },
      );
    },
  );

  it('leaves no dead end of the wished length in a large maze, but at mouths of what it filled', () => {
    const space = squareSpace(40, 40);
    const maze = mazeOf(space, carve(space, kruskal, { random: Random.of(1) }));
    const after = trim.apply(maze, { length: 2 }, Random.of(1));
    const [was, is] = [openDegrees(maze), openDegrees(after)];
    const { first, to, link } = space.graph;
    for (let c = 0; c < is.length; c++) {
      if (was[c] !== 1 || is[c] !== 1) continue;
      // A dead end of old that is still one: three cells from it, no junction.
      let [cell, from] = [c, -1];
      for (let steps = 0; steps < 2; steps++) {
        for (let h = first[cell]!; h < first[cell + 1]!; h++) {
          if (link[h] === from || !maze.open.has(link[h]!)) continue;
          from = link[h]!;
          cell = to[h]!;
          break;
        }
        expect(was[cell]).toBeLessThanOrEqual(2);
      }
    }
    expect(deadEndCount(after)).toBeLessThan(deadEndCount(maze) / 2);
  });
});

describe('thin', () => {
  it.each(mazeKinds)('leaves the wished share, or all that no trimming can take: %s mazes', (kind) => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0, max: 1, noNaN: true }), (seed, density) => {
        const maze = randomMaze(kind, seed);
        const after = thin.apply(maze, { density }, Random.of(seed));
        expectClosing(maze, after);
        expect(validate(after).loops).toBe(validate(maze).loops);
        const [was, is] = [openDegrees(maze), openDegrees(after)];
        const carved = (ways: Uint32Array): number => ways.filter((n) => n > 0).length;
        const target = Math.round(density * was.length);
        if (carved(was) <= target) expect(after.open.equals(maze.open)).toBe(true);
        else expect(carved(is)).toBeGreaterThanOrEqual(target);
        for (const cell of [maze.start, ...maze.finishes]) if (was[cell]! > 0) expect(is[cell]).toBeGreaterThan(0);
        if (carved(is) <= target || carved(was) <= target) return;
        // Nothing is left to take: each dead end is an end, or one of two cells that are all of a part.
        const { first, to, link } = maze.space.graph;
        for (let c = 0; c < is.length; c++) {
          if (is[c] !== 1 || c === maze.start || maze.finishes.includes(c)) continue;
          const h = [...link.keys()].find(
            (half) => half >= first[c]! && half < first[c + 1]! && after.open.has(link[half]!),
          )!;
          expect(is[to[h]!]).toBe(1);
        }
      }),
      { seed: 4, numRuns: 60 },
    );
  });
});

describe('A partial braid', () => {
  it('has the fewer dead ends the larger the amount, on squares and hexagons', () => {
    const boards = allBoards().filter(
      ([name]) => name === 'square plane' || name === 'sigma plane rectangle' || name === 'sigma plane',
    );
    for (const space of [squareSpace(12, 12), ...boards.map(([, board]) => board)]) {
      const means = [0, 0.25, 0.5, 0.75, 1].map((amount) =>
        meanOf(
          Array.from({ length: 40 }, (_, seed) => {
            const random = Random.of(seed);
            return deadEndCount(braid.apply(mazeOf(space, carve(space, kruskal, { random })), { amount }, random));
          }),
        ),
      );
      for (let i = 1; i < means.length; i++) {
        expect(means[i]!.mean).toBeLessThanOrEqual(means[i - 1]!.mean + means[i - 1]!.error);
      }
      expect(means[4]!.mean).toBe(0);
      expect(means[0]!.mean).toBeGreaterThan(1);
    }
    expect(boards.length).toBeGreaterThan(0);
  });
});

describe('transforms', () => {
  it('have names of their own', () => {
    expect(new Set(transforms.map(({ name }) => name)).size).toBe(transforms.length);
  });
});
