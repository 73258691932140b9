// Transforms of mazes that are there already, and the recipe that makes such a maze at once.

import { braid, type Maze, mazeOf, Random, squareSpace, validate } from '@labrys/core';
import {
  makeMaze,
  parseRecipe,
  parseTransforms,
  type Recipe,
  recipeAfter,
  recipeOf,
  transformMaze,
} from '@labrys/recipe';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const steps = fc.array(fc.constantFrom({ braid: { amount: 0.5 } }, { braid: {} }, { unbraid: {} }, { connect: {} }), {
  minLength: 1,
  maxLength: 4,
});
const places = fc.constantFrom('none', 'corners', 'farthest', 'sides', 'middle');

const sameMaze = (a: Maze, b: Maze): void => {
  const { space: _a, ...restOfA } = a;
  const { space: _b, ...restOfB } = b;
  expect(restOfA).toEqual(restOfB);
};

describe('transforms of a maze', () => {
  it('are those that a recipe would make in one go, ends and repeated steps too', () => {
    fc.assert(
      fc.property(steps, steps, places, fc.integer(), (first, second, place, seed) => {
        const recipe = parseRecipe({
          space: { width: 7, height: 5 },
          steps: [{ carve: {} }, ...first],
          ends: { place },
          seed,
        });
        const before = makeMaze(recipe);
        const wanted = parseTransforms(second);
        const after = transformMaze(before, wanted, recipe.seed, recipe.steps.slice(1));
        const whole = recipeAfter(recipe, wanted, after) as Recipe;
        expect(whole.steps).toEqual([...recipe.steps, ...wanted]);
        sameMaze(makeMaze(parseRecipe(whole)), after);
        expect([after.start, after.finishes]).toEqual([before.start, before.finishes]);
      }),
      { seed: 1, numRuns: 80 },
    );
  });

  it('have no recipe if the maze was changed in between, or another seed was drawn from', () => {
    const recipe = recipeOf({ width: 9, height: 9, seed: 1 });
    const before = makeMaze(recipe);
    const wanted = parseTransforms([{ braid: {} }]);
    expect(recipeAfter(recipe, wanted, transformMaze(before, wanted, 2))).toBeUndefined();
    const edited = { ...before, open: before.open.clone() };
    edited.open.add(edited.open.complement().next(0));
    expect(recipeAfter(recipe, wanted, transformMaze(edited, wanted, 1))).toBeUndefined();
    expect(recipeAfter(recipe, wanted, transformMaze(before, wanted, 1))).toBeDefined();
  });

  it('make a maze of any set of links', () => {
    const empty = mazeOf(squareSpace(6, 6), makeMaze(recipeOf({ width: 6, height: 6, seed: 1 })).open.complement());
    const whole = transformMaze(empty, parseTransforms([{ connect: {} }, { unbraid: {} }]), 'any');
    expect(validate(whole)).toMatchObject({ parts: 1, loops: 0 });
  });

  it('draw from a stream named after the step, so that the first braid is that of every recipe', () => {
    const maze = makeMaze(recipeOf({ width: 9, height: 9, seed: 5 }));
    const once = transformMaze(maze, parseTransforms([{ braid: { amount: 0.4 } }]), 5);
    expect(once.open.equals(braid.apply(maze, { amount: 0.4 }, Random.of(5, 'braid')).open)).toBe(true);
  });

  it('are refused with what works', () => {
    expect(() => parseTransforms([{ conect: {} }])).toThrow('Did you mean "connect"?');
    expect(() => parseTransforms([{ connect: { amount: 1 } }])).toThrow(/connect/);
    expect(() => parseTransforms([{ braid: { amount: 2 } }])).toThrow('braid amount is 2');
  });
});

describe('a flat request', () => {
  it('takes transforms without a knob as true or false, behind the braid and in their order', () => {
    const names = (request: object): string[] =>
      recipeOf({ seed: 1, ...request }).steps.flatMap((step) => Object.keys(step));
    expect(names({ unbraid: true, connect: true, braid: 1 })).toEqual(['carve', 'braid', 'unbraid', 'connect']);
    expect(names({ connect: true, unbraid: true })).toEqual(['carve', 'connect', 'unbraid']);
    expect(names({ connect: false })).toEqual(['carve']);
    expect(() => recipeOf({ seed: 1, connect: 3 })).toThrow('connect is 3; it has to be true or false');
  });
});
