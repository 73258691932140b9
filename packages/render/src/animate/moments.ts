import type { BitSet, Maze, Trace } from '@labrys/core';
import { type Corridors, corridorsOf } from '../scene/corridors.ts';
import type { Disc, Lines } from '../scene/items.ts';
import { changedLinks, changeItem, isFar, withoutFarWalls } from './changes.ts';
import type { Ground } from './ground.ts';
import { type Manner, Replay } from './replay.ts';
import { Sets } from './sets.ts';
import { headItem, type Shown, shownAt } from './states.ts';
import { type Strand, strandOf } from './strand.ts';

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
  const { maze, watched } = ground;
  const { graph } = maze.space;
  const replay = new Replay(maze, trace, watched);
  const sets =
    watched === 'passage' && !replay.hasVisits ? new Sets(graph.cellCount, graph.linkCount, graph.ends) : null;
  const { frontier } = options;
  const showsFrontier = frontier === 'always' || (frontier === 'auto' && replay.manner === 'frontier');
  const steps = Math.max(Math.min(trace.length, options.most - 1), 1);
  const { corridors } = ground.drawn;
  let before: BitSet = replay.open.clone();
  for (let i = 0; i <= steps; i++) {
    replay.playTo(Math.floor((i * trace.length) / steps));
    const isLast = i === steps;
    const change = isLast ? null : changeItem(ground, changedLinks(before, replay.open));
    before = replay.open.clone();
    const soFar = watched === 'solve' ? maze : { ...maze, open: withoutFarWalls(replay, maze.space), oneWay: null };
    const strand = isLast ? { cells: [], links: [] } : strandOf(replay);
    yield {
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
      change,
    };
  }
}
