// Depth-first search with an explicit stack, the classic "recursive backtracker".
// Cost: O(cells + links), a stack entry for each cell.

import { classSize } from '../graph/classes.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { DrawnOrders } from './drawn-orders.ts';
import { largestClass, shuffledMembers, startCell } from './entrance.ts';
import type { Field } from './field.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import { largestDegree } from './steering.ts';
import type { Trace } from './trace.ts';

export type BacktrackerParams = { readonly run: number; readonly river: number };

export const backtracker: Generator<BacktrackerParams> = {
  id: 'GEN-BACKTRACKER',
  name: 'backtracker',
  title: 'Recursive backtracker',
  summary: 'Goes on into an unvisited neighbour while there is one, else steps back: few dead ends, long winding ways.',
  about:
    'Depth-first search, known since C. P. Tremaux walked mazes with it in the 19th century, used to make them since ' +
    'the 1970s. Its passages are long and winding, with few and long dead ends, so its mazes are hard to solve by hand.',
  steps: [
    'Start anywhere and mark the cell as visited.',
    'Go to a random unvisited neighbour, open the wall between, and remember the way back on a stack.',
    'Where no neighbour is unvisited, step back along the stack to the last cell that has one.',
    'When the stack is empty every cell has been visited.',
  ],
  sources: [
    'R. Tarjan, Depth-first search and linear graph algorithms, 1972',
    'W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015',
  ],
  params: {
    run: { type: 'integer', min: 0, max: 100, default: 0, help: 'the most further steps that keep a drawn direction' },
    river: {
      type: 'number',
      min: 0,
      max: 1,
      default: 1,
      help: 'chance of looking at all neighbours before giving up a cell and jumping to another: less gives many short dead ends',
    },
  },
  type: 'tree',
  needs: [],
  memory: 'cells',
  focus: {
    passage: { unbiased: true, uniform: 'never', published: { deadEnds: 10, solution: 19 } },
    wall: 'grown as walls it hangs on the border at one place only, so the way through runs along the border; carve passages, or use growing-tree',
  },
  defaultFocus: 'passage',
  start: (task, params, trace) => new Backtracker(task, params, trace),
};

/** The walk itself, for generators that look further than the next cell. */
export class Backtracker implements Kernel {
  readonly chosen: BitSet;
  protected readonly task: Task;
  protected readonly river: Field;
  protected readonly trace: Trace | null;
  protected readonly orders: DrawnOrders;
  protected readonly entered: Uint8Array; // by class
  protected readonly stack: Uint32Array; // cells
  protected readonly cameBy: Int32Array; // half by which the cell of a stack slot was reached
  protected readonly candidates: Uint32Array;
  private readonly members: Uint32Array;
  protected height = 0;
  protected isFresh = false; // whether the top of the stack was entered in the step before
  private enteredCount = 0;

  constructor(task: Task, params: BacktrackerParams, trace: Trace | null) {
    const { graph, classes } = task;
    this.task = task;
    this.river = task.knob('river', params.river);
    this.trace = trace;
    this.chosen = new BitSet(graph.linkCount);
    this.orders = new DrawnOrders(task, task.knob('run', params.run));
    this.entered = new Uint8Array(classes.count);
    this.stack = new Uint32Array(graph.cellCount);
    this.cameBy = new Int32Array(graph.cellCount);
    this.candidates = new Uint32Array(largestDegree(graph));
    this.members = new Uint32Array(largestClass(classes));
    this.enter(startCell(task), NONE);
  }

  run(budget: number): boolean {
    const { first, to, link } = this.task.graph;
    const classOf = this.task.classes.of;
    const { random } = this.task;
    const { entered, stack, candidates, chosen, trace, orders } = this;
    for (let left = budget; left > 0 && this.height > 0; left--) {
      const top = this.height - 1;
      const cell = stack[top] as number;
      let count = 0;
      const end = first[cell + 1] as number;
      for (let h = first[cell] as number; h < end; h++) {
        if (entered[classOf[to[h] as number] as number] === 0) candidates[count++] = h;
      }
      if (count === 0) {
        trace?.leave(cell);
        this.height = top;
        this.isFresh = false;
        continue;
      }
      const flow = this.river.at(cell);
      if (flow < 1 && !random.chance(flow)) {
        // One look only: a drawn neighbour that is in already makes the walker give up, and go on elsewhere.
        const degree = end - (first[cell] as number);
        if (random.small(degree) >= count) {
          this.swapToTop(random.below(this.height));
          continue;
        }
      }
      const half = orders.pick(cell, candidates, count, this.cameBy[top] as number, this.isFresh);
      chosen.add(link[half] as number);
      trace?.choose(link[half] as number);
      this.enter(to[half] as number, half);
    }
    return this.height === 0;
  }

  progress(): number {
    return this.enteredCount / this.task.classes.count;
  }

  /** Puts the class of a cell in; each member gets a slot, and the walk goes on from one it was not entered by. */
  protected enter(cell: number, half: number): void {
    const { classes } = this.task;
    const k = classes.of[cell] as number;
    this.entered[k] = 1;
    this.enteredCount++;
    this.isFresh = true;
    this.push(cell, half);
    if (classSize(classes, k) === 1) return;
    const count = shuffledMembers(this.task, k, this.members);
    for (let i = 0; i < count; i++) if (this.members[i] !== cell) this.push(this.members[i] as number, NONE);
  }

  private push(cell: number, half: number): void {
    this.stack[this.height] = cell;
    this.cameBy[this.height++] = half;
    this.trace?.visit(cell);
  }

  protected swapToTop(slot: number): void {
    const top = this.height - 1;
    const cell = this.stack[slot] as number;
    const half = this.cameBy[slot] as number;
    this.stack[slot] = this.stack[top] as number;
    this.cameBy[slot] = this.cameBy[top] as number;
    this.stack[top] = cell;
    this.cameBy[top] = half;
    this.isFresh = false;
  }
}
