import { describe, expect, it } from 'vitest';
import { readDamaged } from '../test/pictures/support/damage.ts';

const FROM = 2000; // the first ones are in the tests
const COUNT = 20_000;

describe('Damaged pictures', () => {
  it(`are read or refused within a second, and nothing else happens (${COUNT} of them)`, () => {
    let slowest = 0;
    for (let seed = FROM; seed < FROM + COUNT; seed++) {
      const begin = process.cpuUsage();
      try {
        readDamaged(seed);
      } catch (error) {
        throw new Error(`seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`);
      }
      const { user, system } = process.cpuUsage(begin);
      slowest = Math.max(slowest, (user + system) / 1e6);
    }
    console.log(`slowest ${slowest.toFixed(3)} CPU seconds`);
    expect(slowest).toBeLessThan(1);
  });
});
