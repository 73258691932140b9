// Braiding by passages. Cost: O(cells + links), a word for each dead end and for each cell.

import { openDegrees } from '../maze/degrees.ts';
import { GrowableInts } from '../structures/growable.ts';
import type { Transform } from './transform.ts';

export type BraidParams = { readonly amount: number };

export const braid: Transform<BraidParams> = {
  id: 'MAKE-BRAID-PASSAGES',
  name: 'braid',
  title: 'Braid',
  summary: 'Opens one more passage at each chosen dead end, so that loops take the place of dead ends.',
  about:
    'A braid maze has no dead ends: one goes in circles instead. A partial braid has some of both. Two dead ends side by ' +
    'side are joined to each other first, so that one passage does away with both. Cells with one neighbour on the whole board ' +
    'stay dead ends.',
  steps: [
    'List all dead ends that have a wall to open, in random order.',
    'Take the next one that is still a dead end.',
    'Open a wall to a neighbour, best to another dead end; which one is drawn.',
    'Stop when the wished share of the dead ends is gone.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    amount: {
      type: 'number',
      min: 0,
      max: 1,
      default: 1,
      help: 'share of the dead ends to remove, 0 none to 1 all',
    },
  },
  apply(maze, { amount }, random) {
    const { first, to, link, cellCount } = maze.space.graph;
    const open = maze.open.clone();
    const ways = openDegrees(maze);
    const isDeadEnd = (cell: number): boolean => ways[cell] === 1;

    // The walls of a cell that may be opened, and their number. Those to cells that are walled in on all sides are left
    // out: one more passage would only move the dead end there.
    const walls = new GrowableInts(8);
    const findWalls = (cell: number, suits: (neighbour: number) => boolean): number => {
      walls.length = 0;
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        const neighbour = to[h] as number;
        if (!open.has(link[h] as number) && (ways[neighbour] as number) > 0 && suits(neighbour)) walls.push(h);
      }
      return walls.length;
    };
    const any = (): boolean => true;
    const isNoDeadEnd = (cell: number): boolean => !isDeadEnd(cell);

    const list = new GrowableInts();
    for (let c = 0; c < cellCount; c++) if (isDeadEnd(c) && findWalls(c, any) > 0) list.push(c);
    const order = list.values();
    random.shuffle(order);
    let wanted = Math.round(amount * order.length);
    for (let i = 0; i < order.length && wanted > 0; i++) {
      const cell = order[i] as number;
      if (!isDeadEnd(cell)) continue;
      const count = findWalls(cell, wanted > 1 ? isDeadEnd : isNoDeadEnd) || findWalls(cell, any);
      const half = walls.at(random.small(count));
      const neighbour = to[half] as number;
      wanted -= isDeadEnd(neighbour) ? 2 : 1;
      open.add(link[half] as number);
      ways[cell] = 2;
      ways[neighbour] = (ways[neighbour] as number) + 1;
    }
    return { ...maze, open };
  },
};
