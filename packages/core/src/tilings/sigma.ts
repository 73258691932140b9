import { type OutlineSizes, type Outlines, outlinedTiling } from './outlines.ts';
import type { PeriodicRecord } from './periodic.ts';
import type { Tiling } from './tiling.ts';
import { regular, unit } from './unit-cell.ts';

const WIDTH = Math.sqrt(3); // of a hexagon with sides of length 1

const record: PeriodicRecord = {
  id: 'TES-SIGMA',
  name: 'sigma',
  aliases: ['hexagons'],
  title: 'Hexagons',
  summary: 'A honeycomb: hexagons, each linked to its six neighbours.',
  about:
    'Pullen calls it sigma. Three walls meet at each corner, so its mazes have no crosses and look as if they had ' +
    'grown. The outline is a rectangle, a large hexagon or a large triangle.',
  steps: ['Set hexagons in rows, every second row shifted by half a cell.', 'Link hexagons that share a side.'],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Classification, 1996-2015'],
  degrees: [6, 6],
  cell: { a: [WIDTH, 0], b: [WIDTH / 2, 3 / 2], polygons: [regular(6, [0, 0], unit(30))] },
  period: { size: [WIDTH, 3], rows: [-0.75, 0.75], left: -0.4 },
  across: 1,
  rows: 'paths',
};

const outlines: Outlines = {
  cells: (outline, side) => (outline === 'hexagon' ? 3 * side * (side - 1) + 1 : (side * (side + 1)) / 2),
  cut(outline, side) {
    const rows = outline === 'hexagon' ? 2 * side - 1 : side;
    const columns = outline === 'hexagon' ? 2 * side : side + 1;
    // Steps of half a cell from the middle of the row: row r holds side + r, then fewer (hexagon), or r + 1 cells.
    const middle = outline === 'hexagon' ? 2 * (side - 1) + ((side - 1) % 2) : side - 1 + ((side - 1) % 2);
    const inRow = (row: number): number => (outline === 'hexagon' ? 2 * side - 1 - Math.abs(row - side + 1) : row + 1);
    const isInside = (x: number, y: number): boolean =>
      Math.abs(Math.round((2 * x) / WIDTH) - middle) < inRow(Math.round(y / 1.5));
    return { columns, rows, isInside };
  },
};

export const sigma: Tiling<OutlineSizes> = outlinedTiling(record, outlines);
