// Dead ends trimmed cell by cell to a wanted density. Cost: O(cells + links).

import { openDegrees } from '../maze/degrees.ts';
import { withOpen } from '../maze/maze.ts';
import { GrowableInts } from '../structures/growable.ts';
import { sparedCells } from './spared.ts';
import type { Transform } from './transform.ts';

export type ThinParams = { readonly density: number };

export const thin: Transform<ThinParams> = {
  id: 'MAKE-SPARSE',
  name: 'thin',
  title: 'Thinned',
  summary:
    'Takes the last cell of random dead ends again and again until only the wished share of the board is carved.',
  about:
    'A sparse maze out of a full one: the twigs go first, the branches get shorter, the rest is solid ground. Start and ' +
    'finish stay with all ways between them, and so do loops and crossings, so that it may end above the wished ' +
    'share. Ends are chosen beforehand.',
  steps: [
    'List all dead ends but start and finish.',
    'Draw one and fill its last cell.',
    'Add the cell before it to the list if it is a dead end now.',
    'Stop at the wished share of carved cells, or when no dead end is left.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    density: { type: 'number', min: 0, max: 1, default: 0.5, help: 'share of the cells that stay carved, 0 to 1' },
  },
  sparesEnds: true,
  apply(maze, { density }, random) {
    const { first, to, link, cellCount } = maze.space.graph;
    const spared = sparedCells(maze);
    const ways = openDegrees(maze);
    const open = maze.open.clone();
    const tips = new GrowableInts();
    let carved = 0;
    for (let c = 0; c < cellCount; c++) {
      if ((ways[c] as number) > 0) carved++;
      if (ways[c] === 1 && spared[c] === 0) tips.push(c);
    }
    const wanted = Math.round(density * cellCount);
    while (carved > wanted && tips.length > 0) {
      const at = random.below(tips.length);
      const tip = tips.at(at);
      tips.set(at, tips.at(tips.length - 1));
      tips.pop();
      let half = first[tip] as number;
      while (!open.has(link[half] as number)) half++;
      const before = to[half] as number;
      if (ways[before] === 1) continue; // the last two cells of a part
      open.delete(link[half] as number);
      carved--;
      ways[before] = (ways[before] as number) - 1;
      if (ways[before] === 1 && spared[before] === 0) tips.push(before);
    }
    return withOpen(maze, open);
  },
};
