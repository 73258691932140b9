// A maze while it is made or solved, to be watched step by step: pictures of any moment, what they show, and what has
// just happened.

import type { Maze, Trace } from '@labrys/core';
import type { Scene } from '../scene/items.ts';
import type { SceneStyle } from '../scene/style.ts';
import { type Ground, groundOf } from './ground.ts';
import { type LegendEntry, type LegendState, legendCount, legendEntries } from './legend.ts';
import type { Moment } from './moment.ts';
import { momentScene } from './moment-scene.ts';
import { moments } from './moments.ts';
import { type Happening, Playback } from './playback.ts';
import type { Manner, Watched } from './replay.ts';

/** A moment as it is shown. */
export interface Shot {
  readonly scene: Scene;
  /** Where the last event was; null where nothing stands out. */
  readonly head: { readonly x: number; readonly y: number } | null;
  readonly counts: { readonly [S in LegendState]?: number };
  readonly happening: Happening | null;
}

/** How many moments are looked at to find what a legend has to name. */
const LOOKED_AT = 48;

export class Watching {
  readonly events: number;
  private readonly maze: Maze;
  private readonly trace: Trace;
  private readonly watched: Watched;
  private readonly playback: Playback;
  private entries: readonly LegendEntry[] = [];
  private ground: { readonly style: SceneStyle; readonly pixels: number; readonly of: Ground } | null = null;

  /**
   * @param maze what came out in the end; for a solver the maze it worked on
   * @param trace what the generator or solver was handed and wrote
   * @param watched the focus of the generator, or `solve`
   */
  constructor(maze: Maze, trace: Trace, watched: Watched) {
    this.maze = maze;
    this.trace = trace;
    this.watched = watched;
    this.events = trace.length;
    this.playback = new Playback(maze, trace, watched, 'auto');
  }

  get manner(): Manner {
    return this.playback.manner;
  }

  /**
   * What the colours and marks mean: only what this trace shows.
   *
   * @throws MazeError `cannot-combine` for a board that does not lie flat
   * Cost: O(events + cells).
   */
  legend(style: SceneStyle, pixels: number): readonly LegendEntry[] {
    if (this.entries.length === 0) {
      const ground = this.groundIn(style, pixels);
      this.entries = legendEntries(moments(this.trace, ground, { most: LOOKED_AT, frontier: 'auto' }), ground, true);
    }
    return this.entries;
  }

  /**
   * The picture after so many events.
   *
   * @param since the event from which on changes are pointed out
   * @param pixels a cell; where cells are small, small marks are left out
   * Cost: O(events between + cells); going back plays from the start.
   */
  shot(event: number, since: number, style: SceneStyle, pixels: number): Shot {
    const { playback } = this;
    playback.goTo(event, since);
    const ground = this.groundIn(style, pixels);
    const moment = playback.moment(ground);
    const { head } = moment;
    return {
      scene: momentScene(moment, ground, style),
      head: head === null ? null : { x: head.x, y: head.y },
      counts: this.countsOf(moment),
      happening: playback.happening,
    };
  }

  private countsOf(moment: Moment): Shot['counts'] {
    return Object.fromEntries(this.entries.map(({ state }) => [state, legendCount(state, moment)]));
  }

  private groundIn(style: SceneStyle, pixels: number): Ground {
    if (this.ground === null || this.ground.style !== style || this.ground.pixels !== pixels) {
      this.ground = { style, pixels, of: groundOf(this.maze, this.watched, style, pixels) };
    }
    return this.ground.of;
  }
}
