// Prim with a frontier of cells.
// Cost: O(cells + links); with a bias O(links log cells). Memory in proportion to the cells.

import type { Graph } from '../graph/graph.ts';
import { type Bag, EvenBag, WeightedBag } from '../structures/bag.ts';
import { BitSet } from '../structures/bit-set.ts';
import { contracted, traceVisit } from './contracted.ts';
import { startClass } from './entrance.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import { largestDegree } from './steering.ts';
import type { Trace } from './trace.ts';

export type PrimModifiedParams = Record<string, never>;

export const primModified: Generator<PrimModifiedParams> = {
  id: 'GEN-PRIM-MODIFIED',
  name: 'prim-modified',
  title: 'Prim, modified',
  summary: 'Grows from one cell by a random cell on its edge: the most dead ends of the Prims, a short way through.',
  about:
    'A form of Prim for mazes in which each cell is in, on the frontier or out. A frontier cell beside several cells that ' +
    'are in is no likelier than another, so fewer gaps are filled early and there are more dead ends.',
  steps: [
    'Put one cell in and mark its neighbours as frontier.',
    'Take a random frontier cell and open a random one of its links to cells that are in.',
    'Put it in and mark its neighbours that are out as frontier.',
    'Go on until no frontier is left.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {},
  type: 'tree',
  needs: [],
  memory: 'cells',
  focus: {
    passage: { unbiased: true, uniform: 'no', published: { deadEnds: 36, solution: 2.3 } },
    wall: { unbiased: true, uniform: 'no', published: { deadEnds: 31, solution: null } },
  },
  defaultFocus: 'passage',
  start: (task, _params, trace) => new PrimModified(task, trace),
};

const OUT = 0;
const FRONTIER = 1;
const IN = 2;

class PrimModified implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly trace: Trace | null;
  private readonly graph: Graph; // of classes
  private readonly frontier: Bag; // classes
  private readonly state: Uint8Array; // by class
  private readonly candidates: Uint32Array; // halves
  private readonly odds: Float64Array;
  private enteredCount = 0;

  constructor(task: Task, trace: Trace | null) {
    const classCount = task.classes.count;
    this.task = task;
    this.trace = trace;
    this.chosen = new BitSet(task.graph.linkCount);
    this.graph = contracted(task);
    this.frontier = task.weights === null ? new EvenBag(classCount) : new WeightedBag(classCount);
    this.state = new Uint8Array(classCount);
    const degree = largestDegree(this.graph);
    this.candidates = new Uint32Array(degree);
    this.odds = new Float64Array(task.weights === null ? 0 : degree);
    this.enter(startClass(task));
  }

  run(budget: number): boolean {
    const { trace, frontier, state, candidates, chosen } = this;
    const { first, to, link } = this.graph;
    const { random } = this.task;
    for (let left = budget; left > 0 && frontier.size > 0; left--) {
      const k = frontier.take(random);
      let count = 0;
      const end = first[k + 1] as number;
      for (let h = first[k] as number; h < end; h++) {
        if (state[to[h] as number] === IN) candidates[count++] = h;
      }
      const l = link[candidates[this.pick(count)] as number] as number;
      chosen.add(l);
      trace?.choose(l);
      this.enter(k);
    }
    return frontier.size === 0;
  }

  progress(): number {
    return this.enteredCount / this.task.classes.count;
  }

  private pick(count: number): number {
    const { random, weights } = this.task;
    if (weights === null) return random.small(count);
    for (let i = 0; i < count; i++) {
      this.odds[i] = weights[this.graph.link[this.candidates[i] as number] as number] as number;
    }
    return random.weighted(this.odds, count);
  }

  /** With weights a frontier cell is as likely as the best of its links to cells that are in. */
  private enter(k: number): void {
    const { state, frontier } = this;
    const { weights } = this.task;
    const { first, to, link } = this.graph;
    state[k] = IN;
    this.enteredCount++;
    if (this.trace !== null) traceVisit(this.trace, this.task, k);
    const end = first[k + 1] as number;
    for (let h = first[k] as number; h < end; h++) {
      const other = to[h] as number;
      if (state[other] === OUT) {
        state[other] = FRONTIER;
        frontier.put(other, weights === null ? 1 : (weights[link[h] as number] as number));
      } else if (weights !== null && state[other] === FRONTIER) {
        frontier.put(other, weights[link[h] as number] as number);
      }
    }
  }
}
