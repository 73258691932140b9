import { openDegrees } from '../maze/degrees.ts';
import type { Maze } from '../maze/maze.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';

/** How far the dead ends of a maze lie from where they branch off. */
export interface DeadEndLengths {
  /** Links of all dead ends together. */
  readonly total: number;
  readonly longest: number;
  /** The cell at which the longest ends, the first of several; NONE without dead ends. */
  readonly tip: number;
  /** Links of each, in the order of the cells they end at. */
  readonly lengths: Int32Array;
}

/**
 * Lengths of the dead ends: links from a cell with one opening to the first cell that has not exactly two.
 *
 * One-way links count as open both ways. Cost: O(cells + links); no corridor is walked more than twice.
 */
export function deadEndLengths(maze: Maze): DeadEndLengths {
  const { cellCount, first, to, link } = maze.space.graph;
  const degrees = openDegrees(maze);
  let total = 0;
  let longest = 0;
  let tip = NONE;
  const lengths = new GrowableInts();
  for (let begin = 0; begin < cellCount; begin++) {
    if (degrees[begin] !== 1) continue;
    let length = 0;
    let cell = begin;
    let cameBy = NONE;
    do {
      const from = first[cell] as number;
      let half = from;
      while (!maze.open.has(link[half] as number) || link[half] === cameBy) half++;
      cameBy = link[half] as number;
      cell = to[half] as number;
      length++;
    } while (degrees[cell] === 2);
    total += length;
    lengths.push(length);
    if (length <= longest) continue;
    longest = length;
    tip = begin;
  }
  return { total, longest, tip, lengths: lengths.values() };
}
