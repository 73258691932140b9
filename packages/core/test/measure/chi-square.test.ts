import { describe, expect, it } from 'vitest';
import { chiSquareEven, chiSquareTail, Random } from '../../src/index.ts';

describe('The tail of chi-square', () => {
  it('is the Poisson sum where the degrees of freedom are even', () => {
    for (const half of [1, 2, 5, 20, 95]) {
      for (const x of [0.1, 1, half / 2, half, half + 1, 2 * half, 3 * half + 20]) {
        let term = Math.exp(-x);
        let sum = term;
        for (let k = 1; k < half; k++) {
          term *= x / k;
          sum += term;
        }
        expect(chiSquareTail(2 * x, 2 * half) / sum).toBeCloseTo(1, 9);
      }
    }
  });

  it('has the values of the tables where they are odd', () => {
    expect(chiSquareTail(3.841458820694124, 1)).toBeCloseTo(0.05, 9);
    expect(chiSquareTail(15.13670522678856, 1)).toBeCloseTo(1e-4, 9);
    expect(chiSquareTail(11.070497693516351, 5)).toBeCloseTo(0.05, 9);
    expect(chiSquareTail(0, 3)).toBe(1);
  });

  it('falls from 1 to 0', () => {
    for (const freedom of [1, 2, 55, 191, 5000]) {
      let before = 1;
      for (let x = 0; x < 4; x += 0.05) {
        const p = chiSquareTail(x * freedom, freedom);
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(before + 1e-12);
        before = p;
      }
    }
  });
});

describe('The test of even counts', () => {
  it('counts kinds that were never seen', () => {
    const { statistic, freedom } = chiSquareEven([30, 0, 10], 4);
    expect(freedom).toBe(3);
    expect(statistic).toBeCloseTo(60, 9);
    expect(chiSquareEven([30, 10], 4).statistic).toBeCloseTo(60, 9);
  });

  it('gives even draws every chance alike, and uneven ones next to none', () => {
    const chances: number[] = [];
    for (let seed = 0; seed < 400; seed++) {
      const random = Random.of(seed);
      const seen = new Array<number>(20).fill(0);
      for (let i = 0; i < 400; i++) seen[random.below(20)]!++;
      chances.push(chiSquareEven(seen, 20).p);
    }
    const tenths = new Array<number>(10).fill(0);
    for (const p of chances) tenths[Math.min(9, Math.floor(10 * p))]!++;
    expect(chiSquareEven(tenths, 10).p).toBeGreaterThan(1e-4);
    expect(chiSquareEven([300, 200, 200, 200], 4).p).toBeLessThan(1e-4);
  });
});
