import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BitSet, type Maze, mazeOf, shortestSolutionCount, squareSpace } from '../../src/index.ts';
import { slowDistances, steps } from '../support/slow-truth.ts';
import { smallKinds, smallMaze, smallOneWayMaze } from '../support/small-mazes.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

/** Walks of the least length that end on a finish, tried one by one. */
function slowCount(maze: Maze): bigint {
  const distance = slowDistances(maze, maze.start);
  const nearest = Math.min(...maze.finishes.map((finish) => distance[finish] as number));
  if (nearest === Number.POSITIVE_INFINITY) return 0n;
  const all = steps(maze);
  let count = 0n;
  const walk = (here: number, left: number): void => {
    if (left === 0 && maze.finishes.includes(here)) count++;
    if (left > 0) for (const { from, to } of all) if (from === here) walk(to, left - 1);
  };
  walk(maze.start, nearest);
  return count;
}

it.each(smallKinds)('The shortest solutions are counted as by walking all: %s', (kind) => {
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const maze of [smallMaze(kind, seed), smallOneWayMaze(kind, seed)]) {
        const distance = slowDistances(maze, maze.start);
        fc.pre(Math.min(...maze.finishes.map((finish) => distance[finish] as number)) < 8);
        expect(shortestSolutionCount(maze)).toBe(slowCount(maze));
      }
    }),
    { seed: 41, numRuns: 150 },
  );
});

it('In an open hall they are a binomial coefficient, to the last digit', () => {
  const space = squareSpace(60, 41);
  const hall = mazeOf(space, new BitSet(space.graph.linkCount).complement());
  let ways = 1n; // (59 + 40) over 40
  for (let i = 1n; i <= 40n; i++) ways = (ways * (59n + i)) / i;
  expect(shortestSolutionCount({ ...hall, start: 0, finishes: [60 * 41 - 1] })).toBe(ways);
  // Two corners equally far count both, one that is nearer alone.
  expect(shortestSolutionCount({ ...hall, start: 0, finishes: [59, 60 * 40] })).toBe(1n);
  expect(shortestSolutionCount({ ...hall, start: 61, finishes: [0, 122] })).toBe(4n);
  expect(shortestSolutionCount({ ...hall, start: 61, finishes: [61, 0] })).toBe(1n);
});
