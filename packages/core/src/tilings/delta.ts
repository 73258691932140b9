import { type SolidName, solidCells, solidSpace } from '../surfaces/solids.ts';
import type { TopologyName } from '../surfaces/topology.ts';
import { type OutlineSizes, type Outlines, outlinedTiling } from './outlines.ts';
import type { PeriodicRecord } from './periodic.ts';
import type { Tiling } from './tiling.ts';

const HEIGHT = Math.sqrt(3) / 2; // of a triangle with sides of length 1

const record: PeriodicRecord = {
  id: 'TES-DELTA',
  name: 'delta',
  aliases: ['triangles'],
  title: 'Triangles',
  summary: 'Triangles, each linked to its three neighbours.',
  about:
    'Pullen calls it delta. With three links a cell there is at most one choice in each, so its mazes wind much. The ' +
    'outline is a rectangle, one large triangle or a hexagon.',
  steps: ['Set triangles in rows, one up and one down by turns.', 'Link triangles that share a side.'],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Classification, 1996-2015'],
  degrees: [3, 3],
  cell: {
    a: [1, 0],
    b: [1 / 2, HEIGHT],
    polygons: [
      [0, 0, 1, 0, 1 / 2, HEIGHT],
      [1, 0, 3 / 2, HEIGHT, 1 / 2, HEIGHT],
    ],
  },
  period: { size: [1, 2 * HEIGHT], rows: [0, HEIGHT], left: -0.25 },
  across: 2,
  rows: 'paths',
};

const outlines: Outlines = {
  cells: (outline, side) => (outline === 'hexagon' ? 6 : 1) * side * side,
  cut(outline, side) {
    const rows = outline === 'hexagon' ? 2 * side : side;
    const columns = outline === 'hexagon' ? 4 * side + 2 : 2 * side + 1;
    // Two lines that lean by half a unit a unit of height meet above the board at the top of the large triangle.
    const apex = outline === 'hexagon' ? -side : 0;
    const middle = columns / 4 - 1 / 4 + ((rows - (outline === 'hexagon' ? side : 0)) % 2) / 2;
    const isInside = (x: number, y: number): boolean => {
      const down = y / HEIGHT; // rows from the top
      const reach = Math.min(down - apex, outline === 'hexagon' ? 3 * side - down : Number.POSITIVE_INFINITY) / 2;
      return Math.abs(x - middle) < reach;
    };
    return { columns, rows, isInside };
  },
};

const SOLIDS = ['tetrahedron', 'octahedron', 'icosahedron'] as const;

function isSolid(topology: TopologyName): topology is SolidName {
  return SOLIDS.some((name) => name === topology);
}

/** Cells along an edge of a solid: the side, or what gives about width x height cells in all. */
function frequencyOf(solid: SolidName, { width, height, side }: OutlineSizes): number {
  const faces = solidCells(solid, { frequency: 1 });
  return side > 0 ? side : Math.max(1, Math.round(Math.sqrt((width * height) / faces)));
}

const flat = outlinedTiling(record, outlines);

export const delta: Tiling<OutlineSizes> = {
  ...flat,
  topologies: [...flat.topologies, ...SOLIDS],
  cellCount: (sizes, topology) =>
    isSolid(topology)
      ? solidCells(topology, { frequency: frequencyOf(topology, sizes) })
      : flat.cellCount(sizes, topology),
  space: (sizes, topology, random) =>
    isSolid(topology)
      ? solidSpace(topology, { frequency: frequencyOf(topology, sizes) })
      : flat.space(sizes, topology, random),
};
