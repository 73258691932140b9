// The figures of patterns at 100 x 100, ends in opposite corners, seeds 1 to 200, beside those of the original program.

import { describe, expect, it } from 'vitest';
import { defaultsOf, makers, Random, squareSpace } from '../src/index.ts';
import { meanOf, textureOf } from '../test/support/texture.ts';

const MAZES = 200;
const space = squareSpace(100, 100);

const measured: { readonly [name: string]: readonly number[] } = {
  spiral: [5.9, 78.6, 9.8, 5.7, 0.1, 4.9],
  diagonal: [17.4, 3.4, 62.3, 16.5, 0.5, 6.0],
};
const FIGURES = ['dead ends', 'straight', 'turn', '3-way', '4-way', 'solution'];

describe('the figures of the original', () => {
  it.each(Object.keys(measured))('are those of %s within one point', (name) => {
    const maker = makers.find((record) => record.name === name)!;
    const mazes = Array.from({ length: MAZES }, (_, i) => {
      const work = maker.make(space, defaultsOf(maker.params), {
        random: Random.of(i + 1),
        trace: null,
        focus: maker.focus,
      });
      for (;;) {
        const turn = work.next();
        if (turn.done) return textureOf(space, turn.value.open);
      }
    });
    for (const [i, figure] of FIGURES.entries()) {
      const values = mazes.map(({ degrees, turns, solution }) => {
        const [, one = 0, two = 0, three = 0, four = 0] = degrees;
        return [one, two - turns, turns, three, four, solution][i]! / 100;
      });
      const { mean, error } = meanOf(values);
      console.log(`${name} ${figure}: ${mean.toFixed(2)} (${error.toFixed(2)}), original ${measured[name]![i]}`);
      expect(Math.abs(mean - measured[name]![i]!), figure).toBeLessThan(1);
    }
  });
});
