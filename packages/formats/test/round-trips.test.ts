// Write, read, equal maze: for every format that can be written, over random mazes, braids and boards with holes.

import { BitSet, defaultsOf, MazeError, mazeOf, OneWay, type ParamValues, squareSpace } from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Format, formats, readMaze } from '../src/index.ts';
import { randomMaze } from './support/random-maze.ts';
import { expectSame, type MazeWish, squareMaze } from './support/square-mazes.ts';

interface Trip {
  readonly format: string;
  readonly knobs?: ParamValues;
  /** Knobs for reading, where the content alone does not tell. */
  readonly read?: ParamValues;
  /** What the format can hold. */
  readonly masks: boolean;
  readonly ends: boolean;
  readonly openings: boolean;
}

const all = { masks: true, ends: true, openings: true };
const trips: readonly Trip[] = [
  { format: 'maze-json', ...all },
  { format: 'grid-csv', ...all },
  { format: 'grid-csv', knobs: { layout: 'walls' }, ...all },
  { format: 'grid-csv', knobs: { separator: 'blank', layout: 'walls' }, ...all },
  { format: 'grid-csv', knobs: { separator: 'tab' }, ...all },
  { format: 'grid-json', ...all },
  { format: 'grid-json', knobs: { layout: 'walls' }, ...all },
  { format: 'text-grid', ...all },
  { format: 'text-grid', knobs: { signs: 'digits' }, ...all },
  { format: 'tmx', ...all },
  { format: 'tmx', knobs: { layout: 'walls', tile: 9 }, ...all },
  { format: 'tmj', ...all },
  { format: 'tmj', knobs: { layout: 'walls', tile: 9 }, ...all },
  { format: 'ldtk', ...all },
  { format: 'ldtk', knobs: { layout: 'walls', tile: 9 }, ...all },
  { format: 'wall-art', masks: false, ends: true, openings: true },
  { format: 'wall-art', knobs: { post: 'letter' }, masks: false, ends: true, openings: true },
  { format: 'wall-list', masks: false, ends: false, openings: true },
  { format: 'open-sides', masks: false, ends: false, openings: true },
  { format: 'movingai-map', knobs: { as: 'cells' }, read: { as: 'cells' }, masks: true, ends: false, openings: true },
  {
    format: 'png',
    knobs: { as: 'cells' },
    read: { as: 'cells', path: 'white' },
    masks: true,
    ends: false,
    openings: false,
  },
];

function formatNamed(name: string): Format {
  return formats.find((format) => format.name === name)!;
}

describe('mazes come back as they were written', () => {
  it.each(trips.map((trip) => [`${trip.format} ${JSON.stringify(trip.knobs ?? {})}`, trip] as const))(
    '%s',
    (_, trip) => {
      const format = formatNamed(trip.format);
      const print = format.print!;
      const knobs = { ...defaultsOf(format.params), ...trip.knobs };
      fc.assert(
        fc.property(fc.integer(), fc.boolean(), fc.boolean(), fc.boolean(), (seed, masked, ends, openings) => {
          const wish: MazeWish = { masked: masked && trip.masks, ends, openings: openings && trip.openings };
          const maze = squareMaze(seed, wish);
          const bytes = print({ maze }, knobs);
          const document = readMaze(bytes, `x.${format.extensions[0]}`, { knobs: trip.read });
          // Drawings with + that do not start as contests do are read by the reader of ordinary ones.
          expect(trip.format === 'wall-art' ? ['wall-art', 'ascii-frame'] : [trip.format]).toContain(document.format);
          // Formats without marks know no ends, or those of a contest; those of contests know nothing else.
          const isMarked = trip.ends && (maze.start >= 0 || trip.masks);
          const withoutEnds = { start: -1, finishes: [] };
          expectSame(
            isMarked ? document.maze : { ...document.maze, ...withoutEnds },
            isMarked ? maze : { ...maze, ...withoutEnds },
          );
        }),
        { seed: 1, numRuns: 60 },
      );
    },
  );

  it('of micromouse binaries on square boards', () => {
    const { print } = formatNamed('maz');
    for (let seed = 0; seed < 200; seed++) {
      const maze = squareMaze(seed, { masked: false, ends: false, openings: false });
      const { width, height } = maze.space.description;
      if (width !== height || (width as number) < 4) continue;
      const { maze: read } = readMaze(print!({ maze }, {}), 'x.maz');
      expectSame({ ...read, start: -1, finishes: [] }, maze);
    }
  });
});

describe('mazes that a format cannot hold', () => {
  const holdAll = ['maze-json', 'graph-json', 'graphml', 'dot'];
  const written = formats.filter(({ name, print }) => print !== undefined && !holdAll.includes(name));

  it.each(written.map((format) => [format.name, format] as const))(
    'are refused by %s with a format that can',
    (_, format) => {
      const knobs = defaultsOf(format.params);
      const oneWay = squareMaze(7, { masked: false, ends: false, openings: false });
      expect(() => format.print!({ maze: randomMaze('bricks', 3) }, knobs)).toThrow(/use maze-json$/);
      expect(() => format.print!({ maze: { ...oneWay, oneWay: new OneWay(oneWay.open) } }, knobs)).toThrow(MazeError);
    },
  );

  it('are refused by micromouse binaries for their size', () => {
    const space = squareSpace(5, 4);
    const maze = mazeOf(space, new BitSet(space.graph.linkCount));
    expect(() => formatNamed('maz').print!({ maze }, {})).toThrow(/4 to 256 cells a side, not 5 x 4/);
  });
});
