// A path through all cells whose ends are moved without a cell being lost, by "backbite" moves (M. L. Mansfield, Monte
// Carlo studies of polymer chain dimensions in the melt, 1982): an end is joined to a cell beside it, which makes a ring
// with a tail, and the ring is cut behind that cell.

import type { Graph } from '../graph/graph.ts';
import type { Random } from '../random/random.ts';

/** Odds of a move at random, where the others take the end as near to its place as can be: so that none is stuck. */
const WANDERING = 0.3;

/** Moves for each cell after which the ends stay where they are. */
const MOST_MOVES = 50;

/** Steps from an end to its place that are near enough, and how many more for as many moves as there are cells. */
const NEAR = 2;
const NEARER = 1;

/** Moves the two ends of a path to two places. */
export class Backbite {
  /** The cells in order, from end to end. */
  readonly path: Uint32Array;
  private readonly graph: Graph;
  private readonly positions: Float64Array;
  private readonly places: readonly [number, number];
  private readonly mayEnd: (cell: number) => boolean;
  private readonly random: Random;
  private readonly placeInPath: Uint32Array;
  private readonly step: number; // squared length of one, in the mean
  private left: number;

  /**
   * @param path cells in order, each linked to the next; it is changed
   * @param positions x and y of each cell of the graph
   * @param places the cells that the two ends are to come to, or near to
   * @param mayEnd whether the path may end in a cell
   */
  constructor(
    graph: Graph,
    path: Uint32Array,
    positions: Float64Array,
    places: readonly [number, number],
    mayEnd: (cell: number) => boolean,
    random: Random,
  ) {
    this.graph = graph;
    this.path = path;
    this.positions = positions;
    this.places = places;
    this.mayEnd = mayEnd;
    this.random = random;
    this.placeInPath = new Uint32Array(graph.cellCount);
    for (let i = 0; i < path.length; i++) this.placeInPath[path[i] as number] = i;
    let steps = 0;
    for (let i = 1; i < path.length; i++) steps += this.distance(path[i - 1] as number, path[i] as number);
    this.step = steps / Math.max(path.length - 1, 1);
    this.left = MOST_MOVES * path.length;
  }

  /**
   * Makes moves until the ends are in place, or will not come there.
   *
   * @param budget cells that may be moved, about; a move costs up to all of the path
   * @returns whether it is done
   */
  run(budget: number): boolean {
    for (let spent = 0; spent < budget; ) {
      const end = this.endToMove();
      if (end === null || this.left-- <= 0) return true;
      spent += 1 + this.move(end);
    }
    return false;
  }

  /** The end that is farther from its place; null once both are there. */
  private endToMove(): 0 | 1 | null {
    const { path, places } = this;
    // Which cells an end can come to is settled by all of the path, so what is asked for grows less.
    const near = NEAR + NEARER * (MOST_MOVES - this.left / path.length);
    const nearness = near * near * this.step;
    const away = [path[0] as number, path[path.length - 1] as number].map((cell, end) => {
      const squared = this.distance(cell, places[end] as number);
      return squared <= nearness && this.mayEnd(cell) ? 0 : Math.max(squared, nearness);
    }) as [number, number];
    if (away[0] === 0 && away[1] === 0) return null;
    return away[0] >= away[1] ? 0 : 1;
  }

  /** @returns cells that were moved */
  private move(end: 0 | 1): number {
    const { graph, path, placeInPath } = this;
    const last = path.length - 1;
    const cell = path[end === 0 ? 0 : last] as number;
    const wanders = this.random.chance(WANDERING);
    let best = -1;
    let bestScore = Number.POSITIVE_INFINITY;
    let seen = 0;
    for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
      const at = placeInPath[graph.to[h] as number] as number;
      if (end === 0 ? at < 2 : at > last - 2) continue;
      const next = path[end === 0 ? at - 1 : at + 1] as number; // the end after the move
      seen++;
      const score = this.distance(next, this.places[end] as number);
      if (wanders ? this.random.below(seen) === 0 : score < bestScore) {
        best = at;
        bestScore = score;
      }
    }
    if (best === -1) return 0;
    const [from, to] = end === 0 ? [0, best - 1] : [best + 1, last];
    for (let low = from, high = to; low < high; low++, high--) {
      const swapped = path[low] as number;
      path[low] = path[high] as number;
      path[high] = swapped;
    }
    for (let i = from; i <= to; i++) placeInPath[path[i] as number] = i;
    return to - from;
  }

  /** Squared. */
  private distance(a: number, b: number): number {
    const x = (this.positions[2 * a] as number) - (this.positions[2 * b] as number);
    const y = (this.positions[2 * a + 1] as number) - (this.positions[2 * b + 1] as number);
    return x * x + y * y;
  }
}
