// Cul-de-sac filling: nooses are found on the chains of cells between junctions.
// Cost: O(cells + links) time; some twelve words a cell on squares.

import type { Maze } from '../maze/maze.ts';
import { BitSet } from '../structures/bit-set.ts';
import { cellsLeft } from './cells-left.ts';
import { Filling } from './filling.ts';
import type { Solver } from './solver.ts';

export type CulDeSacParams = Record<string, never>;

export const culDeSac: Solver<CulDeSacParams> = {
  id: 'SOL-CUL-DE-SAC',
  name: 'cul-de-sac',
  title: 'Cul-de-sac filling',
  summary: 'Fills dead ends and nooses, stems that end in one loop, until neither is left; all solutions stay.',
  about:
    'Dead-end filling stops before every loop. A noose, a loop that hangs on one junction with no other junction on it, ' +
    'is on no solution either: whoever goes in comes out where he went in. Filling one may make the next, so nooses that ' +
    'hang on one another go one after the other. Blind alleys with two loops that share a wall stay; the sealer and the ' +
    'blind alley filler see those too.',
  steps: [
    'Fill all dead ends back to their junctions.',
    'From each junction follow each way through cells with two passages; start and finish count as junctions.',
    'Where a way comes back to its junction, close it there, which makes the loop one long dead end.',
    'Fill that, and go on until there is neither a dead end nor a noose.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {},
  traits: {
    finds: 'all and more',
    works: 'maze',
    byPerson: 'above',
    openAreas: false,
    noMemory: true,
    fast: true,
  },
  sure: false,
  leaves: 'cells',
  solve(maze, _params, trace) {
    const filling = new Filling(maze, [maze.start, ...maze.finishes], trace);
    filling.fillDeadEnds();
    const joined = fillNooses(maze, filling);
    return cellsLeft(maze, {
      solver: 'cul-de-sac',
      filled: filling.filled,
      steps: filling.count + joined,
      seen: maze.space.graph.cellCount,
      isExact: false,
    });
  },
};

/**
 * Fills nooses until none is left.
 *
 * Each link is a chain of its own at first. A cell with two links left joins the two chains that end there into one. A
 * chain that comes back to the cell it began at is a noose. One-way links count as open both ways here: a way that is a
 * noose for who may walk everything is one for who may not.
 *
 * @returns how many cells joined two chains
 */
function fillNooses(maze: Maze, filling: Filling): number {
  const { cellCount, first, to, link } = maze.space.graph;
  const { filled, open, ways, order } = filling;
  const { twin } = maze.space;
  const farEnd = twin.slice(); // half where a chain begins -> half where it ends; halves lead into the chain
  const isEnd = BitSet.from(cellCount, [maze.start, ...maze.finishes]);
  const isJoint = new Uint8Array(cellCount);
  const waiting = new Uint32Array(cellCount); // cells with two links, each once
  let count = 0;
  let joined = 0;
  const look = (cell: number): void => {
    if (ways[cell] !== 2 || filled[cell] !== 0 || isJoint[cell] !== 0 || isEnd.has(cell)) return;
    isJoint[cell] = 1;
    waiting[count++] = cell;
  };
  for (let c = 0; c < cellCount; c++) look(c);
  while (count > 0) {
    const cell = waiting[--count] as number;
    if (filled[cell] !== 0) continue;
    joined++;
    let one = -1;
    let other = -1;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      if (!open.has(link[h] as number) || filled[to[h] as number] !== 0) continue;
      other = one;
      one = h;
    }
    const from = farEnd[one] as number;
    const till = farEnd[other] as number;
    farEnd[from] = till;
    farEnd[till] = from;
    if (to[twin[from] as number] !== to[twin[till] as number]) continue;
    // Its last cell may be this one, which then has only itself on both sides: a ring that hangs on nothing.
    const before = filling.count;
    filling.close(link[from] as number);
    filling.fillDeadEnds();
    for (let i = before; i < filling.count; i++) {
      const gone = order[i] as number;
      for (let h = first[gone] as number; h < (first[gone + 1] as number); h++) look(to[h] as number);
    }
  }
  return joined;
}
