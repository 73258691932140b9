// Requests by age, for people who do not want to choose a generator.

import type { CatalogueRecord } from '@labrys/core';
import { recordNamed } from './nearest-name.ts';

/** A level: what is taken where the request says nothing. */
export interface Level extends CatalogueRecord<Record<string, never>> {
  readonly request: {
    readonly width: number;
    readonly height: number;
    readonly algorithm: string;
    /** Knobs of the algorithm; they go only with it. */
    readonly knobs: { readonly [name: string]: string | number };
    /** Thickness of walls, in cells. */
    readonly wall: number;
  };
}

export const levels: readonly Level[] = [
  level('easy', 'Easy', 'About 4 to 6 years: 6 x 6 cells with bold walls.', {
    ...{ width: 6, height: 6, wall: 0.2 },
    ...{ algorithm: 'kruskal', knobs: {} },
    why: 'Short blind alleys that are seen to be blind at once, wide ways for a fat pencil.',
  }),
  level('medium', 'Medium', 'About 7 to 9 years: 14 x 14 cells.', {
    ...{ width: 14, height: 14, wall: 0.14 },
    ...{ algorithm: 'hunt-kill', knobs: {} },
    why: 'Few but longer blind alleys; a winding way that can still be followed by eye.',
  }),
  level('hard', 'Hard', 'About 10 to 13 years: 26 x 26 cells.', {
    ...{ width: 26, height: 26, wall: 0.12 },
    ...{ algorithm: 'growing-tree', knobs: { select: 'newest:3,random:1' } },
    why: 'Long and short blind alleys mixed, so that neither looking ahead nor filling in alone is enough.',
  }),
  level('expert', 'Expert', 'For adults: 42 x 42 cells.', {
    ...{ width: 42, height: 42, wall: 0.12 },
    ...{ algorithm: 'growing-tree', knobs: { select: 'newest-2' } },
    why: 'A quarter of the cells are dead ends, and still the way runs through nearly a fifth of the board.',
  }),
];

function level(
  name: string,
  title: string,
  summary: string,
  { why, ...request }: Level['request'] & { readonly why: string },
): Level {
  const knobs = Object.entries(request.knobs).map(([knob, value]) => ` --${knob} ${value}`);
  return {
    id: `LEVEL-${name.toUpperCase()}`,
    name,
    title,
    summary,
    about: why,
    steps: [
      `Take ${request.width}x${request.height} --algorithm ${request.algorithm}${knobs.join('')} and walls ${request.wall} cells thick, with ends in the corners.`,
      'What the request says itself counts more.',
    ],
    sources: [],
    params: {},
    request,
  };
}

/**
 * The level of that name.
 *
 * @throws MazeError `unknown-name` with a suggestion
 */
export function levelNamed(name: string): Level {
  return recordNamed(levels, 'level', name, `There are ${levels.map((one) => one.name).join(', ')}.`);
}
