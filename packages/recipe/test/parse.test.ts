import { MazeError } from '@labrys/core';
import { parseRecipe, recipeOf, sameRecipe } from '@labrys/recipe';
import { describe, expect, it } from 'vitest';

const steps = (carve: object, ...more: object[]) => ({ seed: 1, steps: [{ carve }, ...more] });

describe('a recipe', () => {
  it('needs a seed only; everything else has a default', () => {
    expect(parseRecipe({ seed: 7 })).toEqual({
      version: 1,
      space: { tiling: 'square', width: 20, height: 20 },
      steps: [{ carve: { algorithm: 'wilson', focus: 'passage' } }],
      ends: { place: 'none', style: 'openings' },
      seed: 7,
    });
  });

  it('takes the default focus of its generator, and the defaults of knobs in that focus', () => {
    expect(parseRecipe(steps({ algorithm: 'division' })).steps).toMatchObject([{ carve: { focus: 'wall' } }]);
    const passage = parseRecipe(steps({ algorithm: 'hunt-kill' }));
    const wall = parseRecipe(steps({ algorithm: 'hunt-kill', focus: 'wall' }));
    expect(passage.steps).toMatchObject([{ carve: { hunt: 'here' } }]);
    expect(wall.steps).toMatchObject([{ carve: { hunt: 'ends' } }]);
  });

  it('keeps a title of one line, and looks as before without one', () => {
    expect(JSON.stringify(parseRecipe({ seed: 7 }))).not.toContain('title');
    expect(parseRecipe({ seed: 7, title: 'Größe <1> 漢' }).title).toBe('Größe <1> 漢');
    expect(recipeOf({ seed: 7, title: 'A' })).toEqual(parseRecipe({ seed: 7, title: 'A' }));
    for (const title of [1, 'a\nb', '\u001b[31m', '\ud800', 'a\u2028', 'x'.repeat(121)]) {
      expect(() => parseRecipe({ seed: 7, title })).toThrow(/title/);
    }
  });

  it('has one canonical text, however it was written', () => {
    const written = {
      seed: '7',
      ends: { to: '4,3', place: 'corners' },
      steps: [{ carve: { run: 3, algorithm: 'backtracker', bias: { amount: 0 } } }, { braid: {} }],
      space: { height: 4, tiling: 'gamma', width: 5 },
    };
    const inOrder = {
      version: 1,
      space: { tiling: 'square', width: 5, height: 4 },
      steps: [{ carve: { algorithm: 'backtracker', focus: 'passage', run: 3, river: 1 } }, { braid: { amount: 1 } }],
      ends: { place: 'corners', to: [4, 3], style: 'openings' },
      seed: 7,
    };
    expect(JSON.stringify(parseRecipe(written))).toBe(JSON.stringify(inOrder));
    expect(sameRecipe(parseRecipe(written), parseRecipe(inOrder))).toBe(true);
    expect(sameRecipe(parseRecipe(written), parseRecipe({ ...inOrder, seed: 8 }))).toBe(false);
  });

  it('is its own canonical form', () => {
    const recipe = recipeOf({ width: 9, height: 4, algorithm: 'backtracker', bias: 'y:0.5', braid: 0.3, seed: 'a' });
    expect(JSON.stringify(parseRecipe(JSON.parse(JSON.stringify(recipe))))).toBe(JSON.stringify(recipe));
  });

  it.each([
    ['7', 7],
    ['-3', -3],
    ['07', '07'],
    ['1e3', '1e3'],
    ['9007199254740993', '9007199254740993'],
    ['', ''],
  ])('has the seed %j as %j', (written, seed) => {
    expect(parseRecipe({ seed: written }).seed).toBe(seed);
  });
});

describe('a bad recipe is refused in one sentence that says what would work', () => {
  it.each<[unknown, string, string]>([
    [{}, 'bad-value', 'seed is missing; it has to be any text or whole number'],
    [null, 'bad-value', 'a recipe is null; it has to be an object'],
    [{ seed: 1.5 }, 'bad-value', 'seed is 1.5; it has to be any text or whole number'],
    [{ seed: 1e300 }, 'param-range', 'seed is 1e+300, far too large'],
    [{ seed: 1, sede: 2 }, 'unknown-name', 'a recipe does not take "sede". Did you mean "seed"?'],
    [{ seed: 1, version: 2 }, 'newer-version', 'this recipe was made by a newer version of Labrys'],
    [{ seed: 1, version: 2, later: true }, 'newer-version', 'this recipe was made by a newer version of Labrys'],
    [{ seed: 1, space: { tiling: 'squre' } }, 'unknown-name', 'Did you mean "square"?'],
    [{ seed: 1, space: { widht: 3 } }, 'unknown-name', 'Did you mean "width"?'],
    [{ seed: 1, space: { width: 0 } }, 'param-range', 'width is 0; it has to be a whole number, 1 or more'],
    [{ seed: 1, space: { width: 1e300 } }, 'param-range', 'width is 1e+300, far too large'],
    [{ seed: 1, steps: 'carve' }, 'bad-value', 'steps is "carve"; it has to be a list of steps'],
    [{ seed: 1, steps: [] }, 'param-range', 'steps is empty; the first step has to carve'],
    [{ seed: 1, steps: [{}] }, 'bad-value', 'a step has one key'],
    [{ seed: 1, steps: [{ braid: {} }] }, 'cannot-combine', 'the first step has to carve'],
    [steps({}, { carve: {} }), 'cannot-combine', 'two steps that carve'],
    [steps({}, { briad: {} }), 'unknown-name', 'Did you mean "braid"?'],
    [steps({}, { braid: { amount: 2 } }), 'param-range', 'braid amount is 2; it has to be a number from 0 to 1'],
    [steps({ algorithm: 'kruscal' }), 'unknown-name', 'Did you mean "kruskal"?'],
    [steps({ algorithm: 'wilson', run: 3 }), 'unknown-name', '"run" belongs to backtracker'],
    [steps({ algorithm: 'backtracker', run: 101 }), 'param-range', 'run is 101; it has to be a whole number from 0'],
    [steps({ algorithm: 'backtracker', run: 0.5 }), 'bad-value', 'run is 0.5'],
    [steps({ algorithm: 'backtracker', focus: 'wall' }), 'cannot-combine', 'backtracker does not take focus "wall"'],
    [steps({ focus: 'walls' }), 'bad-value', 'focus is "walls"; it has to be passage or wall'],
    [steps({ bias: { amount: -2 } }), 'param-range', 'bias is -2; it has to be a number from -1 to 1'],
    [
      { seed: 1, ends: { place: 'corner' } },
      'bad-value',
      'it has to be none, corners, farthest, sides, middle or poles',
    ],
    [{ seed: 1, ends: { from: 'x' } }, 'bad-value', 'from is "x"; it has to be a cell'],
    [steps({ segments: [{ area: { voronoi: 2 }, carve: [] }] }), 'param-range', 'the list of ways to carve is empty'],
    [{ seed: 1, style: 3 }, 'bad-value', 'style is 3'],
  ])('%j', (recipe, code, sentence) => {
    const error = refusalOf(() => parseRecipe(recipe));
    expect(error.message).toContain(sentence);
    expect(error.message).not.toMatch(/\n|undefined|\[object|Invalid input/);
    expect(error.code).toBe(code);
  });

  it('says less of a long text than all of it', () => {
    const error = refusalOf(() => parseRecipe(steps({ algorithm: 'x'.repeat(5000) })));
    expect(error.message.length).toBeLessThan(200);
  });
});

function refusalOf(act: () => unknown): MazeError {
  try {
    act();
  } catch (error) {
    if (error instanceof MazeError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
