import type { Graph } from '../graph/graph.ts';
import type { Random } from '../random/random.ts';
import { contracted } from './contracted.ts';
import type { Task } from './generator.ts';

/** The steps of a random walk: from a class by one of all links that leave it, evenly or by their weights. */
export class Exits {
  /** The graph walked on: its cells are the classes of the task. */
  readonly graph: Graph;
  private readonly random: Random;
  /** Half -> weights of the halves of its cell, added up to it; null where all are alike. */
  private readonly upTo: Float64Array | null;

  constructor(task: Task) {
    this.graph = contracted(task);
    this.random = task.random;
    this.upTo = task.weights === null ? null : runningSums(this.graph, task.weights);
  }

  /** The half to leave cell `from` by. Cost: O(1), with weights O(log degree). */
  draw(from: number): number {
    const { first } = this.graph;
    const low = first[from] as number;
    const high = first[from + 1] as number;
    return this.upTo === null ? low + this.random.small(high - low) : this.drawWeighted(this.upTo, low, high);
  }

  private drawWeighted(upTo: Float64Array, low: number, high: number): number {
    const target = this.random.fraction() * (upTo[high - 1] as number);
    let least = low;
    let most = high - 1; // also the answer where rounding takes the target up to the whole sum
    while (least < most) {
      const middle = (least + most) >>> 1;
      if ((upTo[middle] as number) > target) most = middle;
      else least = middle + 1;
    }
    return least;
  }
}

function runningSums(graph: Graph, weights: Float64Array): Float64Array {
  const upTo = new Float64Array(graph.link.length);
  for (let c = 0; c < graph.cellCount; c++) {
    let sum = 0;
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      sum += weights[graph.link[h] as number] as number;
      upTo[h] = sum;
    }
  }
  return upTo;
}
