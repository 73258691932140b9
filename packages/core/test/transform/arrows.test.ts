// One-way mazes, against all walks through small ones.

import { describe, expect, it } from 'vitest';
import { arrows, BitSet, type Maze, MazeError, OneWay, Random, validate } from '../../src/index.ts';
import { drawnMaze } from '../support/random-mazes.ts';
import { slowDistances, steps } from '../support/slow-truth.ts';
import { smallKinds, smallMaze } from '../support/small-mazes.ts';

const FORMS = ['traps', 'loops'] as const;
const SHARES = [0, 0.3, 1];

/** Every walk from start to finish that comes to no cell twice, by its links. */
function solutionsOf(maze: Maze): number[][] {
  const all = steps(maze);
  const found: number[][] = [];
  const walk = (cells: number[], links: number[]): void => {
    const here = cells[cells.length - 1] as number;
    if (maze.finishes.includes(here)) {
      found.push(links);
      return;
    }
    for (const { from, to, link } of all) {
      if (from === here && !cells.includes(to)) walk([...cells, to], [...links, link]);
    }
  };
  walk([maze.start], []);
  return found;
}

function reachable(maze: Maze, from: number): number[] {
  return slowDistances(maze, from).flatMap((d, cell) => (d < Number.POSITIVE_INFINITY ? [cell] : []));
}

/** Small mazes, in parts and with loops of their own, that have one finish and a way there. */
function solvable(kind: (typeof smallKinds)[number]): Maze[] {
  return Array.from({ length: 12 }, (_, seed) => smallMaze(kind, seed))
    .map((maze) => ({ ...maze, finishes: maze.finishes.slice(0, 1) }))
    .filter((maze) => reachable(maze, maze.start).includes(maze.finishes[0] as number));
}

describe.each(smallKinds)('arrows on %s', (kind) => {
  it.each(FORMS)('leave exactly one solution, with %s, and every cell that could be reached', (form) => {
    solvable(kind).forEach((maze, number) => {
      for (const share of SHARES) {
        const name = `maze ${number}, share ${share}`;
        const one = arrows.apply(maze, { form, share }, Random.of(number, 'arrows'));
        expect(validate(one).faults, name).toEqual([]);
        const solutions = solutionsOf(one);
        expect(solutions, name).toHaveLength(1);
        expect(solutions[0], name).toHaveLength(slowDistances(maze, maze.start)[maze.finishes[0] as number] as number);
        const there = reachable(one, maze.start);
        expect(there, name).toEqual(reachable(maze, maze.start));

        // What traps catch never gets out; loops catch nobody.
        const { ends } = maze.space.graph;
        const way = new Set(solutions[0]?.flatMap((l) => [ends[2 * l], ends[2 * l + 1]]));
        way.add(maze.start);
        for (const cell of there) {
          const onward = reachable(one, cell);
          const canFinish = onward.includes(maze.finishes[0] as number);
          if (form === 'loops') expect(onward, `${name}, cell ${cell}`).toEqual(there);
          else if (!way.has(cell)) expect(canFinish, `${name}, cell ${cell}`).toBe(false);
        }
      }
    });
  });
});

describe('arrows', () => {
  it('turn the wished share of the walls into passages and close nothing', () => {
    for (let seed = 0; seed < 20; seed++) {
      const maze = { ...smallMaze('squares', seed), finishes: [smallMaze('squares', seed).start] };
      const there = new Set(reachable(maze, maze.start));
      const { ends, linkCount } = maze.space.graph;
      let walls = 0;
      for (let l = 0; l < linkCount; l++) {
        if (!maze.open.has(l) && there.has(ends[2 * l] as number) && there.has(ends[2 * l + 1] as number)) walls++;
      }
      for (const share of SHARES) {
        const { open } = arrows.apply(maze, { form: 'traps', share }, Random.of(seed));
        expect(open.count() - maze.open.count(), `seed ${seed}, share ${share}`).toBe(Math.round(share * walls));
        for (const l of maze.open) expect(open.has(l)).toBe(true);
      }
    }
  });

  it('are the same for the same seed, and take the place of those that were there', () => {
    const maze = solvable('hexagons')[0] as Maze;
    const made = (from: Maze) => arrows.apply(from, { form: 'loops', share: 0.5 }, Random.of(3));
    const once = made(maze);
    expect(made({ ...maze, oneWay: new OneWay(maze.open) })).toEqual(once);
    expect(arrows.apply(maze, { form: 'loops', share: 0 }, Random.of(3)).open.equals(maze.open)).toBe(true);
  });

  it('are seen by the count of solutions: with an arrow turned round or taken away there are more', () => {
    let more = 0;
    let turned = 0;
    for (let seed = 0; seed < 6; seed++) {
      const maze = drawnMaze('+-+-+-+', '|S    |', '+ +-+ +', '| | | |', '+ + + +', '|   |F|', '+-+-+-+');
      const one = arrows.apply(maze, { form: 'traps', share: 1 }, Random.of(seed, 'arrows'));
      expect(solutionsOf({ ...one, oneWay: null })).toHaveLength(12); // all ways from corner to corner of 3 x 3
      for (const l of one.oneWay ?? []) {
        const oneWay = one.oneWay as OneWay;
        const without = (set: BitSet): BitSet =>
          BitSet.from(
            set.size,
            [...set].filter((other) => other !== l),
          );
        const freed = { ...one, oneWay: new OneWay(without(oneWay.onward), without(oneWay.back)) };
        turned++;
        if (solutionsOf(freed).length > 1) more++;
      }
    }
    expect(turned).toBe(72);
    expect(more).toBeGreaterThan(12);
  });

  it('need a start, one finish, and a way there', () => {
    const params = { form: 'traps', share: 1 };
    const apply = (maze: Maze) => () => arrows.apply(maze, params, Random.of(1));
    const corridor = drawnMaze('+-+-+-+', '|S F F|', '+-+-+-+');
    expect(apply(corridor)).toThrow(MazeError);
    expect(apply(corridor)).toThrow(/lead to one finish, and this maze has 2/);
    expect(apply(drawnMaze('+-+-+-+', '|S  |F|', '+-+-+-+'))).toThrow(/separate parts/);
    expect(apply({ ...corridor, start: -1 })).toThrow(/has no start; ask for ends/);
  });
});
