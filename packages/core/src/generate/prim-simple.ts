// Prim without weights: any link of the frontier.
// Cost: O(cells + links); with a bias O(links log links). Memory in proportion to the links.

import type { Random } from '../random/random.ts';
import { type Bag, EvenBag, WeightedBag } from '../structures/bag.ts';
import { startClass } from './entrance.ts';
import { GrowByLinks, type LinkFrontier } from './frontier-links.ts';
import type { Generator, Task } from './generator.ts';

export type PrimSimpleParams = Record<string, never>;

export const primSimple: Generator<PrimSimpleParams> = {
  id: 'GEN-PRIM-SIMPLE',
  name: 'prim-simple',
  title: 'Prim, simplified',
  summary: 'Grows from one cell by a random link on its edge: straight spokes outward, a short way through.',
  about:
    'What most programs call Prim. Each link on the edge of what has been carved is equally likely to be next, so the ' +
    'maze grows as an even disc: passages run outward, solutions are short, dead ends many.',
  steps: [
    'Put one cell in.',
    'Take a random link from a cell that is in to one that is not.',
    'Open it and put the new cell in.',
    'Go on until every cell is in.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015', 'J. Buck, Mazes for Programmers, 2015'],
  params: {},
  type: 'tree',
  needs: [],
  memory: 'cells',
  focus: {
    passage: { unbiased: true, uniform: 'no', published: { deadEnds: 32, solution: 2.3 } },
    wall: { unbiased: true, uniform: 'no', published: null },
  },
  defaultFocus: 'passage',
  start: (task, _params, trace) => new GrowByLinks(task, trace, new DrawnLinks(task), startClass(task)),
};

/** All links alike, or by their weights. */
class DrawnLinks implements LinkFrontier {
  private readonly random: Random;
  private readonly weights: Float64Array | null;
  private readonly bag: Bag;

  constructor({ graph, weights, random }: Task) {
    this.random = random;
    this.weights = weights;
    this.bag = weights === null ? new EvenBag(graph.linkCount) : new WeightedBag(graph.linkCount);
  }

  put(link: number): void {
    this.bag.put(link, this.weights === null ? 1 : (this.weights[link] as number));
  }

  take(): number {
    return this.bag.take(this.random);
  }
}
