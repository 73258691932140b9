// The column "unbiased" of the table, on fewer mazes than the sweep takes: bounds are those of 200 mazes, or four
// standard errors where a generator varies so much from maze to maze that these are wider.

import { describe, expect, it } from 'vitest';
import { type Bias, carve, type Focus, type Generator, generators, Random, squareSpace } from '../../src/index.ts';
import { generatorsByFocus } from '../support/boards.ts';
import { meanOf, type Texture, textureOf } from '../support/texture.ts';

const space = squareSpace(100, 100);

function mazes(generator: Generator, focus: Focus, count: number): Texture[] {
  return Array.from({ length: count }, (_, i) =>
    textureOf(space, carve(space, generator, { focus, random: Random.of(i + 1) })),
  );
}

/** Whether the mean of some shares may be `wanted`. */
function isNear(shares: readonly number[], wanted: number, bound: number): boolean {
  const { mean, error } = meanOf(shares);
  return Math.abs(mean - wanted) <= Math.max(bound, 4 * error);
}

describe.each(generatorsByFocus())('$name', ({ generator, focus }) => {
  const record = generator.focus[focus];
  if (typeof record === 'string') return;

  it(record.unbiased ? 'favours no direction' : 'favours a direction, and the same test tells', () => {
    const textures = mazes(generator, focus, 25);
    const hasDeadEnds = textures.every(({ degrees }) => degrees[1]! > 0);
    const orientations = [0, 1, 2, 3].map((way) =>
      textures.map(({ deadEnds, degrees }) => (100 * deadEnds[way]!) / degrees[1]!),
    );
    const horizontal = textures.map((texture) => (100 * texture.horizontal) / texture.passages);
    const deadEndsAreEven = !hasDeadEnds || orientations.every((shares) => isNear(shares, 25, 0.7));
    expect(deadEndsAreEven && isNear(horizontal, 50, 0.5)).toBe(record.unbiased);
  });
});

describe('A bias', () => {
  const board = squareSpace(40, 40);
  const walkers = generators.filter(
    ({ needs, onCells, name }) => needs.length === 0 && !onCells && name !== 'binary-tree',
  );
  const cases = walkers.flatMap((generator) =>
    (['passage', 'wall'] as const)
      .filter((focus) => typeof generator.focus[focus] !== 'string')
      .map((focus) => ({ name: `${generator.name} by ${focus}s`, generator, focus })),
  );

  function horizontalShare(generator: Generator, focus: Focus, bias: Bias): number {
    let [horizontal, passages] = [0, 0];
    for (let seed = 1; seed <= 6; seed++) {
      const texture = textureOf(board, carve(board, generator, { focus, bias, random: Random.of(seed) }));
      horizontal += texture.horizontal;
      passages += texture.passages;
    }
    return (100 * horizontal) / passages;
  }

  it.each(cases)('gives more passages along its axis, the more the stronger: $name', ({ generator, focus }) => {
    const shares = [-0.9, -0.5, 0, 0.5, 0.9].map((amount) => horizontalShare(generator, focus, { axis: 'x', amount }));
    for (let i = 1; i < shares.length; i++) expect(shares[i]! - shares[i - 1]!).toBeGreaterThan(1.5);
    expect(Math.abs(horizontalShare(generator, focus, { axis: 'y', amount: 0.5 }) - shares[1]!)).toBeLessThan(4);
  });
});
