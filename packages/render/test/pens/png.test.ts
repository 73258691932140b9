import { createHash } from 'node:crypto';
import { BitSet, mazeOf, squareSpace } from '@labrys/core';
import { pngText } from '@labrys/raster';
import fc from 'fast-check';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { draw } from '../../src/index.ts';
import { mazeFrom, mazeSeeds, smallMaze, wayThrough } from '../mazes.ts';
import { bare, disagreements } from './pixels.ts';

const png = (maze: Parameters<typeof draw>[0], options: Parameters<typeof draw>[2] = {}): Uint8Array =>
  draw(maze, 'png', options) as Uint8Array;

/** Colours of all pixels, as rrggbb, row by row. */
function pixels(bytes: Uint8Array): { width: number; height: number; at: (x: number, y: number) => string } {
  const { width, height, depth, channels, palette, data } = decode(bytes, { checkCrc: true });
  const stride = Math.ceil((width * channels * depth) / 8);
  const hex = (parts: ArrayLike<number>): string =>
    Array.from({ length: 3 }, (_, k) => parts[k]!.toString(16).padStart(2, '0')).join('');
  const at = (x: number, y: number): string => {
    if (channels > 1) return hex(data.subarray(channels * (y * width + x)));
    const value = (data[y * stride + ((x * depth) >> 3)]! >> (8 - depth - ((x * depth) & 7))) & (2 ** depth - 1);
    return palette === undefined ? hex([value * 255, value * 255, value * 255]) : hex(palette[value]!);
  };
  return { width, height, at };
}

describe('the PNG pen', () => {
  it('draws squares at two pixels a cell so that every wall can be read back, with one bit a pixel', () => {
    fc.assert(
      fc.property(mazeSeeds(['squares', 'masked squares']), (seed) => {
        const maze = bare(mazeFrom(seed));
        const bytes = png(maze, { params: { pixels: 2, margin: 0 } });
        const { at } = pixels(bytes);
        expect(decode(bytes).depth).toBe(1);
        expect(disagreements(maze, (x, y) => at(x, y) === '191d26')).toEqual([]);
      }),
      { seed: 51, numRuns: 150 },
    );
  });

  it('takes one bit a pixel for walls alone, at every whole size', () => {
    const maze = bare(smallMaze());
    for (const size of [2, 3, 5, 8, 24]) {
      const bytes = png(maze, { params: { pixels: size, margin: 0 } });
      const wall = Math.max(Math.round(Math.max(0.12 * size, 0.75)), 1);
      expect(decode(bytes)).toMatchObject({ depth: 1, width: 4 * size + wall, height: 3 * size + wall });
    }
  });

  it('has its size in millimetres at the dots an inch asked for', () => {
    const png300 = decode(png(smallMaze(), { params: { dpi: 300, cell: 10 } }));
    expect(png300.resolution).toEqual({ x: 11811, y: 11811, unit: 1 });
    const millimetres = (png300.width / 11811) * 1000;
    expect(millimetres).toBeGreaterThan(4 * 10 + 10);
    expect(millimetres).toBeLessThan(4 * 10 + 15);
    expect(decode(png(smallMaze())).resolution).toBeUndefined();
  });

  it('keeps the recipe and the title', () => {
    const recipe = '{"seed":"größe"}';
    const bytes = png(smallMaze(), { recipe, title: 'Wilson' });
    expect(pngText(bytes, 'labrys-recipe')).toBe(recipe);
    expect(pngText(bytes, 'Title')).toBe('Wilson');
  });

  it('gives the same bytes each time, on every board, in every style', () => {
    const params = fc.record({
      pixels: fc.constantFrom(0, 3, 17),
      edges: fc.constantFrom('auto', 'crisp', 'smooth'),
      solution: fc.constantFrom('line', 'dots', 'cells'),
      draw: fc.constantFrom('walls', 'passages'),
      distances: fc.constantFrom('none', 'bands', 'smooth'),
      background: fc.constantFrom('paper', 'none'),
      caps: fc.constantFrom('round', 'square'),
    });
    fc.assert(
      fc.property(mazeSeeds(['squares', 'masked squares', 'hexagons', 'triangles']), params, (seed, chosen) => {
        const maze = mazeFrom(seed);
        const options = { solution: wayThrough(maze), title: 'Zoë & co. (é, ŝ, 漢)', params: chosen };
        const bytes = png(maze, options);
        expect(pixels(bytes).width).toBeGreaterThan(0);
        expect(png(mazeFrom(seed), options)).toEqual(bytes);
      }),
      { seed: 52, numRuns: 60 },
    );
  });

  it('shows nothing of the path where it is not asked for, and all of it where it is', () => {
    const maze = smallMaze();
    const solution = wayThrough(maze);
    const hasPath = (bytes: Uint8Array): boolean => {
      const { width, height, at } = pixels(bytes);
      for (let y = 0; y < height; y++) for (let x = 30; x < width - 30; x++) if (at(x, y) === 'c9341c') return true;
      return false;
    };
    expect(hasPath(png(maze, { params: { pixels: 24 } }))).toBe(false);
    expect(hasPath(png(maze, { solution, params: { pixels: 24, solution: 'none' } }))).toBe(false);
    for (const kind of ['line', 'dots']) {
      expect(hasPath(png(maze, { solution, params: { pixels: 24, solution: kind } }))).toBe(true);
    }
  });

  it('colours cells by their distance in seven bands, nearest lightest', () => {
    const space = squareSpace(14, 1);
    const maze = mazeOf(space, new BitSet(space.graph.linkCount).complement());
    const { at } = pixels(png(maze, { params: { pixels: 10, margin: 0, distances: 'bands' } }));
    const row = Array.from({ length: 14 }, (_, c) => at(10 * c + 6, 6));
    const ramp = ['fff8e0', 'e8f0cc', 'c4e2c2', '9ccfc5', '7db8c7', '6f9fc6', '7a86bf'];
    expect(row).toEqual(ramp.flatMap((colour) => [colour, colour]));
    const back = pixels(png(maze, { params: { pixels: 10, margin: 0, distances: 'bands', distancesFrom: 13 } }));
    expect(Array.from({ length: 14 }, (_, c) => back.at(10 * c + 6, 6))).toEqual(row.toReversed());
    expect(() => png(maze, { params: { distances: 'bands', distancesFrom: 14 } })).toThrow(/up to 13/);
  });

  it('refuses colours that are none and pictures that nothing could hold', () => {
    expect(() => png(smallMaze(), { params: { wallColour: 'crimsom' } })).toThrow(/no colour/);
    expect(() => png(smallMaze(), { params: { cell: 1000, dpi: 4800 } })).toThrow(/too large/);
  });

  it('writes these bytes for a small maze, in this release and all its patches', () => {
    const maze = smallMaze();
    const bytes = png(maze, { solution: wayThrough(maze), title: 'Golden', figures: '4 x 3', recipe: '{}' });
    expect(createHash('sha256').update(bytes).digest('hex').slice(0, 16)).toMatchInlineSnapshot(`"e0f961c05e450f4b"`);
  });
});
