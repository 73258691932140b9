// Somebody who goes through a maze with one hand on the wall: for the wall follower and for the followers of a chain.

import { isPassable, type Maze } from '../maze/maze.ts';
import type { Param } from '../record.ts';
import { NONE } from '../structures/none.ts';
import type { Walker } from './walk.ts';

/** Which way a walker turns first: the left hand takes the ways of a cell clockwise from the one it came by. */
export const LEFT = 1;
export const RIGHT = -1;

export type HandParams = { readonly hand: string };

/** The knob of all who follow walls. */
export const handParam: Param = {
  type: 'choice',
  choices: { left: 'the left hand', right: 'the right hand' },
  default: 'left',
  help: 'hand that stays on the wall',
};

/** The value of the knob. */
export function handNamed(name: string): number {
  return name === 'right' ? RIGHT : LEFT;
}

/**
 * The first way out of a cell on the side of a hand.
 *
 * @param back half that the walker came in by or has at its back; it is taken last
 * @returns NONE if no half is passable
 */
export function wayByHand(maze: Maze, cell: number, back: number, hand: number): number {
  const { first } = maze.space.graph;
  const low = first[cell] as number;
  const end = first[cell + 1] as number;
  let half = back;
  for (let tried = low; tried < end; tried++) {
    half += hand;
    if (half >= end) half = low;
    else if (half < low) half = end - 1;
    if (isPassable(maze, cell, half)) return half;
  }
  return NONE;
}

/**
 * A walker with a hand on the wall knows the way it will take next and which hand that is. A link that turns the board
 * over turns the hand over as well.
 *
 * Without one-way links a step is a permutation of these states, so that the first one comes back: the walker keeps
 * it, and gives up there. One-way links may lead into a round that the first state is not on; so there the state kept
 * is renewed after 1, 2, 4, 8, ... steps (R. P. Brent, An improved Monte Carlo factorization algorithm, 1980).
 */
export class HandWalker implements Walker {
  cell: number;
  half: number;
  hand: number;
  private keptHalf: number = NONE;
  private keptHand: number;
  private readonly renews: boolean;
  private steps = 0;
  private renewal = 0; // steps at which the state kept is renewed
  private readonly maze: Maze;

  /** @param half the way it takes first, NONE for none */
  constructor(maze: Maze, cell: number, half: number, hand: number, renews: boolean) {
    this.maze = maze;
    this.cell = cell;
    this.half = half;
    this.hand = hand;
    this.keptHand = hand;
    this.renews = renews;
  }

  step(): number {
    const { graph, twin } = this.maze.space;
    const { half } = this;
    if (half === NONE || (half === this.keptHalf && this.hand === this.keptHand)) return NONE;
    if (this.steps === this.renewal && (this.renews || this.steps === 0)) {
      this.keptHalf = half;
      this.keptHand = this.hand;
      this.renewal = Math.max(1, 2 * this.steps);
    }
    this.steps++;
    this.cell = graph.to[half] as number;
    if (graph.twists?.has(graph.link[half] as number) === true) this.hand = -this.hand;
    this.half = wayByHand(this.maze, this.cell, twin[half] as number, this.hand);
    return half;
  }
}
