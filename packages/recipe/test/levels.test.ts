import { measuresNamed } from '@labrys/core';
import { levelNamed, levels, makeMaze, recipeOf } from '@labrys/recipe';
import { describe, expect, it } from 'vitest';

const SEEDS = 20;

describe('levels', () => {
  it('are requests that make mazes', () => {
    for (const level of levels) {
      const { width, height, algorithm, knobs } = level.request;
      const recipe = recipeOf({ width, height, algorithm, ...knobs, ends: 'corners', seed: 1 });
      expect(makeMaze(recipe).open.count(), level.name).toBe(width * height - 1);
    }
  });

  it('get harder in their order: a longer way and more places where it can be lost', () => {
    const figures = levels.map(({ request: { width, height, algorithm, knobs } }) => {
      let way = 0;
      let junctions = 0;
      for (let seed = 0; seed < SEEDS; seed++) {
        const maze = makeMaze(recipeOf({ width, height, algorithm, ...knobs, ends: 'corners', seed }));
        const counted = measuresNamed(maze, ['solutionLength', 'junctions']);
        way += counted.solutionLength ?? 0;
        junctions += counted.junctions;
      }
      return { way: way / SEEDS, junctions: junctions / SEEDS };
    });
    for (let i = 1; i < figures.length; i++) {
      expect(figures[i]?.way).toBeGreaterThan(1.3 * (figures[i - 1]?.way as number));
      expect(figures[i]?.junctions).toBeGreaterThan(1.3 * (figures[i - 1]?.junctions as number));
    }
  });

  it('are found by name, with a suggestion where there is none', () => {
    expect(levelNamed('easy')).toBe(levels[0]);
    expect(() => levelNamed('exprt')).toThrow('Did you mean "expert"');
  });
});
