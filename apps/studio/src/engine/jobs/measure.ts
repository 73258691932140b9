// The figures of Solve: those that cost little, and how dead ends and passages are spread.

import { deadEndLengths, distances, type Measures, measuresNamed, NONE } from '@labrys/core';
import { narrowPlaces } from '../diamonds.ts';
import type { Session } from '../session.ts';

const NAMES = [
  'cells',
  'deadEnds',
  'junctions',
  'crossroads',
  'turns',
  'loops',
  'parts',
  'longestDeadEnd',
  'longestStraight',
  'farthest',
  'solutionLength',
  'solutionTurns',
  'decisions',
  'traps',
  'deepestTrap',
  'shortestSolutions',
  'difficulty',
  'degree',
] as const satisfies readonly (keyof Measures)[];

export type Counted = Pick<Measures, (typeof NAMES)[number]>;

/** A bar of a chart: how many things have a size from `from` to `to`, both included. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface Measured {
  /** Number of the maze they belong to. */
  readonly id: number;
  readonly counted: Counted;
  readonly deadEndsByLength: readonly Bar[];
  /** Links from the start to the cell that is farthest from it; 0 without a start. */
  readonly reach: number;
  /** Cells that every way passes, without the ends; null where there is no way. */
  readonly narrow: number | null;
  /** Whether there is one way only: then each of its cells is narrow, and none is worth a mark. */
  readonly isOnlyWay: boolean;
}

/** Most bars of a chart. */
const MOST_BARS = 13;

export function run(session: Session): Measured {
  const { id, maze } = session.subject;
  const counted = measuresNamed(maze, NAMES);
  const { order, of } =
    maze.start === NONE
      ? { order: new Uint32Array(0), of: new Int32Array(0) }
      : session.keep('distances', () => distances(maze, [maze.start]));
  const last = order.at(-1);
  const { solutionLength } = counted;
  const narrow = solutionLength === null || maze.locks !== undefined ? null : narrowPlaces(maze).length;
  return {
    id,
    counted,
    deadEndsByLength: barsOf(deadEndLengths(maze).lengths),
    reach: last === undefined ? 0 : (of[last] as number),
    narrow,
    isOnlyWay: solutionLength !== null && narrow !== null && narrow >= solutionLength - 1,
  };
}

/** Bars of equal width, a whole number of sizes each. */
function barsOf(sizes: Int32Array): Bar[] {
  const most = sizes.reduce((max, size) => Math.max(max, size), 0);
  if (most === 0) return [];
  const width = Math.ceil(most / MOST_BARS);
  const bars = Array.from({ length: Math.ceil(most / width) }, (_, k) => ({
    from: k * width + 1,
    to: Math.min((k + 1) * width, most),
    count: 0,
  }));
  for (const size of sizes) (bars[Math.ceil(size / width) - 1] as { count: number }).count++;
  return bars;
}
