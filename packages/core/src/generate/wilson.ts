// Loop-erased random walks.
// Cost: the mean hitting time of the root, some 10 steps a cell at 100 x 100 and rising slowly with the size; by walls,
// with the whole border as root, 3 to 4.

import { classMember } from '../graph/classes.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { traceStep, traceVisit } from './contracted.ts';
import { startClass } from './entrance.ts';
import { Exits } from './exits.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import type { Trace } from './trace.ts';

export type WilsonParams = Record<string, never>;

export const wilson: Generator<WilsonParams> = {
  id: 'GEN-WILSON',
  name: 'wilson',
  title: 'Wilson',
  summary: 'Walks from each cell to the maze, forgetting the loops it walks: every maze equally likely.',
  about:
    'Found by D. B. Wilson in 1996. Every maze is equally likely, so its mazes show what a maze looks like when nothing ' +
    'favours any. Much faster than Aldous-Broder, and fastest by walls, where the whole border is the root.',
  steps: [
    'Put one cell in; by walls the whole border.',
    'From a cell that is not in, walk at random until a cell is met that is; at each cell remember only the last way out.',
    'Follow these ways from the start: where the walk went in a loop, its last way out cuts the loop off.',
    'Open the walls along this path and put its cells in.',
    'Go on until every cell is in.',
  ],
  sources: [
    'D. B. Wilson, Generating random spanning trees more quickly than the cover time, 1996',
    'J. G. Propp, D. B. Wilson, How to get a perfectly random sample from a generic Markov chain, 1998',
  ],
  params: {},
  type: 'tree',
  needs: [],
  memory: 'cells',
  focus: {
    passage: { unbiased: true, uniform: 'yes', published: { deadEnds: 29, solution: 4.5 } },
    wall: { unbiased: true, uniform: 'yes', published: null },
  },
  whyNoRivals:
    'its walks are drawn before any of their links is open, so two may cross; carve with hunt-kill or kruskal',
  defaultFocus: 'passage',
  start: (task, _params, trace) => new Wilson(task, trace),
};

class Wilson implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly trace: Trace | null;
  private readonly exits: Exits;
  private readonly entered: Uint8Array; // by class
  private readonly lastExit: Uint32Array; // by class: the half by which the walk last left it
  private enteredCount = 1;
  private start = 0; // class the walk began at: the first one that is not in
  private at = NONE; // class the walk stands in, or NONE between walks

  constructor(task: Task, trace: Trace | null) {
    this.task = task;
    this.trace = trace;
    this.chosen = new BitSet(task.graph.linkCount);
    this.exits = new Exits(task);
    this.entered = new Uint8Array(task.classes.count);
    this.lastExit = new Uint32Array(task.classes.count);
    const root = startClass(task);
    this.entered[root] = 1;
    if (trace !== null) traceVisit(trace, task, root);
  }

  /** A step is one of a walk; taking in its path comes free, being no longer than the walk. */
  run(budget: number): boolean {
    const { task, trace, exits, entered, lastExit } = this;
    const { to, link } = exits.graph;
    const classCount = task.classes.count;
    let { at } = this;
    for (let left = budget; left > 0 && this.enteredCount < classCount; left--) {
      if (at === NONE) {
        // How long the walks are altogether does not depend on the order of starts, so take the one that costs least.
        while (entered[this.start] !== 0) this.start++;
        at = this.start;
        trace?.step(classMember(task.classes, at, 0));
      }
      const half = exits.draw(at);
      lastExit[at] = half;
      at = to[half] as number;
      if (trace !== null) traceStep(trace, task, at, link[half] as number);
      if (entered[at] !== 0) {
        this.takeIn();
        at = NONE;
      }
    }
    this.at = at;
    return this.enteredCount === classCount;
  }

  progress(): number {
    return this.enteredCount / this.task.classes.count;
  }

  /** Opens the path from the start along the last exits. */
  private takeIn(): void {
    const { task, trace, entered, lastExit, chosen } = this;
    const { to, link } = this.exits.graph;
    for (let k = this.start; entered[k] === 0; k = to[lastExit[k] as number] as number) {
      const l = link[lastExit[k] as number] as number;
      entered[k] = 1;
      this.enteredCount++;
      chosen.add(l);
      if (trace !== null) {
        trace.choose(l);
        traceVisit(trace, task, k);
      }
    }
  }
}
