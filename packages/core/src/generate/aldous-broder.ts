// One random walk over the whole board.
// Cost: the cover time of the walk, some 20 steps a cell at 100 x 100 and rising slowly with the size.

import { BitSet } from '../structures/bit-set.ts';
import { traceStep, traceVisit } from './contracted.ts';
import { startClass } from './entrance.ts';
import { Exits } from './exits.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import type { Trace } from './trace.ts';

export type AldousBroderParams = Record<string, never>;

export const aldousBroder: Generator<AldousBroderParams> = {
  id: 'GEN-ALDOUS-BRODER',
  name: 'aldous-broder',
  title: 'Aldous-Broder',
  summary: 'Walks about at random and opens the way by which each cell is first entered: every maze equally likely.',
  about:
    'Found independently by D. Aldous and A. Broder about 1989. Every maze is equally likely, as with Wilson, but the walk ' +
    'spends most of its time in cells visited long ago, so it is slow. The maze itself tells what has been visited, so ' +
    'the method needs no other memory.',
  steps: [
    'Start anywhere.',
    'Go to a random neighbour, visited or not.',
    'If it is new, open the wall just crossed.',
    'Stop when every cell has been visited.',
  ],
  sources: [
    'D. J. Aldous, The random walk construction of uniform spanning trees and uniform labelled trees, 1990',
    'A. Z. Broder, Generating random spanning trees, 1989',
  ],
  params: {},
  type: 'tree',
  needs: [],
  memory: 'none',
  focus: {
    passage: { unbiased: true, uniform: 'yes', published: { deadEnds: 29, solution: 4.5 } },
    wall: { unbiased: true, uniform: 'yes', published: null },
  },
  whyNoRivals:
    'its walk makes every maze of a board equally likely, and here the board depends on the walk; carve with hunt-kill or kruskal',
  defaultFocus: 'passage',
  start: (task, _params, trace) => new AldousBroder(task, trace),
};

class AldousBroder implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly trace: Trace | null;
  private readonly exits: Exits;
  private readonly entered: Uint8Array; // by class
  private enteredCount = 1;
  private at: number;

  constructor(task: Task, trace: Trace | null) {
    this.task = task;
    this.trace = trace;
    this.chosen = new BitSet(task.graph.linkCount);
    this.exits = new Exits(task);
    this.entered = new Uint8Array(task.classes.count);
    this.at = startClass(task);
    this.entered[this.at] = 1;
    if (trace !== null) traceVisit(trace, task, this.at);
  }

  run(budget: number): boolean {
    const { task, trace, exits, entered, chosen } = this;
    const { to, link } = exits.graph;
    const classCount = task.classes.count;
    let { at, enteredCount } = this;
    for (let left = budget; left > 0 && enteredCount < classCount; left--) {
      const half = exits.draw(at);
      at = to[half] as number;
      if (entered[at] === 0) {
        entered[at] = 1;
        enteredCount++;
        chosen.add(link[half] as number);
        if (trace !== null) {
          trace.choose(link[half] as number);
          traceVisit(trace, task, at);
        }
      } else if (trace !== null) {
        traceStep(trace, task, at, link[half] as number);
      }
    }
    this.at = at;
    this.enteredCount = enteredCount;
    return enteredCount === classCount;
  }

  progress(): number {
    return this.enteredCount / this.task.classes.count;
  }
}
