import { describe, expect, it } from 'vitest';
import { cosineOfTurn, sineOfTurn } from '../../src/mesh/circle.ts';

describe('sine and cosine of a part of a turn', () => {
  it('agree with the platform to the last digits', () => {
    for (let denominator = 1; denominator < 200; denominator++) {
      for (let numerator = 0; numerator < denominator; numerator++) {
        const angle = (2 * Math.PI * numerator) / denominator;
        expect(Math.abs(sineOfTurn(numerator, denominator) - Math.sin(angle))).toBeLessThan(2e-15);
        expect(Math.abs(cosineOfTurn(numerator, denominator) - Math.cos(angle))).toBeLessThan(2e-15);
      }
    }
  });

  it('are exact at quarter turns and the same bits at mirrored places', () => {
    expect([0, 1, 2, 3, 4].map((k) => sineOfTurn(k, 4))).toEqual([0, 1, 0, -1, 0]);
    expect([0, 1, 2, 3, 4].map((k) => cosineOfTurn(k, 4))).toEqual([1, 0, -1, 0, 1]);
    for (let k = 0; k < 360; k++) {
      expect(sineOfTurn(k, 720)).toBe(sineOfTurn(360 - k, 720));
      expect(sineOfTurn(k, 720)).toBe(0 - sineOfTurn(k + 360, 720));
      expect(cosineOfTurn(k, 720)).toBe(cosineOfTurn(720 - k, 720));
      expect(sineOfTurn(k, 720)).toBe(sineOfTurn(7 * k, 7 * 720));
    }
  });
});
