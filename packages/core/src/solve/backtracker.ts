// Depth-first search with marks (E. Lucas, Récréations mathématiques, 1882, in its form for programs).
// Cost: O(cells + links) time with the turning order, two words a cell.

import { isPassable, type Maze } from '../maze/maze.ts';
import { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import { seedParam } from './mouse.ts';
import type { Solver } from './solver.ts';
import { Footprints, outlook, walkersAnswer } from './walk.ts';

export type BacktrackerParams = { readonly order: string; readonly seed: number };

export const depthFirst: Solver<BacktrackerParams> = {
  id: 'SOL-BACKTRACKER',
  name: 'backtracker',
  title: 'Backtracker',
  summary: 'Goes on as far as new cells lead and steps back where none is left: always a way, seldom the shortest.',
  about:
    'Depth-first search: each cell it enters is marked and never entered again, and a stack holds the way back. It finds ' +
    'a way wherever there is one, through halls and over one-way links too, and is quick where dead ends are short. Where a ' +
    'one-way link bars the way back it goes on from memory, as no person in the maze could.',
  steps: [
    'Mark the start.',
    'Go to a cell that is not marked, and mark it.',
    'Where there is none, step back by the link you came by.',
    'Stop at the finish: the way is the stack. Back at the start with nothing left to try there is none.',
  ],
  sources: [
    'E. Lucas, Récréations mathématiques, 1882',
    'R. Tarjan, Depth-first search and linear graph algorithms, 1972',
  ],
  params: {
    order: {
      type: 'choice',
      choices: { turning: 'clockwise', random: 'at random' },
      default: 'turning',
      help: 'which of the cells not marked comes first',
    },
    seed: seedParam,
  },
  traits: {
    finds: 'one',
    works: 'you',
    byPerson: 'no',
    openAreas: true,
    noMemory: false,
    fast: true,
  },
  sure: true,
  leaves: 'path',
  solve(maze, { order, seed }, trace) {
    const { graph, twin } = maze.space;
    const goals = BitSet.from(graph.cellCount, maze.finishes);
    const prints = new Footprints(maze, trace);
    const choice = order === 'random' ? new RandomOrder(maze, Random.of(seed, 'backtracker')) : new TurningOrder(maze);
    const stack = new GrowableInts(); // halves
    let cell = maze.start;
    let couldWalk = true;
    choice.marked.add(cell);
    while (!goals.has(cell)) {
      const half = choice.next(cell);
      if (half !== NONE) {
        stack.push(half);
        cell = graph.to[half] as number;
        choice.marked.add(cell);
        prints.step(cell);
        continue;
      }
      trace?.leave(cell);
      if (stack.length === 0) break;
      const back = twin[stack.pop()] as number;
      if (!isPassable(maze, cell, back)) couldWalk = false;
      cell = graph.to[back] as number;
      prints.step(cell);
    }
    const links = goals.has(cell) ? Uint32Array.from(stack.values(), (half) => graph.link[half] as number) : null;
    const reason = links === null ? (outlook(maze).whyNot as string) : '';
    const answer = walkersAnswer('backtracker', maze, { links, prints }, true, reason);
    return couldWalk ? answer : { ...answer, walked: null };
  },
};

/** Takes the halves of a cell one after the other. */
class TurningOrder {
  readonly marked: BitSet;
  private readonly untried: Uint32Array; // cell -> half that comes next
  private readonly maze: Maze;

  constructor(maze: Maze) {
    this.maze = maze;
    this.marked = new BitSet(maze.space.graph.cellCount);
    this.untried = maze.space.graph.first.slice();
  }

  /** A half of `cell` to a cell that is not marked, or NONE. */
  next(cell: number): number {
    const { first, to } = this.maze.space.graph;
    const end = first[cell + 1] as number;
    for (let h = this.untried[cell] as number; h < end; h++) {
      if (this.marked.has(to[h] as number) || !isPassable(this.maze, cell, h)) continue;
      this.untried[cell] = h + 1;
      return h;
    }
    this.untried[cell] = end;
    return NONE;
  }
}

/** Takes any of the halves that lead on, each as likely as the others. */
class RandomOrder {
  readonly marked: BitSet;
  private readonly maze: Maze;
  private readonly random: Random;

  constructor(maze: Maze, random: Random) {
    this.maze = maze;
    this.random = random;
    this.marked = new BitSet(maze.space.graph.cellCount);
  }

  next(cell: number): number {
    const { first, to } = this.maze.space.graph;
    const end = first[cell + 1] as number;
    const leadsOn = (half: number): boolean =>
      !this.marked.has(to[half] as number) && isPassable(this.maze, cell, half);
    let ways = 0;
    let half: number = NONE;
    for (let h = first[cell] as number; h < end; h++) {
      // The k-th way found replaces the one held with chance 1/k.
      if (leadsOn(h) && this.random.small(++ways) === 0) half = h;
    }
    return half;
  }
}
