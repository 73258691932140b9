import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backtracker,
  braid,
  carve,
  type Maze,
  mazeOf,
  numbered,
  Random,
  squareSpace,
  UnionFind,
  unbraid,
  validate,
} from '../../src/index.ts';
import { allBoards } from '../support/all-boards.ts';
import { drawnMaze, mazeKinds, randomMaze, scatteredMaze } from '../support/random-mazes.ts';

/** Cell -> its part, by joining the ends of open links. */
function partOf({ space, open }: Maze): Uint32Array {
  const sets = new UnionFind(space.graph.cellCount);
  for (const l of open) sets.union(space.graph.ends[2 * l]!, space.graph.ends[2 * l + 1]!);
  return numbered(sets, space.graph.cellCount).of;
}

/** Closes as many links as there are loops, opens none, and keeps each part whole. */
function expectForest(maze: Maze, seed: number): void {
  const before = maze.open.clone();
  const forest = unbraid.apply(maze, {}, Random.of(seed, 'unbraid'));
  const was = validate(maze);
  expect(validate(forest)).toMatchObject({ faults: [], parts: was.parts, open: was.open - was.loops, loops: 0 });
  expect(partOf(forest)).toEqual(partOf(maze));
  for (const l of forest.open) expect(before.has(l)).toBe(true);
  expect(maze.open.equals(before)).toBe(true);
  const { open: _, oneWay, ...rest } = forest;
  expect(rest).toEqual({ space: maze.space, start: maze.start, finishes: maze.finishes, openings: maze.openings });
  for (const way of ['onward', 'back'] as const) {
    const stillOneWay = [...(maze.oneWay?.[way] ?? [])].filter((l) => forest.open.has(l));
    expect([...(oneWay?.[way] ?? [])]).toEqual(stillOneWay);
  }
  expect(unbraid.apply(maze, {}, Random.of(seed, 'unbraid')).open.equals(forest.open)).toBe(true);
}

describe('the loop remover', () => {
  it.each(mazeKinds)('closes as many links as there are loops and keeps the parts: %s mazes', (kind) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        expectForest(randomMaze(kind, seed), seed);
      }),
      { seed: 2, numRuns: 60 },
    );
  });

  it.each(allBoards())('does so on %s', (_, space) => {
    for (const [seed, chance] of [0.5, 0.8, 1].entries()) {
      expectForest(scatteredMaze(space, chance, seed), seed);
    }
  });

  it('puts up walls that join a loose wall to another, each loose piece once', () => {
    const room = drawnMaze(
      '+-+-+-+', //
      '|     |',
      '+ +-+ +',
      '|     |',
      '+-+-+-+',
    );
    const forest = unbraid.apply(room, {}, Random.of(1));
    expect(room.open.count() - forest.open.count()).toBe(1);
    expect(validate(forest).perfect).toBe(true);
  });

  it('makes few new dead ends of a braid, fewer than a tree of its own would have', () => {
    // What "still looks like it" means in figures: 2500 cells, ten braids of backtrackers, which have about 10 in 100.
    let deadEnds = 0;
    let drawnAnew = 0;
    for (let seed = 0; seed < 10; seed++) {
      const space = squareSpace(50, 50);
      const perfect = mazeOf(space, carve(space, backtracker, { random: Random.of(seed) }));
      const loops = braid.apply(perfect, { amount: 1 }, Random.of(seed, 'braid'));
      const ways = (maze: Maze): number => {
        const degree = new Uint32Array(space.graph.cellCount);
        for (const l of maze.open) for (const end of [0, 1]) degree[space.graph.ends[2 * l + end]!]! += 1;
        return degree.filter((count) => count === 1).length;
      };
      const forest = unbraid.apply(loops, {}, Random.of(seed, 'unbraid'));
      let kept = 0;
      for (const l of forest.open) if (loops.open.has(l)) kept++;
      expect(kept).toBe(space.graph.cellCount - 1);
      deadEnds += ways(forest);
      drawnAnew += ways(mazeOf(space, carve(space, backtracker, { random: Random.of(seed + 100) })));
    }
    expect(deadEnds).toBeLessThan(2.2 * drawnAnew);
  });
});
