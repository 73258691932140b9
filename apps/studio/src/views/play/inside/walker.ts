// Which way one looks inside the maze, and what forward, back, left and right mean there.

import type { PlayBoard } from '../../../engine/jobs/board.ts';
import type { Game } from '../game.ts';
import { legOf } from '../trail-line.ts';

/** A turn is at least so far, and at most a quarter. */
const LEAST_TURN = Math.PI / 9;
const MOST_TURN = Math.PI / 2;

/** The angle of a half's direction: 0 to the right, rising clockwise as drawn. */
export function angleOf({ directions }: PlayBoard, half: number): number {
  return Math.atan2(directions[2 * half + 1] as number, directions[2 * half] as number);
}

/** The way one looks first: along an exit over a side, or to the right. */
export function firstLook(game: Game): number {
  const half = game.wayOn()?.find((h) => game.board.steps[h] === 0) ?? game.exits()[0];
  return half === undefined || game.board.to[game.board.twin[half] as number] !== game.cell
    ? openLook(game)
    : angleOf(game.board, half);
}

function openLook(game: Game): number {
  const half = game.exits().find((h) => game.board.steps[h] === 0);
  return half === undefined ? 0 : angleOf(game.board, half);
}

/** The exit ahead of one who looks that way (`ahead` 1) or behind (-1); or -1. */
export function exitAlong(game: Game, look: number, ahead: 1 | -1): number {
  return game.exitToward(ahead * Math.cos(look), ahead * Math.sin(look));
}

/** By how much one turns to the next side of the cell, right (1) or left (-1). */
export function turnFrom(game: Game, look: number, sense: 1 | -1): number {
  const { board, cell } = game;
  let least = MOST_TURN;
  for (let h = board.first[cell] as number; h < (board.first[cell + 1] as number); h++) {
    if (board.steps[h] !== 0) continue;
    const turn = rounded(sense * (angleOf(board, h) - look));
    if (turn > LEAST_TURN && turn < least) least = turn;
  }
  return sense * least;
}

/** By how much one has turned who walked over a half and looks ahead, and whether the other end lies elsewhere. */
export function turnOver(board: PlayBoard, half: number): { readonly turn: number; readonly isCut: boolean } {
  const back = board.twin[half] as number;
  const [a, b] = [legOf(board, half).at(-1), legOf(board, back).at(-1)];
  const isCut = a === undefined || b === undefined || Math.hypot(a[0] - b[0], a[1] - b[1]) > 1e-6;
  if (board.steps[half] !== 0) return { turn: 0, isCut: true };
  const turn = rounded(angleOf(board, back) + Math.PI - angleOf(board, half));
  return { turn: turn > Math.PI ? turn - 2 * Math.PI : turn, isCut };
}

/** An angle from 0 up to a whole turn. */
function rounded(angle: number): number {
  const whole = 2 * Math.PI;
  return ((angle % whole) + whole) % whole;
}
