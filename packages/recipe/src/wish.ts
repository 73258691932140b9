// Wishes for figures of the maze: as people write them, and as a recipe holds them.

import { type EndsPlace, figureNamed, figureNames, MazeError, makers, type Target } from '@labrys/core';
import { unknownName } from './nearest-name.ts';
import type { CarveRecipe, EndsRecipe, WishInput, WishRecipe, WishSearch } from './recipe.ts';
import { misfit } from './refusal.ts';

/** Mazes that may be measured if nothing else is said. */
export const DEFAULT_BUDGET = 20_000;

/** Measures by walks take a thousand times as long as others. */
const SLOW: ReadonlySet<string> = new Set(['mouseWalk', 'tremauxWalk']);
const SLOW_BUDGET = 1000;

/** The budget of a wish that states none. */
export function usualBudget(targets: readonly Target[]): number {
  return targets.some(({ measure }) => SLOW.has(measure)) ? SLOW_BUDGET : DEFAULT_BUDGET;
}

/**
 * The whole wish, all defaults filled in.
 *
 * @throws MazeError `cannot-combine` if the maze lacks the ends that a measure needs, `param-range` for an empty range
 */
export function canonicalWish(
  { targets, budget, search }: WishInput,
  { ends, carve }: { readonly ends: EndsRecipe; readonly carve: CarveRecipe },
): WishRecipe {
  if (search === 'moves') requireMoves(carve);
  for (const { measure, least, most } of targets) {
    if (least === undefined && most === undefined) {
      throw new MazeError('bad-value', `the wish for ${measure} says no number; it has to say least, most or both`);
    }
    if (least !== undefined && most !== undefined && least > most) {
      throw new MazeError('param-range', `no ${measure} is from ${least} to ${most}; the smaller number comes first`);
    }
    requireEnds(measure, { ends, carve });
  }
  return {
    targets: targets.map(({ measure, least, most }) => ({
      measure,
      ...(least === undefined ? {} : { least }),
      ...(most === undefined ? {} : { most }),
    })),
    budget: budget ?? usualBudget(targets),
    search: search ?? usualSearch(carve),
  };
}

/** How the maze of a wish that does not say is looked for: what is settled beforehand is not changed link by link. */
export function usualSearch(carve: CarveRecipe): WishSearch {
  const isMade = makers.some(({ name }) => name === carve.algorithm);
  return isMade || settledBy(carve) !== undefined ? 'seeds' : 'moves';
}

function requireMoves(carve: CarveRecipe): void {
  const what = settledBy(carve);
  if (what === undefined) return;
  throw new MazeError(
    'cannot-combine',
    `moves would spoil the ${what} that the recipe asks for; take the search seeds`,
  );
}

/** What is asked for that moves do not know. */
function settledBy(carve: CarveRecipe): string | undefined {
  return SETTLED.find(([option]) => carve[option] !== undefined)?.[1];
}

const SETTLED: readonly (readonly [option: string, inWords: string])[] = [
  ['symmetry', 'symmetry'],
  ['rooms', 'rooms'],
  ['segments', 'segments'],
  ['runLimit', 'limit of straights'],
  ['picture', 'picture'],
  ['way', 'way'],
];

/** Whether there is a wish that cannot be measured without start and finish. */
export function needsEnds(targets: readonly Target[]): boolean {
  return targets.some(({ measure }) => figureNamed(measure)?.measure.needs !== undefined);
}

/**
 * Says so if a maze has not the ends that a measure needs.
 *
 * @throws MazeError `cannot-combine`
 */
export function requireEnds(
  measure: string,
  { ends: { place, from, to }, carve }: { readonly ends: EndsRecipe; readonly carve: CarveRecipe },
): void {
  if (carve.way !== undefined) return; // which has two ends
  const needs = figureNamed(measure)?.measure.needs;
  const lacksStart = place === 'none' && from === undefined;
  const lacksFinish = place === 'none' && to === undefined;
  if (needs === undefined || !(lacksStart || (needs === 'ends' && lacksFinish))) return;
  const usual: EndsPlace = 'corners';
  throw new MazeError(
    'cannot-combine',
    `${measure} is measured from ${needs === 'start' ? 'the start' : 'start to finish'}, and there is none; ask for ends such as ${usual}`,
  );
}

/** Why there is no figure of that name; null if there is one. */
export function measureFault(name: string): string | null {
  if (figureNamed(name) !== null) return null;
  if (name === 'perfectMazes') return 'perfectMazes belongs to the board, so no search can change it';
  return unknownName('measure', name, figureNames(), 'See "labrys list measures".');
}

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const RANGE = new RegExp(String.raw`^(${NUMBER})\.\.(${NUMBER})$`, 'i');
const BOUND = new RegExp(`^([<>])=(${NUMBER})$`, 'i');
const ABOUT = new RegExp(String.raw`^(${NUMBER})(?:(?:\+-|±)(${NUMBER}))?$`, 'i');

/**
 * Reads what is wished of a measure: `80..100`, `<=6`, `>=3`, `60+-2`, or a number, which {@link toleranceOf} widens.
 *
 * @throws MazeError `unknown-name` for the measure, `bad-value` for the rest
 */
export function targetOf(measure: string, wanted: number | string): Target {
  const fault = measureFault(measure);
  if (fault !== null) throw new MazeError('unknown-name', fault);
  const text = String(wanted).replace(/\s/g, '');
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from !== undefined) return { measure, least: Number(from), most: Number(to) };
  const [, sign, bound] = BOUND.exec(text) ?? [];
  if (bound !== undefined) return sign === '<' ? { measure, most: Number(bound) } : { measure, least: Number(bound) };
  const [, middle, within] = ABOUT.exec(text) ?? [];
  if (middle === undefined) {
    throw new MazeError(
      'bad-value',
      misfit(`the wish for ${measure}`, wanted, 'a number, or a range such as 80..100, <=6, >=3 or 60+-2'),
    );
  }
  const value = Number(middle);
  const near = within === undefined ? toleranceOf(measure, value) : Number(within);
  return { measure, least: value - near, most: value + near };
}

/**
 * Reads a wish as typed in one piece: `solutionLength=80..100`, `longestDeadEnd<=6`.
 *
 * @throws MazeError as {@link targetOf}
 */
export function targetFromText(text: string): Target {
  const [, measure, sign, wanted] = /^\s*([\w.]+)\s*([<>]?=)\s*(.*?)\s*$/.exec(text) ?? [];
  if (measure === undefined || wanted === undefined) {
    throw new MazeError(
      'bad-value',
      misfit(
        'a wish',
        text,
        'a measure and a number, such as deadEnds=90, solutionLength=80..100 or longestDeadEnd<=6',
      ),
    );
  }
  return targetOf(measure, sign === '=' ? wanted : `${sign}${wanted}`);
}

/**
 * How near counts as met where a wish names one number: a point or a per cent; 2 per cent of means and of whole numbers,
 * rounded down, so that small numbers are exact; at least 1 for lengths, which on many boards are all even or all odd.
 */
function toleranceOf(measure: string, value: number): number {
  const share = Math.abs(value) / 50;
  const { name, unit } = figureNamed(measure)?.measure ?? { name: '', unit: 'cells' };
  if (unit === 'per cent' || unit === 'points') return 1;
  if (name.startsWith('mean') || SLOW.has(name)) return share;
  return Math.max(unit === 'links' ? 1 : 0, Math.floor(share));
}
