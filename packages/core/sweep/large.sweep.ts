import { describe, expect, it } from 'vitest';
import { carve, type Focus, generators, mazeOf, Random, squareSpace, validate } from '../src/index.ts';

// Four million cells: no stack may overflow, nothing may be quadratic.
const SIDE = 2000;

describe(`every generator at ${SIDE} x ${SIDE}`, () => {
  const space = squareSpace(SIDE, SIDE);
  for (const generator of generators) {
    for (const focus of ['passage', 'wall'] satisfies Focus[]) {
      if (typeof generator.focus[focus] === 'string') continue;
      it(`${generator.name} makes a perfect maze with focus ${focus}`, { timeout: 600_000 }, () => {
        const begin = process.cpuUsage();
        const open = carve(space, generator, { focus, random: Random.of(1, 'sweep') });
        const { user, system } = process.cpuUsage(begin);
        console.log(
          `${generator.name} (${focus}): ${((SIDE * SIDE) / (user + system)).toFixed(2)} M cells a CPU second`,
        );
        const { faults, perfect } = validate(mazeOf(space, open));
        expect({ faults, perfect }).toEqual({ faults: [], perfect: true });
      });
    }
  }
});
