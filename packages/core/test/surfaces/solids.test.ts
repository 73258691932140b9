import { describe, expect, it } from 'vitest';
import { kruskal, type SolidName, solidCells, solidSpace, wilson } from '../../src/index.ts';
import { figuresOf } from '../support/mesh-figures.ts';
import { expectSurface, expectTrees, expectWallTrees } from '../support/space-laws.ts';

// Name, faces, corners, faces about a corner.
const solids: readonly (readonly [SolidName, number, number, number])[] = [
  ['tetrahedron', 4, 4, 3],
  ['octahedron', 8, 6, 4],
  ['icosahedron', 20, 12, 5],
];

describe.each(solids)('a %s', (name, faces, corners, facesAbout) => {
  describe.each([1, 2, 3, 5, 12])('of frequency %i', (frequency) => {
    const space = solidSpace(name, { frequency });

    it('is a sphere of triangles with the corners of the solid', () => {
      expectSurface(space, { euler: 2, borders: 0, isOrientable: true });
      expect(space.graph.cellCount).toBe(faces * frequency * frequency);
      expect(space.graph.cellCount).toBe(solidCells(name, { frequency }));
      for (let c = 0; c < space.graph.cellCount; c++) {
        const around = [...space.graph.to.subarray(space.graph.first[c], space.graph.first[c + 1])];
        expect(new Set(around).size).toBe(3);
      }
      const { innerTurns } = figuresOf(space.mesh);
      expect(innerTurns.filter((turn) => Math.abs(turn - facesAbout / 6) < 1e-9).length).toBe(corners);
      expect(innerTurns.filter((turn) => Math.abs(turn - 1) < 1e-9).length).toBe(innerTurns.length - corners);
    });

    it('is drawn as one net of equal triangles', () => {
      // A net joins its faces like a tree: all edges but faces - 1 are seams.
      expect(figuresOf(space.mesh).seams).toBe(((3 * faces) / 2 - (faces - 1)) * frequency);
      const { cornerX, cornerY, sideCorner } = space.mesh;
      for (let s = 0; s < sideCorner.length; s += 3) {
        for (const [a, b] of [
          [s, s + 1],
          [s + 1, s + 2],
          [s + 2, s],
        ] as const) {
          const [from, to] = [sideCorner[a] as number, sideCorner[b] as number];
          const dx = (cornerX[to] as number) - (cornerX[from] as number);
          const dy = (cornerY[to] as number) - (cornerY[from] as number);
          expect(Math.hypot(dx, dy)).toBeCloseTo(1, 9);
        }
      }
      expect(Math.min(...cornerX)).toBeCloseTo(0, 9);
      expect(Math.min(...cornerY)).toBe(0);
    });

    it('carries spanning trees of passages and of walls', () => {
      expectTrees(space, [wilson, kruskal]);
      expectWallTrees(space, [wilson, kruskal]);
    });
  });

  it('is refused without a size, and before it takes too much room', () => {
    expect(() => solidSpace(name, { frequency: 0 })).toThrow(/frequency is 0; .* from 1 to/);
    expect(() => solidSpace(name, { frequency: 10_000 })).toThrow(/take a smaller frequency/);
  });
});
