import { type BoxSizes, periodicTiling } from './periodic.ts';
import type { Tiling } from './tiling.ts';

const S = 1 - 1 / Math.sqrt(3); // half the side on the axis: all five sides then have one length

export const cairo: Tiling<BoxSizes> = periodicTiling({
  id: 'TES-OMEGA',
  name: 'cairo',
  aliases: [],
  title: 'Cairo pentagons',
  summary: 'Pentagons in four directions, five links each, as on pavements of Cairo.',
  about: 'The dual of the snub square tiling: pentagons whose sides interlock as two honeycombs laid crosswise.',
  steps: [
    'Lay two nets of flat hexagons crosswise.',
    'Take the pentagons between their lines as cells.',
    'Link pentagons that share a side.',
  ],
  sources: [
    'R. H. Macmillan, Pyramids and Pavements: Some Thoughts from Cairo, 1979',
    'B. Gruenbaum and G. C. Shephard, Tilings and Patterns, 1987',
  ],
  degrees: [5, 5],
  cell: {
    a: [2, 2],
    b: [-2, 2],
    polygons: [
      [-S, 0, S, 0, 1, 1, 0, 2 - S, -1, 1],
      [S, 0, -S, 0, -1, -1, 0, S - 2, 1, -1],
      [0, 2 - S, 1, 1, 2 - S, 2, 1, 3, 0, 2 + S],
      [0, 2 - S, 0, 2 + S, -1, 3, S - 2, 2, -1, 1],
    ],
  },
  period: { size: [4, 4], rows: [-0.36, 1.64], left: -0.35 },
  rows: 'connected',
});
