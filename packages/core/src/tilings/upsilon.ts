import { type BoxSizes, periodicTiling } from './periodic.ts';
import type { Tiling } from './tiling.ts';
import { place, regular, unit } from './unit-cell.ts';

const STEP = 1 + 1 / Math.sqrt(2); // from an octagon to the square beside it
const a = [STEP, STEP] as const;
const b = [-STEP, STEP] as const;

export const upsilon: Tiling<BoxSizes> = periodicTiling({
  id: 'TES-UPSILON',
  name: 'upsilon',
  aliases: ['epsilon'],
  title: 'Octagons and squares',
  summary: 'Octagons with eight links and, between them, squares with four.',
  about:
    'One of the eleven uniform tilings, known from floors everywhere. Pullen calls it upsilon; some translations say epsilon.',
  steps: ['Set octagons and squares by turns, like the fields of a chessboard.', 'Link cells that share a side.'],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Classification, 1996-2015', 'J. Kepler, Harmonices Mundi, 1619'],
  degrees: [4, 8],
  cell: { a, b, polygons: [regular(8, [0, 0], unit(22.5)), regular(4, place(a, b, 1 / 2, -1 / 2), unit(45))] },
  period: { size: [2 * STEP, 2 * STEP], rows: [-STEP / 2, STEP / 2], left: -STEP / 2 },
  across: 2,
  rows: 'paths',
});
