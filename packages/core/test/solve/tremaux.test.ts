import { describe, expect, it } from 'vitest';
import { BitSet, EVENT, type Maze, OneWay, solve, Trace, tremaux } from '../../src/index.ts';
import { randomMaze } from '../support/random-mazes.ts';
import {
  flatBoards,
  isSolvable,
  mixedMaze,
  type NamedBoard,
  roundBoards,
  twistedBoards,
} from '../support/solver-mazes.ts';

/** How often each passage was walked, by cells: parallel ones count together. */
function passes(maze: Maze): { times: Map<string, number>; last: number; left: number[] } {
  const trace = new Trace();
  solve(maze, tremaux, {}, trace);
  const times = new Map<string, number>();
  const left: number[] = [];
  let last = maze.start;
  for (let event = 0; event < trace.length; event++) {
    const cell = trace.index(event);
    if (trace.kind(event) === EVENT.leave) left.push(cell);
    if (trace.kind(event) !== EVENT.step) continue;
    const name = nameOf(last, cell);
    times.set(name, (times.get(name) ?? 0) + 1);
    last = cell;
  }
  return { times, last, left };
}

function nameOf(a: number, b: number): string {
  return `${Math.min(a, b)} ${Math.max(a, b)}`;
}

/** Passages of the start's part by the cells they join, and how many there are of each. */
function passagesFrom(maze: Maze): Map<string, number> {
  const { ends } = maze.space.graph;
  const cells = new Set([maze.start]);
  for (let size = 0; size !== cells.size; ) {
    size = cells.size;
    for (const l of maze.open) {
      const [a, b] = [ends[2 * l]!, ends[2 * l + 1]!];
      if (cells.has(a)) cells.add(b);
      else if (cells.has(b)) cells.add(a);
    }
  }
  const passages = new Map<string, number>();
  for (const l of maze.open) {
    const [a, b] = [ends[2 * l]!, ends[2 * l + 1]!];
    if (a !== b && cells.has(a)) passages.set(nameOf(a, b), (passages.get(nameOf(a, b)) ?? 0) + 1);
  }
  return passages;
}

function expectTremaux(maze: Maze, label: string): 'solved' | 'toured' {
  const { times, last, left } = passes(maze);
  const passages = passagesFrom(maze);
  for (const [name, count] of times)
    expect([label, name, count <= 2 * passages.get(name)!]).toEqual([label, name, true]);
  const { path, solved } = solve(maze, tremaux);
  expect([label, solved]).toEqual([label, isSolvable(maze)]);
  if (!solved) {
    expect([label, last]).toEqual([label, maze.start]);
    expect(new Map([...times].sort())).toEqual(
      new Map([...passages].map(([name, n]) => [name, 2 * n] as const).sort()),
    );
    expect(new Set(left).size).toBe(left.length);
    return 'toured';
  }
  // Each passage of the way was walked once, and no other one.
  const way = new Set(Array.from(path.slice(1), (cell, i) => nameOf(path[i]!, cell)));
  const areSingle = [...passages.values()].every((count) => count === 1);
  if (areSingle)
    for (const [name, count] of times) expect([label, name, count]).toEqual([label, name, way.has(name) ? 1 : 2]);
  return 'solved';
}

describe.each<NamedBoard>([...flatBoards(), ...roundBoards(), ...twistedBoards()])('Trémaux on $name', ({ space }) => {
  it('walks no passage more than twice, the way once, and all of them twice if there is none', () => {
    const ends = { solved: 0, toured: 0 };
    for (let seed = 0; seed < 40; seed++) {
      const maze = mixedMaze(space, seed);
      ends[expectTremaux(maze, `seed ${seed}`)]++;
    }
    expect(ends.solved).toBeGreaterThan(0);
    if (space.graph.cellCount > 9) expect(ends.toured).toBeGreaterThan(0);
  });
});

describe('Trémaux', () => {
  it('bears parallel passages and passages from a cell to itself', () => {
    let toured = 0;
    for (let seed = 0; seed < 300; seed++) {
      const maze = { ...randomMaze('multigraph', seed), oneWay: null };
      if (expectTremaux(maze, `seed ${seed}`) === 'toured') toured++;
    }
    expect(toured).toBeGreaterThan(20);
  });

  it('refuses one-way links, with the reason and the way out', () => {
    const maze = randomMaze('perfect', 3);
    const oneWay = new OneWay(BitSet.from(maze.open.size, [...maze.open].slice(0, 1)));
    expect(() => solve({ ...maze, oneWay }, tremaux)).toThrow(
      'tremaux walks back through the passages it came by, and one-way links bar that; take backtracker or shortest',
    );
  });
});
