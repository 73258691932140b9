import { MazeError, MeshSpace, type Random, type Tiling } from '@labrys/core';
import { randomPoints, relaxed } from './points.ts';
import { voronoiMesh } from './voronoi-mesh.ts';

export type VoronoiSizes = { readonly cells: number; readonly aspect: number; readonly relax: number };

/** Sizes of a board with a given box. */
export interface VoronoiRequest {
  /** Box in cell units. */
  readonly width: number;
  readonly height: number;
  /** How many cells; as many as the box has units of area if absent. */
  readonly cells?: number | undefined;
  /** How often the cells are evened out. */
  readonly relax: number;
}

const MOST_CELLS = 10_000_000;
const MOST_ROUNDS = 100;
const MOST_ASPECT = 100;

export const voronoi: Tiling<VoronoiSizes> = {
  id: 'TES-CRACK',
  name: 'voronoi',
  aliases: ['crack'],
  title: 'Voronoi cells',
  summary: 'Cells of all shapes about random points, with walls at any angle, like cracked mud.',
  about:
    'Each cell is what lies nearer to its point than to any other. G. F. Voronoi studied such cells in 1908, P. G. L. Dirichlet ' +
    'in 1850. Moving each point to the middle of its cell, again and again, makes the cells even, up to hexagons in the end.',
  steps: [
    'Drop points in a box at random.',
    'Move each point to the centre of gravity of its cell, as often as asked for.',
    'Draw the line between each two points whose cells touch, halfway.',
  ],
  sources: [
    'G. F. Vorono\u00ef, Nouvelles applications des param\u00e8tres continus \u00e0 la th\u00e9orie des formes quadratiques, 1908',
    'S. P. Lloyd, Least squares quantization in PCM, 1957, printed 1982',
  ],
  params: {
    cells: { type: 'integer', min: 1, max: MOST_CELLS, default: 400, help: 'how many cells' },
    aspect: {
      type: 'number',
      min: 1 / MOST_ASPECT,
      max: MOST_ASPECT,
      default: 1,
      help: 'width of the box divided by its height',
    },
    relax: {
      type: 'integer',
      min: 0,
      max: MOST_ROUNDS,
      default: 2,
      help: 'how often the cells are evened out; 0 leaves very small ones',
    },
  },
  topologies: ['plane'],
  isRandom: true,
  degrees: [3, 100],
  sizesFor: (width, height) => ({ cells: width * height, aspect: width / height }),
  cellCount: ({ cells }) => cells,
  space: ({ cells, aspect, relax }, _topology, random) => {
    if (!(aspect >= 1 / MOST_ASPECT && aspect <= MOST_ASPECT)) {
      throw new MazeError('param-range', `aspect is ${aspect}; it has to be from ${1 / MOST_ASPECT} to ${MOST_ASPECT}`);
    }
    const width = Math.sqrt(cells * aspect);
    return voronoiSpace({ width, height: cells / width, cells, relax }, random);
  },
};

/**
 * A board of Voronoi cells that fills a box.
 *
 * @throws MazeError `param-range` for sizes out of range, `too-large` before anything is allocated
 * Cost: O(cells log cells) for each round and for the board.
 */
export function voronoiSpace(request: VoronoiRequest, random: Random): MeshSpace {
  const { width, height, relax } = request;
  if (!(width > 0 && height > 0)) {
    throw new MazeError('param-range', `the box is ${width} x ${height}; both have to be above 0`);
  }
  const cells = request.cells ?? Math.max(1, Math.round(width * height));
  if (!(Number.isInteger(cells) && cells >= 1)) {
    throw new MazeError('param-range', `cells is ${cells}; it has to be a whole number, 1 or more`);
  }
  if (cells > MOST_CELLS) {
    throw new MazeError('too-large', `${cells} Voronoi cells; the most is ${MOST_CELLS} cells, so take fewer`);
  }
  if (!(Number.isInteger(relax) && relax >= 0 && relax <= MOST_ROUNDS)) {
    throw new MazeError('param-range', `relax is ${relax}; it has to be a whole number from 0 to ${MOST_ROUNDS}`);
  }
  let points = randomPoints(cells, { width, height }, random);
  for (let round = 0; round < relax; round++) points = relaxed(points, { width, height });
  return new MeshSpace(voronoiMesh(points, { width, height }), {
    description: { kind: 'voronoi', width, height, cells, relax },
  });
}
