// Random walls added. Cost: nearly O(cells + links).

import { withOpen } from '../maze/maze.ts';
import { BitSet } from '../structures/bit-set.ts';
import { UnionFind } from '../structures/union-find.ts';
import { amountOf, amountParam } from './amount.ts';
import type { Transform } from './transform.ts';

export type BlockParams = { readonly amount: string };

export const block: Transform<BlockParams> = {
  id: 'OP-ADD-WALLS',
  name: 'block',
  title: 'Walls added',
  summary: 'Closes so many passages, drawn one after the other from those that cut nothing off.',
  about:
    'Each wall takes a loop away and most make dead ends. Parts stay whole, so there are as many walls to add as there ' +
    'are loops, and a perfect maze takes none; 100% leaves a perfect maze of random texture. Crossings stay as they ' +
    'are. One-way passages count as open both ways, so a wall may bar a way that only goes round.',
  steps: [
    'Take the passages in random order.',
    'Close the next one if there is another way between its ends.',
    'Stop when the wished number is closed.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: { amount: amountParam('passages to close, of those that close a loop') },
  apply(maze, { amount }, random) {
    const { graph, weave } = maze.space;
    // Closing in order what is no bridge of the rest leaves the same links as keeping in reverse order what joins two
    // sets: the last ones stay. That needs no look at the rest.
    const order = Uint32Array.from(maze.open);
    random.shuffle(order);
    const sets = new UnionFind(graph.cellCount);
    const joins = (l: number): boolean => sets.union(graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number);
    const kept = weave === null ? new BitSet(graph.linkCount) : weave.open.clone();
    for (const l of kept) joins(l);
    for (let i = order.length - 1; i >= 0; i--) if (joins(order[i] as number)) kept.add(order[i] as number);
    const closable = order.filter((l) => !kept.has(l));
    const open = maze.open.clone();
    for (const l of closable.subarray(0, amountOf(amount, closable.length))) open.delete(l);
    return withOpen(maze, open);
  },
};
