import { NONE, polygonOf } from '@labrys/core';
import { make } from 'labrys';
import { describe, expect, it } from 'vitest';
import { cellIndexOf } from '../../src/engine/cell-index.ts';

const boards = {
  squares: { width: 7, height: 5 },
  hexagons: { tiling: 'sigma', width: 6, height: 5 },
  triangles: { tiling: 'delta', width: 8, height: 5 },
  rings: { tiling: 'theta', rings: 6 },
  voronoi: { tiling: 'voronoi', cells: 60 },
  levels: { width: 4, height: 4, levels: [3] },
} as const;

describe('cellIndexOf', () => {
  for (const [name, board] of Object.entries(boards)) {
    it(`finds each cell of a board of ${name} at its middle`, () => {
      const { space } = make({ ...board, seed: 1 });
      const index = cellIndexOf(space);
      for (let cell = 0; cell < space.graph.cellCount; cell++) {
        expect(index.at(space.centres[2 * cell] as number, space.centres[2 * cell + 1] as number)).toBe(cell);
      }
    });
  }

  it('finds the upper one of two passages that cross', () => {
    const { space } = make({ width: 8, height: 8, weave: 0.8, algorithm: 'kruskal', seed: 2 });
    expect(space.weave).not.toBeNull();
    const index = cellIndexOf(space);
    for (let cell = 0; cell < space.graph.cellCount; cell++) {
      const found = index.at(space.centres[2 * cell] as number, space.centres[2 * cell + 1] as number);
      expect(found).toBe(polygonOf(space, cell));
    }
  });

  it('finds nothing beside the board, and sees that rings are round', () => {
    const { space } = make({ tiling: 'theta', rings: 4, seed: 1 });
    const index = cellIndexOf(space);
    const far = Math.max(...space.centres) + 0.5; // the outer circle is that far from the middle
    const [x, y] = [space.centres[0] as number, space.centres[1] as number];
    const radius = far - x;
    for (let k = 0; k < 360; k++) {
      const angle = (k * Math.PI) / 180;
      expect(index.at(x + 0.9 * radius * Math.cos(angle), y + 0.9 * radius * Math.sin(angle))).not.toBe(NONE);
      expect(index.at(x + 1.2 * radius * Math.cos(angle), y + 1.2 * radius * Math.sin(angle))).toBe(NONE);
    }
  });
});
