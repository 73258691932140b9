// What has just happened, in a sentence, and what entries of the legend are called.

import { EVENT } from '@labrys/core';
import type { LegendState } from '@labrys/render';
import type { FrameReport } from '../../engine/jobs/watch-frame.ts';
import type { Watchable } from '../../engine/jobs/watch-make.ts';
import * as text from '../../text/en.ts';

/** Tells the last event of a moment. */
export function tell({ watched, manner, events }: Watchable, { event, happening }: FrameReport): string {
  const { told } = text.watch;
  if (happening === null) return told.start;
  if (event >= events) return watched === 'solve' ? told.solved : told.made;
  const { kind, walk, isOnMaze, joined } = happening;
  const [before, after] = walk;
  if (watched === 'solve') {
    const words = { [EVENT.visit]: told.reached, [EVENT.choose]: told.finds, [EVENT.step]: told.walksOn };
    return kind === EVENT.leave ? told.fills : words[kind];
  }
  switch (kind) {
    case EVENT.visit:
      if (watched === 'wall') return told.visitCorner;
      if (manner === 'frontier') return told.visitFrontier;
      if (manner === 'walks' && before > 1) return told.visitWalk;
      return manner === 'stack' ? told.visitStack : told.visit;
    case EVENT.choose:
      if (joined !== null) return told.joins(...joined);
      return watched === 'wall' ? told.build : told.choose;
    case EVENT.step:
      if (isOnMaze) return before > 0 && manner === 'walks' ? told.meets : told.stepOver;
      return after < before && after > 0 ? told.forgets(before - after) : told.stepNew(after);
    case EVENT.leave:
      return manner === 'stack' ? told.stepBack : told.leave;
  }
}

/** What an entry of the legend is called. */
export function labelOf(state: LegendState, { watched, manner }: Watchable): string {
  const { states } = text.watch;
  switch (state) {
    case 'in':
      return watched === 'solve' ? states.reached : states.in;
    case 'active':
      if (manner === 'stack') return states.wayBack;
      return watched === 'wall' ? states.activeCorners : states.active;
    case 'filled':
      return manner === 'hunts' ? states.givenUp : states.filled;
    case 'head':
      if (manner === 'walks' || manner === 'hunts') return states.walker;
      return watched === 'wall' ? states.latestCorner : states.latest;
    case 'change':
      return watched === 'wall' ? states.built : states.opened;
    default:
      return states[state];
  }
}
