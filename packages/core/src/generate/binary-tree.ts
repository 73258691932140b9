// The binary tree maze: each cell opens one of two links towards a corner, whatever the others do.
// Cost: O(cells + links); on boards with bays that the corner does not reach, O(cells log cells).

import { classMember, classSize } from '../graph/classes.ts';
import { BitSet } from '../structures/bit-set.ts';
import { MinHeap } from '../structures/heap.ts';
import { NONE } from '../structures/none.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import type { Trace } from './trace.ts';

export type BinaryTreeParams = { readonly corner: string };

export const binaryTree: Generator<BinaryTreeParams> = {
  id: 'GEN-BINARY-TREE',
  name: 'binary-tree',
  title: 'Binary tree',
  summary: 'Each cell opens one of its two links towards a corner: the quickest of all, and the most one-sided.',
  about:
    'Every cell decides by itself, so any part of the maze can be made without the rest. From anywhere there is a straight ' +
    'way to the corner: a tree in the sense of computing, with the corner as its root. It has no crossroads, and two of its ' +
    'edges are open passages.',
  steps: [
    'Put the cells in an order that begins at the corner, so that each has a neighbour before it.',
    'For each cell take the links to the at most two neighbours before it that lie nearest to the corner.',
    'Open one of them by chance.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015', 'J. Buck, Mazes for Programmers, 2015'],
  params: {
    corner: {
      type: 'choice',
      choices: { nw: 'upper left', ne: 'upper right', sw: 'lower left', se: 'lower right' },
      default: 'nw',
      help: 'corner towards which links are opened; for walls, towards which they grow',
    },
  },
  type: 'set',
  needs: [],
  memory: 'none',
  focus: {
    passage: { unbiased: false, uniform: 'never', published: { deadEnds: 25, solution: 2 } },
    wall: { unbiased: false, uniform: 'never', published: { deadEnds: 25, solution: 2 } },
  },
  whyNoRivals: 'each cell decides by itself, so two links may cross; carve with sidewinder or kruskal',
  defaultFocus: 'passage',
  start: (task, params, trace) => new BinaryTree(task, params, trace),
};

class BinaryTree implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly trace: Trace | null;
  private readonly distance: (cell: number) => number; // how far from the corner, along both axes
  private readonly rank: (k: number) => number; // place of a class in the order; equal ranks by class number
  private next = 0;

  constructor(task: Task, params: BinaryTreeParams, trace: Trace | null) {
    this.task = task;
    this.trace = trace;
    this.chosen = new BitSet(task.graph.linkCount);
    this.distance = distanceFrom(task, params.corner);
    const rank = nearest(task, this.distance);
    this.rank = eachHasAnEarlierNeighbour(task, rank) ? rank : flooded(task, rank);
  }

  run(budget: number): boolean {
    const { classes, graph, random, weights } = this.task;
    const { distance, rank } = this;
    for (let left = budget; left > 0 && this.next < classes.count; left--) {
      const k = this.next++;
      let first = NONE; // links, the one that leads nearest to the corner first
      let second = NONE;
      let firstDistance = Number.POSITIVE_INFINITY;
      let secondDistance = Number.POSITIVE_INFINITY;
      for (let i = 0; i < classSize(classes, k); i++) {
        const cell = classMember(classes, k, i);
        this.trace?.visit(cell);
        for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
          const other = graph.to[h] as number;
          if (!isBefore(rank, classes.of[other] as number, k)) continue;
          const far = distance(other);
          if (far < firstDistance) {
            second = first;
            secondDistance = firstDistance;
            first = graph.link[h] as number;
            firstDistance = far;
          } else if (far < secondDistance) {
            second = graph.link[h] as number;
            secondDistance = far;
          }
        }
      }
      if (first === NONE) continue; // the corner itself
      let l = first;
      if (second !== NONE) {
        const odds = weights === null ? 0.5 : oddsOf(weights[second] as number, weights[first] as number);
        if (random.chance(odds)) l = second;
      }
      this.chosen.add(l);
      this.trace?.choose(l);
    }
    return this.next === classes.count;
  }

  progress(): number {
    return this.next / this.task.classes.count;
  }
}

function oddsOf(weight: number, other: number): number {
  return weight / (weight + other);
}

function isBefore(rank: (k: number) => number, k: number, other: number): boolean {
  const difference = rank(k) - rank(other);
  return difference < 0 || (difference === 0 && k < other);
}

/** How far a cell is from the corner, along both axes: on squares, steps. Only differences matter. */
function distanceFrom(task: Task, corner: string): (cell: number) => number {
  const positions = task.positions();
  const signX = corner === 'nw' || corner === 'sw' ? 1 : -1;
  const signY = corner === 'nw' || corner === 'ne' ? 1 : -1;
  return (cell) => signX * (positions[2 * cell] as number) + signY * (positions[2 * cell + 1] as number);
}

/** The least distance of the members of each class; the root comes before all. */
function nearest({ classes, graph }: Task, distance: (cell: number) => number): (k: number) => number {
  if (classes.memberFirst === null && classes.root === NONE) return distance;
  const rank = new Float64Array(classes.count).fill(Number.POSITIVE_INFINITY);
  for (let c = 0; c < graph.cellCount; c++) {
    const k = classes.of[c] as number;
    rank[k] = Math.min(rank[k] as number, distance(c));
  }
  if (classes.root !== NONE) rank[classes.root] = Number.NEGATIVE_INFINITY;
  return (k) => rank[k] as number;
}

function eachHasAnEarlierNeighbour(task: Task, rank: (k: number) => number): boolean {
  const { graph, classes } = task;
  const has = new Uint8Array(classes.count);
  for (let l = 0; l < graph.linkCount; l++) {
    const a = classes.of[graph.ends[2 * l] as number] as number;
    const b = classes.of[graph.ends[2 * l + 1] as number] as number;
    if (a !== b) has[isBefore(rank, a, b) ? b : a] = 1;
  }
  let without = 0;
  for (const one of has) if (one === 0) without++;
  return without === 1;
}

/** Another order: from the first class on, always the nearest one beside those that are in. */
function flooded(task: Task, nearness: (k: number) => number): (k: number) => number {
  const { graph, classes } = task;
  let first = 0;
  for (let k = 1; k < classes.count; k++) if (isBefore(nearness, k, first)) first = k;
  const rank = new Float64Array(classes.count);
  const known = new Uint8Array(classes.count);
  const near = new Float64Array(classes.count);
  for (let k = 0; k < near.length; k++) near[k] = nearness(k);
  const heap = new MinHeap(classes.count, near);
  heap.push(first);
  known[first] = 1;
  for (let place = 0; heap.size > 0; place++) {
    const k = heap.pop();
    rank[k] = place;
    for (let i = 0; i < classSize(classes, k); i++) {
      const cell = classMember(classes, k, i);
      for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
        const other = classes.of[graph.to[h] as number] as number;
        if (known[other] === 1) continue;
        known[other] = 1;
        heap.push(other);
      }
    }
  }
  return (k) => rank[k] as number;
}
