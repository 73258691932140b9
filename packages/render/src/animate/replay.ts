// A trace played again: after each event, what every cell and every link is. One replay serves generators of all kinds,
// by passages and by walls, and solvers.

import { BitSet, EVENT, type Maze, NONE, type Trace } from '@labrys/core';

/** What is watched: a generator that carves passages, one that adds walls, or a solver at work on a maze. */
export type Watched = 'passage' | 'wall' | 'solve';

/** What a cell (or a wall corner, by walls) is. */
export const STATE = { out: 0, walk: 1, active: 2, in: 3, filled: 4 } as const;

/** The replay of one trace. */
export class Replay {
  readonly watched: Watched;
  /** Values of STATE, by cell; by walls, by corner. */
  readonly states: Uint8Array;
  /** Links that are open by now; for solvers all that are open. */
  readonly open: BitSet;
  /** Links that a solver has chosen as its path. */
  readonly path: number[] = [];
  /** Cells of the walk that is not in yet, in order. */
  readonly walk: number[] = [];
  /** Cell -> link by which it came in, or NONE. */
  readonly cameBy: Int32Array;
  /** Where the last event was, or NONE before the first. */
  head: number = NONE;
  /** Whether cells come in one by one; if not, as with Kruskal, sets are shown instead. */
  readonly hasVisits: boolean;
  /** Event that comes next. */
  event = 0;
  private readonly trace: Trace;
  private readonly ends: Uint32Array;
  private readonly hasLeaves: boolean;
  private lastChosen: number = NONE;

  /**
   * @param maze what came out; for solvers the maze they worked on
   * @throws MazeError nothing: a trace of another maze shows nonsense, but does no harm
   */
  constructor(maze: Maze, trace: Trace, watched: Watched) {
    const { graph, dual } = maze.space;
    const nodes = watched === 'wall' && dual !== null ? dual.graph : graph;
    this.watched = watched;
    this.trace = trace;
    this.ends = nodes.ends;
    this.states = new Uint8Array(nodes.cellCount);
    this.cameBy = new Int32Array(nodes.cellCount).fill(NONE);
    const nothing = new BitSet(graph.linkCount);
    this.open = watched === 'solve' ? maze.open.clone() : watched === 'wall' ? nothing.complement() : nothing;
    let hasVisits = false;
    let hasLeaves = false;
    for (let event = 0; event < trace.length; event++) {
      if (trace.kind(event) === EVENT.visit) hasVisits = true;
      if (trace.kind(event) === EVENT.leave) hasLeaves = true;
    }
    this.hasVisits = hasVisits;
    this.hasLeaves = hasLeaves && watched !== 'solve';
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
    const l = this.lastChosen;
    if (l !== NONE && (this.ends[2 * l] === cell || this.ends[2 * l + 1] === cell)) this.cameBy[cell] = l;
  }

  private choose(link: number): void {
    this.lastChosen = link;
    if (this.watched === 'solve') {
      this.path.push(link);
      return;
    }
    if (this.watched === 'wall') {
      this.open.delete(link);
      return;
    }
    this.open.add(link);
    if (this.hasVisits) return;
    this.states[this.ends[2 * link] as number] = STATE.in;
    this.states[this.ends[2 * link + 1] as number] = STATE.in;
  }

  /** A walker that meets its own way drops the loop it has made. */
  private step(cell: number): void {
    const { states, walk } = this;
    this.head = cell;
    if (states[cell] === STATE.out) {
      // What was walked before is in by now, unless the walker began anew.
      if (walk.length > 0 && states[walk[walk.length - 1] as number] !== STATE.walk) walk.length = 0;
      states[cell] = STATE.walk;
      walk.push(cell);
      return;
    }
    if (states[cell] !== STATE.walk) return;
    while (walk.length > 0 && walk[walk.length - 1] !== cell) states[walk.pop() as number] = STATE.out;
  }

  private leave(cell: number): void {
    if (this.watched === 'solve') {
      this.states[cell] = STATE.filled;
      this.head = cell;
      return;
    }
    if (this.states[cell] !== STATE.out) this.states[cell] = STATE.in;
    if (this.head !== cell) return;
    // A walker that is done with its cell steps back to where it came from.
    const l = this.cameBy[cell] as number;
    if (l !== NONE) this.head = (this.ends[2 * l] as number) + (this.ends[2 * l + 1] as number) - cell;
  }
}
