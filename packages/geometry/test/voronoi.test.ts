import { binaryTree, defaultsOf, kruskal, MeshSpace, NONE, Random, wilson } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../core/test/support/mesh-figures.ts';
import { expectSurface, expectTrees, expectWallTrees } from '../../core/test/support/space-laws.ts';
import { type VoronoiSizes, voronoi, voronoiMesh, voronoiSpace } from '../src/index.ts';

const sizes = (some: Partial<VoronoiSizes>): VoronoiSizes => ({
  ...(defaultsOf(voronoi.params) as VoronoiSizes),
  ...some,
});
const make = (some: Partial<VoronoiSizes>, seed: number): MeshSpace =>
  voronoi.space(sizes(some), 'plane', Random.of(seed, 'board'));

describe.each([
  { cells: 1 },
  { cells: 2 },
  { cells: 3 },
  { cells: 4, aspect: 5 },
  { cells: 10, relax: 0 },
  {},
  { cells: 300, relax: 0, aspect: 3 },
  { cells: 1000, relax: 20, aspect: 0.5 },
])('Voronoi cells with %o', (some) => {
  const spaces = Array.from({ length: 5 }, (_, seed) => make(some, seed));

  it('fill the box without seams, gaps or overlaps', () => {
    for (const space of spaces) {
      expectSurface(space, { euler: 2, borders: 1, isOrientable: true });
      const { mesh } = space;
      const { cells, aspect } = sizes(some);
      expect(mesh.cellCount).toBe(cells);
      const { seams, innerTurns } = figuresOf(mesh);
      expect(seams).toBe(0);
      for (const turn of innerTurns) expect(turn).toBeCloseTo(1, 6);
      const width = Math.sqrt(cells * aspect);
      expect([Math.min(...mesh.cornerX), Math.min(...mesh.cornerY)]).toEqual([0, 0]);
      expect(Math.max(...mesh.cornerX)).toBeCloseTo(width, 8);
      expect(Math.max(...mesh.cornerY)).toBeCloseTo(cells / width, 8);
      expect(areas(space).reduce((sum, area) => sum + area, 0)).toBeCloseTo(cells, 6);
    }
  });

  it('have their border on the box only', () => {
    for (const { mesh } of spaces) {
      const right = Math.max(...mesh.cornerX);
      const below = Math.max(...mesh.cornerY);
      for (let c = 0; c < mesh.cellCount; c++) {
        for (let s = mesh.sideFirst[c] as number; s < (mesh.sideFirst[c + 1] as number); s++) {
          if (mesh.sidePartner[s] !== NONE) continue;
          const next = s + 1 === mesh.sideFirst[c + 1] ? (mesh.sideFirst[c] as number) : s + 1;
          const [a, b] = [mesh.sideCorner[s] as number, mesh.sideCorner[next] as number];
          const onX = [0, right].some((x) => mesh.cornerX[a] === x && mesh.cornerX[b] === x);
          const onY = [0, below].some((y) => mesh.cornerY[a] === y && mesh.cornerY[b] === y);
          expect(onX || onY).toBe(true);
        }
      }
    }
  });

  it('are the same again for the same seed, and others for another', () => {
    expect(make(some, 3).mesh).toEqual(spaces[3]?.mesh);
    if (sizes(some).cells > 1) expect(make(some, 3).mesh.cornerX).not.toEqual(spaces[4]?.mesh.cornerX);
  });

  it('carry spanning trees of passages and of walls', () => {
    for (const space of spaces) {
      expectTrees(space, [wilson, kruskal, binaryTree], 1);
      expectWallTrees(space, [wilson, kruskal], 1);
    }
  });
});

describe('links of Voronoi cells', () => {
  it('join the cells that a fine grid of nearest points finds side by side', () => {
    const random = Random.of('points');
    const points = Float64Array.from({ length: 60 }, () => 6 * random.fraction());
    const { graph } = spaceOf(points);
    const linked = new Set<string>();
    for (let l = 0; l < graph.linkCount; l++)
      linked.add(pair(graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number));
    const found = new Map<string, number>();
    const nearest = (x: number, y: number): number => {
      let best = 0;
      const far = (i: number): number =>
        ((points[2 * i] as number) - x) ** 2 + ((points[2 * i + 1] as number) - y) ** 2;
      for (let i = 1; i < 30; i++) if (far(i) < far(best)) best = i;
      return best;
    };
    for (let y = 0; y < 5.99; y += 0.01) {
      for (let x = 0; x < 5.99; x += 0.01) {
        const here = nearest(x, y);
        for (const other of [nearest(x + 0.01, y), nearest(x, y + 0.01)]) {
          if (other !== here) found.set(pair(here, other), (found.get(pair(here, other)) ?? 0) + 1);
        }
      }
    }
    // A few meetings may be three cells at a corner; sides that are too short for the grid may be missed.
    expect([...found].filter(([p, times]) => times > 3 && !linked.has(p))).toEqual([]);
    expect([...linked].filter((p) => !found.has(p)).length).toBeLessThan(2);
    expect(linked.size).toBeGreaterThan(60);
  });

  it.each([2, 7, 20])('are those of squares for %i x %i points on a lattice', (n) => {
    const points = Float64Array.from({ length: 2 * n * n }, (_, k) => {
      const i = k >>> 1;
      return 0.5 + (k % 2 === 0 ? i % n : Math.floor(i / n));
    });
    const { graph } = spaceOf(points, n);
    expect(graph.linkCount).toBe(2 * n * (n - 1));
  });

  it('hold where all points lie on one circle', () => {
    const n = 40;
    const points = Float64Array.from({ length: 2 * n }, (_, k) => {
      const angle = (2 * Math.PI * (k >>> 1)) / n;
      return 3 + 2 * (k % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
    });
    const space = spaceOf(points);
    expectSurface(space, { euler: 2, borders: 1, isOrientable: true });
  });
});

describe('evening out', () => {
  it('makes cells more alike, round by round', () => {
    const spread = [0, 1, 2, 10].map((relax) => {
      const all = areas(make({ cells: 500, relax }, 1));
      return Math.sqrt(all.reduce((sum, area) => sum + (area - 1) ** 2, 0) / all.length);
    });
    expect([...spread].sort((a, b) => b - a)).toEqual(spread);
    expect(spread[0]).toBeGreaterThan(0.22); // a point in each part of the box; 0.53 for points anywhere
    expect(spread[3]).toBeLessThan(0.12);
  });
});

describe('a board of Voronoi cells', () => {
  it('is refused for sizes that make no board, with the range', () => {
    const random = Random.of(1);
    expect(() => voronoiSpace({ width: 0, height: 2, relax: 0 }, random)).toThrow(/the box is 0 x 2/);
    expect(() => voronoiSpace({ width: 3, height: 2, cells: 0, relax: 0 }, random)).toThrow(/cells is 0/);
    expect(() => voronoiSpace({ width: 3, height: 2, relax: 0.5 }, random)).toThrow(/relax is 0.5; .* from 0 to 100/);
    expect(() => voronoiSpace({ width: 1e4, height: 1e4, relax: 0 }, random)).toThrow(
      /100000000 Voronoi cells; the most/,
    );
    expect(() => voronoi.space(sizes({ aspect: 0 }), 'plane', random)).toThrow(/aspect is 0/);
  });

  it('has about as many cells as its box has units of area', () => {
    expect(voronoiSpace({ width: 7.5, height: 4, relax: 1 }, Random.of(1)).graph.cellCount).toBe(30);
  });
});

function spaceOf(points: Float64Array, size = 6): MeshSpace {
  return new MeshSpace(voronoiMesh(points, { width: size, height: size }), { description: { kind: 'points' } });
}

function pair(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function areas({ mesh }: MeshSpace): number[] {
  return Array.from({ length: mesh.cellCount }, (_, c) => {
    let twice = 0;
    const from = mesh.sideFirst[c] as number;
    const to = mesh.sideFirst[c + 1] as number;
    for (let s = from; s < to; s++) {
      const a = mesh.sideCorner[s] as number;
      const b = mesh.sideCorner[s + 1 === to ? from : s + 1] as number;
      twice += (mesh.cornerX[a] as number) * (mesh.cornerY[b] as number);
      twice -= (mesh.cornerX[b] as number) * (mesh.cornerY[a] as number);
    }
    return twice / 2;
  });
}
