// The backtracker that tunnels: it looks two steps ahead and passes straight under a passage it meets.
// Cost: O(cells + links), a stack entry and some numbers for each cell; times the longest tunnel where it is long.

import { cellOfHalf, twins } from '../graph/graph.ts';
import { crossingsInLine } from '../mesh/woven.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { Backtracker, type BacktrackerParams, backtracker } from './backtracker.ts';
import type { Generator, Task, Tunnel, Tunnels } from './generator.ts';
import type { Trace } from './trace.ts';

export const tunneller: Generator<BacktrackerParams> = {
  id: 'GEN-TUNNELLER',
  name: 'tunneller',
  title: 'Tunneller',
  summary: 'A backtracker that passes straight under a passage it meets, if the cell beyond is free: few dead ends.',
  about:
    'The classical way to weave. Elsewhere crossings are placed before anything is carved; here the walk makes them ' +
    'itself. No dead end and no bend lies under a passage, and no place is crossed twice. The density of the weave is ' +
    'the chance that a step looks for tunnels; on a board that is not to be woven it is the backtracker exactly.',
  steps: [
    'Start anywhere and mark the cell as visited.',
    'Look for unvisited neighbours, and for neighbours that are a straight passage crosswise with an unvisited cell beyond.',
    'Choose one at random: open the wall to a neighbour, or pass under the passage into the cell beyond; chance says which of the two lies over the other.',
    'Where there is none, step back along the stack to the last cell that has one.',
    'When the stack is empty every cell has been visited.',
  ],
  sources: [
    'W. D. Pullen, Think Labyrinth: Maze Algorithms (Weave), 1996-2015',
    'J. Buck, Mazes for Programmers, 2015, chapter 9',
  ],
  params: backtracker.params,
  type: 'tree',
  needs: [],
  memory: 'cells',
  tunnels: true,
  whyNoRivals: 'it makes crossings, and there is no telling yet which sides are opposite; carve with backtracker',
  focus: {
    passage: { unbiased: true, uniform: 'never', published: null },
    wall: 'passages that cross have no corners that walls could grow from; carve passages, or use growing-tree',
  },
  defaultFocus: 'passage',
  start: (task, params, trace) =>
    task.tunnels === null ? new Backtracker(task, params, trace) : new Tunneller(task, task.tunnels, params, trace),
};

class Tunneller extends Backtracker {
  readonly tunnels: Tunnel[] = [];
  private readonly density: number;
  private readonly most: number; // crossings in a line
  private readonly opposite: Int32Array; // half -> half of the same cell, or NONE
  private readonly twin: Uint32Array;
  private readonly owner: Uint32Array; // half -> cell
  private readonly onward: Int32Array; // half of a crossing -> the half at the other end of its strand, or NONE
  private readonly isCrossed: BitSet; // by cell
  private readonly isClosed: BitSet; // links that a crossing closes for good
  private readonly ways: Uint32Array; // cell -> open links
  private readonly firstWay: Int32Array; // cell -> half of the first that was opened, or NONE
  private readonly secondWay: Int32Array;
  private readonly lookOf: Uint32Array; // cell -> number of the last look that passed it
  private look = 0;

  constructor(task: Task, { density, tunnel, opposite }: Tunnels, params: BacktrackerParams, trace: Trace | null) {
    super(task, params, trace);
    const { graph } = task;
    this.density = density;
    this.most = tunnel;
    this.opposite = opposite;
    this.twin = twins(graph);
    this.owner = cellOfHalf(graph);
    this.onward = new Int32Array(graph.to.length).fill(NONE);
    this.isCrossed = new BitSet(graph.cellCount);
    this.isClosed = new BitSet(graph.linkCount);
    this.ways = new Uint32Array(graph.cellCount);
    this.firstWay = new Int32Array(graph.cellCount).fill(NONE);
    this.secondWay = new Int32Array(graph.cellCount).fill(NONE);
    this.lookOf = new Uint32Array(graph.cellCount);
  }

  override run(budget: number): boolean {
    const { first, to } = this.task.graph;
    const { random } = this.task;
    const { entered, stack, candidates, trace, orders } = this;
    for (let left = budget; left > 0 && this.height > 0; left--) {
      const top = this.height - 1;
      const cell = stack[top] as number;
      const begin = first[cell] as number;
      const end = first[cell + 1] as number;
      let count = 0;
      for (let h = begin; h < end; h++) if (entered[to[h] as number] === 0) candidates[count++] = h;
      if (!this.isCrossed.has(cell) && random.chance(this.density)) {
        for (let h = begin; h < end; h++) {
          if (entered[to[h] as number] === 1 && this.exitOf(h) !== NONE) candidates[count++] = h;
        }
      }
      if (count === 0) {
        trace?.leave(cell);
        this.height = top;
        this.isFresh = false;
        continue;
      }
      const flow = this.river.at(cell);
      if (flow < 1 && !random.chance(flow) && random.small(end - begin) >= count) {
        this.swapToTop(random.below(this.height)); // as the backtracker gives up
        continue;
      }
      const half = orders.pick(cell, candidates, count, this.cameBy[top] as number, this.isFresh);
      const last = entered[to[half] as number] === 0 ? half : this.tunnel(half);
      this.open(last);
      this.enter(to[last] as number, last);
    }
    return this.height === 0;
  }

  /** The half by which a tunnel that begins with `half` comes out in an unvisited cell, or NONE. */
  private exitOf(half: number): number {
    const { to, link } = this.task.graph;
    this.lookOf[this.owner[half] as number] = ++this.look;
    let way = half;
    for (let length = 1; length <= this.most; length++) {
      const cell = to[way] as number;
      const out = this.opposite[this.twin[way] as number] as number;
      if (this.lookOf[cell] === this.look || this.isClosed.has(link[way] as number) || !this.mayCross(cell, out)) break;
      if (this.entered[to[out] as number] === 0) return out;
      this.lookOf[cell] = this.look;
      way = out;
    }
    return NONE;
  }

  /** Whether a cell is a straight passage that a tunnel which leaves it by `out` may cross. */
  private mayCross(cell: number, out: number): boolean {
    if (out === NONE || this.isCrossed.has(cell) || this.ways[cell] !== 2) return false;
    const { first, to } = this.task.graph;
    const one = this.firstWay[cell] as number;
    const other = this.secondWay[cell] as number;
    const back = this.opposite[out] as number;
    if (this.opposite[one] !== other || one === out || one === back) return false;
    // The passage that is there may not lead along the tunnel as well, as it can on narrow surfaces.
    if (this.lookOf[to[one] as number] === this.look || this.lookOf[to[other] as number] === this.look) return false;
    if (crossingsInLine(this.onward, this.twin, [one, other], this.most) > this.most) return false;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      // Sides that the crossing closes have to be needed by nobody.
      if (h !== one && h !== other && h !== out && h !== back && this.entered[to[h] as number] === 0) return false;
    }
    return true;
  }

  /** Passes under what {@link exitOf} has found. @returns the half that leads out */
  private tunnel(half: number): number {
    const { task, entered, twin, onward } = this;
    const { first, to, link } = task.graph;
    let way = half;
    while (entered[to[way] as number] === 1) {
      this.open(way);
      const cell = to[way] as number;
      const back = twin[way] as number;
      const out = this.opposite[back] as number;
      const one = this.firstWay[cell] as number;
      const other = this.secondWay[cell] as number;
      const laterIsOver = task.random.small(2) === 0;
      this.tunnels.push(
        laterIsOver
          ? { cell, over: [back, out], under: [one, other], laterIsOver }
          : { cell, over: [one, other], under: [back, out], laterIsOver },
      );
      onward[one] = other;
      onward[other] = one;
      onward[back] = out;
      onward[out] = back;
      this.isCrossed.add(cell);
      this.trace?.visit(cell);
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        if (onward[h] === NONE) this.isClosed.add(link[h] as number);
      }
      way = out;
    }
    return way;
  }

  private open(half: number): void {
    const { link } = this.task.graph;
    this.chosen.add(link[half] as number);
    this.trace?.choose(link[half] as number);
    this.note(half);
    this.note(this.twin[half] as number);
  }

  private note(half: number): void {
    const cell = this.owner[half] as number;
    if (this.ways[cell] === 0) this.firstWay[cell] = half;
    else if (this.ways[cell] === 1) this.secondWay[cell] = half;
    this.ways[cell] = (this.ways[cell] as number) + 1;
  }
}
