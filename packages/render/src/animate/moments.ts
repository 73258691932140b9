import type { Maze, Mesh, Trace } from '@labrys/core';
import { boardOf, flatMesh } from '../scene/board.ts';
import type { Disc, Lines } from '../scene/items.ts';
import type { SceneStyle } from '../scene/style.ts';
import { Replay, type Watched } from './replay.ts';
import { Sets } from './sets.ts';
import { type Fills, fillsAt, headItem, walkItem } from './states.ts';

/** What can be seen at one moment. Arrays are those of the replay and change with the next moment. */
export interface Moment {
  /** Cell -> number of its colour. */
  readonly fills: Fills;
  /** The maze as far as it is made. */
  readonly maze: Maze;
  /** Links of the path that a solver has found so far. */
  readonly path: readonly number[];
  readonly walk: Lines | null;
  readonly head: Disc | null;
}

/** How an animation is sampled. */
export interface MomentOptions {
  readonly watched: Watched;
  /** Most moments; events in between are skipped evenly. */
  readonly most: number;
  /** Marks the cells next to those that are in, from which algorithms like Prim's choose. */
  readonly frontier: boolean;
}

/**
 * Moments of a trace at even steps, the first before any event, the last after all of them.
 *
 * Cost: O(events + moments x cells).
 */
export function* moments(maze: Maze, trace: Trace, style: SceneStyle, options: MomentOptions): Generator<Moment> {
  const mesh: Mesh = flatMesh(maze);
  const { unit } = boardOf(mesh);
  const { graph } = maze.space;
  const { watched } = options;
  const replay = new Replay(maze, trace, watched);
  const sets =
    watched === 'passage' && !replay.hasVisits ? new Sets(graph.cellCount, graph.linkCount, graph.ends) : null;
  const steps = Math.max(Math.min(trace.length, options.most - 1), 1);
  for (let i = 0; i <= steps; i++) {
    replay.playTo(Math.floor((i * trace.length) / steps));
    const isLast = i === steps;
    yield {
      fills: fillsAt(replay, maze, options.frontier, sets),
      maze: watched === 'solve' ? maze : { ...maze, open: replay.open, oneWay: null },
      path: replay.path,
      walk: isLast ? null : walkItem(replay, maze, mesh, style.sizes, unit),
      head: isLast ? null : headItem(replay, maze, unit),
    };
  }
}
