import type { Trace } from '@labrys/core';
import type { Ground } from './ground.ts';
import type { Moment } from './moment.ts';
import { Playback } from './playback.ts';

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
