// What a recipe says of its board: the surface, sheets and crossings, and cells of them.

import { MazeError, topologies, validate } from '@labrys/core';
import {
  cellCountOf,
  isBoardRandom,
  makeMaze,
  parseRecipe,
  type Recipe,
  type RecipeInput,
  recipeCode,
  recipeFromCode,
  recipeJsonSchema,
  recipeOf,
  resolveCell,
  shortForm,
  spaceOf,
  tilings,
  usualEnds,
  usualTiling,
} from '@labrys/recipe';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { everyBoard, ownBoards, surfaceBoards } from './support/boards.ts';

type SpaceInput = NonNullable<RecipeInput['space']>;

const parsed = (space: unknown): Recipe => parseRecipe({ space, seed: 7 });
const canonical = (space: unknown): string => JSON.stringify(parsed(space).space);

describe('the board of a recipe has one canonical form', () => {
  const plain = canonical({ width: 6, height: 5 });

  it.each<[string, object]>([
    ['the plane', { topology: 'plane' }],
    ['one level', { levels: 1 }],
    ['one level as a list', { levels: [1, 1] }],
    ['one level that leads on to itself', { levels: 1, closed: true }],
    ['levels that are not said', { closed: true }],
    ['no crossings', { weave: 0 }],
    ['no crossings, whatever the tunnel', { weave: { density: 0, tunnel: 4 } }],
  ])('%s is left out', (_, more) => {
    expect(canonical({ ...more, width: 6, height: 5 })).toBe(plain);
  });

  it('has levels as a list, weave as an object, and its keys in one order', () => {
    const written = { weave: 0.5, closed: true, levels: 3, height: 5, width: 6, topology: 'torus', tiling: 'gamma' };
    expect(canonical(written)).toBe(
      '{"tiling":"square","topology":"torus","width":6,"height":5,"levels":[3],"closed":true,"weave":{"density":0.5,"tunnel":1}}',
    );
    expect(canonical({ levels: [3, 2], closed: false })).not.toContain('closed');
  });

  it('keeps crossings for a generator that digs them, all unless less is asked for', () => {
    const weave = (space: object, algorithm: string): unknown =>
      parseRecipe({ space, steps: [{ carve: { algorithm } }], seed: 7 }).space.weave;
    expect(weave({}, 'tunneller')).toEqual({ density: 1, tunnel: 1 });
    expect(weave({ weave: { density: 0.3, tunnel: 2 } }, 'tunneller')).toEqual({ density: 0.3, tunnel: 2 });
    expect(weave({ weave: 0 }, 'tunneller')).toEqual({ density: 0, tunnel: 1 });
    expect(weave({}, 'backtracker')).toBe(undefined);
  });

  it('has no axis with one sheet, and makes the same board', () => {
    const three = parsed({ width: 4, height: 3, levels: 3 });
    for (const levels of [[3], [1, 3], [3, 1], [1, 3, 1]]) {
      expect(canonical({ width: 4, height: 3, levels })).toBe(JSON.stringify(three.space));
      const written = { ...three, space: { ...three.space, levels } };
      expect(spaceOf(written).graph).toEqual(spaceOf(three).graph);
    }
    expect(canonical({ levels: [2, 1, 3] })).toBe(canonical({ levels: [2, 3] }));
    expect(canonical({ levels: [2, 3] })).not.toBe(canonical({ levels: [3, 2] }));
  });

  it('has the sizes of its own surface only', () => {
    expect(parsed({ topology: 'cube' }).space).toMatchObject({ depth: 0 });
    expect(parsed({ topology: 'sheets' }).space).toMatchObject({ code: 'a2a3a0a1' });
    for (const topology of ['plane', 'torus', 'sheets']) expect(parsed({ topology }).space).not.toHaveProperty('depth');
    for (const topology of ['plane', 'torus', 'cube']) expect(parsed({ topology }).space).not.toHaveProperty('code');
  });

  it.each(everyBoard)('is its own canonical form: $name', ({ space }) => {
    const recipe = parsed(space);
    expect(JSON.stringify(parseRecipe(JSON.parse(JSON.stringify(recipe))))).toBe(JSON.stringify(recipe));
    expect(JSON.stringify(parseRecipe(shortForm(recipe)))).toBe(JSON.stringify(recipe));
  });
});

const someSpace: fc.Arbitrary<SpaceInput> = fc
  .record({
    board: fc.constantFrom(...surfaceBoards, ...ownBoards.slice(0, 1)),
    levels: fc.option(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.array(fc.integer({ min: 1, max: 4 }), size(1, 6)))),
    closed: fc.option(fc.boolean()),
    weave: fc.option(
      fc.oneof(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.record({ density: fc.double({ min: 0, max: 1, noNaN: true }), tunnel: fc.integer({ min: 1, max: 1000 }) }),
      ),
    ),
    mask: fc.option(
      fc.constantFrom<NonNullable<SpaceInput['mask']>>(
        { text: 'A' },
        { text: 'A\nB', pieces: 'all', invert: true },
        { path: 'M0 0h9v9z', rule: 'evenodd' },
        { except: [[1, 1], 3] },
        { cells: [0, 1, 2] },
      ),
    ),
  })
  .map(({ board, ...more }) => ({
    ...board.space,
    ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== null)),
  }));

function size(minLength: number, maxLength: number): fc.ArrayConstraints {
  return { minLength, maxLength };
}

describe('every board, on levels, woven and cut to shape', () => {
  const schema = z.fromJSONSchema(JSON.parse(JSON.stringify(recipeJsonSchema())));

  it('has a code, which gives the same recipe', () => {
    fc.assert(
      fc.property(someSpace, (space) => {
        const recipe = parsed(space);
        expect(JSON.stringify(recipeFromCode(recipeCode(recipe)))).toBe(JSON.stringify(recipe));
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it('fits the JSON Schema, as written, whole and short', () => {
    fc.assert(
      fc.property(someSpace, (space) => {
        const recipe = parsed(space);
        for (const form of [{ space, seed: 7 }, recipe, shortForm(recipe)]) {
          expect(schema.safeParse(JSON.parse(JSON.stringify(form))).error).toBeUndefined();
        }
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  it.each<unknown>([
    { levels: 0 },
    { levels: [] },
    { levels: [2, 2, 2, 2, 2, 2, 2] },
    { closed: 'yes' },
    { weave: 2 },
    { weave: { tunnel: 2 } },
    { weave: { density: 1, tunnel: 1.5 } },
    { topology: 'thorus' },
    { tiling: 'sigma', code: 'a2a3a0a1' },
    { mask: 7 },
  ])('what is refused does not fit it either: %j', (space) => {
    expect(schema.safeParse({ space, seed: 7 }).success).toBe(false);
    expect(() => parsed(space)).toThrow(MazeError);
  });

  it.each(everyBoard)('is made as large as was said, and the same again: $name', ({ space }) => {
    const recipe = parsed(space);
    const maze = makeMaze(recipe);
    expect(validate(maze)).toMatchObject({ faults: [], perfect: true });
    expect(makeMaze(recipe).open.equals(maze.open)).toBe(true);
    const { cellCount } = maze.space.graph;
    const { mask, weave } = recipe.space;
    if (mask === undefined && weave === undefined && space.tiling !== 'voronoi') {
      expect(cellCountOf(recipe)).toBe(cellCount);
    } else expect(cellCountOf(recipe)).toBeGreaterThanOrEqual(cellCount);
    const other = makeMaze({ ...recipe, seed: 8 }).space.graph.ends;
    if (isBoardRandom(recipe)) expect(other).not.toEqual(maze.space.graph.ends);
    else expect(other).toEqual(maze.space.graph.ends);
  });
});

describe('a flat request for a board', () => {
  it('takes the code of sheets with the surface', () => {
    const flat = recipeOf({ topology: 'sheets:a0a3a2a1', width: 4, height: 4, seed: 7 });
    expect(flat.space).toEqual({ tiling: 'square', topology: 'sheets', width: 4, height: 4, code: 'a0a3a2a1' });
    expect(flat).toEqual(recipeOf({ topology: 'sheets', code: 'a0a3a2a1', width: 4, height: 4, seed: 7 }));
    expect(() => recipeOf({ topology: 'torus:a0a3a2a1', seed: 7 })).toThrow('there is no topology "torus:a0a3a2a1"');
  });

  it('takes levels, crossings and tunnels under their own names', () => {
    expect(recipeOf({ levels: 3, closed: true, weave: 0.5, tunnel: 2, seed: 7 })).toEqual(
      parsed({ levels: [3], closed: true, weave: { density: 0.5, tunnel: 2 } }),
    );
    expect(recipeOf({ tunnel: 2, seed: 7 })).toEqual(parsed({ weave: { density: 1, tunnel: 2 } }));
  });

  it('takes a tiling that the surface fits where none is named', () => {
    for (const { name } of topologies) {
      const tiling = tilings.find((one) => one.name === usualTiling(name));
      expect(tiling?.topologies).toContain(name);
    }
    expect(usualTiling(undefined)).toBe('square');
    expect(usualTiling('torus')).toBe('square');
    expect(usualTiling('sheets:a2a3a0a1')).toBe('square');
    expect(usualTiling('sphere')).toBe('theta');
    expect(usualTiling('octahedron')).toBe('delta');
    expect(usualTiling('no such')).toBe('square');
  });

  it('has usual ends for each kind of board', () => {
    expect(usualEnds({ tiling: 'square', algorithm: 'wilson' })).toBe('corners');
    expect(usualEnds({ tiling: 'square', topology: 'plane', algorithm: 'wilson' })).toBe('corners');
    expect(usualEnds({ tiling: 'theta', algorithm: 'wilson' })).toBe('middle');
    expect(usualEnds({ tiling: 'theta', topology: 'sphere', algorithm: 'wilson' })).toBe('poles');
    expect(usualEnds({ tiling: 'square', topology: 'torus', algorithm: 'wilson' })).toBe('farthest');
    expect(usualEnds({ tiling: 'square', algorithm: 'unicursal' })).toBe('farthest');
    expect(usualEnds({ tiling: 'square', algorithm: 'spiral' })).toBe('corners');
  });
});

describe('a cell by column, row and sheet', () => {
  const cell = (space: SpaceInput, reference: Parameters<typeof resolveCell>[2]): number =>
    resolveCell(spaceOf(parsed(space)), 'from', reference);

  it.each<[SpaceInput, [number, number, number], number]>([
    [{ width: 5, height: 4, levels: 3 }, [2, 1, 0], 7],
    [{ width: 5, height: 4, levels: 3 }, [2, 1, 2], 47],
    [{ width: 5, height: 4, levels: [2, 3] }, [4, 3, 5], 119],
    [{ width: 5, height: 4 }, [2, 1, 0], 7],
    [{ topology: 'torus', width: 5, height: 4, levels: 2 }, [2, 1, 1], 27],
    [{ tiling: 'theta', rings: 2, levels: 2 }, [0, 0, 0], 0],
  ])('%j at %j', (space, reference, number) => {
    expect(cell(space, reference)).toBe(number);
    expect(cell(space, number)).toBe(number);
  });

  it('without a sheet lies on the first', () => {
    expect(cell({ width: 5, height: 4, levels: 3 }, [2, 1])).toBe(7);
  });

  it('is the same written as text, in a list, and in a code', () => {
    const recipe = recipeOf({ width: 5, height: 4, levels: 3, from: '1, 2,2', to: [0, 0, 1], seed: 7 });
    expect(recipe.ends).toMatchObject({ from: [1, 2, 2], to: [0, 0, 1] });
    expect(recipeFromCode(recipeCode(recipe))).toEqual(recipe);
    expect(makeMaze(recipe)).toMatchObject({ start: 51, finishes: [20] });
  });

  it.each<[SpaceInput, [number, number, number] | number, string]>([
    [{ width: 5, height: 4, levels: 3 }, [1, 1, 3], 'columns go from 0 to 4, rows from 0 to 3, sheets from 0 to 2'],
    [{ width: 5, height: 4 }, [1, 1, 1], 'from is 1,1,1; this board has no such cell'],
    [{ width: 5, height: 4, levels: 3 }, [5, 1, 1], 'columns go from 0 to 4'],
    [{ topology: 'torus', width: 5, height: 4 }, [5, 1, 0], 'columns go from 0 to 4, rows from 0 to 3'],
    [{ width: 5, height: 4, levels: 3 }, 60, 'this board has cells 0 to 59'],
    [{ width: 12, height: 12, mask: { text: 'O' } }, [6, 6, 0], 'no cell lies there, but wall or what was cut away'],
  ])('that is not there is refused: %j at %j', (space, reference, sentence) => {
    expect(() => cell(space, reference)).toThrow(sentence);
  });
});

describe('a board that cannot be is refused in one sentence that says what would work', () => {
  it.each<[unknown, string, string]>([
    [{ topology: 'thorus' }, 'bad-value', 'there is no topology "thorus". Did you mean "torus"? See "labrys list'],
    [{ topology: 7 }, 'bad-value', 'topology is 7; it has to be plane, cylinder'],
    [{ topology: 'sphere' }, 'cannot-combine', 'square does not take the topology "sphere": it is made of rings'],
    [{ tiling: 'sigma', topology: 'cube' }, 'cannot-combine', 'only squares fit its faces: take the tiling square'],
    [{ tiling: 'theta', topology: 'icosahedron' }, 'cannot-combine', 'take the tiling delta (theta takes plane and'],
    [{ tiling: 'penrose', topology: 'torus' }, 'cannot-combine', 'its cells do not repeat in a rectangle'],
    [{ depth: 3 }, 'cannot-combine', '"depth" is a size of another surface; the plane has none'],
    [{ topology: 'cube', code: 'a2a3a0a1' }, 'cannot-combine', '"code" is a size of another surface; the cube'],
    [{ tiling: 'sigma', depth: 3 }, 'unknown-name', 'the tiling sigma does not take "depth"'],
    [{ topology: 'sheets', code: 'abc' }, 'bad-value', '"abc" has 3 characters; each section takes 8'],
    [{ topology: 'sheets', code: 'a2a3a0a7' }, 'bad-value', 'which is not glued back'],
    [{ topology: 'sheets', code: 3 }, 'bad-value', 'code is 3; it has to be text'],
    [{ levels: 0 }, 'param-range', 'levels is 0; it has to be a whole number from 1 to 100000, or a list'],
    [{ levels: [3, 0.5] }, 'bad-value', 'levels is "3x0.5"; it has to be'],
    [{ levels: 'two' }, 'bad-value', 'levels is "two"; it has to be'],
    [{ levels: [2, 2, 2, 2, 2, 2, 2] }, 'bad-value', 'a list of at most 6 of them'],
    [{ levels: [{}] }, 'bad-value', 'levels is a list; it has to be'],
    [{ levels: 2, closed: 1 }, 'bad-value', 'closed is 1; it has to be true or false'],
    [{ weave: 1.5 }, 'param-range', 'weave is 1.5; it has to be a number from 0 to 1'],
    [{ weave: 'much' }, 'bad-value', 'weave is "much"; it has to be a number from 0 to 1'],
    [{ weave: { density: 1, tunnel: 0 } }, 'param-range', 'tunnel is 0; it has to be a whole number from 1 to 1000'],
    [{ weave: { density: 1, tunnel: 1.5 } }, 'bad-value', 'tunnel is 1.5; it has to be a whole number from 1'],
    [{ weave: { tunnel: 2 } }, 'bad-value', 'weave is missing; it has to be a number from 0 to 1'],
    [{ weave: { density: 1, tunel: 2 } }, 'unknown-name', 'weave does not take "tunel". Did you mean "tunnel"?'],
    [{ weave: null }, 'bad-value', 'weave is null; it has to be a number'],
  ])('%j', (space, code, sentence) => {
    expectRefusal(() => parsed(space), code, sentence);
  });

  it.each<[SpaceInput, string, RegExp]>([
    [{ tiling: 'sigma', topology: 'moebius', width: 5, height: 4 }, 'cannot-combine', /the nearest is 5 x \d/],
    [{ tiling: 'delta', weave: 1 }, 'cannot-combine', /nothing can cross here: .+squares, hexagons and octagons have/],
    [{ width: 2, height: 2, weave: 1 }, 'cannot-combine', /nothing can cross here/],
    [{ width: 9000, height: 9000 }, 'too-large', /81000000 cells .+; the most is 50000000/],
    [{ width: 1000, height: 1000, levels: 51 }, 'too-large', /51 sheets of 1000000 cells: 51000000 cells/],
    [{ width: 5, height: 5, levels: 2, closed: true }, 'cannot-combine', /two sheets cannot be closed to a ring/],
    [{ topology: 'cube', width: 5000, height: 5000 }, 'too-large', /150000000 cells/],
    [{ tiling: 'penrose', depth: 30 }, 'too-large', /take a smaller depth/],
    [{ tiling: 'theta', rings: 3, inner: 3 }, 'param-range', /inner is 3; it has to be a whole number from 0 to 2/],
  ])('when it is made: %j', (space, code, sentence) => {
    expectRefusal(() => spaceOf(parsed(space)), code, sentence);
  });
});

function expectRefusal(act: () => unknown, code: string, sentence: string | RegExp): void {
  let refused: unknown;
  try {
    act();
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(MazeError);
  const { message, code: found } = refused as MazeError;
  if (typeof sentence === 'string') expect(message).toContain(sentence);
  else expect(message).toMatch(sentence);
  expect(message).not.toMatch(/\n|undefined|\[object|Invalid input/);
  expect(found).toBe(code);
}

describe('a board that only carving settles', () => {
  const recipes: readonly [string, Recipe][] = [
    ['tunnels', recipeOf({ width: 12, height: 9, algorithm: 'tunneller', ends: 'farthest', seed: 7 })],
    ['tunnels in a mask', recipeOf({ width: 24, height: 10, algorithm: 'tunneller', mask: { text: 'AB' }, seed: 7 })],
    ['diagonals', recipeOf({ width: 12, height: 9, tiling: 'zeta', diagonals: 'carved', from: '3,2', seed: 7 })],
    [
      'diagonals in a mask',
      recipeOf({ width: 24, height: 10, tiling: 'zeta', diagonals: 'carved', mask: { text: 'AB' }, seed: 7 }),
    ],
  ];

  it.each(recipes)('is another one in the maze, and each seed has its own: %s', (_, recipe) => {
    const ground = spaceOf(recipe);
    const maze = makeMaze(recipe);
    expect(validate(maze)).toMatchObject({ perfect: true, faults: [] });
    expect(isBoardRandom(recipe)).toBe(true);
    expect(maze.space).not.toBe(ground);
    expect(maze.space.rivals).toBe(null);
    const again = makeMaze(recipeFromCode(recipeCode(recipe)), {}, ground);
    expect([...again.open]).toEqual([...maze.open]);
    expect([...again.space.graph.ends]).toEqual([...maze.space.graph.ends]);
    const other = makeMaze({ ...recipe, seed: 8 });
    expect([...other.open].join() + other.space.graph.ends.join()).not.toBe(
      [...maze.open].join() + maze.space.graph.ends.join(),
    );
  });

  it('takes all of its crossings from the generator', () => {
    const flat = { width: 20, height: 20, seed: 7 };
    const crossings = (request: object): number =>
      makeMaze(recipeOf({ ...flat, ...request })).space.graph.cellCount - 400;
    expect(crossings({ algorithm: 'tunneller', weave: 0 })).toBe(0);
    expect(crossings({ algorithm: 'tunneller' })).toBeGreaterThan(10);
    expect(crossings({ algorithm: 'tunneller' })).toBeLessThan(crossings({ algorithm: 'backtracker', weave: 1 }));
    expect(spaceOf(recipeOf({ ...flat, algorithm: 'tunneller' })).weave).toBe(null);
  });

  it('is carved by a generator that can, if none is named', () => {
    const zeta = { width: 5, height: 5, tiling: 'zeta', seed: 7 };
    expect(recipeOf({ ...zeta, diagonals: 'carved' }).steps).toMatchObject([{ carve: { algorithm: 'hunt-kill' } }]);
    expect(recipeOf(zeta).steps).toMatchObject([{ carve: { algorithm: 'wilson' } }]);
    expect(() => makeMaze(recipeOf({ ...zeta, diagonals: 'carved', algorithm: 'wilson' }))).toThrow(/hunt-kill/);
    expect(() => makeMaze(recipeOf({ ...zeta, diagonals: 'carved', levels: 2 }))).toThrow(/placed/);
    expect(() => makeMaze(recipeOf({ ...zeta, diagonals: 'carved', weave: 1 }))).toThrow(/placed/);
  });
});
