import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NONE, PairTable } from '../../src/index.ts';

describe('a table of pairs', () => {
  it('numbers pairs as a map of their texts does', () => {
    const few = fc.integer({ min: -3, max: 3 });
    const numbers = fc.oneof(few, fc.integer(), fc.double({ noNaN: true }));
    fc.assert(
      fc.property(fc.array(fc.tuple(numbers, numbers), { maxLength: 200 }), (pairs) => {
        const table = new PairTable(pairs.length);
        const known = new Map<string, number>();
        for (const [a, b] of pairs) {
          const key = `${a + 0},${b + 0}`; // -0 is 0
          expect(table.find(a, b)).toBe(known.get(key) ?? NONE);
          if (!known.has(key)) known.set(key, known.size);
          expect(table.add(a, b)).toBe(known.get(key));
          expect(table.count).toBe(known.size);
        }
      }),
      { seed: 1 },
    );
  });

  it('tells a pair from the same turned round', () => {
    const table = new PairTable(2);
    expect([table.add(1, 2), table.add(2, 1), table.find(1, 1)]).toEqual([0, 1, NONE]);
  });
});
