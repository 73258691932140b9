// Nothing straight beyond a limit: by every generator, wherever there is such a maze.

import { describe, expect, it } from 'vitest';
import {
  BitSet,
  backtracker,
  carveMaze,
  EVENT,
  type Generator,
  kruskal,
  type Maze,
  Random,
  type Space,
  sheetSpace,
  sphereSpace,
  squareSpace,
  startCarving,
  Trace,
  tilings,
  unicursal,
  validate,
  weaveSpace,
} from '../../src/index.ts';
import { defaultsOf } from '../../src/record.ts';
import { generatorsByFocus } from '../support/boards.ts';

/** Cells in a row of the longest straight, by where the cells lie. */
function longest({ space, open }: Maze): number {
  const { graph, centres } = space;
  const ways = (cell: number): [half: number, x: number, y: number][] =>
    Array.from({ length: graph.first[cell + 1]! - graph.first[cell]! }, (_, i) => graph.first[cell]! + i)
      .filter((h) => open.has(graph.link[h]!))
      .map((h) => [
        h,
        centres[2 * graph.to[h]!]! - centres[2 * cell]!,
        centres[2 * graph.to[h]! + 1]! - centres[2 * cell + 1]!,
      ]);
  let most = 1;
  for (let c = 0; c < graph.cellCount; c++) {
    for (const [half, x, y] of ways(c)) {
      let cells = 2;
      let at = graph.to[half]!;
      for (;;) {
        const on = ways(at).find(([, dx, dy]) => Math.hypot(dx - x, dy - y) < 0.01);
        if (on === undefined) break;
        at = graph.to[on[0]]!;
        cells++;
      }
      most = Math.max(most, cells);
    }
  }
  return most;
}

const sigma = tilings.find(({ name }) => name === 'sigma')!;
const squares = squareSpace(13, 11);
const hexagons = sigma.space({ ...defaultsOf(sigma.params), width: 10, height: 9 }, 'plane', Random.of(1));

describe('A limit of runs', () => {
  it.each(generatorsByFocus().filter(({ generator }) => !generator.needs.includes('split')))(
    'is kept on squares and hexagons, and the maze stays perfect: $name',
    ({ generator, focus }) => {
      for (const [space, limits] of [
        [squares, [3, 5]],
        [hexagons, [2, 4]],
      ] as const) {
        for (const runLimit of limits) {
          for (let seed = 1; seed <= 2; seed++) {
            const maze = carveMaze(space, generator, { focus, runLimit, random: Random.of(seed) });
            const { perfect } = validate(maze);
            const kept = longest(maze) <= runLimit;
            const where = { kind: space.description.kind, runLimit, seed };
            expect({ ...where, kept, perfect }).toEqual({ ...where, kept: true, perfect: true });
          }
        }
      }
    },
  );

  it('is missed by mazes without one', () => {
    expect(longest(carveMaze(squares, kruskal, { random: Random.of(1) }))).toBeGreaterThan(4);
    expect(longest(carveMaze(hexagons, backtracker as Generator, { random: Random.of(1) }))).toBeGreaterThan(3);
  });

  it('gives what comes nearest where there is no such maze', () => {
    expect(longest(carveMaze(squareSpace(9, 1), kruskal, { runLimit: 3, random: Random.of(1) }))).toBe(9);
    for (let seed = 0; seed < 5; seed++) {
      const maze = carveMaze(squareSpace(20, 2), kruskal, { runLimit: 2, random: Random.of(seed) });
      expect({ seed, perfect: validate(maze).perfect }).toEqual({ seed, perfect: true });
    }
  });

  it.each([
    ['torus', squareSpace(9, 9, 'torus')],
    ['sphere', sphereSpace({ rings: 8 })],
    ['levels', sheetSpace(squareSpace(6, 6), [3], false)],
    ['woven', weaveSpace(squareSpace(10, 10), { density: 0.6, tunnel: 1 }, Random.of(1))],
  ] as [string, Space][])('leaves a perfect maze, with its crossings: %s', (_name, space) => {
    for (const generator of [kruskal, backtracker as Generator]) {
      const maze = carveMaze(space, generator, { runLimit: 3, random: Random.of(2) });
      expect(validate(maze)).toMatchObject({ faults: [], parts: 1, loops: 0 });
      for (const l of space.weave?.open ?? []) expect(maze.open.has(l)).toBe(true);
    }
  });

  it('keeps what is open or closed beforehand', () => {
    const joined = new BitSet(squares.graph.linkCount);
    for (let c = 0; c < 6; c++) joined.add(linkOf(squares, c, c + 1)); // a straight of seven cells
    const open = carveMaze(squares, kruskal, { joined, runLimit: 3, random: Random.of(1) });
    expect([...joined].every((l) => open.open.has(l))).toBe(true);
    const walled = new BitSet(squares.graph.linkCount);
    for (let c = 0; c < 6; c++) walled.add(linkOf(squares, c, c + 13));
    const closed = carveMaze(squares, kruskal, { focus: 'wall', walled, runLimit: 3, random: Random.of(1) });
    expect([...walled].some((l) => closed.open.has(l))).toBe(false);
    expect(validate(closed).perfect).toBe(true);
  });

  it('tells a trace each link of the maze once, and none that was exchanged', () => {
    for (const focus of ['passage', 'wall'] as const) {
      const trace = new Trace();
      const carving = startCarving(squares, kruskal, { focus, runLimit: 3, random: Random.of(1), trace });
      while (!carving.run(7)) expect(carving.progress()).toBeLessThanOrEqual(1);
      const told: number[] = [];
      for (let i = 0; i < trace.length; i++) if (trace.kind(i) === EVENT.choose) told.push(trace.index(i));
      const chosen = focus === 'passage' ? carving.open() : carving.open().complement();
      expect(told.sort((a, b) => a - b)).toEqual([...chosen]);
    }
  });

  it('is refused by a track, which no exchange leaves one', () => {
    const carving = (): unknown =>
      carveMaze(squareSpace(8, 8), unicursal as Generator, { runLimit: 3, random: Random.of(1) });
    expect(carving).toThrow('take backtracker');
  });
});

function linkOf({ graph }: Space, a: number, b: number): number {
  for (let h = graph.first[a]!; h < graph.first[a + 1]!; h++) if (graph.to[h] === b) return graph.link[h]!;
  throw new Error('no link');
}
