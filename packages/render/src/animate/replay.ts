// A trace played again: after each event, what every cell and every link is. One replay serves generators of all kinds,
// by passages and by walls, and solvers.

import { across, BitSet, type Classes, classSize, EVENT, type Graph, type Maze, NONE, type Trace } from '@labrys/core';

/** What is watched: a generator that carves passages, one that adds walls, or a solver at work on a maze. */
export type Watched = 'passage' | 'wall' | 'solve';

/** What a cell (or a wall corner, by walls) is. */
export const STATE = { out: 0, walk: 1, active: 2, in: 3, filled: 4 } as const;

/**
 * What a trace tells of the algorithm behind it.
 *
 * - `walks`: a walker goes about, on what is in and on what is not, as those of Wilson and of Aldous and Broder
 * - `hunts`: a walker carves its way and leaps to another place when it is stuck, as that of hunt and kill
 * - `stack`: what is carved goes on from the newest cell that can, as the backtracker does: it knows its way back
 * - `frontier`: each cell joins those that are in, and nothing tells which of them it will be, as with Prim
 * - `active`: any of a list of cells may be the next to go on from
 * - `visits`: cells come in, by an order that does not come from the maze
 * - `links`: only links are told, as with Kruskal
 */
export type Manner = 'walks' | 'hunts' | 'stack' | 'frontier' | 'active' | 'visits' | 'links';

/** The replay of one trace. */
export class Replay {
  readonly watched: Watched;
  readonly manner: Manner;
  /** What is reached: the cells, or by walls the wall corners. */
  readonly nodes: Graph;
  /** Values of STATE, by cell; by walls, by corner. */
  readonly states: Uint8Array;
  /** Links that are open by now; for solvers all that are open. */
  readonly open: BitSet;
  /** Links that a solver has chosen as its path. */
  readonly path: number[] = [];
  /** Cells of the walk, in order; those that are taken in stay until the next walk begins. */
  readonly walk: number[] = [];
  /** The cell that is in at which the walk has ended, or NONE. */
  walkEnd: number = NONE;
  /** Cell -> link by which it came in, or NONE. */
  readonly cameBy: Int32Array;
  /** Where the last event was, or NONE before the first. */
  head: number = NONE;
  /** Where a walker began its way after a leap, or NONE. */
  leapt: number = NONE;
  /** Event that comes next. */
  event = 0;
  private readonly trace: Trace;
  private readonly classes: Classes | null; // corners of one piece of the border are one place
  private readonly hasLeaves: boolean;
  private lastChosen: number = NONE;

  /**
   * @param maze what came out; for solvers the maze they worked on
   * @throws MazeError nothing: a trace of another maze shows nonsense, but does no harm
   */
  constructor(maze: Maze, trace: Trace, watched: Watched) {
    const { graph, dual } = maze.space;
    const byWalls = watched === 'wall' && dual !== null;
    this.watched = watched;
    this.trace = trace;
    this.nodes = byWalls ? dual.graph : graph;
    this.classes = byWalls ? dual.classes : null;
    this.states = new Uint8Array(this.nodes.cellCount);
    this.cameBy = new Int32Array(this.nodes.cellCount).fill(NONE);
    const nothing = new BitSet(graph.linkCount);
    this.open = watched === 'solve' ? maze.open.clone() : watched === 'wall' ? nothing.complement() : nothing;
    this.manner = this.mannerOfTrace();
    this.hasLeaves = has(trace, EVENT.leave) && watched !== 'solve';
  }

  /** Whether cells come in one by one; if not, as with Kruskal, sets are shown instead. */
  get hasVisits(): boolean {
    return this.manner !== 'links';
  }

  /** Plays on up to an event, which is not played any more. */
  playTo(event: number): void {
    const { trace } = this;
    for (; this.event < event; this.event++) {
      const index = trace.index(this.event);
      switch (trace.kind(this.event)) {
        case EVENT.visit:
          this.visit(index);
          break;
        case EVENT.choose:
          this.choose(index);
          break;
        case EVENT.step:
          this.step(index);
          break;
        case EVENT.leave:
          this.leave(index);
      }
    }
  }

  private visit(cell: number): void {
    if (cell >= this.states.length) return;
    this.states[cell] = this.hasLeaves ? STATE.active : STATE.in;
    this.head = cell;
    if (this.joins(this.lastChosen, cell)) this.cameBy[cell] = this.lastChosen;
  }

  private choose(link: number): void {
    this.lastChosen = link;
    if (this.watched === 'solve') {
      this.path.push(link);
      return;
    }
    if (this.watched === 'wall') this.open.delete(link);
    else this.open.add(link);
    if (this.hasVisits) return;
    this.states[this.nodes.ends[2 * link] as number] = STATE.in;
    this.states[this.nodes.ends[2 * link + 1] as number] = STATE.in;
  }

  /** A walker that meets its own way drops the loop it has made. */
  private step(cell: number): void {
    const { states, walk } = this;
    this.head = cell;
    if (states[cell] === STATE.active || states[cell] === STATE.in) {
      this.leapt = cell;
      if (walk.length > 0) this.walkEnd = cell;
      return;
    }
    if (this.walkEnd !== NONE) {
      walk.length = 0;
      this.walkEnd = NONE;
    }
    const place = this.placeOf(cell);
    const mayHaveMet = states[cell] === STATE.walk || this.isShared(place);
    const met = mayHaveMet ? walk.findLastIndex((one) => this.placeOf(one) === place) : NONE;
    if (met === NONE) {
      states[cell] = STATE.walk;
      walk.push(cell);
    } else {
      while (walk.length > met + 1) states[walk.pop() as number] = STATE.out;
    }
  }

  private leave(cell: number): void {
    if (this.watched === 'solve') {
      this.states[cell] = STATE.filled;
      this.head = cell;
      return;
    }
    if (this.states[cell] !== STATE.out) this.states[cell] = STATE.in;
    // What goes on from its newest cell steps back to where that came from.
    const l = this.cameBy[cell] as number;
    if (this.manner === 'stack' && this.head === cell && l !== NONE) this.head = across(this.nodes, l, cell);
  }

  private placeOf(cell: number): number {
    return this.classes === null ? cell : (this.classes.of[cell] as number);
  }

  private isShared(place: number): boolean {
    return this.classes !== null && classSize(this.classes, place) > 1;
  }

  private joins(link: number, cell: number): boolean {
    const { ends } = this.nodes;
    return link !== NONE && (ends[2 * link] === cell || ends[2 * link + 1] === cell);
  }

  /** Cost: O(events). */
  private mannerOfTrace(): Manner {
    const { trace, nodes } = this;
    if (!has(trace, EVENT.visit)) return 'links';
    if (has(trace, EVENT.step)) return has(trace, EVENT.leave) ? 'hunts' : 'walks';
    if (this.watched === 'solve') return 'visits';
    const { ends } = nodes;
    const places = (link: number): number[] => [
      this.placeOf(ends[2 * link] as number),
      this.placeOf(ends[2 * link + 1] as number),
    ];
    const hasLeft = new Uint8Array(nodes.cellCount);
    const stack: number[] = [];
    let isStack = true;
    let isFrontier = true;
    let first = NONE; // place of the first cell
    let reached: number[] = []; // places of the link chosen last
    for (let event = 0; event < trace.length; event++) {
      const index = trace.index(event);
      switch (trace.kind(event)) {
        case EVENT.visit:
          if (first === NONE) first = this.placeOf(index);
          if (this.placeOf(index) !== first && !reached.includes(this.placeOf(index))) isFrontier = false;
          stack.push(index);
          break;
        case EVENT.leave:
          hasLeft[index] = 1;
          break;
        case EVENT.choose:
          reached = places(index);
          while (stack.length > 0 && hasLeft[stack[stack.length - 1] as number] === 1) stack.pop();
          if (stack.length > 0 && !reached.includes(this.placeOf(stack[stack.length - 1] as number))) isStack = false;
      }
    }
    if (has(trace, EVENT.leave)) return isStack ? 'stack' : 'active';
    return isFrontier ? 'frontier' : 'visits';
  }
}

function has(trace: Trace, kind: number): boolean {
  for (let event = 0; event < trace.length; event++) if (trace.kind(event) === kind) return true;
  return false;
}
