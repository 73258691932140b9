import { type BoxSizes, periodicTiling } from './periodic.ts';
import type { Tiling } from './tiling.ts';

const HALF = Math.sqrt(3) / 2; // half the long diagonal of a rhomb

export const rhombille: Tiling<BoxSizes> = periodicTiling({
  id: 'TES-OMEGA',
  name: 'rhombille',
  aliases: [],
  title: 'Rhombille',
  summary: 'Rhombs in three directions, four links each: the tumbling blocks of quilts.',
  about:
    'Seen as cubes stacked in a corner, which makes its mazes look as if they climbed. The dual of the trihexagonal tiling.',
  steps: ['Cut each hexagon of a honeycomb into three rhombs.', 'Link rhombs that share a side.'],
  sources: ['B. Gruenbaum and G. C. Shephard, Tilings and Patterns, 1987'],
  degrees: [4, 4],
  cell: {
    a: [2 * HALF, 0],
    b: [HALF, 3 / 2],
    polygons: [
      [0, 0, HALF, -1 / 2, 2 * HALF, 0, HALF, 1 / 2],
      [0, 0, HALF, 1 / 2, HALF, 3 / 2, 0, 1],
      [0, 0, 0, 1, -HALF, 3 / 2, -HALF, 1 / 2],
    ],
  },
  period: { size: [2 * HALF, 3], rows: [-0.375, 1.125], left: -0.2 },
  rows: 'connected',
});
