import type { Maze, Trace } from '@labrys/core';
import type { Corridors } from '../scene/corridors.ts';
import type { Disc, Lines } from '../scene/items.ts';
import type { Ground } from './ground.ts';
import { Playback } from './playback.ts';
import type { Manner } from './replay.ts';
import type { Shown } from './states.ts';
import type { Strand } from './strand.ts';

/** What can be seen at one moment. Arrays are those of the replay and change with the next moment. */
export interface Moment {
  /** How the algorithm works, as far as its trace tells. */
  readonly manner: Manner;
  readonly shown: Shown;
  /** The maze as far as its walls are drawn. */
  readonly maze: Maze;
  /** The tubes of a board with crossings as far as they are carved, and the cells whose tubes are not seen yet. */
  readonly tubes: Tubes | null;
  /** Links of the path that a solver has found so far. */
  readonly path: readonly number[];
  readonly strand: Strand;
  readonly head: Disc | null;
  /** Marks on what has opened or closed since the moment before. */
  readonly change: Lines | null;
}

/** What is seen of tubes. */
export interface Tubes {
  readonly corridors: Corridors;
  readonly isSeen: (cell: number) => boolean;
}

/** How an animation is sampled. */
export interface MomentOptions {
  /** Most moments; events in between are skipped evenly. */
  readonly most: number;
  /** Whether cells next to those that are in are marked: a name of {@link frontiers}. */
  readonly frontier: string;
}

/** Where the frontier is shown. */
export const frontiers = {
  auto: 'where the algorithm chooses from it, as that of Prim does',
  always: 'in every film',
  never: 'not at all',
} as const;

/**
 * Moments of a trace at even steps, the first before any event, the last after all of them.
 *
 * Cost: O(events + moments x cells).
 */
export function* moments(trace: Trace, ground: Ground, options: MomentOptions): Generator<Moment> {
  const playback = new Playback(ground.maze, trace, ground.watched, options.frontier);
  const steps = Math.max(Math.min(trace.length, options.most - 1), 1);
  let shown = 0;
  for (let i = 0; i <= steps; i++) {
    const event = Math.floor((i * trace.length) / steps);
    playback.goTo(event, shown);
    shown = event;
    yield playback.moment(ground);
  }
}
