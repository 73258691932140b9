// What is written down of a walk: how many links, which cells, and the way with its loops cut. Walkers never read it, so
// what one carries in its head is seen from its fields.

import type { Trace } from '../generate/trace.ts';
import type { Graph } from '../graph/graph.ts';
import type { Maze } from '../maze/maze.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import { breadthFirst } from './breadth-first.ts';
import { cellsAlong, type Solution, whyUnsolvable } from './solver.ts';

/** Somebody who goes through a maze. Its fields that change are all it remembers. */
export interface Walker {
  /** Crosses the next link. @returns the half crossed, or NONE once the walker gives up */
  step(): number;
}

/** Links walked and cells seen, by all walkers together. */
export class Footprints {
  walked = 0;
  seen = 0;
  private readonly met: BitSet;
  private readonly trace: Trace | null;

  constructor({ space, start }: Maze, trace: Trace | null) {
    this.met = new BitSet(space.graph.cellCount);
    this.trace = trace;
    this.meet(start);
  }

  /** A walker goes over a link to `cell`. */
  step(cell: number): void {
    this.walked++;
    this.meet(cell);
    this.trace?.step(cell);
  }

  private meet(cell: number): void {
    if (this.met.has(cell)) return;
    this.met.add(cell);
    this.seen++;
    this.trace?.visit(cell);
  }
}

/** A way without loops: coming to a cell it has passed, it is cut back to there. Cost: O(1) a link, amortised. */
export class Way {
  private readonly graph: Graph;
  private readonly placeOf: Int32Array; // cell -> links of the way before it, or NONE
  private readonly cells = new GrowableInts();
  private readonly links = new GrowableInts();

  constructor(graph: Graph, start: number) {
    this.graph = graph;
    this.placeOf = new Int32Array(graph.cellCount).fill(NONE);
    this.placeOf[start] = 0;
    this.cells.push(start);
  }

  /** Goes on over `half`, from the cell where the way ends. */
  extend(half: number): void {
    const { placeOf, cells, links } = this;
    const cell = this.graph.to[half] as number;
    const place = placeOf[cell] as number;
    if (place === NONE) {
      links.push(this.graph.link[half] as number);
      placeOf[cell] = links.length;
      cells.push(cell);
      return;
    }
    links.length = place;
    while (cells.length > place + 1) placeOf[cells.pop()] = NONE;
  }

  /** The links of the way, in order. */
  all(): Uint32Array {
    return Uint32Array.from(this.links.values());
  }
}

/** A walk that has ended. */
export interface Walked {
  /** Links from the start to a finish, in order; null if none was met. */
  readonly links: Uint32Array | null;
  readonly prints: Footprints;
}

/**
 * Lets one walker go until it meets a finish or gives up.
 *
 * @param most links it may walk
 */
export function walk(maze: Maze, walker: Walker, trace: Trace | null, most: number = Number.POSITIVE_INFINITY): Walked {
  const { graph } = maze.space;
  const goals = BitSet.from(graph.cellCount, maze.finishes);
  const prints = new Footprints(maze, trace);
  if (goals.has(maze.start)) return { links: new Uint32Array(0), prints };
  const way = new Way(graph, maze.start);
  while (prints.walked < most) {
    const half = walker.step();
    if (half === NONE) break;
    const cell = graph.to[half] as number;
    prints.step(cell);
    way.extend(half);
    if (goals.has(cell)) return { links: way.all(), prints };
  }
  return { links: null, prints };
}

/**
 * The answer of walkers.
 *
 * @param sure as in {@link Solution}
 * @param reason why there is no solution, as far as the walkers know; empty if there is one
 */
export function walkersAnswer(
  solver: string,
  maze: Maze,
  { links, prints }: Walked,
  sure: boolean,
  reason: string,
): Solution {
  const path = links === null ? new Uint32Array(0) : cellsAlong(maze.space.graph, maze.start, links);
  return {
    solver,
    solved: links !== null,
    sure,
    path,
    links: links ?? new Uint32Array(0),
    cells: path.toSorted(),
    steps: prints.walked,
    seen: prints.seen,
    walked: prints.walked,
    reason: links === null ? reason : null,
  };
}

/** What could have been found from the start. */
export interface Outlook {
  /** Cells that can be reached; those nearer than the nearest finish, if there is one. */
  readonly cells: number;
  /** Why no finish can be reached; null if one can. */
  readonly whyNot: string | null;
}

/** Looks from outside whether walkers who did not come through could have. Cost: O(cells + links). */
export function outlook(maze: Maze): Outlook {
  const { links, seen } = breadthFirst(maze, null);
  return { cells: seen, whyNot: links === null ? whyUnsolvable(maze) : null };
}

/** Whether some links are one-way. */
export function hasOneWay({ oneWay }: Maze): boolean {
  return oneWay !== null && !oneWay.isEmpty();
}

/** A solver that is sure where walkers failed, for reasons. */
export function sureSolver(maze: Maze): string {
  return `${hasOneWay(maze) ? 'backtracker' : 'tremaux'}, which is sure`;
}
