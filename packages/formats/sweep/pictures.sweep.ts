import { decodePng } from '@labrys/raster';
import { describe, expect, it } from 'vitest';
import { readDamaged } from '../test/pictures/support/damage.ts';
import { readPixelGrid } from '../test/pictures/support/pixel-grid.ts';
import { describeSharedData, sharedFile } from '../test/support/shared-data.ts';

const FROM = 500; // the first ones are in the tests
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

describeSharedData('A grid of single pixels', () => {
  it('of a million cells has a wall wherever the picture has a black pixel between two of them', () => {
    const { reading, differ } = readPixelGrid(decodePng(sharedFile('images/mazesolving/perfect2k.png')));
    expect(differ).toBe(0);
    expect(reading.doubts).toEqual([]);
    expect(reading.openings.map(({ side }) => side)).toEqual(['north', 'south']);
  });
});
