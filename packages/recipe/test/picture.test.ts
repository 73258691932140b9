import { carve, kruskal, Random, shortest, solve, squareSpace, toBase64, validate } from '@labrys/core';
import { type Drawing, shadesOf } from '@labrys/masks';
import {
  type MazeRequest,
  makeMaze,
  parseRecipe,
  recipeCode,
  recipeFromCode,
  recipeJsonSchema,
  recipeOf,
} from '@labrys/recipe';
import { describe, expect, it } from 'vitest';

const template = (picture: Drawing, more: object = {}): MazeRequest => ({
  ...{ width: 24, height: 12, algorithm: 'template', picture, seed: 7 },
  ...more,
});

describe('a recipe with a picture', () => {
  it('makes a perfect maze of words, paths, polygons and bitmaps', () => {
    const drawings: Drawing[] = [
      { text: 'HI' },
      { path: 'M0 0h4v4z', invert: true },
      { polygon: [[0, 0], [4, 0], [2, 3]] }, // biome-ignore format: as drawn
      { bitmap: { width: 2, height: 2, rows: toBase64(Uint8Array.of(0x80, 0x40)) } },
      { shades: { width: 3, height: 1, rows: toBase64(Uint8Array.of(0, 128, 255)) } },
    ];
    for (const drawing of drawings) {
      for (const tiling of ['square', 'sigma']) {
        expect(validate(makeMaze(recipeOf(template(drawing, { tiling }))))).toMatchObject({
          faults: [],
          perfect: true,
        });
      }
    }
  });

  it('gives the very maze of which it is the picture, two pixels from cell to cell', () => {
    for (const [width, height] of [
      [9, 4],
      [5, 12],
      [1, 3],
      [30, 20],
    ] as const) {
      // biome-ignore format: pairs
      const { graph } = squareSpace(width, height);
      const open = carve(squareSpace(width, height), kruskal, { random: Random.of(1) });
      const wide = 2 * width + 1;
      const samples = new Uint8Array(4 * wide * (2 * height + 1)).map((_, i) => (i % 4 === 3 ? 255 : 0));
      const light = (x: number, y: number) => samples.fill(255, 4 * (y * wide + x), 4 * (y * wide + x) + 3);
      const [xOf, yOf] = [(c: number) => 2 * (c % width) + 1, (c: number) => 2 * Math.floor(c / width) + 1];
      for (let c = 0; c < graph.cellCount; c++) light(xOf(c), yOf(c));
      for (const l of open) {
        const [a, b] = [graph.ends[2 * l]!, graph.ends[2 * l + 1]!];
        light((xOf(a) + xOf(b)) / 2, (yOf(a) + yOf(b)) / 2);
      }
      const shades = shadesOf({ width: wide, height: 2 * height + 1, samples }, 1024);
      for (const repair of ['none', 'perfect']) {
        const maze = makeMaze(recipeOf(template({ shades }, { width, height, walls: 'dark', repair })));
        expect(maze.open.equals(open), `${width} x ${height}, ${repair}`).toBe(true);
      }
    }
  });

  it('has one canonical form, which a code keeps', () => {
    const recipe = recipeOf(template({ path: 'M0 0h4v4z' }));
    expect((recipe.steps[0] as { carve: object }).carve).toMatchObject({
      picture: { path: 'M0 0h4v4z', rule: 'nonzero', invert: false },
    });
    expect(recipeFromCode(recipeCode(recipe))).toEqual(recipe);
    expect(parseRecipe(JSON.parse(JSON.stringify(recipe)))).toEqual(recipe);
    expect(recipeCode(recipe).length).toBeLessThan(200);
    expect(JSON.stringify(recipeJsonSchema())).toContain('what is laid over the board');
  });

  it('orders the links of Kruskal, and both Prim and Kruskal give one maze', () => {
    const open = (algorithm: string, more: object = {}) =>
      makeMaze(recipeOf({ width: 20, height: 12, algorithm, seed: 7, ...more })).open;
    const picture = { text: 'HI' };
    expect(open('kruskal', { picture }).equals(open('kruskal'))).toBe(false);
    expect(open('kruskal', { picture }).equals(open('prim-true', { picture }))).toBe(true);
  });

  it('is refused with the reason where it does not fit', () => {
    const refused = (request: object) => () => recipeOf({ width: 9, height: 9, seed: 1, ...request } as MazeRequest);
    expect(refused({ algorithm: 'template' })).toThrow('template needs a picture, such as {"text": "MAZE"}');
    expect(refused({ algorithm: 'spiral', picture: { text: 'A' } })).toThrow('spiral does not take "picture"');
    expect(refused({ algorithm: 'kruskal', picture: { text: 'A' }, bias: 0.5 })).toThrow('leave one out');
    expect(refused({ picture: 'A' })).toThrow('a picture has to be an object with one of text, path');
    expect(refused({ picture: { cells: [1] } })).toThrow('a picture has to be an object with one of text, path');
    expect(refused({ picture: { text: 'A', path: 'M0 0h1v1z' } })).toThrow('a picture is one thing');
    expect(refused({ picture: { text: 'A', pieces: 'all' } })).toThrow('does not take "pieces"');
    expect(refused({ picture: { shades: { width: 2, height: 2, rows: 'AAAA' } } })).toThrow('base64 of 4 bytes');
    expect(refused({ picture: { shades: { width: 0, height: 2, rows: '' } } })).toThrow('from 1 to 1024');
    expect(refused({ picture: { shades: 3 } })).toThrow('width, height and rows');
    expect(() =>
      makeMaze(
        parseRecipe({
          space: { tiling: 'mesh', mesh: { cells: 2, links: [[0, 1]] } },
          steps: [{ carve: { algorithm: 'kruskal', picture: { text: 'A' } } }],
          seed: 1,
        }),
      ),
    ).toThrow('a picture needs a board made of polygons');
  });
});

describe('a recipe with a way', () => {
  const wayOf = (request: object) => {
    const maze = makeMaze(recipeOf({ width: 20, height: 12, seed: 7, ...request } as MazeRequest));
    return { maze, ...solve(maze, shortest) };
  };

  it('makes a perfect maze whose only way is the line that was drawn', () => {
    const way = { path: 'M0 10V0L5 7L10 0V10' };
    for (const [algorithm, tiling] of [
      ['wilson', 'square'],
      ['backtracker', 'sigma'],
      ['kruskal', 'voronoi'],
    ]) {
      const size = tiling === 'voronoi' ? { width: undefined, height: undefined, cells: 300 } : {};
      const { maze, path } = wayOf({ algorithm, tiling, way, ...size });
      expect(validate(maze)).toMatchObject({ faults: [], perfect: true });
      // Down at both ends, up at two corners and down between them.
      const heights = Array.from(path, (c) => maze.space.centres[2 * c + 1]!);
      const lowest = Math.max(...heights);
      expect(heights[0]).toBeGreaterThan(0.8 * lowest);
      expect(heights.at(-1)).toBeGreaterThan(0.8 * lowest);
      const top = lowest / 3;
      expect(heights.filter((y, i) => y < top && heights[i - 1]! >= top).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('goes cell by cell along straight lines', () => {
    const { path } = wayOf({ way: { path: 'M0,0H19V11H0' } });
    const row = (y: number) => Array.from({ length: 20 }, (_, x) => 20 * y + x);
    const side = Array.from({ length: 10 }, (_, y) => 20 * (y + 1) + 19);
    expect([...path]).toEqual([...row(0), ...side, ...row(11).reverse()]);
  });

  it('keeps ends that are asked for', () => {
    expect(wayOf({ way: { path: 'M0,0H19' }, ends: 'corners' }).maze.finishes).toEqual([239]);
  });

  it('has a code, and is refused where it cannot be', () => {
    const recipe = recipeOf({ width: 9, height: 9, way: { path: 'M0,0H9' }, seed: 1 });
    expect(recipeFromCode(recipeCode(recipe))).toEqual(recipe);
    expect(() => wayOf({ way: { path: 'M0,5H10V0H5V10' } })).toThrow(/comes back to the cell at/);
    expect(() => wayOf({ way: { path: 'M0,0H5V5Z' } })).toThrow('a way is one line with two ends');
    expect(() => wayOf({ way: { path: 'M0,0H5M3,3H5' } })).toThrow('a way is one line with two ends');
    expect(() => wayOf({ way: { path: 'M0,0H5' }, levels: 2 })).toThrow('leave out levels');
    expect(() => wayOf({ way: { path: 'M0,0H5' }, algorithm: 'eller' })).toThrow('kruskal or wilson');
  });
});
