// Prim's minimum spanning tree with random weights.
// Cost: O(links log links) with a heap; memory in proportion to the links.

import { MinHeap } from '../structures/heap.ts';
import { GrowByLinks, type LinkFrontier } from './frontier-links.ts';
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
  start: (task, _params, trace) => growByRank(task, trace),
};

function growByRank(task: Task, trace: Trace | null): Kernel {
  // A link weighs its place in Kruskal's order, and nothing else is drawn: the start, which changes only the order
  // of growing, is an end of the first link.
  const order = linkOrder(task);
  const rank = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place++) rank[order[place] as number] = place;
  const start = task.classes.of[task.graph.ends[2 * (order[0] as number)] as number] as number;
  return new GrowByLinks(task, trace, new LightestLinks(rank), start);
}

class LightestLinks implements LinkFrontier {
  private readonly heap: MinHeap;

  constructor(rank: Uint32Array) {
    this.heap = new MinHeap(rank.length, rank);
  }

  put(link: number): void {
    this.heap.push(link);
  }

  take(): number {
    return this.heap.pop();
  }
}
