import { type BoxSizes, periodicTiling } from './periodic.ts';
import type { Tiling } from './tiling.ts';
import { hexagonalNet, regular, unit } from './unit-cell.ts';

const { a, b, at, size } = hexagonalNet(3 + Math.sqrt(3));

export const truncatedTrihexagonal: Tiling<BoxSizes> = periodicTiling({
  id: 'TES-OMEGA',
  name: 'truncated-trihexagonal',
  aliases: [],
  title: 'Truncated trihexagonal (4.6.12)',
  summary: 'Twelve-sided cells, hexagons and squares, as many links as sides.',
  about: 'The uniform tiling with the greatest mixture of cells.',
  steps: [
    'Set twelve-sided cells apart, squares between each two and hexagons between each three.',
    'Link cells that share a side.',
  ],
  sources: ['J. Kepler, Harmonices Mundi, 1619', 'B. Gruenbaum and G. C. Shephard, Tilings and Patterns, 1987'],
  degrees: [4, 12],
  cell: {
    a,
    b,
    polygons: [
      regular(12, [0, 0], unit(15)),
      regular(6, at(1 / 3, 1 / 3), unit(0)),
      regular(6, at(2 / 3, 2 / 3), unit(0)),
      regular(4, at(1 / 2, 0), unit(45)),
      regular(4, at(0, 1 / 2), unit(15)),
      regular(4, at(1 / 2, 1 / 2), unit(-15)),
    ],
  },
  period: { size, rows: [-0.68, 0.68, 3.4, 4.78], left: -0.6 },
  rows: 'paths',
});
