// The board that a recipe brings along.

import { MazeError, pieces, Random, validate } from '@labrys/core';
import {
  cellCountOf,
  type MeshRecipe,
  makeMaze,
  parseRecipe,
  recipeCode,
  recipeFromCode,
  recipeJsonSchema,
  recipeOf,
  shortForm,
  spaceOf,
} from '@labrys/recipe';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { threeRooms } from './support/rooms.ts';

const polygons = threeRooms;
const links = [
  [0, 1],
  [1, 2],
  [2, 0],
  [1, 2],
  [3, 4],
] as const;
const parsed = (mesh: unknown, more: object = {}) => parseRecipe({ space: { tiling: 'mesh', mesh, ...more }, seed: 7 });

const coordinate = fc.oneof(fc.integer({ min: -99, max: 99 }), fc.double({ min: -1e9, max: 1e9, noNaN: true }));
const point = fc.tuple(coordinate, coordinate);
const someMesh: fc.Arbitrary<MeshRecipe> = fc.oneof(
  fc
    .array(fc.array(point, { minLength: 3, maxLength: 6 }), { minLength: 1, maxLength: 5 })
    .map((list) => ({ polygons: list })),
  fc.integer({ min: 1, max: 9 }).chain((cells) =>
    fc.record(
      {
        cells: fc.constant(cells),
        links: fc.array(fc.tuple(fc.nat(cells - 1), fc.nat(cells - 1)), { maxLength: 20 }),
        position: fc.array(point, { minLength: cells, maxLength: cells }),
      },
      { requiredKeys: ['cells', 'links'] },
    ),
  ),
);

describe('a board in a recipe', () => {
  const schema = z.fromJSONSchema(JSON.parse(JSON.stringify(recipeJsonSchema())));

  it('has one canonical form, a short one and a code, all of them the same board', () => {
    fc.assert(
      fc.property(someMesh, (mesh) => {
        const recipe = parsed(mesh);
        const text = JSON.stringify(recipe);
        expect(JSON.stringify(parseRecipe(JSON.parse(text)))).toBe(text);
        expect(JSON.stringify(parseRecipe(shortForm(recipe)))).toBe(text);
        expect(JSON.stringify(recipeFromCode(recipeCode(recipe)))).toBe(text);
        for (const form of [recipe, shortForm(recipe)]) {
          expect(schema.safeParse(JSON.parse(JSON.stringify(form))).error).toBeUndefined();
        }
      }),
      { seed: 11, numRuns: 200 },
    );
  });

  it('does not change when the object it came from does', () => {
    const mine = {
      polygons: [
        [
          [0, 0],
          [1, 0],
          [0, 1],
        ] as [number, number][],
      ],
    };
    const recipe = parsed(mine);
    mine.polygons[0]?.pop();
    expect(recipe.space.mesh).toEqual({
      polygons: [
        [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
      ],
    });
  });

  it('needs no tiling in a flat request, and takes no sizes', () => {
    expect(recipeOf({ mesh: { polygons }, seed: 7 })).toEqual(parsed({ polygons }));
    expect(recipeOf({ tiling: 'own', mesh: { polygons }, seed: 7 })).toEqual(parsed({ polygons }));
    expect(() => recipeOf({ mesh: { polygons }, width: 5, seed: 7 })).toThrow(/has its size already; leave out width/);
    expect(() => recipeOf({ tiling: 'sigma', mesh: { polygons }, seed: 7 })).toThrow(
      /"mesh" belongs to the tiling mesh/,
    );
  });

  it('is as large as was said, and the same each time', () => {
    for (const [mesh, cells, parts] of [
      [{ polygons }, 3, 1],
      [{ cells: 6, links }, 6, 3],
    ] as const) {
      const recipe = parsed(mesh);
      expect(cellCountOf(recipe)).toBe(cells);
      const maze = makeMaze(recipe);
      expect(validate(maze)).toMatchObject({ faults: [], loops: 0, parts });
      expect(pieces(maze.space.graph).count).toBe(parts);
      expect(makeMaze(recipe).open.equals(maze.open)).toBe(true);
      expect(spaceOf({ ...recipe, seed: 8 }).graph.ends).toEqual(maze.space.graph.ends);
    }
  });

  it.each<[string, object, RegExp]>([
    ['levels', { levels: 2 }, /"levels" needs the shapes of cells, .* give it "polygons"/],
    ['a mask', { mask: { cells: [0, 1] } }, /"mask" needs the shapes/],
    ['crossings', { weave: 1 }, /"weave" needs the shapes/],
  ])('of links alone refuses %s', (_, more, sentence) => {
    expect(() => spaceOf(parsed({ cells: 6, links }, more))).toThrow(sentence);
  });

  it('lies in the plane', () => {
    expect(() => parsed({ polygons }, { topology: 'torus' })).toThrow(/mesh does not take the topology "torus"/);
  });

  it.each<[unknown, string]>([
    [undefined, 'mesh is missing; it has to be an object: { "polygons"'],
    [7, 'mesh is 7; it has to be an object'],
    [[], 'mesh is a list'],
    [{}, 'mesh is an object; it has to be an object: { "polygons"'],
    [{ polygon: [] }, 'mesh does not take "polygon". Did you mean "polygons"?'],
    [{ polygons, links }, 'mesh has "polygons" and "links": outlines make the links, so leave out "links"'],
    [{ polygons: 3 }, 'polygons of a mesh is 3; it has to be a list'],
    [{ polygons: [3] }, 'polygon 0 of the mesh is 3'],
    [{ polygons: [[[0, 0], [1, 0], [1]]] }, 'corner 2 of polygon 0 is a list; it has to be two numbers, [x, y]'],
    [
      {
        polygons: [
          [
            [0, 0],
            [1, 0],
            ['1', 1],
          ],
        ],
      },
      'corner 2 of polygon 0',
    ],
    [
      {
        polygons: [
          [
            [0, 0],
            [1, 0],
            [Number.POSITIVE_INFINITY, 1],
          ],
        ],
      },
      'corner 2 of polygon 0',
    ],
    [{ links }, 'cells of a mesh is missing'],
    [{ cells: 0, links: [] }, 'cells of a mesh is 0; it has to be a whole number from 1 to 50000000'],
    [{ cells: 5 }, 'links of a mesh is missing'],
    [{ cells: 4, links }, 'link 4 of the mesh is a list; it has to be two cells, which have the numbers 0 to 3'],
    [{ cells: 5, links: [[0, 1.5]] }, 'link 0 of the mesh'],
    [{ cells: 5, links, position: [[0, 0]] }, 'position of a mesh has 1 points for 5 cells'],
    [{ cells: 1, links: [], position: [[0, 'x']] }, 'position 0 of the mesh'],
  ])('that is none is refused in one sentence: %j', (mesh, sentence) => {
    expect(() => parsed(mesh)).toThrow(MazeError);
    expect(() => parsed(mesh)).toThrow(sentence);
  });

  it.each<[unknown, RegExp]>([
    [{ polygons: [] }, /the board has no cell/],
    [
      {
        polygons: [
          [
            [0, 0],
            [1, 0],
          ],
        ],
      },
      /cell 0 has 2 corners/,
    ],
    [{ polygons: [polygons[0], polygons[0]] }, /cells 0 and 1 overlap/],
    [{ cells: 2, links: [[1, 1]] }, /link 0 joins cell 1 to itself/],
  ])('that cannot be is refused when it is made: %j', (mesh, sentence) => {
    expect(() => spaceOf(parsed(mesh))).toThrow(sentence);
  });
});

describe('boards with faults', () => {
  const whole: readonly unknown[] = [{ polygons }, { cells: 6, links, position: polygons.flat().slice(0, 6) }];
  const strange: readonly unknown[] = [
    null,
    -1,
    0,
    1.5,
    1e9,
    1e300,
    Number.NaN,
    '',
    'x',
    [],
    {},
    [[]],
    true,
    [0, 0],
    [1e-300, 2],
  ];

  it('give a maze or one sentence', () => {
    let made = 0;
    for (let seed = 0; seed < 3000; seed++) {
      const random = Random.of(seed, 'faults');
      const mesh: unknown = structuredClone(whole[random.below(2)]);
      for (let faults = 1 + random.below(2); faults > 0; faults--) damage(mesh, random);
      try {
        const { faults, loops } = validate(makeMaze(parsed(mesh) as Parameters<typeof makeMaze>[0]));
        expect([seed, faults, loops]).toEqual([seed, [], 0]);
        made++;
      } catch (error) {
        if (!(error instanceof MazeError)) throw new Error(`seed ${seed}`, { cause: error });
        expect([seed, error.message]).toEqual([seed, expect.not.stringMatching(/\n|undefined|\[object|Invalid input/)]);
        expect(error.message.length).toBeLessThan(300);
      }
    }
    expect(made).toBeGreaterThan(100);
    expect(made).toBeLessThan(2900);
  });

  /** Puts something strange, doubles, moves or takes away a part at any depth. */
  function damage(value: unknown, random: Random): void {
    if (typeof value !== 'object' || value === null) return;
    const parts = value as Record<string, unknown>;
    const keys = Object.keys(parts);
    const key = keys[random.below(Math.max(keys.length, 1))];
    if (key === undefined) return;
    const deeper = parts[key];
    if (typeof deeper === 'object' && deeper !== null && random.below(4) > 0) {
      damage(deeper, random);
      return;
    }
    switch (random.below(4)) {
      case 0:
        if (Array.isArray(value)) value.splice(Number(key), 1);
        else delete parts[key];
        break;
      case 1:
        if (Array.isArray(value)) value.push(structuredClone(deeper));
        break;
      case 2:
        parts[key] = typeof deeper === 'number' ? deeper + [1e-9, 0.3, 1, -2][random.below(4)]! : deeper;
        break;
      default:
        parts[key] = strange[random.below(strange.length)];
    }
  }
});
