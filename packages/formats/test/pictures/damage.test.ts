import { describe, expect, it } from 'vitest';
import { type Outcome, readDamaged } from './support/damage.ts';

const COUNT = 500; // the sweep has many more

describe('Damaged pictures', () => {
  it(`are read or refused, and nothing else happens (${COUNT} of them)`, () => {
    const outcomes: Record<Outcome, number> = { read: 0, refused: 0, 'not decoded': 0 };
    for (let seed = 0; seed < COUNT; seed++) {
      try {
        outcomes[readDamaged(seed)]++;
      } catch (error) {
        throw new Error(`seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`);
      }
    }
    // All three happen: the damage is neither too slight nor too heavy to try the reader.
    for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(COUNT / 50);
  });
});
