// Are all mazes equally likely? Counted on the board of 3 x 3 squares, small enough to see each of its mazes often.

import {
  carve,
  chiSquareEven,
  type Focus,
  type Generator,
  Random,
  spanningTreeCount,
  squareSpace,
  type Uniformity,
} from '@labrys/core';
import { Tally } from './uniformity.ts';

export interface TreeShares {
  /** As measured, in the words of the catalogue. */
  readonly uniform: Uniformity;
  /** Different mazes seen. */
  readonly seen: number;
}

const SIDE = 3;
/** Draws until judgement once every maze was seen: fifty a maze. */
const USUAL_DRAWS = 50 * 192;
/** Draws after which what was never seen counts as impossible. */
const MOST_DRAWS = 200 * 192;
/** Chance of calling an even generator uneven. */
const REJECT = 1e-4;

/**
 * Draws many small mazes and counts how often each arises.
 *
 * @param seed of the first draw; each draw has a stream of its own
 */
export function treeShares(generator: Generator, focus: Focus, seed: number): TreeShares {
  const space = squareSpace(SIDE, SIDE);
  const trees = Number(spanningTreeCount(space.graph));
  const tally = new Tally();
  const random = Random.of(seed, 'trees');
  for (let draws = 0; draws < (tally.seen === trees ? USUAL_DRAWS : MOST_DRAWS); draws++) {
    tally.add(carve(space, generator, { focus, random }));
  }
  if (tally.seen < trees) return { uniform: 'never', seen: tally.seen };
  return { uniform: chiSquareEven(tally.draws(), trees).p < REJECT ? 'no' : 'yes', seen: trees };
}
