// A trace that can be shown after any of its events: going on is cheap, going back plays it again from the start.

import { type BitSet, EVENT, type EventKind, type Maze, type Trace } from '@labrys/core';
import { corridorsOf } from '../scene/corridors.ts';
import { changedLinks, changeItem, isFar, withoutFarWalls } from './changes.ts';
import type { Ground } from './ground.ts';
import type { Moment } from './moment.ts';
import { type Manner, Replay, type Watched } from './replay.ts';
import { Sets } from './sets.ts';
import { headItem, shownAt } from './states.ts';
import { strandOf } from './strand.ts';

/** What an event has done, besides what it was. */
export interface Happening {
  readonly kind: EventKind;
  /** Cells of the walk before and after it. */
  readonly walk: readonly [before: number, after: number];
  /** Whether a walker stands on what is in. */
  readonly isOnMaze: boolean;
  /** Cells of the two sets that it has joined, the smaller first; null if it joins none. */
  readonly joined: readonly [number, number] | null;
}

export class Playback {
  readonly manner: Manner;
  private readonly maze: Maze;
  private readonly trace: Trace;
  private readonly watched: Watched;
  private readonly showsFrontier: boolean;
  private replay: Replay;
  private sets: Sets | null;
  private before: BitSet; // links that were open at the event that changes are counted from
  private since = 0; // that event
  private last: Happening | null = null;

  /** @param frontier where cells next to those that are in are marked: a name of `frontiers` */
  constructor(maze: Maze, trace: Trace, watched: Watched, frontier: string) {
    this.maze = maze;
    this.trace = trace;
    this.watched = watched;
    this.replay = new Replay(maze, trace, watched);
    this.manner = this.replay.manner;
    this.showsFrontier = frontier === 'always' || (frontier === 'auto' && this.manner === 'frontier');
    this.sets = this.noSets();
    this.before = this.replay.open.clone();
  }

  get event(): number {
    return this.replay.event;
  }

  /** What the last event has done; null before the first. */
  get happening(): Happening | null {
    return this.last;
  }

  /**
   * Goes to the moment after so many events.
   *
   * @param since the event from which on changes are pointed out, the one before at most
   * Cost: O(events between), from the start of the trace when it goes back.
   */
  goTo(event: number, since: number): void {
    const from = Math.max(0, Math.min(since, event));
    if (event === this.replay.event && from === this.since) return;
    this.since = from;
    if (this.replay.event > from) {
      this.replay = this.replay.again();
      this.sets = this.noSets();
      this.last = null;
    }
    const { replay } = this;
    replay.playTo(from);
    this.before = replay.open.clone();
    if (event === from) return;
    replay.playTo(event - 1);
    this.sets?.join(replay.open);
    const walked = replay.walk.length;
    const joined = this.joinedNext();
    replay.playTo(event);
    const isOnMaze = replay.isReached(replay.head);
    this.last = { kind: this.trace.kind(event - 1), walk: [walked, replay.walk.length], isOnMaze, joined };
  }

  /** What can be seen now. Nothing moves on after the last event: no walk, head or change is shown. */
  moment(ground: Ground): Moment {
    const { maze, trace, watched, replay, sets, showsFrontier } = this;
    const isLast = replay.event === trace.length;
    const soFar = watched === 'solve' ? maze : { ...maze, open: withoutFarWalls(replay, maze.space), oneWay: null };
    const strand = isLast ? { cells: [], links: [] } : strandOf(replay);
    const { corridors } = ground.drawn;
    return {
      manner: replay.manner,
      shown: shownAt(replay, showsFrontier, sets, strand),
      maze: soFar,
      tubes:
        corridors === null
          ? null
          : {
              corridors: watched === 'solve' ? corridors : corridorsOf(soFar, ground.mesh, ground.inset),
              isSeen: (cell) => !isFar(replay, cell),
            },
      path: replay.path,
      strand,
      head: isLast ? null : headItem(replay, ground),
      change: isLast ? null : changeItem(ground, changedLinks(this.before, replay.open)),
    };
  }

  private noSets(): Sets | null {
    const { graph } = this.maze.space;
    const isShown = this.watched === 'passage' && !this.replay.hasVisits;
    return isShown ? new Sets(graph.cellCount, graph.linkCount, graph.ends) : null;
  }

  /** Sizes of the sets that the next event joins. */
  private joinedNext(): readonly [number, number] | null {
    const { trace, replay, sets } = this;
    if (sets === null || trace.kind(replay.event) !== EVENT.choose) return null;
    const { ends } = this.maze.space.graph;
    const link = trace.index(replay.event);
    const [a, b] = [sets.sizeOf(ends[2 * link] as number), sets.sizeOf(ends[2 * link + 1] as number)];
    return a < b ? [a, b] : [b, a];
  }
}
