// Eller's algorithm: row by row, with sets in rings, so that nothing but the row at hand is remembered.
// Cost: O(cells + links); where rows are no plain paths nearly so.

import { SIDE } from '../mesh/rows.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { Rings } from '../structures/rings.ts';
import { UnionFind } from '../structures/union-find.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import { orderOfRows, type RowOrder } from './row-order.ts';
import type { Trace } from './trace.ts';

export type EllerParams = { readonly join: number; readonly drop: number; readonly hang: number };

export const eller: Generator<EllerParams> = {
  id: 'GEN-ELLER',
  name: 'eller',
  title: 'Eller',
  summary: 'Makes row after row and remembers only which cells of the last one are joined, so it can go on for ever.',
  about:
    'Found by Marlin Eller in 1982. Each row joins some of its sets and hands every set on to the next row, so a maze of ' +
    'any length needs the memory of one row. Walls and cells of a row are taken in random order: then every maze of ' +
    'squares can arise. As walls, the border is a set that never ends.',
  steps: [
    'Give each cell of the row that has no set one of its own.',
    'Look at the walls between the cells of the row in random order; where the two sets differ, open some of them and make one set of both.',
    'Look at the cells in random order: a cell with others left in its set may drop out of it, each other one opens a wall to the next row and hands its set on.',
    'In the last row open every wall between different sets.',
  ],
  sources: ['M. Eller, 1982, as told by W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    join: {
      type: 'number',
      min: 0,
      max: 1,
      default: 0.6,
      help: 'chance that two different sets side by side are joined',
    },
    drop: {
      type: 'number',
      min: 0,
      max: 1,
      default: 0.6,
      help: 'chance that a cell with others left in its set gets no link to the next row',
    },
    hang: {
      type: 'number',
      min: 0,
      max: 1,
      default: 1 / 3,
      help: 'chance that a corner of the first row hangs on the border above; for walls only',
    },
  },
  type: 'set',
  needs: ['rows'],
  memory: 'row',
  focus: {
    passage: { unbiased: false, uniform: 'no', published: { deadEnds: 30, solution: 4.2 } },
    wall: {
      defaults: { join: 0.5, drop: 0.8 },
      unbiased: false,
      uniform: 'no',
      published: { deadEnds: 28, solution: 3.2 },
    },
  },
  defaultFocus: 'passage',
  start: (task, params, trace) => new Eller(task, params, trace),
};

/** Rows stand in two banks of slots in turn, and the border (the root class) in one slot more. */
class Eller implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly params: EllerParams;
  private readonly trace: Trace | null;
  private readonly rows: RowOrder;
  private readonly rings: Rings;
  private readonly border: number; // slot, or NONE
  private readonly width: number; // slots of a bank
  /** Slots of one set again where two neighbours in it need not follow one another in its ring; for one row. */
  private labels: UnionFind | null = null;
  private row = 0;
  private bank = 0; // slot of the first cell of the row

  // Links across the row, with the slots they join from left to right.
  private readonly acrossLink: number[] = [];
  private readonly acrossFrom: number[] = [];
  private readonly acrossTo: number[] = [];

  constructor(task: Task, params: EllerParams, trace: Trace | null) {
    this.task = task;
    this.params = params;
    this.trace = trace;
    this.chosen = new BitSet(task.graph.linkCount);
    this.rows = orderOfRows(task);
    this.width = this.rows.longest;
    this.border = task.classes.root === NONE ? NONE : 2 * this.width;
    this.rings = new Rings(2 * this.width + 1);
  }

  run(budget: number): boolean {
    const { first } = this.rows;
    for (let left = budget; left > 0 && this.row < this.rows.count; this.row++) {
      left -= (first[this.row + 1] as number) - (first[this.row] as number);
      this.makeRow();
    }
    return this.row === this.rows.count;
  }

  progress(): number {
    return this.row / this.rows.count;
  }

  private makeRow(): void {
    const { row, trace } = this;
    const { first, cells } = this.rows;
    const from = first[row] as number;
    const length = (first[row + 1] as number) - from;
    const isLast = row === this.rows.count - 1;
    if (trace !== null) for (let i = 0; i < length; i++) trace.visit(cells[from + i] as number);

    if (row === 0 && this.border !== NONE) this.hangOnBorder(length);
    this.labels = this.rows.arePlain ? null : this.labelled();
    this.joinAcross(from, length, isLast);
    if (isLast && this.border === NONE) return;

    if (isLast) this.labels = this.labelled(); // a set meets the border below but once, wherever it met it before
    this.goDown(from, length, isLast);
    for (let slot = this.bank; slot < this.bank + length; slot++) this.rings.remove(slot);
    this.bank = this.width - this.bank;
  }

  /** Walls only: some corners of the first row hang on the border above. */
  private hangOnBorder(length: number): void {
    const { graph, random } = this.task;
    for (let slot = 0; slot < length; slot++) {
      const cell = this.rows.cells[slot] as number;
      for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
        if (this.rows.rowOf[graph.to[h] as number] !== NONE || this.rows.borderSides?.[h] !== SIDE.above) continue;
        const l = graph.link[h] as number;
        if (!this.rings.isAlone(slot) || !random.chance(this.odds(this.params.hang, l))) continue;
        this.rings.join(this.rings.before(this.border), slot); // rings run from left to right
        this.choose(l);
      }
    }
  }

  private joinAcross(from: number, length: number, isLast: boolean): void {
    const { random } = this.task;
    const count = this.findAcross(from, length);
    const order = new Uint32Array(count);
    for (let i = 0; i < count; i++) order[i] = i;
    random.shuffle(order);
    const joinsAll = isLast && this.border === NONE;
    for (const i of order) {
      const a = this.acrossFrom[i] as number;
      const b = this.acrossTo[i] as number;
      if (this.areJoined(a, b)) continue;
      const l = this.acrossLink[i] as number;
      if (joinsAll || random.chance(this.odds(this.params.join, l))) this.join(a, b, l);
    }
    if (this.labels !== null && !joinsAll) this.joinStranded(this.labels, from, length, order);
  }

  /** Joins each set that has no link down to another sideways; once over the links is enough, since sets only gain. */
  private joinStranded(labels: UnionFind, from: number, length: number, order: Uint32Array): void {
    const goesOn = new Uint8Array(2 * this.width + 1); // by the element that stands for the set
    if (this.border !== NONE) goesOn[labels.find(this.border)] = 1;
    for (let i = 0; i < length; i++) {
      if (this.firstDown(this.rows.cells[from + i] as number) !== NONE) goesOn[labels.find(this.bank + i)] = 1;
    }
    for (const i of order) {
      const a = this.acrossFrom[i] as number;
      const b = this.acrossTo[i] as number;
      const setA = labels.find(a);
      const setB = labels.find(b);
      if (setA === setB || (goesOn[setA] === 1 && goesOn[setB] === 1)) continue;
      const either = (goesOn[setA] as number) | (goesOn[setB] as number);
      this.join(a, b, this.acrossLink[i] as number);
      goesOn[labels.find(a)] = either;
    }
  }

  /** Hands the sets on to the next row, or in the last row ties those to the border that have not met it. */
  private goDown(from: number, length: number, isLast: boolean): void {
    const { random } = this.task;
    const { cells } = this.rows;
    const order = new Uint32Array(length);
    let count = 0;
    for (let i = 0; i < length; i++) {
      const slot = this.bank + i;
      if (isLast && this.areJoined(slot, this.border)) continue;
      if (this.firstDown(cells[from + i] as number) === NONE) this.rings.remove(slot);
      else order[count++] = i;
    }
    random.shuffle(order.subarray(0, count));
    for (let i = 0; i < count; i++) {
      const slot = this.bank + (order[i] as number);
      if (isLast && this.areJoined(slot, this.border)) continue;
      const cell = cells[from + (order[i] as number)] as number;
      const down = this.drawDown(cell);
      const odds = 1 - this.odds(1 - this.params.drop, this.task.graph.link[down] as number);
      if (!this.rings.isAlone(slot) && random.chance(odds)) {
        this.rings.remove(slot);
        continue;
      }
      this.descend(slot, down);
      if (!isLast) this.descendFurther(slot, cell, down, odds);
    }
  }

  private descend(slot: number, half: number): void {
    const { to, link } = this.task.graph;
    const target = this.slotBelow(to[half] as number);
    if (!this.areJoined(slot, target)) this.join(slot, target, link[half] as number);
  }

  /** A cell with several links down takes each further one unless it drops it. */
  private descendFurther(slot: number, cell: number, taken: number, odds: number): void {
    const { graph, random } = this.task;
    for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
      if (h !== taken && this.goesDown(h) && !random.chance(odds)) this.descend(slot, h);
    }
  }

  private slotBelow(cell: number): number {
    const slot = this.rows.slotOf[cell] as number;
    return slot === NONE ? this.border : this.width - this.bank + slot;
  }

  /** In the last row the border is what lies below. */
  private goesDown(half: number): boolean {
    const rowOfOther = this.rows.rowOf[this.task.graph.to[half] as number] as number;
    if (rowOfOther !== NONE) return rowOfOther === this.row + 1;
    return this.row === this.rows.count - 1 && this.rows.borderSides?.[half] === SIDE.below;
  }

  private firstDown(cell: number): number {
    const { first } = this.task.graph;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      if (this.goesDown(h)) return h;
    }
    return NONE;
  }

  /** One of the links down of a cell, each equally likely; the only one without a draw. */
  private drawDown(cell: number): number {
    const { graph, random } = this.task;
    let drawn = NONE;
    let count = 0;
    for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
      if (!this.goesDown(h)) continue;
      count++;
      if (count === 1 || random.small(count) === 0) drawn = h;
    }
    return drawn;
  }

  private findAcross(from: number, length: number): number {
    const { first, to, link, ends } = this.task.graph;
    const { cells, rowOf, slotOf } = this.rows;
    const { acrossLink, acrossFrom, acrossTo } = this;
    let count = 0;
    for (let i = 0; i < length; i++) {
      const cell = cells[from + i] as number;
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        const other = to[h] as number;
        const l = link[h] as number;
        let left = this.bank + i;
        let right: number;
        if (rowOf[other] === this.row) {
          if (ends[2 * l] !== cell) continue; // once a link
          right = this.bank + (slotOf[other] as number);
          if (right < left) [left, right] = [right, left];
        } else if (rowOf[other] === NONE) {
          const side = this.rows.borderSides?.[h];
          if (side === SIDE.above && this.row === 0) continue;
          if (side === SIDE.below && this.row === this.rows.count - 1) continue;
          right = this.border;
          if (side === SIDE.left) [left, right] = [right, left];
        } else {
          continue;
        }
        acrossLink[count] = l;
        acrossFrom[count] = left;
        acrossTo[count++] = right;
      }
    }
    return count;
  }

  /** Whether two neighbours, the left one first, are in one set. */
  private areJoined(left: number, right: number): boolean {
    return this.labels === null ? this.rings.after(left) === right : this.labels.same(left, right);
  }

  private join(left: number, right: number, l: number): void {
    this.rings.join(left, right);
    this.labels?.union(left, right);
    this.choose(l);
  }

  private choose(l: number): void {
    this.chosen.add(l);
    this.trace?.choose(l);
  }

  private labelled(): UnionFind {
    const labels = new UnionFind(2 * this.width + 1);
    for (let slot = 0; slot <= 2 * this.width; slot++) labels.union(slot, this.rings.after(slot));
    return labels;
  }

  /** A chance whose odds are multiplied by the weight of a link. */
  private odds(chance: number, l: number): number {
    const { weights } = this.task;
    if (weights === null) return chance;
    const favoured = chance * (weights[l] as number);
    return favoured / (favoured + 1 - chance);
  }
}
