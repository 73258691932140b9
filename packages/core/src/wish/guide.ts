// Where to change a maze for a figure to rise or fall: the moves that are worth a try, most of which change something.

import { openDegrees } from '../maze/degrees.ts';
import { farthestPair } from '../maze/farthest.ts';
import type { Maze } from '../maze/maze.ts';
import { Sweeper } from '../maze/sweep.ts';
import { deadEndLengths } from '../measure/dead-end-lengths.ts';
import type { Figure } from '../measure/figure.ts';
import { straightness } from '../measure/straights.ts';
import type { Space } from '../mesh/space.ts';
import { type Isometry, linkImages } from '../mesh/symmetries.ts';
import type { Random } from '../random/random.ts';
import type { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';

/** What to go by for a figure. */
export type Guide =
  /** The way itself: its length is known for each swap before it is made. */
  | { readonly kind: 'way' }
  /** Cells of the way, where its branches are. */
  | { readonly kind: 'beside-way' }
  /** Cells of the deepest branch off the way. */
  | { readonly kind: 'deepest-trap' }
  /** One place, which decides the figure alone. */
  | { readonly kind: 'place'; readonly cells: (maze: Maze) => readonly number[] }
  /** Cells with so many openings when the figure is to rise, and when it is to fall. */
  | { readonly kind: 'openings'; readonly rise: number; readonly fall: number }
  /** Links that count for the figure by themselves: what it gains when one is opened, and loses when it is closed. */
  | { readonly kind: 'links'; readonly gain: (maze: Maze) => (link: number) => number }
  /** Anywhere. */
  | null;

export function guideOf({ measure: { name, needs }, part }: Figure): Guide {
  switch (name) {
    case 'solutionLength':
    case 'solutionShare':
    case 'farthest':
      return { kind: 'way' };
    case 'longestDeadEnd':
      return { kind: 'place', cells: longestDeadEnd };
    case 'deepestTrap':
      return { kind: 'deepest-trap' };
    case 'longestStraight':
      return { kind: 'place', cells: longestStretch };
    case 'deadEnds':
      return { kind: 'openings', rise: 2, fall: 1 };
    case 'meanDeadEnd':
      return { kind: 'openings', rise: 1, fall: 2 }; // fewer ones are longer
    case 'axes':
      return { kind: 'links', gain: ({ space }) => alongAxis(space, part as string) };
    case 'symmetry':
      return { kind: 'links', gain: ({ space, open }) => likeImage(space, part as string, open) };
    case 'degree':
      return { kind: 'openings', rise: Number(part) - 1, fall: Number(part) };
    case 'junctions':
      return { kind: 'openings', rise: 2, fall: 3 };
    case 'crossroads':
      return { kind: 'openings', rise: 3, fall: 4 };
    default:
      return needs === 'ends' ? { kind: 'beside-way' } : null;
  }
}

/** A cell with so many openings, at random; NONE if a few tries find none. */
export function cellWithOpenings(maze: Maze, openings: number, random: Random): number {
  const { cellCount, first, link } = maze.space.graph;
  for (let tries = 0; tries < 24; tries++) {
    const cell = random.below(cellCount);
    let found = 0;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++)
      if (maze.open.has(link[h] as number)) found++;
    if (found === openings) return cell;
  }
  return NONE;
}

/** The ends of the longest shortest path, or of one that is nearly as long. */
export function farthestEnds(maze: Maze): { readonly from: number; readonly to: number } {
  return farthestPair(maze, new Sweeper(maze), 0);
}

/** How much a link counts for an axis, as the measure has it. */
function alongAxis({ graph, directions, sheets }: Space, axis: string): (link: number) => number {
  const shares = new Float64Array(graph.linkCount);
  for (let h = 0; h < graph.link.length; h++) {
    const x = directions[2 * h] as number;
    const y = directions[2 * h + 1] as number;
    const isBetween = sheets !== null && sheets.stepOfHalf[h] !== 0;
    shares[graph.link[h] as number] =
      axis === 'sheets' ? Number(isBetween) : isBetween ? 0 : axis === 'x' ? x * x : y * y;
  }
  return (l) => shares[l] as number;
}

/** A link is better open where its image is open. */
function likeImage(space: Space, move: string, open: BitSet): (link: number) => number {
  const images = linkImages(space).get(move as Isometry);
  return (l) => (images !== undefined && images[l] !== NONE && open.has(images[l] as number) ? 1 : -1);
}

/** The cells of the longest dead end. */
function longestDeadEnd(maze: Maze): number[] {
  const { tip } = deadEndLengths(maze);
  if (tip === NONE) return [];
  const { first, to, link } = maze.space.graph;
  const degrees = openDegrees(maze);
  const cells: number[] = [];
  let cell = tip;
  let cameBy = NONE;
  do {
    cells.push(cell);
    let half = first[cell] as number;
    while (!maze.open.has(link[half] as number) || link[half] === cameBy) half++;
    cameBy = link[half] as number;
    cell = to[half] as number;
  } while (degrees[cell] === 2);
  return cells;
}

/** The cells of the longest stretch that is walked straight on. */
function longestStretch(maze: Maze): number[] {
  const { to, link } = maze.space.graph;
  const { on, twin } = straightness(maze.space);
  const isOpen = (half: number): boolean => half !== NONE && maze.open.has(link[half] as number);
  let longest = 0;
  let begin = NONE;
  for (let half = 0; half < link.length; half++) {
    if (!isOpen(half) || isOpen(on[twin[half] as number] as number)) continue; // not where one begins
    let length = 0;
    // Rings have no beginning, but a stretch may run into one.
    for (let h = half; isOpen(h) && length <= link.length; h = on[h] as number) length++;
    if (length <= longest) continue;
    longest = length;
    begin = half;
  }
  if (begin === NONE) return [];
  const cells = [to[twin[begin] as number] as number];
  for (let h = begin; cells.length <= longest; h = on[h] as number) cells.push(to[h] as number);
  return cells;
}
