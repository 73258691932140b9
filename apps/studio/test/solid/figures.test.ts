import { makeMaze, parseRecipe } from '@labrys/recipe';
import { describe, expect, it } from 'vitest';
import { chartOfCell, dot, frameAt, lengthOf, minus } from '../../src/engine/solid/figure.ts';
import { type FigureName, figureOf, type NamedFigure } from '../../src/engine/solid/figure-of.ts';
import { seamsOf, widestGap } from '../../src/engine/solid/seams.ts';
import { pointOnSide } from '../../src/engine/solid/sides.ts';

const boards: readonly (readonly [FigureName, Record<string, unknown>])[] = [
  ...['square', 'sigma', 'delta', 'upsilon', 'cairo', 'rhombille', 'brick'].flatMap((tiling) => [
    ['cylinder', { tiling, topology: 'cylinder', width: 12, height: 8 }] as const,
    ['torus', { tiling, topology: 'torus', width: 12, height: 8 }] as const,
  ]),
  ['torus', { tiling: 'square', topology: 'torus', width: 6, height: 14 }],
  ['moebius', { tiling: 'square', topology: 'moebius', width: 24, height: 6 }],
  ['moebius', { tiling: 'sigma', topology: 'moebius', width: 24, height: 7 }],
  ['moebius', { tiling: 'delta', topology: 'moebius', width: 24, height: 6 }],
  ['klein', { tiling: 'square', topology: 'klein', width: 20, height: 8 }],
  ['klein', { tiling: 'sigma', topology: 'klein', width: 20, height: 8 }],
  ['projective', { tiling: 'square', topology: 'projective', width: 10, height: 8 }],
  ['cube', { tiling: 'square', topology: 'cube', width: 5, height: 5, depth: 5 }],
  ['box', { tiling: 'square', topology: 'cube', width: 5, height: 3, depth: 4 }],
  ['sphere', { tiling: 'theta', topology: 'sphere', rings: 8 }],
  ['sphere', { tiling: 'theta', topology: 'sphere', rings: 9 }],
  ['tetrahedron', { tiling: 'delta', topology: 'tetrahedron', side: 4 }],
  ['octahedron', { tiling: 'delta', topology: 'octahedron', side: 4 }],
  ['icosahedron', { tiling: 'delta', topology: 'icosahedron', side: 4 }],
];

function boardOf(space: Record<string, unknown>) {
  const maze = makeMaze(parseRecipe({ space, seed: 1 } as Parameters<typeof parseRecipe>[0]));
  const { mesh } = maze.space;
  if (mesh === null) throw new Error('the board has no mesh');
  return { space: maze.space, mesh, named: figureOf(maze.space) as NamedFigure };
}

describe.each(boards)('The figure %s of %j', (name, space) => {
  const { mesh, named } = boardOf(space);
  const { figure } = named;

  it('has its name, and joins both ends of each seam.', () => {
    expect(named.name).toBe(name);
    expect(seamsOf(mesh).length).toBeGreaterThan(0);
    expect(widestGap(mesh, figure)).toBeLessThan(1e-6);
  });

  it('puts all corners somewhere, and keeps the corners of a cell apart.', () => {
    for (let cell = 0; cell < mesh.cellCount; cell++) {
      const chart = chartOfCell(figure, mesh, cell);
      for (let s = mesh.sideFirst[cell] as number; s < (mesh.sideFirst[cell + 1] as number); s++) {
        const from = figure.place(chart, ...pointOnSide(mesh, cell, s, 0));
        const to = figure.place(chart, ...pointOnSide(mesh, cell, s, 1));
        expect(from.every(Number.isFinite)).toBe(true);
        expect(lengthOf(minus(from, to))).toBeGreaterThan(0.02);
      }
    }
  });
});

const SOLIDS: readonly FigureName[] = ['cube', 'tetrahedron', 'octahedron', 'icosahedron'];

describe.each(boards.filter(([name]) => SOLIDS.includes(name)))('The solid %s of %j', (name, space) => {
  const { mesh, named } = boardOf(space);
  const { figure } = named;
  const middles = Array.from({ length: mesh.cellCount }, (_, cell) => {
    const chart = chartOfCell(figure, mesh, cell);
    const side = mesh.sideFirst[cell] as number;
    return { chart, ...frameAt(figure, chart, ...pointOnSide(mesh, cell, side, 0.5)) };
  });

  it('keeps cells as large as they are drawn, with the outside out.', () => {
    for (const { at, normal, scale } of middles) {
      expect(scale).toBeCloseTo(1, 6);
      expect(dot(at, normal)).toBeGreaterThan(0);
    }
  });

  it('has each face in one plane, all equally far from the middle.', () => {
    const away = new Set(middles.map(({ at, normal }) => dot(at, normal).toFixed(5)));
    expect(away.size).toBe(1);
    const faces = { cube: 6, tetrahedron: 4, octahedron: 8, icosahedron: 20 } as { readonly [name: string]: number };
    expect(
      new Set(
        middles.map(({ normal }) =>
          normal
            .map((n) => (n + 0).toFixed(4))
            .join(' ')
            .replaceAll('-0.0000', '0.0000'),
        ),
      ).size,
    ).toBe(faces[name]);
  });
});

describe.each(boards.filter(([name]) => name === 'sphere' || name === 'torus'))(
  'The figure %s of %j',
  (_name, space) => {
    it('is not mirrored: what is farthest from its middle looks out.', () => {
      const { mesh, named } = boardOf(space);
      let farthest = { away: 0, outward: 0 };
      for (let cell = 0; cell < mesh.cellCount; cell++) {
        const chart = chartOfCell(named.figure, mesh, cell);
        const place = pointOnSide(mesh, cell, mesh.sideFirst[cell] as number, 0.5);
        const { at, normal } = frameAt(named.figure, chart, ...place);
        if (lengthOf(at) > farthest.away) farthest = { away: lengthOf(at), outward: dot(at, normal) };
      }
      expect(farthest.outward).toBeGreaterThan(0);
    });
  },
);
