// Places in words, for those who play by ear.

import * as text from '../../text/en.ts';
import type { Game } from './game.ts';
import { placeOf, windOf } from './place.ts';

const play = text.play;

/** `Junction: north, east. 12 steps.` */
export function sayPlace(game: Game): string {
  const { place } = play;
  const { kind, ways, stairs, locked, keys } = placeOf(game);
  const listed = [...ways.map((wind) => play.winds[wind] as string), ...stairs.map(stairsName)].join(', ');
  const said = [];
  if (kind === 'finish') said.push(place.finish);
  else if (kind === 'dead end') said.push(place.deadEnd);
  else if (listed !== '') said.push(kind === 'junction' ? place.junction(listed) : place.passage(listed));
  said.push(...keys.map(place.key), ...locked.map(place.door));
  if (game.steps === 0) said.unshift(place.start);
  else said.push(place.steps(game.steps));
  return said.join(' ');
}

/** The way by a half in a word. */
export function sayWay({ directions, steps }: Game['board'], half: number): string {
  const step = steps[half] as number;
  if (step !== 0) return stairsName(step);
  return play.winds[windOf(directions[2 * half] as number, directions[2 * half + 1] as number)] as string;
}

function stairsName(step: number): string {
  return play.stairs[Math.abs(step) - 1]?.[step > 0 ? 0 : 1] ?? '';
}
