// The collision solver. What is filled never led water on, so distances stay and one flood serves all rounds.
// Cost: O(cells + links) time, eight words a cell.

import type { Trace } from '../generate/trace.ts';
import { isPassable, type Maze } from '../maze/maze.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { cellsLeft } from './cells-left.ts';
import { Filling } from './filling.ts';
import { type Fronts, fronts } from './fronts.ts';
import type { Solver } from './solver.ts';

export type CollisionParams = Record<string, never>;

export const collision: Solver<CollisionParams> = {
  id: 'SOL-COLLISION',
  name: 'collision',
  title: 'Collision solver',
  summary: 'Floods the maze and puts walls where the water meets itself, so that only shortest ways stay.',
  about:
    'W. D. Pullen: water spreads from the start at one speed. Where two fronts meet and none goes on, one came by a way ' +
    'no better than the other and neither leads anywhere: a wall is put there, and the dead ends this makes are filled. ' +
    'Where fronts meet and run on together, both ways are equally short and stay. What is left in the end are exactly ' +
    'the cells of all shortest paths, to all finishes that are equally near. Any number of fronts may meet.',
  steps: [
    'Flood the maze from the start.',
    'Close each passage where fronts meet in its middle, and wall up each cell that water enters from two sides and leaves by none.',
    'Fill all dead ends, and what the water never reached.',
    'Flood again, until a round has neither a meeting nor anything to fill.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {},
  traits: {
    finds: 'all shortest',
    works: 'several',
    byPerson: 'no',
    openAreas: false,
    noMemory: false,
    fast: true,
  },
  sure: true,
  leaves: 'cells',
  solve(maze, _params, trace) {
    const water = fronts(maze, true, trace);
    const filling = collide(maze, water, trace);
    return cellsLeft(maze, {
      solver: 'collision',
      filled: filling.filled,
      steps: water.count + filling.count,
      seen: water.count,
      isExact: true,
    });
  },
};

/** Walls up meetings and fills dead ends, round by round. */
function collide(maze: Maze, water: Fronts, trace: Trace | null): Filling {
  const { cellCount, linkCount, first, to, link } = maze.space.graph;
  const { distance } = water;
  const filling = new Filling(maze, [maze.start, ...water.nearest], trace);
  const carries = (cell: number, half: number): boolean =>
    distance[cell] !== NONE &&
    distance[to[half] as number] === (distance[cell] as number) + 1 &&
    isPassable(maze, cell, half);

  const carrying = new BitSet(linkCount);
  const onward = new Uint32Array(cellCount); // links over which water leaves a cell for one that is not filled
  for (let c = 0; c < cellCount; c++) {
    for (let h = first[c] as number; h < (first[c + 1] as number); h++) {
      if (!carries(c, h)) continue;
      carrying.add(link[h] as number);
      onward[c] = (onward[c] as number) + 1;
    }
  }

  // Water meets in each cell that it leaves no more: first where it came from two sides, or where the front of the next
  // cell stands against its own (a wall between them would make dead ends of the two), then where all beyond is filled,
  // which happens to a cell once. What water never reached it does not leave either.
  const meetings = new Uint32Array(cellCount);
  let count = 0;
  for (let c = 0; c < cellCount; c++) if (onward[c] === 0) meetings[count++] = c;
  filling.fillDeadEnds();
  let known = 0;
  for (let met = 0; met < count || known < filling.count; ) {
    for (const end = count; met < end; met++) {
      const cell = meetings[met] as number;
      if (filling.filled[cell] === 0 && filling.isKept[cell] === 0) filling.fill(cell);
    }
    filling.fillDeadEnds();
    for (; known < filling.count; known++) {
      const cell = filling.order[known] as number;
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        const before = to[h] as number;
        const l = link[h] as number;
        if (!carrying.has(l) || (distance[before] as number) > (distance[cell] as number)) continue;
        onward[before] = (onward[before] as number) - 1;
        if (onward[before] === 0) meetings[count++] = before;
      }
    }
  }
  return filling;
}
