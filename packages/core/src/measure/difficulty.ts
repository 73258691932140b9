import { log } from '../random/log.ts';

/** What makes a maze hard, counted along its solution. */
export interface Hardness {
  /** Links of the solution. */
  readonly length: number;
  readonly turns: number;
  /** Cells of the solution where a walker has to choose. */
  readonly decisions: number;
  /** Depth in links of each trap along the solution. */
  readonly traps: Iterable<number>;
}

/**
 * What each part weighs. A corridor is hardly hard however long it winds; what costs time is to choose, and to err deeply.
 * With these weights the order of mazes of one kind is nearly that of their decisions times the mean depth of their traps,
 * and binary tree, Wilson and backtracker come in this order at one size.
 */
const WEIGHT = { length: 0.2, turns: 0.1, decisions: 0.5, traps: 2 } as const;

/** The sum of parts that is called half as hard as can be. */
const MIDDLE = 14.5;

/**
 * How hard a maze is, from 0 to 100, 100 excluded.
 *
 * Each part counts by its logarithm, since the second hundred of anything adds less than the first:
 *
 *     x = ln(1 + length) / 5 + ln(1 + turns) / 10 + ln(1 + decisions) / 2 + 2 ln(1 + sum over the traps of depth^1.25)
 *     difficulty = 100 x^3 / (x^3 + 14.5^3)
 *
 * More of any part makes it rise: a longer solution, more turns, more decisions, one more trap, a deeper one. No walker
 * is simulated. The weights are ours: about 15 for a first maze of 6 x 6 cells, 50 at 20 x 20, 80 at 100 x 100.
 */
export function difficulty({ length, turns, decisions, traps }: Hardness): number {
  let depth = 0;
  for (const trap of traps) depth += trap * Math.sqrt(Math.sqrt(trap));
  const x =
    WEIGHT.length * log(1 + length) +
    WEIGHT.turns * log(1 + turns) +
    WEIGHT.decisions * log(1 + decisions) +
    WEIGHT.traps * log(1 + depth);
  return (100 * x * x * x) / (x * x * x + MIDDLE * MIDDLE * MIDDLE);
}
