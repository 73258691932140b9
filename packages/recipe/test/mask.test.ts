import { generators, type maskPieces, type ParamValues, Random, tilings, validate } from '@labrys/core';
import { maskFromPicture } from '@labrys/masks';
import { paint, Shape, Surface } from '@labrys/raster';
import {
  type MaskInput,
  type MazeRequest,
  makeMaze,
  parseRecipe,
  recipeCode,
  recipeFromCode,
  recipeOf,
  spaceOf,
} from '@labrys/recipe';
import { describe, expect, it } from 'vitest';

const made = (request: MazeRequest) => makeMaze(recipeOf(request));
const squares = (width: number, height: number, mask: MaskInput, more = {}): MazeRequest => ({
  ...{ width, height, mask, seed: 7 },
  ...more,
});

/** A black heart on white. */
function heart(): MaskInput {
  const surface = new Surface(200, 180);
  surface.fill(0, 0, 200, 180, [255, 255, 255, 255]);
  const shape = new Shape();
  shape.disc(55, 55, 53);
  shape.disc(145, 55, 53);
  shape.convex([13, 88, 55, 40, 145, 40, 187, 88, 100, 178]);
  paint(surface, shape, [0, 0, 0, 255]);
  return maskFromPicture(surface);
}

/** Closed to a Moebius strip they have an odd number of rows. */
const ODD = ['sigma', 'upsilon', 'brick'];

const RING: MaskInput = { path: 'M0 0h30v30h-30zM10 10h10v10h-10z', rule: 'evenodd' };

describe('a recipe with a mask', () => {
  it('makes words: the letters are joined to one maze', () => {
    const request = squares(120, 40, { text: 'LABRYS' });
    expect(spaceOf(recipeOf(request)).maskPieces).toBe(6);
    const maze = made(request);
    expect(validate(maze)).toMatchObject({ faults: [], perfect: true, parts: 1 });
    const { centres, graph } = maze.space;
    const columns = new Set(Array.from({ length: graph.cellCount }, (_, c) => Math.floor(centres[2 * c]!)));
    expect(Math.min(...columns)).toBe(0);
    expect(Math.max(...columns)).toBe(119);
    expect(graph.cellCount).toBeGreaterThan(1000);
    expect(graph.cellCount).toBeLessThan(2000);
  });

  it('makes a heart of hexagons from a picture', () => {
    const maze = made({ tiling: 'sigma', width: 30, height: 30, mask: heart(), seed: 7 });
    expect(validate(maze)).toMatchObject({ faults: [], perfect: true });
    const whole = spaceOf(recipeOf({ tiling: 'sigma', width: 30, height: 30, seed: 7 })).graph.cellCount;
    expect(maze.space.graph.cellCount / whole).toBeGreaterThan(0.4);
    expect(maze.space.graph.cellCount / whole).toBeLessThan(0.8);
  });

  it('makes what it leaves out when inverted', () => {
    const cells = (invert: boolean) => made(squares(30, 30, { ...RING, invert, pieces: 'all' })).space.graph.cellCount;
    expect(cells(false)).toBe(800);
    expect(cells(true)).toBe(100);
  });

  it('keeps the largest piece, joins them, or makes a maze in each', () => {
    const mask: MaskInput = { cells: [0, 1, 5, 6, 3, 4] };
    const ofPieces = (pieces: keyof typeof maskPieces) => validate(made(squares(5, 2, { ...mask, pieces })));
    expect(ofPieces('largest')).toMatchObject({ cells: 4, parts: 1, loops: 0 });
    expect(ofPieces('joined')).toMatchObject({ cells: 7, parts: 1, loops: 0 });
    expect(ofPieces('all')).toMatchObject({ cells: 6, parts: 2, loops: 0 });
    for (const pieces of ['largest', 'joined', 'all'] as const) {
      for (const levels of [1, 2]) {
        expect(spaceOf(recipeOf({ ...squares(5, 2, { ...mask, pieces }), levels })).maskPieces).toBe(2);
      }
    }
    expect(spaceOf(recipeOf({ seed: 1 })).maskPieces).toBe(1);
    expect(spaceOf(recipeOf({ ...squares(60, 30, { text: 'ii' }), weave: 0.5 })).maskPieces).toBe(4);
  });

  it.each(tilings.flatMap((tiling) => tiling.topologies.map((topology) => [tiling.name, topology] as const)))(
    'makes a tree in each piece: %s, %s',
    (name, topology) => {
      const tiling = tilings.find((record) => record.name === name)!;
      const defaults = Object.fromEntries(
        Object.entries(tiling.params).map(([key, { default: value }]) => [key, value]),
      );
      const sizes =
        'width' in defaults ? { width: 12, height: topology === 'moebius' && ODD.includes(name) ? 13 : 12 } : {};
      const whole = tiling.space({ ...defaults, ...sizes } as ParamValues, topology, Random.of(1)).graph.cellCount;
      for (const pieces of ['largest', 'joined', 'all'] as const) {
        const text = topology === 'sphere' ? 'OO' : 'B\nii'; // the sphere is two discs side by side
        const request = { tiling: name, topology, ...sizes, mask: { text, pieces }, seed: 7 };
        const { faults, loops, parts, cells } = validate(made(request));
        expect({ faults, loops }).toEqual({ faults: [], loops: 0 });
        expect(cells).toBeLessThan(whole);
        expect(parts).toBe(pieces === 'all' ? spaceOf(recipeOf(request)).maskPieces : 1);
      }
    },
  );

  it.each(generators.map((generator) => [generator.name, generator] as const))(
    'carves and adds walls round holes: %s',
    (algorithm, generator) => {
      for (const focus of ['passage', 'wall'] as const) {
        if (typeof generator.focus[focus] === 'string') continue;
        const request = squares(24, 24, RING, { algorithm, focus });
        if (generator.needs.some((need) => need !== 'split')) {
          expect(() => made(request)).toThrow(/needs .+ \(masked\)/);
        } else {
          const maze = made(request);
          const crossings = maze.space.weave?.polygonOf.length ?? 0; // a generator that tunnels makes some
          const kites = generator.needs.includes('split') ? 4 : 1; // a cell is cut in
          expect(validate(maze)).toMatchObject({ faults: [], perfect: true, cells: 512 * kites + crossings });
        }
      }
    },
  );

  it('refuses masks that leave nothing, or one cell', () => {
    expect(() => made(squares(1, 1, { text: 'i' }))).toThrow(/mask leaves .+ of 1; a larger board or a bolder mask/);
    expect(() => made(squares(3, 3, { cells: [4] }))).toThrow(/leaves one cell of 9/);
    expect(() => made(squares(3, 3, { cells: [0, 8] }))).toThrow(/leaves one cell of 9/);
    const thin: MaskInput = { polygon: [[0, 0], [100, 0], [100, 0.1], [0, 0.1]] }; // biome-ignore format: a row reads better
    expect(() => made(squares(9, 9, thin))).toThrow(/leaves no cell of 81/);
    expect(() => made(squares(3, 3, { path: 'M0 0h9v9h-9z', invert: true }))).toThrow(/leaves no cell of 9/);
  });

  it('refuses masks that are none, in one sentence', () => {
    const refused = (mask: unknown) => expect(() => parseRecipe({ space: { mask }, seed: 1 }));
    refused(7).toThrow(/a mask has to be an object with one of text, path/);
    refused({}).toThrow(/a mask has to be an object with one of text, path/);
    refused({ text: '漢' }).toThrow(/font of masks has no "漢"/);
    refused({ path: 'M0 0 5' }).toThrow(/a number is missing at character 7/);
    refused({ text: 'A', pieces: 'some' }).toThrow(/pieces of a mask is "some"; it has to be largest, joined or all/);
    refused({ text: 'A', size: 3 }).toThrow(/a mask of text does not take "size"; it takes text, invert, pieces/);
    refused({ cells: [[0, 0, 0]] }).toThrow(/list of cells/);
    refused({ bitmap: { width: 5000, height: 5000, rows: '' } }).toThrow(/1 to 1024/);
  });

  it('has one form however it is written, and a code', () => {
    const space = (mask: MaskInput) => recipeOf(squares(9, 9, mask)).space;
    expect(space({ text: 'A' })).toEqual({
      ...{ tiling: 'square', width: 9, height: 9 },
      mask: { text: 'A', invert: false, pieces: 'joined' },
    });
    const path: MaskInput = { pieces: 'largest', invert: false, rule: 'nonzero', path: 'M0 0h1v1z' };
    expect(JSON.stringify(space(path))).toBe(JSON.stringify(space({ path: 'M0 0h1v1z' })));
    for (const mask of [{ text: 'A', pieces: 'all' }, RING, { ...heart(), invert: true }, { except: [[1, 2], 3] }]) {
      const recipe = recipeOf(squares(9, 9, mask as MaskInput, { topology: 'torus' }));
      expect(recipeFromCode(recipeCode(recipe))).toEqual(recipe);
      expect(parseRecipe(JSON.parse(JSON.stringify(recipe)))).toEqual(recipe);
    }
  });

  it('leaves recipes without one as they were', () => {
    expect(JSON.stringify(recipeOf({ seed: 7 }).space)).toBe('{"tiling":"square","width":20,"height":20}');
  });

  it('draws the same maze as ever', () => {
    const maze = made(squares(16, 8, { text: 'OK' }));
    expect(maze.space.description).toEqual({ kind: 'masked', of: 'square', width: 16, height: 8 });
    expect([...maze.space.centres].slice(0, 6)).toMatchInlineSnapshot(`
      [
        2.5,
        0.5,
        3.5,
        0.5,
        4.5,
        0.5,
      ]
    `);
    expect([...maze.open].slice(0, 20).join(' ')).toMatchInlineSnapshot(
      `"0 2 3 4 7 9 10 12 13 14 15 16 17 18 19 21 22 23 24 25"`,
    );
  });
});
