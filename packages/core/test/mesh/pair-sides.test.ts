import { describe, expect, it } from 'vitest';
import { NONE, pairSides, patch, Random } from '../../src/index.ts';
import { testTilings } from '../support/tilings.ts';

describe('pairing sides by their corners', () => {
  it('finds what the tiling knows, on patches with holes', () => {
    testTilings.forEach(({ tiling }, seed) => {
      const random = Random.of(seed);
      const { sideFirst, sideCorner, sidePartner, cornerX } = patch(tiling, 6, 5, { keeps: () => random.chance(0.7) });
      expect(pairSides(sideFirst, sideCorner, cornerX.length)).toEqual(sidePartner);
    });
  });

  it('leaves a side on the border alone', () => {
    expect(pairSides(Uint32Array.of(0, 3), Uint32Array.of(0, 1, 2), 3)).toEqual(Int32Array.of(NONE, NONE, NONE));
  });

  it('gives up where two cells lie on one another, or a side has no length', () => {
    expect(pairSides(Uint32Array.of(0, 3, 6), Uint32Array.of(0, 1, 2, 0, 1, 3), 4)).toBeNull();
    expect(pairSides(Uint32Array.of(0, 3), Uint32Array.of(0, 1, 1), 2)).toBeNull();
  });
});
