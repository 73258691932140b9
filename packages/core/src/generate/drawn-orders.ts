// How the backtracker chooses its way: by an order of the directions that is drawn at each cell, or kept for a while.

import type { Graph } from '../graph/graph.ts';
import type { Random } from '../random/random.ts';
import { NONE } from '../structures/none.ts';
import type { Field } from './field.ts';
import type { Heading, Task } from './generator.ts';
import { largestDegree } from './steering.ts';
import { StraightLimit } from './straight-limit.ts';

/** Cosine of the widest angle at which a way still counts as one in a direction: 60 degrees. */
const NEAR = 0.5 + 1e-9;

/**
 * Chooses the next half for a walker that goes by orders of directions (after W. D. Pullen's Daedalus).
 *
 * Each cell draws an order of all directions, and the walker takes the first that is free. A run keeps the order for
 * up to `run` further cells, so that a walk along its first direction turns into the second where that ends, and back
 * as soon as it can; a cell to which the walker comes back has its order behind it and chooses evenly. A bias B adds
 * orders that begin with all directions along the favoured axis, as many as make their share |B| / (3 - 2 |B|): of
 * 24 orders and 4 b more the share is b / (6 + b), and a direction drawn with the odds 2 + 2 b to 2 has the bias
 * b / (2 + b).
 */
export class DrawnOrders {
  private readonly graph: Graph;
  private readonly random: Random;
  private readonly weights: Float64Array | null;
  private readonly bias: Field | null;
  private readonly odds: Float64Array;
  private readonly run: Field;
  private readonly limit: StraightLimit | null;
  private readonly heading: Heading | null; // null without runs
  private readonly isPlain: boolean;
  // The order that is kept: unit vectors, or steps to other sheets, as they lie in the cell where the walker stands.
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly step: Int8Array;
  private readonly order: Uint32Array; // halves, while an order is drawn
  private size = 0;
  private keep = 0; // further cells that take the same order

  constructor(task: Task, run: Field) {
    const degree = largestDegree(task.graph);
    this.graph = task.graph;
    this.random = task.random;
    this.weights = task.weights;
    this.bias = task.bias;
    this.odds = new Float64Array(degree);
    this.run = run;
    this.limit = task.runLimit === null ? null : new StraightLimit(task, task.runLimit);
    this.heading = run.isAll(0) ? null : task.heading();
    this.isPlain = this.heading === null && this.weights === null && this.limit === null;
    this.x = new Float64Array(degree);
    this.y = new Float64Array(degree);
    this.step = new Int8Array(degree);
    this.order = new Uint32Array(degree);
  }

  /**
   * @param cell where the walker stands
   * @param candidates halves to choose among, the first `count` entries, at least one
   * @param cameBy half by which the cell was entered, or NONE
   * @param isFresh whether it was entered just now
   */
  pick(cell: number, candidates: Uint32Array, count: number, cameBy: number, isFresh: boolean): number {
    // The plain case first: it decides the speed of most walks.
    if (this.isPlain) return candidates[this.random.small(count)] as number;
    if (this.limit === null) return this.choose(cell, candidates, count, cameBy, isFresh);
    const half = this.choose(cell, candidates, this.limit.trim(cell, candidates, count, cameBy), cameBy, isFresh);
    this.limit.walk(cell, half, cameBy);
    return half;
  }

  private choose(cell: number, candidates: Uint32Array, count: number, cameBy: number, isFresh: boolean): number {
    if (this.heading === null || !isFresh) return this.free(cell, candidates, count);
    if (cameBy !== NONE) this.turn(this.heading, cameBy);
    if (this.keep > 0) this.keep--;
    else this.drawOrder(this.heading, cell);
    const half = this.firstOf(this.heading, candidates, count);
    return half === NONE ? this.free(cell, candidates, count) : half;
  }

  /** Without an order that is kept: the first free half of one that is drawn now. */
  private free(cell: number, candidates: Uint32Array, count: number): number {
    const { random, weights, odds } = this;
    if (weights === null) return candidates[random.small(count)] as number;
    for (let i = 0; i < count; i++) odds[i] = weights[this.graph.link[candidates[i] as number] as number] as number;
    if (this.bias === null) return candidates[random.weighted(odds, count)] as number;
    return candidates[this.isFavoured(cell) ? this.heaviest(count) : random.small(count)] as number;
  }

  private isFavoured(cell: number): boolean {
    const amount = Math.abs((this.bias as Field).at(cell));
    return this.random.chance(amount / (3 - 2 * amount));
  }

  /** The place of the greatest of the first odds, each of several equally likely. */
  private heaviest(count: number): number {
    const { odds } = this;
    let most = 0;
    for (let i = 0; i < count; i++) most = Math.max(most, odds[i] as number);
    let ties = 0;
    for (let i = 0; i < count; i++) if (isAsHeavy(odds[i] as number, most)) ties++;
    let left = this.random.small(ties);
    for (let i = 0; i < count; i++) if (isAsHeavy(odds[i] as number, most) && left-- === 0) return i;
    return 0;
  }

  private drawOrder({ directions, steps }: Heading, cell: number): void {
    const { first, link } = this.graph;
    const { order, random, weights } = this;
    this.keep = random.below(Math.round(this.run.at(cell)) + 1);
    const begin = first[cell] as number;
    this.size = (first[cell + 1] as number) - begin;
    const drawn = order.subarray(0, this.size);
    for (let i = 0; i < drawn.length; i++) drawn[i] = begin + i;
    random.shuffle(drawn);
    if (weights !== null && (this.bias === null || this.isFavoured(cell))) {
      const weightOf = (half: number): number => weights[link[half] as number] as number;
      drawn.sort((a, b) => (isAsHeavy(weightOf(a), weightOf(b)) ? 0 : weightOf(b) - weightOf(a))); // keeps ties as drawn
    }
    for (let i = 0; i < drawn.length; i++) {
      const half = drawn[i] as number;
      this.x[i] = directions[2 * half] as number;
      this.y[i] = directions[2 * half + 1] as number;
      this.step[i] = steps === null ? 0 : (steps[half] as number);
    }
  }

  /** The candidate nearest to the first direction of the order that has one near it; NONE if no direction has. */
  private firstOf({ directions, steps }: Heading, candidates: Uint32Array, count: number): number {
    for (let i = 0; i < this.size; i++) {
      const step = this.step[i] as number;
      let best: number = NONE;
      let least = NEAR;
      for (let j = 0; j < count; j++) {
        const half = candidates[j] as number;
        if (steps !== null && steps[half] !== step) continue;
        if (step !== 0) return half;
        const near =
          (this.x[i] as number) * (directions[2 * half] as number) +
          (this.y[i] as number) * (directions[2 * half + 1] as number);
        if (near <= least) continue;
        least = near;
        best = half;
      }
      if (best !== NONE) return best;
    }
    return NONE;
  }

  /** Carries the order over a link: straight on stays straight on, on rings and across glued sides as well. */
  private turn({ directions, twin, steps }: Heading, half: number): void {
    if (this.keep === 0 || (steps !== null && steps[half] !== 0)) return;
    const back = twin[half] as number;
    // From the direction of the half to against that of the way back: a turn by the product of one and the mirrored other.
    const [ax, ay] = [directions[2 * half] as number, directions[2 * half + 1] as number];
    const [bx, by] = [-(directions[2 * back] as number), -(directions[2 * back + 1] as number)];
    const cos = ax * bx + ay * by;
    const sin = ax * by - ay * bx;
    if (sin === 0 && cos > 0) return;
    for (let i = 0; i < this.size; i++) {
      const x = this.x[i] as number;
      const y = this.y[i] as number;
      this.x[i] = cos * x - sin * y;
      this.y[i] = sin * x + cos * y;
    }
  }
}

/** Weights that come from the same angle may differ in their last bits. */
function isAsHeavy(weight: number, other: number): boolean {
  return Math.abs(weight - other) < 1e-9;
}
