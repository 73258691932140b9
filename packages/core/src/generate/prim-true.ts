// Prim's minimum spanning tree with random weights.
// Cost: O(links log links) with a heap; memory in proportion to the links.

import type { Graph } from '../graph/graph.ts';
import { BitSet } from '../structures/bit-set.ts';
import { MinHeap } from '../structures/heap.ts';
import { contracted, traceVisit } from './contracted.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import { linkOrder } from './link-order.ts';
import type { Trace } from './trace.ts';

export type PrimTrueParams = Record<string, never>;

export const primTrue: Generator<PrimTrueParams> = {
  id: 'GEN-PRIM-TRUE',
  name: 'prim-true',
  title: 'Prim, true',
  summary: 'Grows from one cell, always by the lightest link on its edge: for one seed the same maze as Kruskal.',
  about:
    'Found by V. Jarnik in 1930 and again by R. C. Prim in 1957. Each link has a random weight; the tree of the least sum ' +
    'is the same however it is found, so one seed gives the same maze as Kruskal, grown in another order.',
  steps: [
    'Give each link a random weight.',
    'Put one cell in.',
    'Of all links from a cell that is in to one that is not, open the lightest and put the new cell in.',
    'Go on until every cell is in.',
  ],
  sources: [
    'V. Jarnik, O jistem problemu minimalnim, 1930',
    'R. C. Prim, Shortest connection networks and some generalizations, 1957',
  ],
  params: {},
  type: 'tree',
  needs: [],
  memory: 'cells',
  focus: {
    passage: { unbiased: true, uniform: 'no', published: { deadEnds: 30, solution: 4.1 } },
    wall: { unbiased: true, uniform: 'no', published: null },
  },
  defaultFocus: 'passage',
  start: (task, _params, trace) => new PrimTrue(task, trace),
};

class PrimTrue implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly trace: Trace | null;
  private readonly graph: Graph; // of classes
  private readonly frontier: MinHeap; // links, some with both ends in
  private readonly entered: Uint8Array; // by class
  private enteredCount = 0;

  constructor(task: Task, trace: Trace | null) {
    this.task = task;
    this.trace = trace;
    this.chosen = new BitSet(task.graph.linkCount);
    this.graph = contracted(task);
    this.entered = new Uint8Array(task.classes.count);
    // A link weighs its place in Kruskal's order, and nothing else is drawn: the start, which changes only the order
    // of growing, is an end of the first link.
    const order = linkOrder(task);
    const rank = new Uint32Array(order.length);
    for (let place = 0; place < order.length; place++) rank[order[place] as number] = place;
    this.frontier = new MinHeap(order.length, rank);
    this.enter(this.graph.ends[2 * (order[0] as number)] as number);
  }

  run(budget: number): boolean {
    const { trace, entered, frontier, chosen } = this;
    const { ends } = this.graph;
    const classCount = this.task.classes.count;
    for (let left = budget; left > 0 && this.enteredCount < classCount; left--) {
      const l = frontier.pop();
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
    const { first, to, link } = this.graph;
    entered[k] = 1;
    this.enteredCount++;
    if (this.trace !== null) traceVisit(this.trace, this.task, k);
    const end = first[k + 1] as number;
    for (let h = first[k] as number; h < end; h++) {
      if (entered[to[h] as number] === 0) frontier.push(link[h] as number);
    }
  }
}
