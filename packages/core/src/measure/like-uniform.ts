import { carve } from '../generate/carve.ts';
import { wilson } from '../generate/wilson.ts';
import { openDegrees } from '../maze/degrees.ts';
import { type Maze, mazeOf } from '../maze/maze.ts';
import type { Space } from '../mesh/space.ts';
import { Random } from '../random/random.ts';
import { kept } from '../structures/kept.ts';

/** Cells that are drawn for comparison, and most mazes. */
const CELLS = 40_000;
const MOST = 40;

/**
 * How like a uniform maze of its board a maze looks, from 0 to 100: 100 less half the sum of the differences between
 * its shares of cells with 0, 1, 2 ... openings and those of uniform mazes, all in per cent.
 *
 * Large uniform mazes reach 99 and more; a small one differs from the mean by chance. The comparison is with mazes drawn
 * by Wilson's algorithm, always the same for one board: 40, fewer on boards of over 1,000 cells, down to one.
 *
 * Cost: some 40,000 cells drawn, or as many as the board has, the first time; then O(cells).
 */
export function likeUniform(maze: Maze): number {
  const own = degreeShares(maze);
  const usual = usualShares(maze.space);
  let differences = 0;
  for (let d = 0; d < own.length; d++) differences += Math.abs((own[d] as number) - (usual[d] as number));
  return 100 - differences / 2;
}

/** The mean of the shares of some uniform mazes of a board. */
const usualShares = kept((space: Space): Float64Array => {
  const samples = Math.min(MOST, Math.ceil(CELLS / Math.max(space.graph.cellCount, 1)));
  const random = Random.of(0, 'uniform');
  let usual: Float64Array | null = null;
  for (let i = 0; i < samples; i++) {
    const shares = degreeShares(uniformMaze(space, random));
    usual ??= new Float64Array(shares.length);
    for (let d = 0; d < usual.length; d++) usual[d] = (usual[d] as number) + (shares[d] as number) / samples;
  }
  return usual as Float64Array; // there is at least one sample
});

function uniformMaze(space: Space, random: Random): Maze {
  return mazeOf(space, carve(space, wilson, { focus: 'passage', random }));
}

/** Number of openings -> per cent of the cells. */
function degreeShares(maze: Maze): Float64Array {
  const { first, cellCount } = maze.space.graph;
  let most = 0;
  for (let c = 0; c < cellCount; c++) most = Math.max(most, (first[c + 1] as number) - (first[c] as number));
  const shares = new Float64Array(most + 1);
  for (const d of openDegrees(maze)) shares[d] = (shares[d] as number) + 100 / cellCount;
  return shares;
}
