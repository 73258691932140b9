// Several growing trees at once, joined where they meet.
// Cost: nearly O(cells + links); memory in proportion to the cells.

import { classMember, classSize } from '../graph/classes.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { UnionFind } from '../structures/union-find.ts';
import { largestClass, shuffledMembers, startCell } from './entrance.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import { ActiveCells, parseSelection, SELECTION_HELP, selectionFault } from './selection.ts';
import { largestDegree, Steering } from './steering.ts';
import type { Trace } from './trace.ts';

export type GrowingForestParams = { readonly trees: number; readonly rate: number; readonly select: string };

export const growingForest: Generator<GrowingForestParams> = {
  id: 'GEN-GROWING-FOREST',
  name: 'growing-forest',
  title: 'Growing forest',
  summary: 'Several growing trees at once, joined like the sets of Kruskal where they meet.',
  about:
    'Between growing tree and Kruskal. Cells are new, active or done; some first trees start at random cells, more may ' +
    'start on the way, and a tree that meets another one joins it. With one tree it is growing tree exactly.',
  steps: [
    'Make some random cells active, each a tree of its own; by walls the border is the first.',
    'Pick an active cell by the rule chosen.',
    'Take a random neighbour that is new or belongs to another tree, and open the way: a new one becomes active, of two trees one is made.',
    'If the cell has no such neighbour it is done.',
    'After each new cell, with the chance given, another random cell becomes a tree of its own.',
    'Stop when one tree holds every cell.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    trees: { type: 'integer', min: 1, max: 1_000_000_000, default: 10, help: 'first trees, at most all cells' },
    rate: { type: 'number', min: 0, max: 1, default: 0, help: 'chance of one more tree after each new cell' },
    select: { type: 'text', default: 'first-slot', help: SELECTION_HELP, fault: selectionFault },
  },
  type: 'both',
  needs: [],
  memory: 'cells',
  focus: {
    // As with growing tree: all mazes with rules that may pick every active cell, not with first slot.
    passage: { unbiased: true, uniform: 'never', published: { deadEnds: 49, solution: 11 } },
    wall: { unbiased: true, uniform: 'never', published: { deadEnds: 39, solution: null } },
  },
  defaultFocus: 'passage',
  start: (task, params, trace) => new GrowingForest(task, params, trace),
};

class GrowingForest implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly rate: number;
  private readonly trace: Trace | null;
  private readonly steering: Steering;
  private readonly active: ActiveCells;
  private readonly trees: UnionFind; // of classes
  private readonly fresh: Uint32Array; // the new classes, in the first freshCount slots
  private readonly slotOf: Int32Array; // class -> its slot in fresh, or NONE
  private freshCount: number;
  private readonly candidates: Uint32Array;
  private readonly members: Uint32Array;

  constructor(task: Task, params: GrowingForestParams, trace: Trace | null) {
    const { graph, classes } = task;
    this.task = task;
    this.rate = params.rate;
    this.trace = trace;
    this.chosen = new BitSet(graph.linkCount);
    this.steering = new Steering(task);
    this.active = new ActiveCells(graph.cellCount, parseSelection(params.select), task.random);
    this.trees = new UnionFind(classes.count);
    this.fresh = new Uint32Array(classes.count);
    this.slotOf = new Int32Array(classes.count);
    for (let k = 0; k < classes.count; k++) {
      this.fresh[k] = k;
      this.slotOf[k] = k;
    }
    this.freshCount = classes.count;
    this.candidates = new Uint32Array(largestDegree(graph));
    this.members = new Uint32Array(largestClass(classes));
    this.plant(params.trees);
  }

  run(budget: number): boolean {
    const { task, trace, steering, active, trees, slotOf, candidates, chosen, rate } = this;
    const { first, to, link } = task.graph;
    const classOf = task.classes.of;
    for (let left = budget; left > 0 && trees.sets > 1; left--) {
      const slot = active.pick();
      const cell = active.at(slot);
      const tree = trees.find(classOf[cell] as number);
      // While there is one tree, only what is new is another: that saves looking for the trees of neighbours.
      const isAlone = trees.sets === this.freshCount + 1;
      let count = 0;
      const end = first[cell + 1] as number;
      for (let h = first[cell] as number; h < end; h++) {
        const k = classOf[to[h] as number] as number;
        if (slotOf[k] !== NONE || (!isAlone && trees.find(k) !== tree)) candidates[count++] = h;
      }
      if (count === 0) {
        trace?.leave(cell);
        active.remove(slot);
        continue;
      }
      const half = steering.pick(cell, candidates, count, NONE);
      const k = classOf[to[half] as number] as number;
      trees.union(tree, k);
      chosen.add(link[half] as number);
      trace?.choose(link[half] as number);
      if (slotOf[k] === NONE) continue;
      this.activate(to[half] as number);
      if (rate > 0 && this.freshCount > 0 && task.random.chance(rate)) this.plantOne();
    }
    return trees.sets === 1;
  }

  progress(): number {
    return 1 - (this.trees.sets - 1) / this.task.classes.count;
  }

  /** The first trees: the root class is one of them. */
  private plant(count: number): void {
    this.activate(startCell(this.task));
    for (let left = Math.min(count - 1, this.freshCount); left > 0; left--) this.plantOne();
  }

  private plantOne(): void {
    const { classes, random } = this.task;
    const k = this.fresh[random.below(this.freshCount)] as number;
    this.activate(classMember(classes, k, 0));
  }

  /** Makes the new class of a cell active; each member gets an entry, the cell first. */
  private activate(cell: number): void {
    const { classes } = this.task;
    const k = classes.of[cell] as number;
    const slot = this.slotOf[k] as number;
    const last = this.fresh[--this.freshCount] as number;
    this.fresh[slot] = last;
    this.slotOf[last] = slot;
    this.slotOf[k] = NONE;
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
