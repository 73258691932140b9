import { type BoxSizes, periodicTiling } from './periodic.ts';
import type { Tiling } from './tiling.ts';
import { hexagonalNet, regular, unit } from './unit-cell.ts';

const { a, b, at, size } = hexagonalNet(2 + Math.sqrt(3));

export const truncatedHexagonal: Tiling<BoxSizes> = periodicTiling({
  id: 'TES-OMEGA',
  name: 'truncated-hexagonal',
  aliases: [],
  title: 'Truncated hexagonal (3.12.12)',
  summary: 'Twelve-sided cells with twelve links and triangles with three.',
  about: 'A honeycomb with its corners cut off. The large cells make great squares where many passages meet.',
  steps: [
    'Set twelve-sided cells as in a honeycomb, so that triangles stay between them.',
    'Link cells that share a side.',
  ],
  sources: ['J. Kepler, Harmonices Mundi, 1619', 'B. Gruenbaum and G. C. Shephard, Tilings and Patterns, 1987'],
  degrees: [3, 12],
  cell: {
    a,
    b,
    polygons: [
      regular(12, [0, 0], unit(15)),
      regular(3, at(1 / 3, 1 / 3), unit(30)),
      regular(3, at(2 / 3, 2 / 3), unit(-30)),
    ],
  },
  period: { size, rows: [-0.54, 2.7], left: -0.9 },
  rows: 'connected',
});
