import { type BoxSizes, periodicTiling } from './periodic.ts';
import type { Tiling } from './tiling.ts';
import { attached, regular } from './unit-cell.ts';

const ROOT3 = Math.sqrt(3);
const ROOT7 = Math.sqrt(7);
// The usual hexagonal net with its axes exchanged, so that its rows run across.
const a = [0, ROOT7] as const;
const b = [(ROOT7 * ROOT3) / 2, ROOT7 / 2] as const;
const ACROSS = [-ROOT3 / (2 * ROOT7), 5 / (2 * ROOT7)] as const; // atan(root 3 / 5) from the y axis
const hexagon = regular(6, [0, 0], ACROSS);
const ring = [0, 1, 2, 3, 4, 5].map((side) => attached(3, hexagon, side));

export const snubTrihexagonal: Tiling<BoxSizes> = periodicTiling({
  id: 'TES-OMEGA',
  name: 'snub-trihexagonal',
  aliases: [],
  title: 'Snub trihexagonal',
  summary: 'Hexagons in a sea of triangles, six and three links, all turned one way.',
  about: 'The one uniform tiling that differs from its mirror image, so no Moebius strip can be made of it.',
  steps: [
    'Put a triangle on each side of a hexagon, and one into each gap that is left.',
    'Repeat it so that each hexagon is ringed by triangles.',
    'Link cells that share a side.',
  ],
  sources: ['J. Kepler, Harmonices Mundi, 1619', 'B. Gruenbaum and G. C. Shephard, Tilings and Patterns, 1987'],
  degrees: [3, 6],
  cell: {
    a,
    b,
    polygons: [hexagon, ...ring, attached(3, ring[0] as number[], 1), attached(3, ring[1] as number[], 1)],
  },
  period: { size: [ROOT7 * ROOT3, ROOT7], rows: [0.2835, 1.6065], left: -0.1 },
  rows: 'connected',
  hasNoMirror: true,
});
