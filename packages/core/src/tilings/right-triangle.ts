import { type BoxSizes, periodicTiling } from './periodic.ts';
import type { Tiling } from './tiling.ts';

export const rightTriangle: Tiling<BoxSizes> = periodicTiling({
  id: 'TES-OMEGA',
  name: 'right-triangle',
  aliases: [],
  title: 'Right triangles in pairs',
  summary: 'Squares cut in two along one diagonal, three links each.',
  about:
    'The plainest of the triangle tilings, all diagonals one way. It has no mirror, so no Moebius strip can be made of it.',
  steps: ['Set squares side by side.', 'Cut each along the same diagonal.', 'Link triangles that share a side.'],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Classification, 1996-2015'],
  degrees: [3, 3],
  cell: {
    a: [1, 0],
    b: [0, 1],
    polygons: [
      [0, 0, 1, 0, 0, 1],
      [1, 0, 1, 1, 0, 1],
    ],
  },
  period: { size: [1, 1], rows: [0], left: 0 },
  rows: 'paths',
  hasNoMirror: true,
});
