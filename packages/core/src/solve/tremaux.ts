// Trémaux's rule (E. Lucas, Récréations mathématiques, 1882): marks on the passages, none in the head.
// Cost: O(links) steps and time, a byte a link.

import { MazeError } from '../errors.ts';
import type { Graph } from '../graph/graph.ts';
import type { Maze } from '../maze/maze.ts';
import { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import { seedParam } from './mouse.ts';
import type { Solver } from './solver.ts';
import { Footprints, hasOneWay, outlook, walkersAnswer } from './walk.ts';

export type TremauxParams = { readonly order: string; readonly seed: number };

export const tremaux: Solver<TremauxParams> = {
  id: 'SOL-TREMAUX',
  name: 'tremaux',
  title: 'Trémaux',
  summary:
    'Marks each passage walked and walks none more than twice: sure in every maze, by a person with a piece of chalk.',
  about:
    'The rule of the engineer C. P. Trémaux, told by E. Lucas in 1882. It works in any maze, with loops, on any surface and any ' +
    'number of levels; all it needs is marks at the passages. No passage is walked more than twice, and if there is no way, one ' +
    'ends at the start with each passage that can be reached marked twice.',
  steps: [
    'Mark a passage each time you walk through it.',
    'At a junction you have not seen before take any passage without a mark.',
    'By a new passage at a junction you have seen: turn back, as at a dead end.',
    'Where no passage without a mark is left, go back by the one that is marked once. At the start there is none: no way.',
    'At the finish the passages marked once are the way back.',
  ],
  sources: ['E. Lucas, Récréations mathématiques, 1882', 'W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    order: {
      type: 'choice',
      choices: { turning: 'the next one clockwise', random: 'at random' },
      default: 'turning',
      help: 'which of several passages is taken',
    },
    seed: seedParam,
  },
  traits: {
    finds: 'one',
    works: 'you',
    byPerson: 'inside',
    openAreas: false,
    noMemory: false,
    fast: true,
  },
  sure: true,
  leaves: 'path',
  solve(maze, { order, seed }, trace) {
    if (hasOneWay(maze)) {
      throw new MazeError(
        'cannot-combine',
        'tremaux walks back through the passages it came by, and one-way links bar that; take backtracker or shortest',
      );
    }
    const { graph, twin } = maze.space;
    const goals = BitSet.from(graph.cellCount, maze.finishes);
    const prints = new Footprints(maze, trace);
    const marks = new Uint8Array(graph.linkCount);
    const random = order === 'random' ? Random.of(seed, 'tremaux') : null;
    let cell = maze.start;
    let back: number = NONE; // half that leads back through the passage just walked
    while (!goals.has(cell)) {
      let half: number;
      if (back !== NONE && marks[graph.link[back] as number] === 1 && isSeen(maze, marks, cell, back)) {
        half = back;
      } else {
        half = wayWithMarks(maze, marks, { cell, back, wanted: 0, random });
        if (half === NONE) {
          trace?.leave(cell);
          half = wayWithMarks(maze, marks, { cell, back, wanted: 1, random });
          if (half === NONE) break;
        }
      }
      const l = graph.link[half] as number;
      marks[l] = (marks[l] as number) + 1;
      cell = graph.to[half] as number;
      back = twin[half] as number;
      prints.step(cell);
    }
    const links = goals.has(cell) ? onceMarked(graph, marks, maze.start) : null;
    const reason = links === null ? (outlook(maze).whyNot as string) : '';
    return walkersAnswer('tremaux', maze, { links, prints }, true, reason);
  },
};

/** Whether one has been at a cell before coming in by `back` for the first time: another passage there is marked. */
function isSeen(maze: Maze, marks: Uint8Array, cell: number, back: number): boolean {
  const { first, link } = maze.space.graph;
  for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
    if (h !== back && marks[link[h] as number] !== 0) return true;
  }
  return false;
}

/** An open way of a cell with so many marks: the first clockwise from the one walked last, or any; NONE if there is none. */
function wayWithMarks(
  maze: Maze,
  marks: Uint8Array,
  {
    cell,
    back,
    wanted,
    random,
  }: { readonly cell: number; readonly back: number; readonly wanted: number; readonly random: Random | null },
): number {
  const { first, link } = maze.space.graph;
  const low = first[cell] as number;
  const end = first[cell + 1] as number;
  let half = back === NONE ? end - 1 : back;
  let found: number = NONE;
  let ways = 0;
  for (let tried = low; tried < end; tried++) {
    half = half + 1 === end ? low : half + 1;
    const l = link[half] as number;
    if (!maze.open.has(l) || marks[l] !== wanted) continue;
    if (random === null) return half;
    ways++;
    if (random.below(ways) === 0) found = half;
  }
  return found;
}

/** The passages marked once, from the start on: at each cell of the way there are two, at its ends one. */
function onceMarked({ first, to, link }: Graph, marks: Uint8Array, start: number): Uint32Array {
  const way = new GrowableInts();
  let cell = start;
  let before: number = NONE;
  for (;;) {
    let half = first[cell] as number;
    const end = first[cell + 1] as number;
    while (half < end && (marks[link[half] as number] !== 1 || link[half] === before)) half++;
    if (half === end) return Uint32Array.from(way.values());
    before = link[half] as number;
    way.push(before);
    cell = to[half] as number;
  }
}
