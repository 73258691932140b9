// Which cells belong to which segment of a recipe, and what a recipe with segments makes.

import { measuresNamed, validate } from '@labrys/core';
import {
  makeMaze,
  parseRecipe,
  type RecipeInput,
  recipeCode,
  recipeFromCode,
  recipeJsonSchema,
  recipeOf,
  type SegmentInput,
  sameRecipe,
  spaceOf,
} from '@labrys/recipe';
import { describe, expect, it } from 'vitest';

const segments: SegmentInput[] = [
  { area: { x: 0, y: 0, width: 5, height: 6 }, carve: { algorithm: 'division' } },
  {
    area: {
      polygon: [
        [0, 0],
        [2, 0],
        [2, 1],
        [0, 1],
      ],
    },
    carve: { algorithm: 'backtracker', run: 9, bias: { axis: 'x', amount: 0.5 } },
  },
  { area: { voronoi: 3 }, carve: [{ algorithm: 'kruskal' }, { algorithm: 'hunt-kill', river: 0, runLimit: 4 }] },
];

describe('A recipe with segments', () => {
  it.each([
    ['squares', { width: 14, height: 9 }],
    ['hexagons', { tiling: 'sigma', width: 9, height: 9 }],
    ['rings', { tiling: 'theta', rings: 7 }],
    ['a torus', { topology: 'torus', width: 9, height: 9 }],
    ['levels', { width: 7, height: 6, levels: 3 }],
    ['a woven board', { width: 12, height: 9, weave: 1 }],
    ['a mask', { width: 30, height: 12, mask: { text: 'AX' } }],
  ] as [string, Record<string, unknown>][])('makes a perfect maze on %s, the same each time', (_name, board) => {
    const carves = board.weave === undefined && board.levels === undefined ? segments : segments.slice(1);
    const recipe = recipeOf({ ...board, segments: carves, seed: 5 });
    const maze = makeMaze(recipe);
    expect(validate(maze)).toMatchObject({ faults: [], parts: 1, loops: 0 });
    expect(maze.open.equals(makeMaze(recipe).open)).toBe(true);
  });

  it('goes by the first area that fits, and by itself where none does', () => {
    // Rows and columns without a turn but at their ends, so that each part shows whose it is.
    const along = (axis: 'x' | 'y') => ({ algorithm: 'kruskal', bias: { axis, amount: 1 } }) as const;
    const recipe = recipeOf({
      ...{ width: 12, height: 12, algorithm: 'kruskal', bias: 'x:1', seed: 3 },
      segments: [
        { area: { x: 0, y: 0, width: 6, height: 6 }, carve: along('x') },
        { area: { x: 0, y: 0, width: 12, height: 6 }, carve: along('y') },
      ],
    });
    const { space, open } = makeMaze(recipe);
    const across = (left: number, top: number): number => {
      let count = 0;
      for (const l of open) {
        const [a, b] = [space.graph.ends[2 * l]!, space.graph.ends[2 * l + 1]!];
        const isIn = [a, b].every((c) => Math.floor((c % 12) / 6) * 6 === left && Math.floor(c / 72) * 6 === top);
        if (isIn && Math.abs(a - b) === 1) count++;
      }
      return count;
    };
    expect([across(0, 0), across(6, 0), across(0, 6)]).toEqual([30, 5, 30]);
  });

  it('keeps to a limit of runs on the whole board', () => {
    const recipe = recipeOf({ width: 14, height: 14, runLimit: 3, segments: segments.slice(0, 2), seed: 2 });
    expect(measuresNamed(makeMaze(recipe), ['longestStraight']).longestStraight).toBeLessThanOrEqual(3);
  });

  it('has a canonical form, and a code that gives it back', () => {
    const recipe = recipeOf({ segments, runLimit: 5, seed: 1 });
    expect(sameRecipe(parseRecipe(recipe), recipe)).toBe(true);
    expect(sameRecipe(recipeFromCode(recipeCode(recipe)), recipe)).toBe(true);
    expect(sameRecipe(recipeOf({ segments: [], seed: 1 }), recipeOf({ seed: 1 }))).toBe(true);
  });

  it('stands once in the JSON Schema', () => {
    const text = JSON.stringify(recipeJsonSchema());
    expect(text.split('parts of the board with algorithms of their own').length).toBe(2);
  });

  it.each([
    [{ area: { x: 0, y: 0, width: 5 }, carve: {} }, 'height of an area is missing'],
    [{ area: { voronoi: 0 }, carve: {} }, 'voronoi is 0; it has to be a whole number from 1 to 1000'],
    [{ area: { text: '' }, carve: {} }, 'text'],
    [{ area: { voronoi: 2 }, carve: { algorithm: 'kruscal' } }, 'Did you mean "kruskal"?'],
    [{ area: { voronoi: 2 }, carve: { algorithm: 'kruskal', run: 3 } }, 'kruskal does not take "run"'],
    [{ area: { voronoi: 2 }, carve: { segments: [] } }, 'wilson does not take "segments"'],
    [{ area: { text: 'A' }, carve: [{}, {}] }, 'only regions take turns'],
  ])('refuses what is no segment: %j', (segment, sentence) => {
    const recipe = { steps: [{ carve: { segments: [segment] } }], seed: 1 } as unknown as RecipeInput;
    expect(() => parseRecipe(recipe)).toThrow(sentence);
  });

  it.each([
    [
      { segments: [{ area: { x: 90, y: 0, width: 3, height: 3 }, carve: {} }] },
      'no cell of the board lies in segment 1',
    ],
    [{ segments, symmetry: 'mirror' }, 'do not go together'],
    [{ segments, rooms: 1 }, 'do not go together'],
    [{ segments: [{ area: { voronoi: 4 }, carve: { algorithm: 'eller' } }] }, 'eller needs rows'],
  ] as [Record<string, unknown>, string][])('refuses what cannot be: %j', (request, sentence) => {
    expect(() => makeMaze(recipeOf({ ...request, seed: 1 }))).toThrow(sentence);
  });

  it('does not disturb the board, which has a stream of its own', () => {
    const plain = spaceOf(recipeOf({ tiling: 'voronoi', cells: 40, seed: 1 }));
    const cut = spaceOf(recipeOf({ tiling: 'voronoi', cells: 40, segments: segments.slice(2), seed: 1 }));
    expect([...cut.graph.ends]).toEqual([...plain.graph.ends]);
  });
});
