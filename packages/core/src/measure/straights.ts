import type { Maze } from '../maze/maze.ts';
import { straightOn } from '../mesh/directions.ts';
import type { Space } from '../mesh/space.ts';
import { GrowableInts } from '../structures/growable.ts';
import { kept } from '../structures/kept.ts';
import { NONE } from '../structures/none.ts';

/** Tells which ways through a cell go straight on. */
export interface Straightness {
  /** Half -> the half straight on in the cell entered, or NONE. */
  readonly on: Int32Array;
  /** Half -> the half at the other end. */
  readonly twin: Uint32Array;
}

/**
 * Straightness of a board, from the directions of its links. Kept with the board: to find it takes longer than most
 * figures of a maze. Cost: O(sum of squared degrees) the first time.
 */
export const straightness: (space: Space) => Straightness = kept((space) => ({
  on: straightOn(space.graph, space.twin, space.directions),
  twin: space.twin,
}));

/** Whether the way through a cell by its two halves goes straight on, walked one way or the other. */
export function isStraight({ on, twin }: Straightness, half: number, otherHalf: number): boolean {
  return on[twin[half] as number] === otherHalf || on[twin[otherHalf] as number] === half;
}

/** Cells with two openings, by how the way through them runs. Cost: O(links). */
export function countBends(maze: Maze, straight: Straightness): { readonly straights: number; readonly turns: number } {
  const { cellCount, first, link } = maze.space.graph;
  let straights = 0;
  let turns = 0;
  for (let c = 0; c < cellCount; c++) {
    let one = NONE;
    let two = NONE;
    let degree = 0;
    for (let h = first[c] as number; h < (first[c + 1] as number); h++) {
      if (!maze.open.has(link[h] as number)) continue;
      one = two;
      two = h;
      degree++;
    }
    if (degree !== 2) continue;
    if (isStraight(straight, one, two)) straights++;
    else turns++;
  }
  return { straights, turns };
}

/** Marks in the lengths of halves: not looked at, or on the walk under way. */
const UNKNOWN = 0;
const ON_WALK = -1;

/**
 * Cells in a row of the longest passage that goes straight on; a ring that closes on itself counts each cell once.
 *
 * Each half leads on to at most one other, so walks that keep the lengths found cost O(links) altogether.
 *
 * @returns 1 for a maze without passages, 0 without cells
 */
export function longestStraight(maze: Maze, { on }: Straightness): number {
  const { cellCount, link } = maze.space.graph;
  const length = new Int32Array(link.length); // links from this half on
  const walk = new GrowableInts();
  const isOpen = (half: number): boolean => maze.open.has(link[half] as number);
  let longest = Math.min(cellCount, 1);
  for (let begin = 0; begin < link.length; begin++) {
    if (length[begin] !== UNKNOWN || !isOpen(begin)) continue;
    walk.length = 0;
    let half = begin;
    while (half !== NONE && isOpen(half) && length[half] === UNKNOWN) {
      length[half] = ON_WALK;
      walk.push(half);
      half = on[half] as number;
    }
    let links = half === NONE || !isOpen(half) ? 0 : (length[half] as number);
    if (links === ON_WALK) {
      // Back on the walk: all from `half` on is a ring, which is left one link before it closes.
      links = -1;
      let back = walk.length;
      do {
        back--;
        links++;
      } while (walk.at(back) !== half);
      for (let i = back; i < walk.length; i++) length[walk.at(i)] = links;
      walk.length = back;
      longest = Math.max(longest, links + 1);
    }
    while (walk.length > 0) {
      links++;
      length[walk.pop()] = links;
      longest = Math.max(longest, links + 1);
    }
  }
  return longest;
}

/**
 * Mean length of a passage without a turn, in cells: each passage is part of one straight stretch, and a stretch of n
 * passages passes n + 1 cells.
 *
 * A stretch has two ends, so there are half as many stretches as ways (a passage walked in one direction) that cannot be
 * followed straight on. Where there are none, all passages being straight rings, it is the longest one that counts.
 *
 * @returns null without passages
 * Cost: O(links).
 */
export function meanStraight(maze: Maze, { on }: Straightness, longest: () => number): number | null {
  const { link } = maze.space.graph;
  let ways = 0;
  let ends = 0;
  for (let half = 0; half < link.length; half++) {
    if (!maze.open.has(link[half] as number)) continue;
    ways++;
    const ahead = on[half] as number;
    if (ahead === NONE || !maze.open.has(link[ahead] as number)) ends++;
  }
  if (ways === 0) return null;
  return ends === 0 ? longest() : ways / ends + 1;
}
