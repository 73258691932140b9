import { type BoxSizes, periodicTiling } from './periodic.ts';
import type { Tiling } from './tiling.ts';

export const brick: Tiling<BoxSizes> = periodicTiling({
  id: 'TES-OMEGA',
  name: 'brick',
  aliases: [],
  title: 'Bricks',
  summary: 'Bricks two long in courses that are shifted by half a brick, six links each.',
  about: 'The same neighbours as hexagons, drawn with right angles only: easy on rulers and laser cutters.',
  steps: [
    'Lay courses of bricks, each shifted by half a brick.',
    'Link bricks that share a side; a long side meets two bricks.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Classification, 1996-2015'],
  degrees: [6, 6],
  cell: { a: [2, 0], b: [1, 1], polygons: [[0, 0, 1, 0, 2, 0, 2, 1, 1, 1, 0, 1]] },
  period: { size: [2, 2], rows: [0, 1], left: -0.5 },
  across: 1,
  rows: 'paths',
});
