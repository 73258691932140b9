// Random passages opened. Cost: O(cells + links).

import { openDegrees } from '../maze/degrees.ts';
import { GrowableInts } from '../structures/growable.ts';
import { amountOf, amountParam } from './amount.ts';
import type { Transform } from './transform.ts';

export type PierceParams = { readonly amount: string };

export const pierce: Transform<PierceParams> = {
  id: 'OP-ADD-PASSAGES',
  name: 'pierce',
  title: 'Passages added',
  summary: 'Opens so many walls, drawn from all there are: each adds a loop, wherever it lies.',
  about:
    'The plain way to more ways through: unlike braid it minds no dead ends, so corridors get side doors as well. Walls to ' +
    'ground that is not carved stay.',
  steps: ['List all walls between cells that have passages.', 'Draw so many of them.', 'Open these.'],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: { amount: amountParam('walls to open') },
  apply(maze, { amount }, random) {
    const { ends, linkCount } = maze.space.graph;
    const ways = openDegrees(maze);
    const walls = new GrowableInts();
    for (let l = 0; l < linkCount; l++) {
      const a = ends[2 * l] as number;
      const b = ends[2 * l + 1] as number;
      if (!maze.open.has(l) && a !== b && (ways[a] as number) > 0 && (ways[b] as number) > 0) walls.push(l);
    }
    const open = maze.open.clone();
    const order = walls.values();
    random.shuffle(order);
    for (const l of order.subarray(0, amountOf(amount, order.length))) open.add(l);
    return { ...maze, open };
  },
};
