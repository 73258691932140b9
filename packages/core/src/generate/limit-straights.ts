// Takes straights that are too long out of a spanning tree by exchanging links: one of the straight is closed, which
// leaves two parts, and another link between the parts is opened.

import type { Graph } from '../graph/graph.ts';
import type { Random } from '../random/random.ts';
import type { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';

/** What {@link LimitStraights} works on. */
export interface StraightsTask {
  readonly graph: Graph;
  /** Half -> the half straight on in the cell entered, or NONE. */
  readonly straight: Int32Array;
  /** Half -> the half at the other end. */
  readonly twin: Uint32Array;
  /** The passages, without loops; changed in place. */
  readonly open: BitSet;
  /** Links that have to stay as they are; null for none. */
  readonly fixed: BitSet | null;
  /** The most cells in a row, 2 or more. */
  readonly most: number;
  readonly random: Random;
}

/** Cells for which both parts are walked over, pass by pass; what cannot be mended so is left for the next pass. */
const REACHES = [200, 5000, Number.POSITIVE_INFINITY];

/** Links between two parts among which one is drawn: more would spread the change over a wider place. */
const ENOUGH = 4;

/** An exchange that makes another straight too long is taken so often for each straight that nothing else can mend. */
const DETOURS = 4;

/**
 * Exchanges links until no passage goes straight on for more than `most` cells, or nothing more can be done: on narrow boards
 * there is no such tree.
 *
 * Cost: O(cells + links), and for each straight that is too long the cells near it; where no exchange is near, at most
 * those of the smaller part for each of its links.
 */
export class LimitStraights {
  private readonly task: StraightsTask;
  private readonly beforeFirst: Uint32Array; // half -> its first entry in `before`
  private readonly before: Uint32Array; // the halves that it is straight on from
  private waiting = new GrowableInts(); // halves from which a straight may be too long
  private later = new GrowableInts();
  private readonly found: number;
  private pass = 0;
  private detours = 0;
  private readonly stamp: Uint32Array; // cell -> number of the part that reached it last
  private stamps = 0; // number of the first of two parts; the second has the next one
  private readonly parts: readonly [Uint32Array, Uint32Array]; // cells
  private readonly joins = new GrowableInts(); // halves
  private spent = 0; // cells looked at in this run
  private readonly walk = new GrowableInts();

  constructor(task: StraightsTask) {
    const { graph, straight, open } = task;
    this.task = task;
    this.stamp = new Uint32Array(graph.cellCount);
    this.parts = [new Uint32Array(graph.cellCount), new Uint32Array(graph.cellCount)];
    this.beforeFirst = new Uint32Array(straight.length + 1);
    for (const on of straight) {
      if (on !== NONE) this.beforeFirst[on + 1] = (this.beforeFirst[on + 1] as number) + 1;
    }
    for (let h = 0; h < straight.length; h++) {
      this.beforeFirst[h + 1] = (this.beforeFirst[h + 1] as number) + (this.beforeFirst[h] as number);
    }
    this.before = new Uint32Array(this.beforeFirst[straight.length] as number);
    const filled = this.beforeFirst.slice();
    for (let h = 0; h < straight.length; h++) {
      const on = straight[h] as number;
      if (on === NONE) continue;
      this.before[filled[on] as number] = h;
      filled[on] = (filled[on] as number) + 1;
    }
    for (let h = 0; h < straight.length; h++) {
      if (open.has(graph.link[h] as number) && this.onward(h) >= task.most) this.waiting.push(h);
    }
    this.detours = DETOURS * this.waiting.length;
    this.found = Math.max(this.waiting.length, 1);
  }

  /** 0 to 1. */
  progress(): number {
    return Math.max(0, 1 - (this.waiting.length + this.later.length) / this.found);
  }

  /** Looks at about so many cells. @returns true once nothing more can be done */
  run(budget: number): boolean {
    this.spent = 0;
    while (this.spent < budget) {
      this.spent++;
      if (this.waiting.length === 0) {
        if (this.later.length === 0 || this.pass === REACHES.length - 1) return true;
        [this.waiting, this.later] = [this.later, this.waiting];
        this.pass++;
      }
      this.mend(this.waiting.pop());
    }
    return false;
  }

  /** Open links in a row from a half on, straight ahead; no more are counted than make a straight too long. */
  private onward(half: number): number {
    const { graph, straight, open, most } = this.task;
    let count = 0;
    let at = half;
    while (count < most && at !== NONE && open.has(graph.link[at] as number)) {
      count++;
      at = straight[at] as number;
    }
    return count;
  }

  /** The same backwards, the half itself left out, by whichever way is the longest. */
  private backward(half: number): number {
    const { graph, open, most } = this.task;
    const { walk } = this;
    let longest = 0;
    walk.length = 0;
    walk.push(half);
    walk.push(0);
    while (walk.length > 0) {
      const count = walk.pop();
      const at = walk.pop();
      longest = Math.max(longest, count);
      if (count >= most) break;
      for (let i = this.beforeFirst[at] as number; i < (this.beforeFirst[at + 1] as number); i++) {
        const earlier = this.before[i] as number;
        if (!open.has(graph.link[earlier] as number)) continue;
        walk.push(earlier);
        walk.push(count + 1);
      }
    }
    return longest;
  }

  /** Whether a passage here would lie on a straight that is too long, walked one way or the other. */
  private makesTooLong(half: number): boolean {
    return this.isTooLong(half) || this.isTooLong(this.task.twin[half] as number);
  }

  private isTooLong(half: number): boolean {
    const { straight, most } = this.task;
    const on = straight[half] as number;
    return this.backward(half) + 1 + (on === NONE ? 0 : this.onward(on)) >= most;
  }

  /** Breaks the straight on which a half lies, if it is too long. */
  private mend(half: number): void {
    const { graph, straight, open, fixed, most, random } = this.task;
    const isOpen = (h: number): boolean => open.has(graph.link[h] as number);
    if (!isOpen(half)) return;
    let begin = half;
    for (let back = this.openBefore(begin); back !== NONE && back !== half; back = this.openBefore(begin)) begin = back;
    const halves: number[] = [];
    for (let at = begin; at !== NONE && isOpen(at) && halves.length < 2 * most; at = straight[at] as number) {
      halves.push(at);
      if (straight[at] === begin) break; // a ring
    }
    if (halves.length < most) return;
    // Closing one of these leaves both rests short enough, or else the first as long as may be.
    const least = Math.max(0, Math.min(halves.length - most, most - 1));
    const places = Uint32Array.from({ length: most - least }, (_, i) => least + i);
    random.shuffle(places);
    const mayDetour = this.pass === REACHES.length - 1 && this.detours > 0;
    if (mayDetour) this.detours--;
    for (const isDetour of mayDetour ? [false, true] : [false]) {
      for (const place of places) {
        const link = graph.link[halves[place] as number] as number;
        if (fixed?.has(link) === true || !this.exchange(link, isDetour)) continue;
        this.waiting.push(begin);
        if (place + 1 < halves.length) this.waiting.push(halves[place + 1] as number);
        return;
      }
    }
    this.later.push(half);
  }

  private openBefore(half: number): number {
    const { graph, open } = this.task;
    for (let i = this.beforeFirst[half] as number; i < (this.beforeFirst[half + 1] as number); i++) {
      const earlier = this.before[i] as number;
      if (open.has(graph.link[earlier] as number)) return earlier;
    }
    return NONE;
  }

  /**
   * Closes a link and opens another one that joins the two parts again; changes nothing where that cannot be.
   *
   * @param isDetour whether the other one may lie on a straight that is too long
   */
  private exchange(link: number, isDetour: boolean): boolean {
    const { graph, open, random } = this.task;
    open.delete(link);
    this.gatherJoins(link, isDetour);
    if (this.joins.length === 0) {
      open.add(link);
      return false;
    }
    const half = this.joins.at(random.below(this.joins.length));
    open.add(graph.link[half] as number);
    if (isDetour) this.waiting.push(half);
    return true;
  }

  /**
   * Some links between the two parts that a closed one leaves, the nearest ones, as halves.
   *
   * Both parts are walked over from the closed link on, a cell of each in turn. What is reached from one end is in its part
   * for sure, so a link between cells of different parts is known long before the parts are; if one is known whole, which
   * is the smaller one, all links that leave it are.
   */
  private gatherJoins(link: number, isDetour: boolean): void {
    const { graph } = this.task;
    const { joins, parts } = this;
    const reach = REACHES[this.pass] as number;
    const ends: [number, number] = [0, 0]; // cells reached, by part
    this.stamps += 2;
    joins.length = 0;
    for (const k of [0, 1] as const) {
      const cell = graph.ends[2 * link + k] as number;
      this.stamp[cell] = this.stamps + k;
      parts[k][0] = cell;
      ends[k] = 1;
    }
    for (let head = 0; head < reach; head++) {
      for (const k of [0, 1] as const) {
        if (head === ends[k]) {
          for (let i = 0; i < head; i++) this.gatherAt(parts[k][i] as number, link, isDetour, NONE);
          return;
        }
        this.spent++;
        const cell = parts[k][head] as number;
        ends[k] = this.reachFrom(cell, this.stamps + k, parts[k], ends[k]);
        this.gatherAt(cell, link, isDetour, this.stamps + 1 - k);
        if (joins.length >= ENOUGH) return;
      }
    }
  }

  /** Puts the cells that passages lead to from a cell at the end of its part. @returns the new end */
  private reachFrom(cell: number, number: number, part: Uint32Array, from: number): number {
    const { graph, open } = this.task;
    let end = from;
    for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
      const other = graph.to[h] as number;
      if (this.stamp[other] === number || !open.has(graph.link[h] as number)) continue;
      this.stamp[other] = number;
      part[end++] = other;
    }
    return end;
  }

  /** Gathers the halves of a cell that lead to the part of a number; NONE: to any other part than its own. */
  private gatherAt(cell: number, closed: number, isDetour: boolean, number: number): void {
    const { graph, fixed } = this.task;
    const { stamp, joins } = this;
    for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
      const link = graph.link[h] as number;
      const there = stamp[graph.to[h] as number] as number;
      if (number === NONE ? there === stamp[cell] : there !== number) continue;
      if (link === closed || fixed?.has(link) === true || (!isDetour && this.makesTooLong(h))) continue;
      joins.push(h);
    }
  }
}
