// One tree grown from a list of active cells; which of them goes next is the knob.
// Cost: O(cells + links), a list entry for each cell.

import { classSize } from '../graph/classes.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { largestClass, shuffledMembers, startCell } from './entrance.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import { ActiveCells, parseSelection, SELECTION_HELP, selectionFault } from './selection.ts';
import { largestDegree, Steering } from './steering.ts';
import type { Trace } from './trace.ts';

export type GrowingTreeParams = { readonly select: string };

export const growingTree: Generator<GrowingTreeParams> = {
  id: 'GEN-GROWING-TREE',
  name: 'growing-tree',
  title: 'Growing tree',
  summary: 'Grows from a list of active cells; which one goes next makes it a backtracker, a Prim or anything between.',
  about:
    'One loop that holds many generators: always the newest cell is the backtracker, a random cell is close to Prim, and ' +
    'mixtures lie between. Its published figures belong to one rule, "first slot": work one cell until it is exhausted, ' +
    'then move the last cell of the list into its place. That gives very many dead ends and yet a winding way through.',
  steps: [
    'Put one cell in the list; by walls all corners of the border.',
    'Pick a cell of the list by the rule chosen.',
    'If it has an unvisited neighbour, open the way to one at random and add that cell to the list.',
    'If it has none, take it off the list.',
    'Stop when every cell has been visited.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015', 'J. Buck, Mazes for Programmers, 2015'],
  params: {
    select: { type: 'text', default: 'first-slot', help: SELECTION_HELP, fault: selectionFault },
  },
  type: 'tree',
  needs: [],
  memory: 'cells',
  focus: {
    // Rules that may pick every active cell reach all mazes; first slot does not.
    passage: { unbiased: true, uniform: 'never', published: { deadEnds: 49, solution: 11 } },
    wall: { unbiased: true, uniform: 'never', published: { deadEnds: 39, solution: null } },
  },
  defaultFocus: 'passage',
  start: (task, params, trace) => new GrowingTree(task, params, trace),
};

class GrowingTree implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly trace: Trace | null;
  private readonly steering: Steering;
  private readonly active: ActiveCells;
  private readonly entered: Uint8Array; // by class
  private readonly candidates: Uint32Array;
  private readonly members: Uint32Array;
  private enteredCount = 0;

  constructor(task: Task, params: GrowingTreeParams, trace: Trace | null) {
    const { graph, classes } = task;
    this.task = task;
    this.trace = trace;
    this.chosen = new BitSet(graph.linkCount);
    this.steering = new Steering(task);
    this.active = new ActiveCells(graph.cellCount, parseSelection(params.select), task.random);
    this.entered = new Uint8Array(classes.count);
    this.candidates = new Uint32Array(largestDegree(graph));
    this.members = new Uint32Array(largestClass(classes));
    this.enter(startCell(task));
  }

  run(budget: number): boolean {
    const { task, trace, steering, active, entered, candidates, chosen } = this;
    const { first, to, link } = task.graph;
    const classOf = task.classes.of;
    const classCount = task.classes.count;
    for (let left = budget; left > 0 && this.enteredCount < classCount; left--) {
      const slot = active.pick();
      const cell = active.at(slot);
      let count = 0;
      const end = first[cell + 1] as number;
      for (let h = first[cell] as number; h < end; h++) {
        if (entered[classOf[to[h] as number] as number] === 0) candidates[count++] = h;
      }
      if (count === 0) {
        trace?.leave(cell);
        active.remove(slot);
        continue;
      }
      const half = steering.pick(cell, candidates, count, NONE);
      chosen.add(link[half] as number);
      trace?.choose(link[half] as number);
      this.enter(to[half] as number);
    }
    return this.enteredCount === classCount;
  }

  progress(): number {
    return this.enteredCount / this.task.classes.count;
  }

  /** Puts the class of a cell in. Each member gets an entry, the cell first, as on the backtracker's stack. */
  private enter(cell: number): void {
    const { classes } = this.task;
    const k = classes.of[cell] as number;
    this.entered[k] = 1;
    this.enteredCount++;
    this.push(cell);
    if (classSize(classes, k) === 1) return;
    const count = shuffledMembers(this.task, k, this.members);
    for (let i = 0; i < count; i++) if (this.members[i] !== cell) this.push(this.members[i] as number);
  }

  private push(cell: number): void {
    this.active.push(cell);
    this.trace?.visit(cell);
  }
}
