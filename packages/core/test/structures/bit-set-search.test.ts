import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BitSet, NONE } from '../../src/index.ts';

it('A bit set finds the nearest member on either side of any place', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(149)), fc.integer({ min: 1, max: 150 }), (list, size) => {
      const members = list.filter((member) => member < size).sort((a, b) => a - b);
      const bits = BitSet.from(size, members);
      for (let i = 0; i <= size; i++) expect(bits.next(i)).toBe(members.find((member) => member >= i) ?? NONE);
      for (let i = -1; i < size; i++) expect(bits.previous(i)).toBe(members.findLast((member) => member <= i) ?? NONE);
    }),
    { seed: 1, numRuns: 200 },
  );
});
