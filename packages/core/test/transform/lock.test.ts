// Doors and keys, against a search of cells and key rings that shares nothing with the state graph.

import { describe, expect, it } from 'vitest';
import {
  backtracker,
  braid,
  carve,
  chooseEnds,
  type Locks,
  lock,
  type Maze,
  MazeError,
  mazeOf,
  measures,
  OneWay,
  Random,
  shortest,
  solve,
  solvers,
  stateGraph,
  validate,
} from '../../src/index.ts';
import { drawnMaze } from '../support/random-mazes.ts';
import { steps } from '../support/slow-truth.ts';
import { smallKinds, smallMaze } from '../support/small-mazes.ts';
import { hexagonBoard } from '../support/tiled-boards.ts';

/** Steps of a shortest solution, by cells and the colours held, written out as text; Infinity if there is none. */
function slowLength(maze: Maze): number {
  const { doors: locked = [], keys = [] } = maze.locks ?? {};
  const all = steps(maze);
  const at = (cell: number, held: readonly number[]): [number, number[]] => {
    const more = keys.filter((key) => key.cell === cell).map(({ colour }) => colour);
    return [cell, [...new Set([...held, ...more])].sort()];
  };
  const seen = new Map<string, number>();
  const queue = [at(maze.start, [])];
  seen.set(String(queue[0]), 0);
  for (const [cell, held] of queue) {
    const distance = seen.get(String([cell, held])) as number;
    if (maze.finishes.includes(cell)) return distance;
    for (const { from, to, link } of all) {
      if (from !== cell) continue;
      if (locked.some((door) => door.link === link && !held.includes(door.colour))) continue;
      const next = at(to, held);
      if (seen.has(String(next))) continue;
      seen.set(String(next), distance + 1);
      queue.push(next);
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** Mazes with ends far apart, some with loops. */
function mazeWithEnds(seed: number): Maze {
  const random = Random.of(seed, 'doors');
  const space = hexagonBoard(6, 5);
  const carved = mazeOf(space, carve(space, backtracker, { random }));
  const maze = seed % 2 === 0 ? carved : braid.apply(carved, { amount: 0.3 }, random);
  return chooseEnds(maze, { place: 'farthest' }, random);
}

describe('lock', () => {
  it('can all be opened, and no key can be spared', () => {
    for (let seed = 0; seed < 12; seed++) {
      for (const count of [1, 3]) {
        const maze = lock.apply(mazeWithEnds(seed), { count }, Random.of(seed));
        const locks = maze.locks as Locks;
        const name = `seed ${seed}, ${count} doors`;
        expect(validate(maze).faults, name).toEqual([]);
        expect([locks.doors.length, locks.keys.length], name).toEqual([count, count]);
        expect(slowLength(maze), name).toBeLessThan(Number.POSITIVE_INFINITY);
        for (const { colour } of locks.keys) {
          const without = { ...maze, locks: { ...locks, keys: locks.keys.filter((key) => key.colour !== colour) } };
          expect(slowLength(without), `${name}, without ${colour}`).toBe(Number.POSITIVE_INFINITY);
          expect(solve(without, shortest).reason).toMatch(/doors bar every way/);
        }
      }
    }
  });

  it('draw keys and places from the seed, and leave the maze as it was', () => {
    const maze = mazeWithEnds(2);
    const made = (seed: number) => lock.apply(maze, { count: 4 }, Random.of(seed));
    expect(made(1)).toEqual(made(1));
    expect(made(1).locks).not.toEqual(made(2).locks);
    expect({ ...made(1), locks: undefined }).toEqual({ ...maze, locks: undefined });
  });

  it('are refused where there is no place for so many, with the number there is', () => {
    const corridor = drawnMaze('+-+-+-+-+', '|S     F|', '+-+-+-+-+');
    const apply = (maze: Maze, count: number) => () => lock.apply(maze, { count }, Random.of(1));
    expect(lock.apply(corridor, { count: 2 }, Random.of(1)).locks?.doors.map(({ link }) => link)).toEqual([1, 2]);
    expect(apply(corridor, 3)).toThrow(/has places for 2, not 3, so take fewer doors/);
    expect(apply(drawnMaze('+-+-+', '|S F|', '+-+-+'), 1)).toThrow(/places for 0, not 1, so take a maze with fewer/);
    expect(apply({ ...corridor, start: -1 }, 1)).toThrow(MazeError);
    expect(apply({ ...corridor, oneWay: new OneWay(corridor.open) }, 1)).toThrow(/doors or arrows/);
    expect(apply(drawnMaze('+-+-+-+', '|S  |F|', '+-+-+-+'), 1)).toThrow(/separate parts/);
  });
});

/** Doors and keys thrown anywhere, on passages one-way and not, some without a key. */
function thrown(kind: (typeof smallKinds)[number], seed: number): Maze {
  const maze = smallMaze(kind, seed);
  const random = Random.of(seed, 'locks');
  const open = [...maze.open];
  const oneWay = new OneWay(maze.open.clone());
  for (const l of open) if (random.chance(0.8)) oneWay.onward.delete(l);
  const locked = open.filter(() => random.chance(0.3)).map((link) => ({ link, colour: 1 + random.below(4) }));
  const keys = Array.from({ length: random.below(5) }, () => ({
    cell: random.below(maze.space.graph.cellCount),
    colour: 1 + random.below(3),
  }));
  return { ...maze, oneWay, locks: { doors: locked, keys } };
}

describe.each(smallKinds)('the way through doors on %s', (kind) => {
  it('is as short as can be, takes its keys first, and is found by every method', () => {
    for (let seed = 0; seed < 25; seed++) {
      const maze = thrown(kind, seed);
      const truth = slowLength(maze);
      for (const method of ['breadth-first', 'a-star', 'bidirectional']) {
        const { solved, path, links, reason } = solve(maze, shortest, { method });
        const name = `seed ${seed}, ${method}`;
        expect(solved ? links.length : Number.POSITIVE_INFINITY, name).toBe(truth);
        expect(reason === null, name).toBe(solved);
        if (!solved) continue;
        expect([path[0], maze.finishes.includes(path.at(-1) as number)], name).toEqual([maze.start, true]);
        const held = new Set<number>();
        path.forEach((cell, i) => {
          for (const key of maze.locks?.keys ?? []) if (key.cell === cell) held.add(key.colour);
          const link = links[i];
          if (link === undefined) return;
          const step = steps(maze).find((s) => s.from === cell && s.to === path[i + 1] && s.link === link);
          expect(step, `${name}, step ${i}`).toBeDefined();
          for (const door of maze.locks?.doors ?? []) {
            if (door.link === link) expect(held, `${name}, step ${i}`).toContain(door.colour);
          }
        });
      }
    }
  });
});

describe('mazes with doors', () => {
  it('are solved by shortest alone; the others name it', () => {
    const maze = lock.apply(mazeWithEnds(4), { count: 2 }, Random.of(1));
    for (const solver of solvers) {
      if (solver === shortest) continue;
      expect(() => solve(maze, solver), solver.name).toThrow(`${solver.name} takes no doors and keys; take shortest`);
    }
    expect(() => solve(maze, shortest, { moves: 'octile' })).toThrow(/doors and keys take orthogonal moves/);
    expect(() => solve(maze, shortest, { method: 'jump-point' })).toThrow(/breadth-first, a-star or bidirectional/);
  });

  it('are measured through their doors', () => {
    const maze = lock.apply(mazeWithEnds(4), { count: 2 }, Random.of(1));
    const { solutionLength, reachable, bottlenecks, mouseWalk, difficulty } = measures(maze);
    expect(solutionLength).toBe(slowLength(maze));
    expect([reachable, bottlenecks, mouseWalk]).toEqual([60, null, null]);
    expect(difficulty).toBeGreaterThan(0);
    const shut = { ...maze, locks: { ...(maze.locks as Locks), keys: [] } };
    expect(measures(shut).solutionLength).toBeNull();
    expect(measures(shut).reachable).toBeLessThan(60);
  });

  it('have states that are counted before room is made for them', () => {
    const wide = { ...mazeWithEnds(1), locks: { doors: [{ link: 0, colour: 30 }], keys: [{ cell: 1, colour: 30 }] } };
    expect(() => stateGraph(wide)).toThrow(/60 cells with 30 keys have up to \d+ states/);
  });
});
