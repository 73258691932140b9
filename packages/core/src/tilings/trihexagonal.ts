import { type BoxSizes, periodicTiling } from './periodic.ts';
import type { Tiling } from './tiling.ts';
import { hexagonalNet, regular, unit } from './unit-cell.ts';

const { a, b, at, size } = hexagonalNet(2);

export const trihexagonal: Tiling<BoxSizes> = periodicTiling({
  id: 'TES-OMEGA',
  name: 'trihexagonal',
  aliases: [],
  title: 'Trihexagonal',
  summary: 'Hexagons with six links and triangles with three, as in basket weaves.',
  about:
    'Kepler drew it in 1619; physicists call its lattice kagome after the Japanese basket. No two hexagons touch by a side.',
  steps: ['Set hexagons corner to corner, so that triangles stay between them.', 'Link cells that share a side.'],
  sources: ['J. Kepler, Harmonices Mundi, 1619', 'B. Gruenbaum and G. C. Shephard, Tilings and Patterns, 1987'],
  degrees: [3, 6],
  cell: {
    a,
    b,
    polygons: [
      regular(6, [0, 0], unit(0)),
      regular(3, at(1 / 3, 1 / 3), unit(30)),
      regular(3, at(2 / 3, 2 / 3), unit(-30)),
    ],
  },
  period: { size, rows: [-0.29, 1.44], left: -0.5 },
  rows: 'connected',
});
