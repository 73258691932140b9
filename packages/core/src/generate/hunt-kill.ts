// Random walk, and a hunt for a place to go on from when it is stuck.
// Cost: O(cells + links); hunting "here" looks at 0.4 words of 32 cells for each cell at 1000 x 1000.

import { classMember, classSize } from '../graph/classes.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { startClass } from './entrance.ts';
import type { Field } from './field.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import { type Hunt, hunts } from './hunts.ts';
import { largestDegree, Steering } from './steering.ts';
import type { Trace } from './trace.ts';

export type HuntKillParams = { readonly run: number; readonly river: number; readonly hunt: string };

export const huntKill: Generator<HuntKillParams> = {
  id: 'GEN-HUNT-KILL',
  name: 'hunt-kill',
  title: 'Hunt and kill',
  summary: 'Walks until it is stuck, then hunts for a carved cell with a free neighbour: long passages, no stack.',
  about:
    'Like the backtracker, but where the walk is stuck it does not step back: it hunts through the board. The maze itself ' +
    'tells what has been carved, so the method can do without other memory; here the cells worth hunting for are kept, ' +
    'which is many times faster. Few dead ends; where it hunts decides how long the way through is.',
  steps: [
    'Start anywhere.',
    'Go to a random unvisited neighbour and open the wall between, until there is none.',
    'Hunt for a carved cell with an unvisited neighbour, and walk on from there.',
    'Stop when every cell has been visited.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    run: { type: 'integer', min: 0, max: 100, default: 0, help: 'the most further steps that keep a drawn direction' },
    river: {
      type: 'number',
      min: 0,
      max: 1,
      default: 1,
      help: 'chance of looking at all neighbours before giving up a cell and hunting: less gives many short dead ends',
    },
    hunt: {
      type: 'choice',
      choices: Object.fromEntries(Object.entries(hunts).map(([name, { help }]) => [name, help])),
      default: 'here',
      help: 'where to hunt',
    },
  },
  type: 'tree',
  needs: [],
  memory: 'cells',
  focus: {
    passage: { unbiased: true, uniform: 'never', published: { deadEnds: 11, solution: 9.5 } },
    wall: {
      defaults: { hunt: 'ends' },
      unbiased: true,
      uniform: 'never',
      published: { deadEnds: 21, solution: 3.9 },
    },
  },
  defaultFocus: 'passage',
  start: (task, params, trace) => new HuntKill(task, params, trace),
};

class HuntKill implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly river: Field;
  private readonly trace: Trace | null;
  private readonly steering: Steering;
  private readonly hunt: Hunt;
  private readonly entered: Uint8Array; // by class
  private readonly free: Uint8Array | Uint32Array; // cell -> its halves that lead to a class that is not in
  private readonly candidates: Uint32Array;
  private enteredCount = 0;
  private at: number; // cell
  private cameBy = NONE; // half, or NONE if the cell was found by a hunt: it is then looked at from all sides

  constructor(task: Task, params: HuntKillParams, trace: Trace | null) {
    const { graph, classes } = task;
    const { first, cellCount } = graph;
    this.task = task;
    this.river = task.knob('river', params.river);
    this.trace = trace;
    this.chosen = new BitSet(graph.linkCount);
    this.steering = new Steering(task, task.knob('run', params.run));
    this.hunt = (hunts[params.hunt] as (typeof hunts)[string]).start(task, this.river.isAll(1));
    this.entered = new Uint8Array(classes.count);
    const degree = largestDegree(graph);
    this.candidates = new Uint32Array(degree);
    this.free = degree < 256 ? new Uint8Array(cellCount) : new Uint32Array(cellCount);
    for (let c = 0; c < cellCount; c++) this.free[c] = (first[c + 1] as number) - (first[c] as number);
    this.at = this.enter(startClass(task));
  }

  run(budget: number): boolean {
    const { task, trace, steering, hunt, entered, free, candidates, chosen, river } = this;
    const { random } = task;
    const { first, to, link } = task.graph;
    const classOf = task.classes.of;
    const classCount = task.classes.count;
    for (let left = budget; left > 0 && this.enteredCount < classCount; left--) {
      const cell = this.at;
      const count = free[cell] as number;
      const begin = first[cell] as number;
      const end = first[cell + 1] as number;
      // Below 1, river now and then allows one look only: a neighbour that is in already ends the walk.
      const flow = river.at(cell);
      const mayGiveUp = flow < 1 && this.cameBy !== NONE;
      if (count === 0 || (mayGiveUp && !random.chance(flow) && random.small(end - begin) >= count)) {
        this.at = hunt.find(cell);
        this.cameBy = NONE;
        trace?.step(this.at);
        continue;
      }
      let collected = 0;
      for (let h = begin; h < end; h++) {
        if (entered[classOf[to[h] as number] as number] === 0) candidates[collected++] = h;
      }
      const half = steering.pick(cell, candidates, count, this.cameBy);
      chosen.add(link[half] as number);
      trace?.choose(link[half] as number);
      this.at = this.enter(classOf[to[half] as number] as number);
      this.cameBy = half;
    }
    return this.enteredCount === classCount;
  }

  progress(): number {
    return this.enteredCount / this.task.classes.count;
  }

  /** A link that closes is free at neither end; seen from a cell that is not in, entering counts it off. */
  lose(link: number): void {
    const { ends } = this.task.graph;
    const a = ends[2 * link] as number;
    const b = ends[2 * link + 1] as number;
    const isInA = this.isIn(a);
    if (isInA === this.isIn(b)) return;
    const inside = isInA ? a : b;
    const outside = isInA ? b : a;
    this.free[outside] = (this.free[outside] as number) + 1;
    const left = (this.free[inside] as number) - 1;
    this.free[inside] = left;
    if (left > 0) return;
    this.trace?.leave(inside);
    this.hunt.drop(inside);
  }

  private isIn(cell: number): boolean {
    return this.entered[this.task.classes.of[cell] as number] === 1;
  }

  /** Puts a class in. @returns the cell to walk on from: any of its members */
  private enter(k: number): number {
    const { task, trace, entered, free, hunt } = this;
    const { classes, random } = task;
    const { first, to } = task.graph;
    const classOf = classes.of;
    entered[k] = 1;
    this.enteredCount++;
    const size = classSize(classes, k);
    for (let i = 0; i < size; i++) {
      const member = classMember(classes, k, i);
      const end = first[member + 1] as number;
      for (let h = first[member] as number; h < end; h++) {
        const other = to[h] as number;
        const left = (free[other] as number) - 1;
        free[other] = left;
        const isOwn = classOf[other] === k; // not added yet
        if (left > 0 || isOwn || entered[classOf[other] as number] === 0) continue;
        trace?.leave(other);
        hunt.drop(other);
      }
    }
    for (let i = 0; i < size; i++) {
      const member = classMember(classes, k, i);
      trace?.visit(member);
      if ((free[member] as number) > 0) hunt.add(member);
      else trace?.leave(member);
    }
    return size === 1 ? classMember(classes, k, 0) : classMember(classes, k, random.small(size));
  }
}
