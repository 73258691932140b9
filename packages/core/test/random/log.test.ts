import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { log } from '../../src/index.ts';

describe('log', () => {
  it('is within 2e-15 of the true logarithm, in proportion', () => {
    const near = (x: number): void => {
      const truth = Math.log(x);
      expect(Math.abs(log(x) - truth)).toBeLessThanOrEqual(2e-15 * Math.abs(truth) + 1e-300);
    };
    fc.assert(fc.property(fc.double({ min: Number.MIN_VALUE, max: Number.MAX_VALUE, noNaN: true }), near), {
      seed: 1,
      numRuns: 5000,
    });
    fc.assert(fc.property(fc.double({ min: 2 ** -53, max: 1, noNaN: true }), near), { seed: 2, numRuns: 5000 });
    fc.assert(fc.property(fc.double({ min: 0.5, max: 2, noNaN: true }), near), { seed: 3, numRuns: 5000 });
    for (const x of [1 - 2 ** -53, 1 + 2 ** -52, Math.SQRT1_2, Math.SQRT2, 0.5, 2, 2 ** -1074, Math.E]) near(x);
  });

  it('is 0 at 1, and pinned to the last bit', () => {
    expect(log(1)).toBe(0);
    expect([log(2), log(10), log(0.1)]).toEqual([0.6931471805599453, 2.302585092994046, -2.3025850929940455]);
  });
});
