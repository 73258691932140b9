// Where hunt and kill looks for a cell to walk on from. Each rule keeps the cells that are in and still have a free
// neighbour, as bits in the order of its sweep, so that a hunt passes over 32 other cells at a time.

import type { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import type { Task } from './generator.ts';
import { sweepOrder } from './sweep-order.ts';

/** One rule at work. */
export interface Hunt {
  /** The cell is in and has a free neighbour. */
  add(cell: number): void;
  /** The cell has none any more. */
  drop(cell: number): void;
  /** A cell that was added and not dropped, for a walk that ended at `from`; there has to be one. */
  find(from: number): number;
}

export const hunts: { readonly [name: string]: { readonly help: string; start(task: Task, isRare: boolean): Hunt } } = {
  here: {
    help: 'on from where the walk ended, by rows or columns, back or forth, turning at the end of the board',
    start: (task, isRare) => (isRare ? new HuntBySweeps(task, onFrom) : new HuntOnward(task)),
  },
  ends: {
    help: 'by rows or columns, from the first or the last one',
    start: (task) => new HuntBySweeps(task, (sweep, _from, forward) => (forward ? sweep.first() : sweep.last())),
  },
  first: {
    help: 'from the first cell on: the fastest, but up and down are not alike',
    start: (task) => new HuntFirst(task),
  },
  random: {
    help: 'any cell that has a free neighbour, all equally likely',
    start: (task) => new HuntRandom(task),
  },
};

const onFrom = (sweep: Sweep, from: number, forward: boolean): number => sweep.on(from, forward);

/** Sweeps by rows and by columns, each forward and backward: which of the four is drawn at every hunt. */
class HuntBySweeps implements Hunt {
  private readonly random: Random;
  private readonly rows: Sweep;
  private readonly columns: Sweep;
  private readonly pick: (sweep: Sweep, from: number, forward: boolean) => number;

  constructor(task: Task, pick: (sweep: Sweep, from: number, forward: boolean) => number) {
    this.random = task.random;
    this.rows = new Sweep(task, 'x');
    this.columns = new Sweep(task, 'y');
    this.pick = pick;
  }

  add(cell: number): void {
    this.rows.add(cell);
    this.columns.add(cell);
  }

  drop(cell: number): void {
    this.rows.drop(cell);
    this.columns.drop(cell);
  }

  find(from: number): number {
    const way = this.random.small(4);
    return this.pick((way & 1) === 0 ? this.rows : this.columns, from, (way & 2) === 0);
  }
}

/**
 * Sweeps that go on by rows and by columns in turn, each forward until it turns at the end of the board. Where walks give up
 * at will, hunts are many, and it shows whether they keep their direction: 30.7 per cent dead ends on squares with river 0,
 * as published, against 29.7 with directions drawn at each.
 */
class HuntOnward implements Hunt {
  private readonly sweeps: readonly [rows: Sweep, columns: Sweep];
  private readonly forward: [boolean, boolean];
  private turn: 0 | 1;

  constructor(task: Task) {
    const { random } = task;
    this.sweeps = [new Sweep(task, 'x'), new Sweep(task, 'y')];
    this.forward = [random.chance(0.5), random.chance(0.5)];
    this.turn = random.chance(0.5) ? 0 : 1;
  }

  add(cell: number): void {
    for (const sweep of this.sweeps) sweep.add(cell);
  }

  drop(cell: number): void {
    for (const sweep of this.sweeps) sweep.drop(cell);
  }

  find(from: number): number {
    const { turn } = this;
    this.turn = turn === 0 ? 1 : 0;
    const sweep = this.sweeps[turn];
    if (!sweep.hasMore(from, this.forward[turn])) this.forward[turn] = !this.forward[turn];
    return sweep.on(from, this.forward[turn]);
  }
}

/** Cells in the order of a sweep over the board. */
class Sweep {
  private readonly cellAt: Uint32Array; // place in the order -> cell
  private readonly placeOf: Uint32Array; // cell -> place
  private readonly places: BitSet; // of the cells that were added
  private low: number; // no place before this one is left
  private high = NONE; // nor one after this one

  constructor(task: Task, along: 'x' | 'y') {
    const { cellCount } = task.graph;
    this.cellAt = sweepOrder(task.positions(), along);
    this.placeOf = new Uint32Array(cellCount);
    for (let place = 0; place < cellCount; place++) this.placeOf[this.cellAt[place] as number] = place;
    this.places = new BitSet(cellCount);
    this.low = cellCount;
  }

  add(cell: number): void {
    const place = this.placeOf[cell] as number;
    this.places.add(place);
    if (place < this.low) this.low = place;
    if (place > this.high) this.high = place;
  }

  drop(cell: number): void {
    this.places.delete(this.placeOf[cell] as number);
  }

  /** The next one after `cell`, or before it. Where there is none the sweep turns and comes back over the cell itself. */
  on(cell: number, forward: boolean): number {
    const place = this.placeOf[cell] as number;
    let found = forward ? this.places.next(place + 1) : this.places.previous(place - 1);
    if (found === NONE) found = forward ? this.places.previous(place) : this.places.next(place);
    return this.cellAt[found] as number;
  }

  /** Whether there is a next one after `cell`, or before it. */
  hasMore(cell: number, forward: boolean): boolean {
    const place = this.placeOf[cell] as number;
    return (forward ? this.places.next(place + 1) : this.places.previous(place - 1)) !== NONE;
  }

  first(): number {
    this.low = this.places.next(this.low);
    return this.cellAt[this.low] as number;
  }

  last(): number {
    this.high = this.places.previous(this.high);
    return this.cellAt[this.high] as number;
  }
}

class HuntFirst implements Hunt {
  private readonly cells: BitSet;
  private low: number; // no cell below this one is left

  constructor(task: Task) {
    this.cells = new BitSet(task.graph.cellCount);
    this.low = task.graph.cellCount;
  }

  add(cell: number): void {
    this.cells.add(cell);
    if (cell < this.low) this.low = cell;
  }

  drop(cell: number): void {
    this.cells.delete(cell);
  }

  find(): number {
    this.low = this.cells.next(this.low);
    return this.low;
  }
}

class HuntRandom implements Hunt {
  private readonly random: Random;
  private readonly cells: Uint32Array; // in the first `count` slots
  private readonly slotOf: Uint32Array;
  private count = 0;

  constructor(task: Task) {
    this.random = task.random;
    this.cells = new Uint32Array(task.graph.cellCount);
    this.slotOf = new Uint32Array(task.graph.cellCount);
  }

  add(cell: number): void {
    this.slotOf[cell] = this.count;
    this.cells[this.count++] = cell;
  }

  drop(cell: number): void {
    const slot = this.slotOf[cell] as number;
    const last = this.cells[--this.count] as number;
    this.cells[slot] = last;
    this.slotOf[last] = slot;
  }

  find(): number {
    return this.cells[this.random.below(this.count)] as number;
  }
}
