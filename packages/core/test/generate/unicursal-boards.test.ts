import { describe, expect, it } from 'vitest';
import {
  carve,
  type Maze,
  mazeOf,
  openDegrees,
  pieces,
  Random,
  splitSpace,
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
});
