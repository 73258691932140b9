// Walls thinner than a pixel fall between two of them, and slight turns move them off their lines. The sweep has more.

import { describe, expect, it } from 'vitest';
import { looks, type Outcome, outcomeOf, randomDrawing } from './support/random-drawing.ts';

describe('Random drawings with soft edges, thin walls and small cells', () => {
  it.each(Object.keys(looks).filter((kind) => kind !== 'dashed'))('are read right, but for a few: %s', (kind) => {
    const seeds: Record<Outcome, number[]> = {
      right: [],
      'in doubt': [],
      refused: [],
      unnoticed: [],
      'wrong size': [],
    };
    for (let seed = 0; seed < 10; seed++) seeds[outcomeOf(randomDrawing(kind, seed)).outcome].push(seed);
    expect(seeds.unnoticed).toEqual([]);
    expect(seeds.right.length).toBeGreaterThanOrEqual(kind === 'coloured floors' ? 7 : 9);
  });

  // Seeds of the sweep that were read with whole lines of walls missing and no doubt about them.
  it.each([
    ['plain', 1147],
    ['plain', 18],
    ['shaded', 9],
    ['shaded', 1181],
    ['jpeg', 1141],
    ['turned', 7],
    ['coloured', 19],
    ['stretched', 24],
    ['turned jpeg', 1043],
    ['noisy', 11],
  ])('that lost walls once are read right: %s %i', (kind, seed) => {
    expect(outcomeOf(randomDrawing(kind, seed)).outcome).toBe('right');
  });
});
