// What one finds where one stands, in terms that can be said: for those who play by ear.

import type { Game } from './game.ts';

/** The eight winds, from north clockwise. */
export type Wind = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface Place {
  readonly kind: 'finish' | 'junction' | 'passage' | 'dead end';
  /** Ways on over the sides of the cell, without the one that leads back. */
  readonly ways: readonly Wind[];
  /** Ways on to other sheets: axis + 1 for the next along it, -(axis + 1) back. */
  readonly stairs: readonly number[];
  /** Colours of doors here whose keys are missing. */
  readonly locked: readonly number[];
  /** Colours of keys that lie here. */
  readonly keys: readonly number[];
}

export function placeOf(game: Game): Place {
  const { board } = game;
  const on = game.exits().filter((h) => h !== game.back);
  const flat = on.filter((h) => board.steps[h] === 0);
  const locked = game.locked();
  const count = on.length + locked.length;
  const kind = game.isDone ? 'finish' : count === 0 ? 'dead end' : count === 1 ? 'passage' : 'junction';
  return {
    kind,
    ways: [
      ...new Set(flat.map((h) => windOf(board.directions[2 * h] as number, board.directions[2 * h + 1] as number))),
    ],
    stairs: on.map((h) => board.steps[h] as number).filter((step) => step !== 0),
    locked: coloursOf(locked.reduce((mask, h) => mask | ((board.doors[h] as number) & ~game.keys), 0)),
    keys: coloursOf(board.keys[game.cell] as number),
  };
}

/** The wind nearest a direction; y points down. */
export function windOf(x: number, y: number): Wind {
  return ((Math.round(Math.atan2(x, -y) / (Math.PI / 4)) + 8) % 8) as Wind;
}

/** Colours from 1 on in a set of bits. */
export function coloursOf(mask: number): number[] {
  const colours: number[] = [];
  for (let bit = 0; mask >> bit !== 0; bit++) if (((mask >> bit) & 1) === 1) colours.push(bit + 1);
  return colours;
}
