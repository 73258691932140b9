// A trace played again: after each event, what every cell and every link is. One replay serves generators of all kinds,
// by passages and by walls, and solvers.

import {
  across,
  BitSet,
  type Classes,
  classMember,
  classSize,
  EVENT,
  type Graph,
  joinedClasses,
  linkBetween,
  type Maze,
  NONE,
  type Trace,
} from '@labrys/core';

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
  private readonly maze: Maze;
  private readonly trace: Trace;
  private readonly classes: Classes | null; // corners of one piece of the border, and cells of crossings, are one place
  private readonly joined: BitSet | null; // links that are open whatever is carved
  private readonly isRooted: Uint8Array; // 1 for cells whose way back is known
  private readonly hasLeaves: boolean;
  private lastChosen: number = NONE;
  private hasRoot = false;

  /**
   * @param maze what came out; for solvers the maze they worked on
   * @param manner what is known of the trace; found out if absent
   * @throws MazeError nothing: a trace of another maze shows nonsense, but does no harm
   */
  constructor(maze: Maze, trace: Trace, watched: Watched, manner?: Manner) {
    const { graph, dual, weave } = maze.space;
    const byWalls = watched === 'wall' && dual !== null;
    this.watched = watched;
    this.maze = maze;
    this.trace = trace;
    this.nodes = byWalls ? dual.graph : graph;
    this.joined = watched === 'solve' ? null : (weave?.open ?? null);
    this.classes = byWalls ? dual.classes : this.joined === null ? null : joinedClasses(graph, this.joined);
    this.states = new Uint8Array(this.nodes.cellCount);
    this.cameBy = new Int32Array(this.nodes.cellCount).fill(NONE);
    this.isRooted = new Uint8Array(this.joined === null ? 0 : graph.cellCount);
    const nothing = this.joined?.clone() ?? new BitSet(graph.linkCount);
    this.open = watched === 'solve' ? maze.open.clone() : watched === 'wall' ? nothing.complement() : nothing;
    this.manner = manner ?? this.mannerOfTrace();
    this.hasLeaves = has(trace, EVENT.leave) && watched !== 'solve';
  }

  /** The same trace from its start. */
  again(): Replay {
    return new Replay(this.maze, this.trace, this.watched, this.manner);
  }

  /** Whether cells come in one by one; if not, as with Kruskal, sets are shown instead. */
  get hasVisits(): boolean {
    return this.manner !== 'links';
  }

  /** Whether a cell is in. */
  isReached(cell: number): boolean {
    const state = this.states[cell];
    return state === STATE.active || state === STATE.in;
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
    const isChosen = this.joins(this.lastChosen, cell);
    if (isChosen) this.cameBy[cell] = this.lastChosen;
    if (this.joined !== null) this.root(cell, isChosen || !this.hasRoot);
  }

  /** Cells that are joined beforehand come in by their joints, from the one of them that a link was chosen to. */
  private root(visited: number, isEntered: boolean): void {
    const { isRooted, states, cameBy, nodes } = this;
    const reach = (cell: number): number[] => {
      const halves: number[] = [];
      for (let h = nodes.first[cell] as number; h < (nodes.first[cell + 1] as number); h++) {
        if (this.joined?.has(nodes.link[h] as number) && states[nodes.to[h] as number] !== STATE.out) halves.push(h);
      }
      return halves;
    };
    this.hasRoot = true;
    if (isEntered) isRooted[visited] = 1;
    else {
      const back = reach(visited).find((h) => isRooted[nodes.to[h] as number] === 1);
      if (back === undefined) return;
      isRooted[visited] = 1;
      cameBy[visited] = nodes.link[back] as number;
    }
    const stack = [visited];
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      for (const h of reach(cell)) {
        const other = nodes.to[h] as number;
        if (isRooted[other] === 1) continue;
        isRooted[other] = 1;
        cameBy[other] = nodes.link[h] as number;
        stack.push(other);
      }
    }
  }

  /** Links from a cell to another one: over joints to where a link leads there; none if there is no such way. */
  linksTo(from: number, to: number): number[] {
    const { nodes, joined } = this;
    const cameBy = new Map<number, number>([[from, NONE]]);
    const queue = [from];
    for (let at = 0; at < queue.length; at++) {
      const cell = queue[at] as number;
      const last = linkBetween(nodes, cell, to);
      if (last !== NONE) {
        const links = [last];
        let c = cell;
        for (let l = cameBy.get(c) as number; l !== NONE; l = cameBy.get(c) as number) {
          links.unshift(l);
          c = across(nodes, l, c);
        }
        return links;
      }
      for (let h = nodes.first[cell] as number; h < (nodes.first[cell + 1] as number); h++) {
        const [l, other] = [nodes.link[h] as number, nodes.to[h] as number];
        if (joined?.has(l) !== true || cameBy.has(other)) continue;
        cameBy.set(other, l);
        queue.push(other);
      }
    }
    return [];
  }

  /** Whether a cell is active, or one that is joined to it beforehand. */
  isActive(cell: number): boolean {
    const { classes, joined, states } = this;
    if (states[cell] === STATE.active || joined === null || classes === null) return states[cell] === STATE.active;
    const place = classes.of[cell] as number;
    for (let i = 0; i < classSize(classes, place); i++) {
      if (states[classMember(classes, place, i)] === STATE.active) return true;
    }
    return false;
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
    // What goes on from its newest cell steps back to where that came from; on crossings that may have been left before.
    if (this.manner !== 'stack' || this.head !== cell) return;
    do {
      const l = this.cameBy[this.head] as number;
      if (l === NONE) return;
      this.head = across(this.nodes, l, this.head);
    } while (this.joined !== null && this.states[this.head] !== STATE.active);
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
