import { type BoxSizes, periodicTiling } from './periodic.ts';
import type { Tiling } from './tiling.ts';
import { hexagonalNet, regular, unit } from './unit-cell.ts';

const { a, b, at, size } = hexagonalNet(1 + Math.sqrt(3));

export const rhombitrihexagonal: Tiling<BoxSizes> = periodicTiling({
  id: 'TES-OMEGA',
  name: 'rhombitrihexagonal',
  aliases: [],
  title: 'Rhombitrihexagonal (3.4.6.4)',
  summary: 'Hexagons ringed by squares and triangles, as many links as sides.',
  about: 'Roman floors and Moorish walls have it: each hexagon stands in a ring of twelve cells.',
  steps: [
    'Set hexagons apart, squares between each two and triangles between each three.',
    'Link cells that share a side.',
  ],
  sources: ['J. Kepler, Harmonices Mundi, 1619', 'B. Gruenbaum and G. C. Shephard, Tilings and Patterns, 1987'],
  degrees: [3, 6],
  cell: {
    a,
    b,
    polygons: [
      regular(6, [0, 0], unit(30)),
      regular(4, at(1 / 2, 0), unit(45)),
      regular(4, at(0, 1 / 2), unit(15)),
      regular(4, at(1 / 2, 1 / 2), unit(-15)),
      regular(3, at(1 / 3, 1 / 3), unit(-30)),
      regular(3, at(2 / 3, 2 / 3), unit(30)),
    ],
  },
  period: { size, rows: [-0.39, 0.39, 1.97, 2.76], left: -0.34 },
  rows: 'paths',
});
