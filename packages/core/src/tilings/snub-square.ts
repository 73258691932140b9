import { type BoxSizes, periodicTiling } from './periodic.ts';
import type { Tiling } from './tiling.ts';
import { attached, place, regular, unit } from './unit-cell.ts';

const STEP = (1 + Math.sqrt(3)) / 2;
const a = [STEP, STEP] as const;
const b = [-STEP, STEP] as const;
const square = regular(4, [0, 0], unit(75));

export const snubSquare: Tiling<BoxSizes> = periodicTiling({
  id: 'TES-OMEGA',
  name: 'snub-square',
  aliases: [],
  title: 'Snub square',
  summary: 'Squares and pairs of triangles that turn about each other, four and three links.',
  about: 'A tiling that seems to swirl: each square stands askew between triangles.',
  steps: ['Set squares askew, so that pairs of triangles stay between them.', 'Link cells that share a side.'],
  sources: ['J. Kepler, Harmonices Mundi, 1619', 'B. Gruenbaum and G. C. Shephard, Tilings and Patterns, 1987'],
  degrees: [3, 4],
  cell: {
    a,
    b,
    polygons: [
      square,
      ...[0, 1, 2, 3].map((side) => attached(3, square, side)),
      regular(4, place(a, b, 1 / 2, 1 / 2), unit(105)),
    ],
  },
  period: { size: [2 * STEP, 2 * STEP], rows: [-0.2, 1.17], left: -0.2 },
  rows: 'connected',
});
