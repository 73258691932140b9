// Kruskal's minimum spanning tree with random weights.
// Cost: nearly O(links) with one shuffle; memory in proportion to cells and links.

import { BitSet } from '../structures/bit-set.ts';
import { UnionFind } from '../structures/union-find.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import { linkOrder } from './link-order.ts';
import type { Trace } from './trace.ts';

export type KruskalParams = Record<string, never>;

export const kruskal: Generator<KruskalParams> = {
  id: 'GEN-KRUSKAL',
  name: 'kruskal',
  title: 'Kruskal',
  summary: 'Looks at all links in random order and opens those that join two sets: regular, with many short dead ends.',
  about:
    'J. B. Kruskal published the minimum spanning tree algorithm in 1956; with random weights it makes mazes. Pieces grow ' +
    'all over the board and are joined late. Every maze can arise, though not all equally often.',
  steps: [
    'Give each cell a set of its own.',
    'Take the links in random order.',
    'Open a link if it joins two different sets, and make one set of them.',
    'Stop when one set is left.',
  ],
  sources: ['J. B. Kruskal, On the shortest spanning subtree of a graph and the traveling salesman problem, 1956'],
  params: {},
  type: 'set',
  needs: [],
  memory: 'cells',
  focus: {
    passage: { unbiased: true, uniform: 'no', published: { deadEnds: 30, solution: 4.1 } },
    wall: { unbiased: true, uniform: 'no', published: null },
  },
  defaultFocus: 'passage',
  start: (task, _params, trace) => new Kruskal(task, trace),
};

class Kruskal implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly trace: Trace | null;
  private readonly order: Uint32Array;
  private readonly sets: UnionFind;
  private next = 0;

  constructor(task: Task, trace: Trace | null) {
    this.task = task;
    this.trace = trace;
    this.chosen = new BitSet(task.graph.linkCount);
    this.order = linkOrder(task);
    this.sets = new UnionFind(task.classes.count);
  }

  run(budget: number): boolean {
    const { order, sets, chosen, trace } = this;
    const { ends } = this.task.graph;
    const classOf = this.task.classes.of;
    for (let left = budget; left > 0 && sets.sets > 1; left--) {
      const l = order[this.next++] as number;
      if (!sets.union(classOf[ends[2 * l] as number] as number, classOf[ends[2 * l + 1] as number] as number)) continue;
      chosen.add(l);
      trace?.choose(l);
    }
    return sets.sets === 1;
  }

  progress(): number {
    return 1 - (this.sets.sets - 1) / this.task.classes.count;
  }
}
