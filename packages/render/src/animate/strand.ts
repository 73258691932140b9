// What a walk, or the way back from the head, goes through: cells one after the other, each joined to the next by a link.

import { across, NONE } from '@labrys/core';
import { type Replay, STATE } from './replay.ts';

/** Cells (by walls, corners) in order; the link between one and the next, or NONE where the line breaks. */
export interface Strand {
  readonly cells: readonly number[];
  readonly links: readonly number[];
}

const NOTHING: Strand = { cells: [], links: [] };

/** The walk, or the way back from the head; empty where there is none. Cost: O(length). */
export function strandOf(replay: Replay): Strand {
  if (replay.watched === 'solve') return NOTHING;
  const walk = standingWalk(replay);
  if (walk.cells.length > 0) return walk;
  return replay.manner === 'stack' || replay.manner === 'hunts' ? wayBack(replay) : NOTHING;
}

/**
 * The walk that is not in yet, from the cell that was taken in last to where it has met the maze.
 *
 *     in <- head <- standing <- standing <- ... <- end, which is in
 */
function standingWalk(replay: Replay): Strand {
  const { walk, states, walkEnd } = replay;
  const standing = walk.filter((cell) => states[cell] === STATE.walk);
  const [first] = standing;
  if (first === undefined) return NOTHING;
  // The links of places that are joined beforehand may begin at another of their corners: there the line breaks.
  const before = walk[walk.length - standing.length - 1];
  const strand: Building = { cells: [first], links: [] };
  if (before !== undefined) {
    strand.cells[0] = before;
    if (!goOn(strand, first, replay)) strand.cells[0] = first;
  }
  for (const cell of standing.slice(1)) {
    if (goOn(strand, cell, replay)) continue;
    strand.cells.push(cell);
    strand.links.push(NONE);
  }
  if (walkEnd !== NONE) goOn(strand, walkEnd, replay);
  return strand;
}

/** A strand that grows. */
interface Building {
  readonly cells: number[];
  readonly links: number[];
}

/** Goes on to a cell by links; false if there are none. */
function goOn({ cells, links }: Building, to: number, replay: Replay): boolean {
  const way = replay.linksTo(cells[cells.length - 1] as number, to);
  for (const l of way) {
    cells.push(across(replay.nodes, l, cells[cells.length - 1] as number));
    links.push(l);
  }
  return way.length > 0;
}

/** From the head back by what each cell came in by: as far as a stack goes, or to where a walker has leapt to. */
function wayBack(replay: Replay): Strand {
  const { head, manner, nodes, cameBy, leapt } = replay;
  if (head === NONE) return NOTHING;
  const goesOn = (cell: number): boolean => (manner === 'stack' ? replay.isActive(cell) : cell !== leapt);
  const cells = [head];
  const links: number[] = [];
  for (let cell = head; goesOn(cell) && cameBy[cell] !== NONE; ) {
    const l = cameBy[cell] as number;
    cell = across(nodes, l, cell);
    cells.push(cell);
    links.push(l);
  }
  return cells.length > 1 ? { cells, links } : NOTHING;
}
