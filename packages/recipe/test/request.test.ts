import { generators, makers } from '@labrys/core';
import { biasOf, makeMaze, parseRecipe, recipeOf } from '@labrys/recipe';
import { describe, expect, it } from 'vitest';

describe('a flat request', () => {
  it('is short for a recipe', () => {
    const flat = recipeOf({
      ...{ width: 9, height: 6, algorithm: 'backtracker', run: 3, bias: 'y:-0.5', braid: 0.25 },
      ...{ ends: 'corners', to: '3,3', endsStyle: 'markers', style: { wall: 0.2 }, seed: 'a' },
    });
    const whole = parseRecipe({
      space: { width: 9, height: 6 },
      steps: [
        { carve: { algorithm: 'backtracker', run: 3, bias: { axis: 'y', amount: -0.5 } } },
        { braid: { amount: 0.25 } },
      ],
      ends: { place: 'corners', to: [3, 3], style: 'markers' },
      style: { wall: 0.2 },
      seed: 'a',
    });
    expect(flat).toEqual(whole);
  });

  it('asks for sparse mazes and rooms by a number', () => {
    const sparse = { carve: { algorithm: 'sparse', radius: 2 } };
    expect(recipeOf({ sparse: 2, seed: 1 })).toEqual(parseRecipe({ steps: [sparse], seed: 1 }));
    const rooms = { carve: { algorithm: 'kruskal', rooms: { count: 3, size: 4, doors: 1 } } };
    expect(recipeOf({ algorithm: 'kruskal', rooms: 3, doors: 1, seed: 1 })).toEqual(
      parseRecipe({ steps: [rooms], seed: 1 }),
    );
    expect(recipeOf({ rooms: 0, seed: 1 })).toEqual(recipeOf({ seed: 1 }));
  });

  it.each([...generators, ...makers])('gives $name each of its knobs', ({ name, params }) => {
    const picture = name === 'template' ? { text: 'A' } : undefined;
    const knobs = Object.fromEntries(Object.entries(params).map(([knob, { default: usual }]) => [knob, usual]));
    const { steps } = recipeOf({ algorithm: name, picture, ...knobs, seed: 1 });
    expect(steps).toHaveLength(1); // no knob is taken for a transform
    expect(steps[0]).toMatchObject({ carve: knobs });
  });

  it('passes what it does not know to the generator, which refuses it', () => {
    expect(() => recipeOf({ wdith: 3, seed: 1 })).toThrow('wilson does not take "wdith"');
  });
});

describe('a bias as text', () => {
  it.each([
    ['0.5', 'x', 0.5],
    ['x:-1', 'x', -1],
    [' y:.25 ', 'y', 0.25],
    ['z:-0.5', 'z', -0.5],
    ['ring:1', 'ring', 1],
    ['60:0.5', 60, 0.5],
    ['-30:0.5', -30, 0.5],
    ['y:0,1,0,1', 'y', [0, 1, 0, 1]],
    ['0,1,0,-1', 'x', [0, 1, 0, -1]],
  ])('reads %j', (text, axis, amount) => {
    expect(biasOf(text)).toEqual({ axis, amount });
  });

  it.each(['', 'y', 'x:1,2', 'x:1e9', 'y:0.5.5', 'NaN'])('refuses %j', (text) => {
    expect(() => biasOf(text)).toThrow('it has to be a number from -1 to 1');
  });

  it('names the axes there are', () => {
    expect(() => biasOf('q:0.5')).toThrow('it has to be x, y, z, w, v, u, t, s, ring, ray or an angle in degrees');
  });
});

describe('a knob given by four numbers', () => {
  it('varies from corner to corner', () => {
    const recipe = recipeOf({ algorithm: 'backtracker', run: '0,30,0,30', river: [1, 1, 0.5, 0.5], seed: 1 });
    expect(recipe.steps[0]).toMatchObject({
      carve: { run: 0, river: 1, blend: { run: [0, 30, 0, 30], river: [1, 1, 0.5, 0.5] } },
    });
  });

  it.each([
    [{ algorithm: 'backtracker', run: '0,30,0,101' }, 'run in a corner is 101; it has to be a number from 0 to 100'],
    [{ algorithm: 'backtracker', run: [0, 1] }, 'the blend of run is a list; it has to be four numbers'],
    [{ bias: 'y:0,1,0,2' }, 'bias in a corner is 2; it has to be a number from -1 to 1'],
  ])('is refused out of range: %j', (request, sentence) => {
    expect(() => recipeOf({ ...request, seed: 1 })).toThrow(sentence);
  });

  it('is refused, with one that has it, by a generator without that knob', () => {
    expect(() => makeMaze(recipeOf({ algorithm: 'kruskal', run: '0,1,0,1', seed: 1 }))).toThrow('backtracker has');
  });
});
