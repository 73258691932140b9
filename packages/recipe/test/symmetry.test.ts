import { measures, validate } from '@labrys/core';
import {
  carveOf,
  makeMaze,
  parseRecipe,
  parseTransforms,
  recipeAfter,
  recipeCode,
  recipeFromCode,
  recipeOf,
  transformMaze,
} from '@labrys/recipe';
import { describe, expect, it } from 'vitest';

describe('A symmetry in a request', () => {
  it('is a name, a name with a share, or an object', () => {
    const kind = 'rotate2';
    for (const [symmetry, share] of [
      [kind, 1],
      ['rotate2:0.4', 0.4],
      [{ kind, share: 0 }, 0],
    ] as const) {
      const recipe = recipeOf({ width: 8, height: 6, symmetry, seed: 1 });
      expect(carveOf(recipe).symmetry).toEqual({ kind, share });
      expect(recipeFromCode(recipeCode(recipe))).toEqual(recipe);
    }
  });

  it.each([
    ['rotat2', 'there is no symmetry "rotat2". Did you mean "rotate2"?'],
    ['mirror:2', 'the share of the symmetry is 2; it has to be a number from 0 to 1'],
    ['mirror:x', 'there is no symmetry "mirror:x".'],
  ])('is refused with what would work: %s', (symmetry, said) => {
    expect(() => recipeOf({ symmetry, seed: 1 })).toThrow(said);
  });

  it('is not for makers, which settle themselves how they look', () => {
    expect(() =>
      parseRecipe({ steps: [{ carve: { algorithm: 'braid-walls', symmetry: 'mirror' } }], seed: 1 }),
    ).toThrow(/braid-walls does not take "symmetry"/);
  });
});

describe('A symmetric maze', () => {
  it('stays so through the steps of its recipe', () => {
    for (const steps of [
      [{ braid: { amount: 0.5 } }],
      [{ trim: {} }],
      [{ pierce: {} }],
      [{ block: {} }],
      [{ thin: {} }],
    ]) {
      const recipe = parseRecipe({
        space: { width: 9, height: 9 },
        steps: [{ carve: { algorithm: 'kruskal', symmetry: 'rotate4' } }, ...steps],
        seed: 3,
      });
      const maze = makeMaze(recipe);
      expect(validate(maze).faults).toEqual([]);
      expect({ steps, share: measures(maze).symmetry.rotate4 }).toEqual({ steps, share: 100 });
    }
  });

  it('is told by a recipe when it is changed later', () => {
    const recipe = recipeOf({ width: 10, height: 7, symmetry: 'mirror', seed: 4 });
    const steps = parseTransforms([{ braid: { amount: 1 } }]);
    const maze = transformMaze(makeMaze(recipe), steps, 4, [], carveOf(recipe).symmetry);
    expect(measures(maze).symmetry.mirrorAcross).toBe(100);
    expect(recipeAfter(recipe, steps, maze)?.steps).toHaveLength(2);
  });
});
