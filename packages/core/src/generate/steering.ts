import type { Graph } from '../graph/graph.ts';
import type { Random } from '../random/random.ts';
import { NONE } from '../structures/none.ts';
import { Field } from './field.ts';
import type { Task } from './generator.ts';
import { StraightLimit } from './straight-limit.ts';

/**
 * Chooses the next half for a walker among candidates: evenly, by the weights of the links, or straight on while a
 * run lasts.
 *
 * A run: each free draw also draws a number from 0 to `run`, and for that many further steps the walker keeps the
 * drawn direction while the way straight on is free (after W. D. Pullen's Daedalus, where calls are counted).
 */
export class Steering {
  private readonly random: Random;
  private readonly link: Uint32Array;
  private readonly weights: Float64Array | null;
  private readonly odds: Float64Array;
  private readonly straight: Int32Array | null;
  private readonly run: Field;
  private readonly limit: StraightLimit | null;
  private keep = 0;

  /** @param run 0 to 100, the most further steps in a drawn direction */
  constructor(task: Task, run: Field = new Field(0)) {
    this.random = task.random;
    this.link = task.graph.link;
    this.weights = task.weights;
    this.odds = task.weights === null ? new Float64Array(0) : new Float64Array(largestDegree(task.graph));
    this.straight = run.isAll(0) ? null : task.straight();
    this.run = run;
    this.limit = task.runLimit === null ? null : new StraightLimit(task, task.runLimit);
  }

  /**
   * @param cell where the walker stands
   * @param candidates halves to choose among, the first `count` entries, at least one
   * @param cameBy half by which the walker came here, or NONE
   */
  pick(cell: number, candidates: Uint32Array, count: number, cameBy: number): number {
    // The plain case first: it decides the speed of most walks.
    if (this.straight === null && this.weights === null && this.limit === null) {
      return candidates[this.random.small(count)] as number;
    }
    if (this.limit === null) return this.choose(cell, candidates, count, cameBy);
    const half = this.choose(cell, candidates, this.limit.trim(cell, candidates, count, cameBy), cameBy);
    this.limit.walk(cell, half, cameBy);
    return half;
  }

  private choose(cell: number, candidates: Uint32Array, count: number, cameBy: number): number {
    if (this.straight !== null) {
      if (this.keep > 0 && cameBy !== NONE) {
        const ahead = this.straight[cameBy] as number;
        for (let i = 0; i < count; i++) {
          if (candidates[i] === ahead) {
            this.keep--;
            return ahead;
          }
        }
      }
      this.keep = this.random.below(Math.round(this.run.at(cell)) + 1);
    }
    if (this.weights === null) return candidates[this.random.small(count)] as number;
    for (let i = 0; i < count; i++) this.odds[i] = this.weights[this.link[candidates[i] as number] as number] as number;
    return candidates[this.random.weighted(this.odds, count)] as number;
  }
}

/** The most halves any cell has. */
export function largestDegree(graph: Graph): number {
  const { first, cellCount } = graph;
  let largest = 0;
  for (let c = 0; c < cellCount; c++) largest = Math.max(largest, (first[c + 1] as number) - (first[c] as number));
  return largest;
}
