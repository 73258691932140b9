import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { braid, type Maze, openDegrees, Random, validate } from '../../src/index.ts';
import { drawnMaze, mazeKinds, randomMaze } from '../support/random-mazes.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });
const amounts = fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true }));

/** Dead ends with a closed link to a cell that has passages. */
function curableDeadEnds(maze: Maze): number[] {
  const { first, link, to, cellCount } = maze.space.graph;
  const ways = openDegrees(maze);
  const found: number[] = [];
  for (let c = 0; c < cellCount; c++) {
    const halves = Array.from(to.subarray(first[c], first[c + 1]), (_, i) => (first[c] as number) + i);
    const curable = halves.some((h) => !maze.open.has(link[h] as number) && ways[to[h] as number] !== 0);
    if (ways[c] === 1 && curable) found.push(c);
  }
  return found;
}

function deadEnds(maze: Maze): number {
  return openDegrees(maze).filter((ways) => ways === 1).length;
}

describe('braid', () => {
  it.each(mazeKinds)(
    'removes the wished share of the dead ends, exact to one, and makes no new ones: %s mazes',
    (kind) => {
      fc.assert(
        fc.property(seeds, amounts, (seed, amount) => {
          const maze = randomMaze(kind, seed);
          const braided = braid.apply(maze, { amount }, Random.of(seed, 'braid'));
          const curable = curableDeadEnds(maze).length;
          const gone = deadEnds(maze) - deadEnds(braided);
          const wanted = Math.round(amount * curable);
          expect(gone).toBeGreaterThanOrEqual(wanted);
          expect(gone).toBeLessThanOrEqual(Math.min(wanted + (wanted > 0 ? 1 : 0), curable));
          if (amount === 1) expect(curableDeadEnds(braided)).toEqual([]);
        }),
        { seed: 4, numRuns: 150 },
      );
    },
  );

  it.each(mazeKinds)('only opens links, and keeps ends, one-way links and the maze it was given: %s mazes', (kind) => {
    fc.assert(
      fc.property(seeds, amounts, (seed, amount) => {
        const maze = randomMaze(kind, seed);
        const before = maze.open.clone();
        const braided = braid.apply(maze, { amount }, Random.of(seed, 'braid'));
        expect(maze.open.equals(before)).toBe(true);
        for (const l of before) expect(braided.open.has(l)).toBe(true);
        expect({ ...braided, open: maze.open }).toEqual(maze);
        expect(validate(braided).faults).toEqual([]);
        expect(validate(braided).parts).toBeLessThanOrEqual(validate(maze).parts);
        expect(braid.apply(maze, { amount }, Random.of(seed, 'braid')).open.equals(braided.open)).toBe(true);
      }),
      { seed: 5, numRuns: 50 },
    );
  });

  it('opens at most one passage for each dead end, and one for two that stand side by side', () => {
    const comb = drawnMaze(
      '+-+-+-+', //
      '| | | |',
      '+ + + +',
      '|     |',
      '+-+-+-+',
    );
    const braided = braid.apply(comb, { amount: 1 }, Random.of(1));
    expect(deadEnds(braided)).toBe(0);
    expect(braided.open.count() - comb.open.count()).toBe(2);
    const one = braid.apply(comb, { amount: 1 / 3 }, Random.of(1));
    expect(one.open.count() - comb.open.count()).toBe(1);
  });

  it('spares a dead end next to another when one only is wanted', () => {
    const maze = drawnMaze(
      '+-+-+-+-+', //
      '|   |   |',
      '+ +-+-+ +',
      '|       |',
      '+-+-+-+-+',
    );
    for (let seed = 0; seed < 30; seed++) {
      expect(deadEnds(braid.apply(maze, { amount: 0.5 }, Random.of(seed)))).toBe(1);
      expect(braid.apply(maze, { amount: 1 }, Random.of(seed)).open.count()).toBe(maze.open.count() + 1);
    }
  });

  it('leaves a cell with a single neighbour on the board as it is', () => {
    const corridor = drawnMaze(
      '+-+-+-+', //
      '|     |',
      '+-+-+-+',
    );
    expect(braid.apply(corridor, { amount: 1 }, Random.of(1)).open.count()).toBe(2);
  });

  it('does not lead into cells that are walled in on all sides', () => {
    const maze = drawnMaze(
      '+-+-+-+', //
      '|   | |',
      '+-+-+-+',
    );
    expect(braid.apply(maze, { amount: 1 }, Random.of(1)).open.count()).toBe(1);
  });
});
