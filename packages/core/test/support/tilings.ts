import { type PeriodicTiling, squareTiling } from '../../src/index.ts';

const R3 = Math.sqrt(3);

/** A regular hexagon with sides of length 1 and a corner at the top. */
function hexagon(x: number, y: number): number[] {
  const half = R3 / 2;
  return [x, y - 1, x + half, y - 0.5, x + half, y + 0.5, x, y + 1, x - half, y + 0.5, x - half, y - 0.5];
}

/** Tilings as plain numbers, with the number of neighbours an inner cell has. */
export const testTilings: readonly { name: string; tiling: PeriodicTiling; degrees: readonly number[] }[] = [
  { name: 'squares', tiling: squareTiling, degrees: [4] },
  {
    name: 'hexagons',
    tiling: { period: [R3, 3], polygons: [hexagon(R3 / 2, 1), hexagon(R3, 2.5)] },
    degrees: [6, 6],
  },
  {
    name: 'bricks',
    tiling: {
      period: [1, 2],
      polygons: [
        [0, 0, 0.5, 0, 1, 0, 1, 1, 0.5, 1, 0, 1],
        [0.5, 1, 1, 1, 1.5, 1, 1.5, 2, 1, 2, 0.5, 2],
      ],
    },
    degrees: [6, 6],
  },
  {
    name: 'triangles',
    tiling: {
      period: [1, R3],
      polygons: [
        [0.5, 0, 1, R3 / 2, 0, R3 / 2],
        [0.5, 0, 1.5, 0, 1, R3 / 2],
        [0, R3 / 2, 1, R3 / 2, 0.5, R3],
        [1, R3 / 2, 1.5, R3, 0.5, R3],
      ],
    },
    degrees: [3, 3, 3, 3],
  },
  {
    name: 'octagons and squares',
    tiling: {
      period: [3, 3],
      polygons: [
        [1, 0, 2, 0, 3, 1, 3, 2, 2, 3, 1, 3, 0, 2, 0, 1],
        [3, 2, 4, 3, 3, 4, 2, 3],
      ],
    },
    degrees: [8, 4],
  },
];
