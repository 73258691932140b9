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
  const counts = new Map<number, number>(); // open links as bits -> draws
  const random = Random.of(seed, 'trees');
  for (let draws = 0; draws < (counts.size === trees ? USUAL_DRAWS : MOST_DRAWS); draws++) {
    const maze = carve(space, generator, { focus, random }).words[0] as number; // 12 links fit in a word
    counts.set(maze, (counts.get(maze) ?? 0) + 1);
  }
  if (counts.size < trees) return { uniform: 'never', seen: counts.size };
  return { uniform: chiSquareEven(counts.values(), trees).p < REJECT ? 'no' : 'yes', seen: trees };
}
