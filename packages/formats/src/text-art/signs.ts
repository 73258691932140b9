// What the characters of a text maze mean. Few are agreed on, so the grid has the last word: see grids/polarity.ts.

import { BitSet, NONE } from '@labrys/core';
import type { BlockGrid } from '../grids/block-grid.ts';
import type { Characters } from './characters.ts';

/** Walls wherever they are seen. */
const SURE_WALLS = '#█▓▒⬛■';
/** Walls if nothing before them in this list is there. */
const LIKELY_WALLS = 'WXxw@%*1T&';
/** Wall and floor that go together wherever they are seen. */
const SURE_GROUNDS: readonly string[] = ['W_', 'xo', 'Xo', 'xO', 'XO', 'X.', 'x.', 'X*', 'W.'];
/** Start and goal, upper or lower case. */
const PAIRS: readonly string[] = ['SE', 'SG', 'SF', 'ST', 'AB', '23', 'NT', 'IO'];
const LONE_STARTS = 'SA2PN';
const LONE_GOALS = 'GEFB3';
/** More cells than this are no goals but floor. */
const MOST_GOALS = 64;
const MOST_SIGNS = 12;

/** The characters of a grid, sorted. */
export interface Signs {
  readonly walls: string;
  readonly start: string;
  readonly goal: string;
  /** The free sign seen most often: the wall, if the signs are the other way round. */
  readonly floor: string;
  /** The signs mean the same in all files that use them. */
  readonly areSure: boolean;
  /** Other signs, all taken as free. */
  readonly others: string;
}

/**
 * The meaning of the characters, or why they are no maze.
 *
 * @param asked characters that are walls, if the user says so; empty if not
 */
export function signsOf({ rows }: Characters, asked: string): Signs | { readonly fault: string } {
  const counts = new Map<string, number>();
  for (const row of rows) for (const sign of row) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  if (counts.size > MOST_SIGNS) {
    return {
      fault: `it has ${counts.size} different characters, and mazes drawn with characters have at most ${MOST_SIGNS}`,
    };
  }
  const has = (sign: string): boolean => counts.has(sign);
  const { start, goal } = endSigns(counts, asked);
  const rest = [...counts.keys()].filter((sign) => sign !== start && sign !== goal);
  const byCount = (signs: readonly string[]): string =>
    signs.reduce((most, sign) => ((counts.get(sign) as number) > (counts.get(most) ?? 0) ? sign : most), '');

  let walls = [...asked].filter(has).join('');
  let areSure = asked !== '';
  if (asked === '') {
    walls = [...SURE_WALLS].filter(has).join('');
    areSure = walls !== '';
    if (walls === '') walls = [...LIKELY_WALLS].find((sign) => rest.includes(sign)) ?? '';
    areSure ||= SURE_GROUNDS.some((pair) => pair.charAt(0) === walls && rest.includes(pair.charAt(1)));
    // Any one sign beside blanks is the wall.
    const seen = rest.filter((sign) => sign !== ' ');
    if (walls === '' && rest.length === 2 && seen.length === 1 && !/[.0]/.test(seen[0] as string))
      walls = seen[0] as string;
    if (walls === '' && rest.includes('0') && (rest.includes(' ') || rest.includes('.'))) walls = '0';
  }
  if (walls === '') return { fault: 'no character in it is known as a wall, such as # or █' };
  const free = rest.filter((sign) => !walls.includes(sign));
  const floor = byCount(free);
  if (floor === '' && start === '') return { fault: 'every character in it is a wall' };
  return { walls, start, goal, floor, areSure, others: free.filter((sign) => sign !== floor).join('') };
}

/** The signs of the ends: a known pair, or one of them alone. */
function endSigns(counts: ReadonlyMap<string, number>, walls: string): { start: string; goal: string } {
  const count = (sign: string): number => (walls.includes(sign) ? 0 : (counts.get(sign) ?? 0));
  const isGoal = (sign: string): boolean => count(sign) > 0 && count(sign) <= MOST_GOALS;
  const cases = (sign: string): string[] => [...new Set([sign, sign.toLowerCase()])];
  for (const pair of PAIRS) {
    for (const start of cases(pair.charAt(0))) {
      for (const goal of cases(pair.charAt(1))) if (count(start) === 1 && isGoal(goal)) return { start, goal };
    }
  }
  const start = [...LONE_STARTS].flatMap(cases).find((sign) => count(sign) === 1) ?? '';
  const goal = [...LONE_GOALS].flatMap(cases).find((sign) => count(sign) === 1 && sign !== start) ?? '';
  return start !== '' ? { start, goal: '' } : { start: '', goal };
}

/** The blocks of a grid of characters. */
export function blocksOfCharacters({ width, height, rows }: Characters, walls: string, signs: Signs): BlockGrid {
  const free = new BitSet(width * height);
  const goals: number[] = [];
  let start = NONE;
  rows.forEach((row, y) => {
    for (let x = 0; x < width; x++) {
      const sign = row[x] as string;
      const square = y * width + x;
      if (sign === signs.start && start === NONE) start = square;
      if (sign === signs.goal) goals.push(square);
      if (sign === signs.start || sign === signs.goal || !walls.includes(sign)) free.add(square);
    }
  });
  return { width, height, free, start, goals };
}
