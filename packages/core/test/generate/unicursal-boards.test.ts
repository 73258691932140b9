import { describe, expect, it } from 'vitest';
import {
  type BitSet,
  carve,
  EVENT,
  type Maze,
  mazeOf,
  openDegrees,
  pieces,
  Random,
  splitSpace,
  Trace,
  unicursal,
  validate,
} from '../../src/index.ts';
import { randomMask } from '../support/masks.ts';
import { catalogueBoards } from '../support/spaces.ts';

/** One track on each part of the source: every cell has two passages but for the two ends, and there is no ring. */
function expectTracks(name: string, maze: Maze, count: number): void {
  const { faults, parts, loops } = validate(maze);
  const ways = openDegrees(maze);
  const ends = ways.filter((n) => n === 1).length;
  const inner = ways.filter((n) => n === 2).length;
  const cells = maze.space.graph.cellCount;
  expect({ name, faults, parts, loops, ends, inner }).toEqual({
    ...{ name, faults: [], parts: count, loops: 0 },
    ...{ ends: 2 * count, inner: cells - 2 * count },
  });
}

describe('Unicursal mazes on split boards', () => {
  it('are one track over all cells, on every tiling and surface', () => {
    for (const { name, space } of catalogueBoards([4, 5, 6], [4, 5, 6])) {
      if (space.rivals !== null || space.weave !== null || space.sheets !== null) continue;
      const split = splitSpace(space);
      const open = carve(split, unicursal as never, { random: Random.of(1) });
      expectTracks(name, mazeOf(split, open), pieces(space.graph).count);
    }
  });

  it('are one track in each piece of a mask, with holes and pinches', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const space = randomMask(seed);
      const split = splitSpace(space);
      const open = carve(split, unicursal as never, { random: Random.of(seed) });
      expectTracks(`mask ${seed}`, mazeOf(split, open), pieces(space.graph).count);
    }
  });

  it('have their ends apart if that is asked for: at the border where there is one, and far from each other', () => {
    for (const { name, space } of catalogueBoards([5, 6, 7], [5, 6, 7])) {
      if (space.rivals !== null || space.weave !== null || space.sheets !== null) continue;
      const split = splitSpace(space);
      const trace = new Trace();
      const make = (seed: number): BitSet =>
        carve(split, unicursal as never, { params: { track: 'apart' }, random: Random.of(seed), trace });
      const maze = mazeOf(split, make(3));
      expectTracks(name, maze, pieces(space.graph).count);
      const told = Array.from({ length: trace.length }, (_, i) => i).filter((i) => trace.kind(i) === EVENT.choose);
      expect({ name, told: told.length }).toEqual({ name, told: maze.open.complement().count() });
      const ends = [...openDegrees(maze).keys()].filter((cell) => openDegrees(maze)[cell] === 1);
      const { centres, mesh } = split;
      const isAtBorder = (cell: number): boolean =>
        mesh.sidePartner.slice(mesh.sideFirst[cell], mesh.sideFirst[cell + 1]).includes(-1);
      if (mesh.sidePartner.includes(-1))
        expect({ name, borders: ends.map(isAtBorder) }).toEqual({ name, borders: [true, true] });
      if (!name.includes('plane')) continue; // as the crow flies says nothing on closed surfaces
      const [x, y] = [0, 1].map((axis) => Array.from({ length: centres.length / 2 }, (_, c) => centres[2 * c + axis]!));
      const across = Math.hypot(Math.max(...x!) - Math.min(...x!), Math.max(...y!) - Math.min(...y!));
      const between = Math.hypot(x![ends[0]!]! - x![ends[1]!]!, y![ends[0]!]! - y![ends[1]!]!);
      expect({ name, isFar: between > across / 3 }).toEqual({ name, isFar: true });
    }
  });
});
