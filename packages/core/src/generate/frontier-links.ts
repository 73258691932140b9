import type { Graph } from '../graph/graph.ts';
import { BitSet } from '../structures/bit-set.ts';
import { contracted, traceVisit } from './contracted.ts';
import type { Kernel, Task } from './generator.ts';
import type { Trace } from './trace.ts';

/** Links on the edge of what has been carved; which one is next makes the generator. */
export interface LinkFrontier {
  put(link: number): void;
  /** Takes the next one out; there has to be one. */
  take(): number;
}

/**
 * Prim's loop: take a link of the frontier, open it if it leads to a class that is not in, and put the links of that
 * class into the frontier. Cost: O(cells + links) beside the frontier.
 */
export class GrowByLinks implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly trace: Trace | null;
  private readonly graph: Graph; // of classes
  private readonly frontier: LinkFrontier; // some links have both ends in
  private readonly entered: Uint8Array; // by class
  private enteredCount = 0;

  /** @param start class that is in first */
  constructor(task: Task, trace: Trace | null, frontier: LinkFrontier, start: number) {
    this.task = task;
    this.trace = trace;
    this.chosen = new BitSet(task.graph.linkCount);
    this.graph = contracted(task);
    this.frontier = frontier;
    this.entered = new Uint8Array(task.classes.count);
    this.enter(start);
  }

  run(budget: number): boolean {
    const { trace, entered, frontier, chosen } = this;
    const { ends } = this.graph;
    const classCount = this.task.classes.count;
    for (let left = budget; left > 0 && this.enteredCount < classCount; left--) {
      const l = frontier.take();
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
      if (entered[to[h] as number] === 0) frontier.put(link[h] as number);
    }
  }
}
