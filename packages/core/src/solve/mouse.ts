// The random mouse. Cost: O(1) a step, no memory; the steps are left to chance.

import { isPassable, type Maze } from '../maze/maze.ts';
import { Random } from '../random/random.ts';
import type { Param } from '../record.ts';
import { NONE } from '../structures/none.ts';
import type { Solver } from './solver.ts';
import { outlook, sureSolver, type Walker, walk, walkersAnswer } from './walk.ts';

export type MouseParams = { readonly seed: number; readonly limit: number };

/** The knob of those who turn at random: a seed replays the walk anywhere. */
export const seedParam: Param = {
  type: 'integer',
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
  default: 1,
  help: 'number that the random turns come from',
};

export const mouse: Solver<MouseParams> = {
  id: 'SOL-MOUSE',
  name: 'mouse',
  title: 'Random mouse',
  summary: 'Runs straight on through corridors and turns at random where ways part: it gets there sooner or later.',
  about:
    'What a mouse without a plan would do, or a simple robot. It needs no memory at all and may run round the same loop for a ' +
    'long time, so it is given a number of steps. In a perfect maze of a thousand cells tens of thousands of steps are usual.',
  steps: [
    'Go on through a corridor, round its bends.',
    'Where ways part, take any of them but the one you came by, each as likely as the others.',
    'Turn back at a dead end only.',
    'Stop at the finish, or when the steps are used up.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    limit: {
      type: 'integer',
      min: 1,
      max: 1_000_000_000,
      default: 1_000_000,
      help: 'steps after which it gives up',
    },
    seed: seedParam,
  },
  traits: {
    finds: 'one',
    works: 'you',
    byPerson: 'inside',
    openAreas: false,
    noMemory: true,
    fast: false,
  },
  sure: false,
  leaves: 'path',
  solve(maze, { seed, limit }, trace) {
    const walker = new Mouse(maze, Random.of(seed, 'mouse'));
    const walked = walk(maze, walker, trace, limit);
    if (walked.links !== null) return walkersAnswer('mouse', maze, walked, false, '');
    const { whyNot } = outlook(maze);
    const excuse =
      walked.prints.walked === limit
        ? `the mouse gave up after ${limit} steps; raise the limit, try another seed`
        : 'the mouse sits in a dead end that one-way links lead into only; try another seed';
    return walkersAnswer('mouse', maze, walked, false, whyNot ?? `${excuse}, or take ${sureSolver(maze)}`);
  },
};

/** A mouse knows its cell and the way it came by. */
export class Mouse implements Walker {
  private cell: number;
  private back: number = NONE; // half of the cell it came in by
  private readonly maze: Maze;
  private readonly random: Random;

  constructor(maze: Maze, random: Random) {
    this.maze = maze;
    this.random = random;
    this.cell = maze.start;
  }

  step(): number {
    const { first, to } = this.maze.space.graph;
    const low = first[this.cell] as number;
    const end = first[this.cell + 1] as number;
    const isWayOn = (half: number): boolean => half !== this.back && isPassable(this.maze, this.cell, half);
    let ways = 0;
    for (let h = low; h < end; h++) if (isWayOn(h)) ways++;
    let half = this.back;
    if (ways === 0) {
      if (half === NONE || !isPassable(this.maze, this.cell, half)) return NONE;
    } else {
      let pick = ways === 1 ? 0 : this.random.small(ways);
      for (half = low; !isWayOn(half) || pick-- > 0; ) half++;
    }
    this.cell = to[half] as number;
    this.back = this.maze.space.twin[half] as number;
    return half;
  }
}
