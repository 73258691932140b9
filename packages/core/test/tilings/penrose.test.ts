import { describe, expect, it } from 'vitest';
import { binaryTree, kruskal, penrose, penroseSpace, wilson } from '../../src/index.ts';
import { figuresOf } from '../support/mesh-figures.ts';
import { expectSurface, expectTrees, expectWallTrees } from '../support/space-laws.ts';

describe.each([1, 2, 3, 4, 5, 6, 8])('Penrose rhombs after %i cuts', (depth) => {
  const space = penroseSpace({ depth });
  const { mesh } = space;

  it('are a disc without seams, gaps or overlaps', () => {
    expectSurface(space, { euler: 2, borders: 1, isOrientable: true });
    expect(space.graph.cellCount).toBe(penrose.cellCount({ depth }, 'plane'));
    const { seams, innerTurns } = figuresOf(mesh);
    expect(seams).toBe(0);
    for (const turn of innerTurns) expect(turn).toBeCloseTo(1, 9);
  });

  it('have sides of length one and angles of 36 or 72 degrees, golden many of each', () => {
    let thick = 0;
    for (let s = 0; s < mesh.sideCorner.length; s += 4) {
      const [a, b, c, d] = [0, 1, 2, 3].map((k): Point => {
        const corner = mesh.sideCorner[s + k] as number;
        return [mesh.cornerX[corner] as number, mesh.cornerY[corner] as number];
      }) as [Point, Point, Point, Point];
      for (const [p, q] of [
        [a, b],
        [b, c],
        [c, d],
        [d, a],
      ] as const)
        expect(distance(p, q)).toBeCloseTo(1, 9);
      const area = (distance(a, c) * distance(b, d)) / 2;
      const isThick = area > 0.8;
      expect(area).toBeCloseTo(Math.sin(((isThick ? 72 : 36) * Math.PI) / 180), 9);
      if (isThick) thick++;
    }
    if (depth >= 6) expect(thick / (mesh.cellCount - thick)).toBeCloseTo((1 + Math.sqrt(5)) / 2, 0);
  });

  it('have a mirror that stands upright', () => {
    const width = Math.max(...mesh.cornerX);
    const key = (x: number, y: number): string => `${Math.round(1000 * x)} ${Math.round(1000 * y)}`;
    const places = new Set([...mesh.cornerX].map((x, k) => key(x, mesh.cornerY[k] as number)));
    mesh.cornerX.forEach((x, k) => {
      const mirrored = [-0.001, 0, 0.001].flatMap((dx) =>
        [-0.001, 0, 0.001].map((dy) => key(width - x + dx, (mesh.cornerY[k] as number) + dy)),
      );
      expect(mirrored.some((place) => places.has(place))).toBe(true);
    });
    expect(places.size).toBe(mesh.cornerX.length);
    expect(Math.min(...mesh.cornerX, ...mesh.cornerY)).toBe(0);
  });

  it('carry spanning trees of passages and of walls', () => {
    expectTrees(space, [wilson, kruskal, binaryTree]);
    expectWallTrees(space, [wilson, kruskal]);
  });
});

describe('Penrose rhombs', () => {
  it('are refused without a cut, and before they take too much room', () => {
    expect(() => penroseSpace({ depth: 0 })).toThrow(/depth is 0; .* from 1 to/);
    expect(() => penroseSpace({ depth: 18 })).toThrow(/18 cuts: \d+ cells; the most is .* take a smaller depth/);
  });
});

type Point = readonly [number, number];

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}
