import { cellReference, resolveCell } from '@labrys/recipe';
import { make } from 'labrys';
import { describe, expect, it } from 'vitest';
import { cellNames } from '../../src/engine/cell-name.ts';

describe('cellNames', () => {
  for (const [kind, board] of Object.entries({
    squares: { width: 7, height: 5 },
    hexagons: { tiling: 'sigma', width: 6, height: 5 },
    rings: { tiling: 'theta', rings: 5 },
    voronoi: { tiling: 'voronoi', cells: 40 },
    levels: { width: 4, height: 3, levels: [3] },
    torus: { width: 6, height: 5, topology: 'torus' },
  } as const)) {
    it(`names cells of a board of ${kind} as recipes take them`, () => {
      const { space } = make({ ...board, seed: 1 });
      const nameOf = cellNames(space);
      for (let cell = 0; cell < space.graph.cellCount; cell++) {
        expect(resolveCell(space, 'from', cellReference('from', nameOf(cell)))).toBe(cell);
      }
    });
  }
});
