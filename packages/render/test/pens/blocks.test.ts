import { OneWay } from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw } from '../../src/index.ts';
import { mazeFrom, mazeSeeds, smallMaze, wayThrough } from '../mazes.ts';
import { disagreements } from './pixels.ts';

const seeds = mazeSeeds(['squares', 'masked squares']);

describe('the half block pen', () => {
  it('draws squares so that every wall can be read back', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = { ...mazeFrom(seed), oneWay: null };
        const lines = (draw(maze, 'half-blocks') as string).split('\n');
        const inkAt = (x: number, y: number): boolean => {
          const block = lines[y >> 1]?.[x] ?? ' ';
          return block === '█' || block === ((y & 1) === 0 ? '▀' : '▄');
        };
        expect(disagreements(maze, inkAt)).toEqual([]);
      }),
      { seed: 61, numRuns: 150 },
    );
  });

  it('draws the whole of a small maze', () => {
    expect(draw(smallMaze(), 'half-blocks')).toMatchInlineSnapshot(`
      "▀▀█▀▀▀█▀█
      █ █▀█ ▀ █
      █ ▀ ▀ █ ▀
      ▀▀▀▀▀▀▀▀▀
      "
    `);
  });

  it('shows the way and the ends in colour, and resets colours at the end of each line', () => {
    const maze = smallMaze();
    const text = draw(maze, 'half-blocks', { solution: wayThrough(maze), params: { colour: true } }) as string;
    const lines = text.split('\n').slice(0, -1);
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line.endsWith('\u001b[0m')).toBe(true);
    expect(text).toContain(';48;5;29m');
    expect(text).toContain('38;5;166');
  });

  it('draws other boards too', () => {
    const text = draw(mazeFrom({ kind: 'hexagons', width: 3, height: 2, seed: 1 }), 'half-blocks') as string;
    expect(text).toMatch(/[▀▄█]/);
  });

  it('has no room for arrows, and says what has', () => {
    const maze = mazeFrom({ kind: 'squares', width: 5, height: 5, seed: 1 });
    expect(() => draw({ ...maze, oneWay: new OneWay(maze.open) }, 'half-blocks')).toThrow(
      'cannot show one-way passages; use svg or png',
    );
  });
});

describe('the braille pen', () => {
  it('draws squares so that every wall can be read back', () => {
    const bits = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80];
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = { ...mazeFrom(seed), oneWay: null };
        const lines = (draw(maze, 'braille') as string).split('\n');
        const inkAt = (x: number, y: number): boolean => {
          const sign = lines[y >> 2]?.[x >> 1] ?? ' ';
          return sign !== ' ' && (sign.charCodeAt(0) & bits[(x & 1) + 2 * (y & 3)]!) !== 0;
        };
        expect(disagreements(maze, inkAt)).toEqual([]);
      }),
      { seed: 62, numRuns: 150 },
    );
  });

  it('draws the whole of a small maze', () => {
    expect(draw(smallMaze(), 'braille')).toMatchInlineSnapshot(`
      "⡍⡯⡍⠏⡇
      ⠧⠥⠥⠧⠅
      "
    `);
  });
});
