import { generators } from '@labrys/core';
import { parseRecipe, type Recipe, recipeCode, recipeFromCode, recipeOf, sameRecipe } from '@labrys/recipe';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const someRecipe: fc.Arbitrary<Recipe> = fc
  .record(
    {
      width: fc.integer({ min: 1, max: 500 }),
      height: fc.integer({ min: 1, max: 500 }),
      algorithm: fc.constantFrom(...generators.map((generator) => generator.name)),
      braid: fc.double({ min: 0, max: 1, noNaN: true }),
      bias: fc.record({
        axis: fc.constantFrom('x' as const, 'y' as const),
        amount: fc.double({ min: -1, max: 1, noNaN: true }),
      }),
      ends: fc.constantFrom('none' as const, 'corners' as const, 'farthest' as const),
      from: fc.oneof(fc.nat(1000), fc.tuple(fc.nat(99), fc.nat(99))),
      endsStyle: fc.constantFrom('openings' as const, 'markers' as const),
      style: fc.record({ cell: fc.integer({ min: 1, max: 9 }), caps: fc.constant('square') }, { requiredKeys: [] }),
      title: fc.constantFrom('A', ''),
      seed: fc.oneof(fc.string({ unit: 'binary' }), fc.maxSafeInteger()),
    },
    { requiredKeys: ['seed'] },
  )
  .map((request) => recipeOf(request));

describe('the code of a recipe', () => {
  it('gives the recipe back', () => {
    fc.assert(
      fc.property(someRecipe, (recipe) => sameRecipe(recipeFromCode(recipeCode(recipe)), recipe)),
      { seed: 1 },
    );
  });

  it('needs no escaping in addresses', () => {
    fc.assert(
      fc.property(someRecipe, (recipe) => /^[\w-]+$/.test(recipeCode(recipe))),
      { seed: 2 },
    );
  });

  it('leaves out what is default', () => {
    expect(recipeCode(parseRecipe({ seed: 7 })).length).toBeLessThan(80);
  });

  it.each(['', 'x', '@@@', 'eyJ2ZXJzaW9u', `${recipeCode(parseRecipe({ seed: 7 })).slice(0, -4)}`])(
    'is refused if it is damaged: %j',
    (code) => {
      expect(() => recipeFromCode(code)).toThrow(/this code holds no recipe/);
    },
  );
});
