// Prim without weights: any link of the frontier.
// Cost: O(cells + links); with a bias O(links log links). Memory in proportion to the links.

import type { Graph } from '../graph/graph.ts';
import { type Bag, EvenBag, WeightedBag } from '../structures/bag.ts';
import { BitSet } from '../structures/bit-set.ts';
import { contracted, traceVisit } from './contracted.ts';
import { startClass } from './entrance.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import type { Trace } from './trace.ts';

export type PrimSimpleParams = Record<string, never>;

export const primSimple: Generator<PrimSimpleParams> = {
  id: 'GEN-PRIM-SIMPLE',
  name: 'prim-simple',
  title: 'Prim, simplified',
  summary: 'Grows from one cell by a random link on its edge: straight spokes outward, a short way through.',
  about:
    'What most programs call Prim. Each link on the edge of what has been carved is equally likely to be next, so the ' +
    'maze grows as an even disc: passages run outward, solutions are short, dead ends many.',
  steps: [
    'Put one cell in.',
    'Take a random link from a cell that is in to one that is not.',
    'Open it and put the new cell in.',
    'Go on until every cell is in.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015', 'J. Buck, Mazes for Programmers, 2015'],
  params: {},
  type: 'tree',
  needs: [],
  memory: 'cells',
  focus: {
    passage: { unbiased: true, uniform: 'no', published: { deadEnds: 32, solution: 2.3 } },
    wall: { unbiased: true, uniform: 'no', published: null },
  },
  defaultFocus: 'passage',
  start: (task, _params, trace) => new PrimSimple(task, trace),
};

class PrimSimple implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly trace: Trace | null;
  private readonly graph: Graph; // of classes
  private readonly frontier: Bag; // links, some with both ends in
  private readonly entered: Uint8Array; // by class
  private enteredCount = 0;

  constructor(task: Task, trace: Trace | null) {
    const { linkCount } = task.graph;
    this.task = task;
    this.trace = trace;
    this.chosen = new BitSet(linkCount);
    this.graph = contracted(task);
    this.frontier = task.weights === null ? new EvenBag(linkCount) : new WeightedBag(linkCount);
    this.entered = new Uint8Array(task.classes.count);
    this.enter(startClass(task));
  }

  run(budget: number): boolean {
    const { trace, entered, frontier, chosen } = this;
    const { ends } = this.graph;
    const { random } = this.task;
    const classCount = this.task.classes.count;
    for (let left = budget; left > 0 && this.enteredCount < classCount; left--) {
      const l = frontier.take(random);
      const a = ends[2 * l] as number;
      const b = ends[2 * l + 1] as number;
      const isInA = entered[a] !== 0;
      if (isInA && entered[b] !== 0) continue;
      chosen.add(l);
      trace?.choose(l);
      this.enter(isInA ? b : a);
    }
    return this.enteredCount === classCount;
  }

  progress(): number {
    return this.enteredCount / this.task.classes.count;
  }

  private enter(k: number): void {
    const { entered, frontier } = this;
    const { weights } = this.task;
    const { first, to, link } = this.graph;
    entered[k] = 1;
    this.enteredCount++;
    if (this.trace !== null) traceVisit(this.trace, this.task, k);
    const end = first[k + 1] as number;
    for (let h = first[k] as number; h < end; h++) {
      if (entered[to[h] as number] !== 0) continue;
      const l = link[h] as number;
      frontier.put(l, weights === null ? 1 : (weights[l] as number));
    }
  }
}
