import { type BoxSizes, periodicTiling } from './periodic.ts';
import type { Tiling } from './tiling.ts';

const HALF = Math.sqrt(3) / 2; // height of a triangle

export const elongatedTriangular: Tiling<BoxSizes> = periodicTiling({
  id: 'TES-OMEGA',
  name: 'elongated-triangular',
  aliases: [],
  title: 'Rows of squares and triangles',
  summary: 'Rows of squares and rows of triangles by turns, four and three links.',
  about: 'The one uniform tiling in which stripes of two kinds take turns.',
  steps: ['Lay a row of squares, then a row of triangles, and so on.', 'Link cells that share a side.'],
  sources: ['J. Kepler, Harmonices Mundi, 1619', 'B. Gruenbaum and G. C. Shephard, Tilings and Patterns, 1987'],
  degrees: [3, 4],
  cell: {
    a: [1, 0],
    b: [1 / 2, 1 + HALF],
    polygons: [
      [0, 0, 1, 0, 1, 1, 0, 1],
      [0, 1, 1, 1, 1 / 2, 1 + HALF],
      [1, 1, 3 / 2, 1 + HALF, 1 / 2, 1 + HALF],
    ],
  },
  period: { size: [1, 2 + 2 * HALF], rows: [0, 1, 1 + HALF, 2 + HALF], left: -0.25 },
  rows: 'paths',
});
