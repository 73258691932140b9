// Whatever is done to a file, reading it gives a maze or one clear sentence.

import { MazeError, Random, validate } from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePng, pngOfArt } from '../../raster/test/support/make-png.ts';
import { formats, mazeJson, readMaze } from '../src/index.ts';
import { bytesOf } from './support/bytes.ts';
import { randomMaze } from './support/random-maze.ts';

const rebuild = (): never => {
  throw new MazeError('bad-value', 'no recipes here');
};

/** Reads under any name; anything but a sound maze or a MazeError with one line is a failure. */
function readSafely(bytes: Uint8Array, name: string): void {
  try {
    const { maze, notes, whyNoEnds } = readMaze(bytes, name, { rebuild });
    expect(validate(maze).faults).toEqual([]);
    for (const note of [...notes, whyNoEnds]) expect(note).not.toMatch(/\n|undefined|NaN/);
  } catch (error) {
    if (!(error instanceof MazeError)) throw error;
    expect(error.message).not.toMatch(/\n|undefined|NaN/);
    expect(error.message.length).toBeLessThan(600);
  }
}

const art = ['#.#####', '#.#...#', '#.#.#.#', '#...#.#', '#####.#'];
const wholeFiles: [string, Uint8Array][] = [
  ['art.png', pngOfArt(art)],
  [
    'colour.png',
    makePng({ width: 3, height: 2, depth: 8, colourType: 6, samples: Array.from({ length: 24 }, (_, i) => i * 10) }),
  ],
  [
    'square.maze.json',
    mazeJson.print!({ maze: randomMaze('square', 1), recipe: {}, solution: { path: [0], links: [] } }, { full: false }),
  ],
  ['masked.maze.json', mazeJson.print!({ maze: randomMaze('masked-square', 2) }, { full: false })],
  ['bricks.maze.json', mazeJson.print!({ maze: randomMaze('bricks', 3) }, { full: false })],
  ['x.svg', bytesOf('<svg><metadata id="labrys-recipe">{&quot;seed&quot;:1}</metadata></svg>')],
  ['x.maze', bytesOf('Title\n+---+---+\n| S . G |\n+   +---+\n|       |\n+---+---+\nend\n')],
  ['x.num', bytesOf('0 0 0 0 1 1\n0 1 1 0 0 1\n1 0 0 1 1 0\n1 1 1 1 0 0\n')],
  [
    'x.maz',
    Uint8Array.from(
      { length: 25 },
      (_, i) => (i % 5 === 4 ? 1 : 0) | (i >= 20 ? 2 : 0) | (i % 5 === 0 ? 4 : 0) | (i < 5 ? 8 : 0),
    ),
  ],
];

describe('damaged files', () => {
  it.each(wholeFiles)('never break the reader when cut off anywhere: %s', (name, bytes) => {
    for (let length = 0; length <= bytes.length; length++) readSafely(bytes.slice(0, length), name);
  });

  it.each(wholeFiles)('never break the reader with bytes changed, put in or left out: %s', (name, bytes) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = Random.of(seed, name);
        const damaged = [...bytes];
        for (let faults = 1 + random.below(4); faults > 0; faults--) {
          const at = random.below(damaged.length);
          const kind = random.below(4);
          if (kind === 0) damaged[at] = damaged[at]! ^ (1 << random.below(8));
          else if (kind === 1) damaged[at] = random.below(256);
          else if (kind === 2) damaged.splice(at, 1 + random.below(5));
          else damaged.splice(at, 0, ...damaged.slice(random.below(damaged.length)).slice(0, 20));
          if (damaged.length === 0) break;
        }
        readSafely(Uint8Array.from(damaged), name);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('never break a reader that is made to read noise', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        for (const { extensions } of formats) readSafely(bytes, `noise.${extensions[0]}`);
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  it('never break the reader of maze files with other values in any place', () => {
    const files = wholeFiles.filter(([name]) => name.endsWith('.json'));
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.integer({ min: 0 }), fc.jsonValue(), ([name, bytes], pick, value) => {
        const file = JSON.parse(new TextDecoder().decode(bytes));
        const keys = Object.keys(file);
        const key = keys[pick % keys.length]!;
        if (Array.isArray(file[key]) && file[key].length > 0 && pick % 2 === 0) {
          file[key][(pick >> 8) % file[key].length] = value;
        } else if (key === 'space' && pick % 2 === 0) {
          file.space = { ...file.space, width: value };
        } else {
          file[key] = value;
        }
        readSafely(bytesOf(JSON.stringify(file)), name);
      }),
      { seed: 3, numRuns: 1000 },
    );
  });
});
