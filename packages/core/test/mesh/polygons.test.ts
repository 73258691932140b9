import { describe, expect, it } from 'vitest';
import { GraphSpace, graphFromLinks, type Mesh, meshFromPolygons, patch, squareTiling } from '../../src/index.ts';

function meshOf(polygons: readonly (readonly number[])[]): Mesh | null {
  const first = new Uint32Array(polygons.length + 1);
  polygons.forEach((polygon, c) => {
    first[c + 1] = first[c]! + polygon.length / 2;
  });
  const all = polygons.flat();
  const x = Float64Array.from(all.filter((_, i) => i % 2 === 0));
  const y = Float64Array.from(all.filter((_, i) => i % 2 === 1));
  return meshFromPolygons(first, x, y);
}

function polygonsOf(mesh: Mesh): number[][] {
  return Array.from({ length: mesh.cellCount }, (_, c) =>
    [...mesh.sideCorner.subarray(mesh.sideFirst[c], mesh.sideFirst[c + 1])].flatMap((corner) => [
      mesh.cornerX[corner]!,
      mesh.cornerY[corner]!,
    ]),
  );
}

describe('a mesh from polygons', () => {
  it('is the mesh the polygons were taken from', () => {
    const mesh = patch(squareTiling, 5, 4, { keeps: (c) => ((c % 5) + 2 * Math.floor(c / 5)) % 5 !== 0 });
    expect(meshOf(polygonsOf(mesh))).toEqual(mesh);
  });

  it('does not mind which way round polygons go', () => {
    const turned = meshOf([
      [0, 0, 0, 1, 1, 1, 1, 0],
      [2, 0, 2, 1, 1, 1, 1, 0],
    ])!;
    expect(polygonsOf(turned)[0]).toEqual([1, 0, 1, 1, 0, 1, 0, 0]);
    expect([...turned.sidePartner].filter((side) => side >= 0)).toEqual([6, 0]);
  });

  it('joins corners that differ by rounding, and no others', () => {
    const apart = (by: number): number =>
      [
        ...meshOf([
          [1, 0, 1, 1, 0, 1, 0, 0],
          [2, 0, 2, 1, 1 + by, 1, 1, by],
        ])!.sidePartner,
      ].filter((side) => side >= 0).length;
    expect(apart(0.0004)).toBe(2);
    expect(apart(0.002)).toBe(0);
  });

  it('finds outlines far from the origin', () => {
    const far = 1e8;
    expect(meshOf([[far + 1, far, far + 1, far + 1, far, far + 1, far, far]])?.cellCount).toBe(1);
  });

  it.each([
    ['two corners', [[0, 0, 1, 1]]],
    ['no area', [[0, 0, 1, 1, 2, 2]]],
    ['a side without length', [[0, 0, 1, 0, 1, 0, 1, 1]]],
    [
      'the same polygon twice',
      [
        [0, 0, 1, 0, 1, 1],
        [0, 0, 1, 0, 1, 1],
      ],
    ],
    [
      'three polygons on one side',
      [
        [0, 0, 1, 0, 1, 1],
        [0, 0, 1, 0, 0.5, -1],
        [0, 0, 1, 0, 0.6, -2],
      ],
    ],
  ])('is refused with %s', (_name, polygons) => {
    expect(meshOf(polygons)).toBeNull();
  });
});

describe('a board known by its links alone', () => {
  const graph = graphFromLinks(3, Uint32Array.of(0, 1, 1, 2));

  it('points from centre to centre', () => {
    const space = new GraphSpace(graph, Float64Array.of(0, 0, 3, 4, 3, 4), { kind: 'graph' });
    expect([...space.directions]).toEqual([0.6, 0.8, -0.6, -0.8, 0, 0, 0, 0]);
    expect([...space.twin]).toEqual([1, 0, 3, 2]);
  });

  it('has all cells in one place and no directions where nothing is known', () => {
    const space = new GraphSpace(graph, null, { kind: 'graph' });
    expect(space.centres).toEqual(new Float64Array(6));
    expect(space.directions).toEqual(new Float64Array(8));
  });
});
