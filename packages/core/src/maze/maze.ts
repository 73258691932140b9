import type { Space } from '../mesh/space.ts';
import type { BitSet } from '../structures/bit-set.ts';
import { type Locks, locksWithin } from './locks.ts';
import type { OneWay } from './one-way.ts';

/** A gap in the outer wall: the side is not drawn. `side` counts the sides of the cell's polygon from 0, clockwise. */
export interface Opening {
  readonly cell: number;
  readonly side: number;
}

/** A board and which of its links are open. Nothing changes once made: transforms give a new maze. */
export interface Maze {
  readonly space: Space;
  /** The links that are passages; all others are walls. */
  readonly open: BitSet;
  /** Open links that can be walked one way only; null where there are none. */
  readonly oneWay: OneWay | null;
  /** Doors and keys; absent where there are none. Whatever does not ask for them counts doors as open. */
  readonly locks?: Locks | undefined;
  /** Cell to start from, or NONE: a maze has no ends unless they were asked for. */
  readonly start: number;
  /** Cells any of which is the goal; empty if none was asked for. */
  readonly finishes: readonly number[];
  /** Gaps in the outer wall at start and finishes; empty if the ends are markers inside. */
  readonly openings: readonly Opening[];
}

/** A maze without ends and one-way links. */
export function mazeOf(space: Space, open: BitSet): Maze {
  return { space, open, oneWay: null, start: -1, finishes: [], openings: [] };
}

/** The same maze with other open links: what is closed is one-way no longer, and has no door. */
export function withOpen(maze: Maze, open: BitSet): Maze {
  const oneWay = maze.oneWay?.within(open) ?? null;
  return { ...maze, open, oneWay, ...(maze.locks === undefined ? {} : { locks: locksWithin(maze.locks, open) }) };
}

/** Whether a walker may leave its cell by half `half`: the link is open and not one-way against it. */
export function isPassable(maze: Maze, cell: number, half: number): boolean {
  const { graph } = maze.space;
  const l = graph.link[half] as number;
  if (!maze.open.has(l)) return false;
  return maze.oneWay === null || !maze.oneWay.bars(graph.ends, l, cell);
}
