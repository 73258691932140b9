// What all makers of patterns share: from a pattern that is no maze to one that is, with the fewest changes.

import { MazeError } from '../errors.ts';
import { type Maze, mazeOf } from '../maze/maze.ts';
import type { Space } from '../mesh/space.ts';
import type { Random } from '../random/random.ts';
import type { Param } from '../record.ts';
import type { BitSet } from '../structures/bit-set.ts';
import { connect } from '../transform/connect.ts';
import { unbraid } from '../transform/unbraid.ts';
import type { MakerWork } from './maker.ts';

const repairs = {
  perfect: 'open a wall for each part that is cut off, then close a link for each loop',
  connect: 'open a wall for each part that is cut off; loops stay',
  none: 'leave the pattern as it is',
} as const;
export type Repair = keyof typeof repairs;

export const repairParam: Param = {
  type: 'choice',
  choices: repairs,
  default: 'perfect',
  help: 'what makes a maze of the pattern: "perfect" leaves no part cut off and no loop, "connect" loops, "none" both',
};

/** The knob of noise; what is changed there the record says. */
export function noiseParam(usual: number): Param {
  return {
    type: 'number',
    min: 0,
    max: 1,
    default: usual,
    help: 'how often the pattern is disturbed at a random place, in shares of all links',
  };
}

/**
 * Refuses boards that patterns cannot be drawn on.
 *
 * @param name of the pattern, for messages
 * @returns the board, which has a place for every cell
 * @throws MazeError `cannot-combine`
 */
export function requireDrawable(space: Space, name: string): Space & { readonly mesh: NonNullable<Space['mesh']> } {
  if (space.rivals !== null) {
    throw new MazeError(
      'cannot-combine',
      `${name} is a pattern, and none can be drawn where one link closes another; take a board without diagonals`,
    );
  }
  if (space.mesh === null) {
    throw new MazeError(
      'cannot-combine',
      `${name} is a pattern, and needs a board that is made of polygons; kruskal or wilson work on every board`,
    );
  }
  return space as Space & { readonly mesh: NonNullable<Space['mesh']> };
}

/** Changes links at random places, perhaps one more than once: so many of a hundred as `noise` says. */
export function disturb(open: BitSet, noise: number, random: Random, change: 'flip' | 'wall'): void {
  for (let left = Math.round(noise * open.size); left > 0; left--) {
    const l = random.below(open.size);
    if (change === 'wall' || open.has(l)) open.delete(l);
    else open.add(l);
  }
}

/**
 * Makes a maze of a pattern. Crossings of a woven board stay open.
 *
 * @param open the links that the pattern leaves open; changed
 * @param order walls in the order in which they were put up, for whoever watches; the others follow
 */
export function* repaired(
  space: Space,
  open: BitSet,
  repair: Repair,
  { random, trace }: Pick<MakerWork, 'random' | 'trace'>,
  order: Iterable<number> = [],
): Generator<number, Maze, void> {
  yield 0.4;
  if (space.weave !== null) for (const l of space.weave.open) open.add(l);
  let maze = mazeOf(space, open);
  if (repair !== 'none') maze = connect.apply(maze, {}, random);
  yield 0.7;
  if (repair === 'perfect') maze = unbraid.apply(maze, {}, random);
  if (trace === null) return maze;
  const untold = maze.open.complement();
  for (const walls of [order, untold.clone()]) {
    for (const l of walls) {
      if (!untold.has(l)) continue;
      untold.delete(l);
      trace.choose(l);
    }
  }
  return maze;
}
