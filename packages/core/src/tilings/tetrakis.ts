import { type BoxSizes, periodicTiling } from './periodic.ts';
import type { Tiling } from './tiling.ts';

export const tetrakis: Tiling<BoxSizes> = periodicTiling({
  id: 'TES-OMEGA',
  name: 'tetrakis',
  aliases: [],
  title: 'Tetrakis squares',
  summary: 'Squares cut in four along both diagonals, three links each.',
  about:
    'The dual of octagons and squares, as on the Union Jack. Passages meet at corners where eight triangles touch.',
  steps: ['Set squares side by side.', 'Cut each along both diagonals.', 'Link triangles that share a side.'],
  sources: ['B. Gruenbaum and G. C. Shephard, Tilings and Patterns, 1987'],
  degrees: [3, 3],
  cell: {
    a: [1, 0],
    b: [0, 1],
    polygons: [
      [0, 0, 1, 0, 1 / 2, 1 / 2],
      [1, 0, 1, 1, 1 / 2, 1 / 2],
      [1, 1, 0, 1, 1 / 2, 1 / 2],
      [0, 1, 0, 0, 1 / 2, 1 / 2],
    ],
  },
  period: { size: [1, 1], rows: [0], left: 0 },
  rows: 'connected',
});
