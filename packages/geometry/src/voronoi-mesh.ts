import { GrowableInts, type Mesh, PairTable, pairSides } from '@labrys/core';
import { type Box, Cells, STEPS_PER_UNIT } from './cells.ts';

/**
 * The Voronoi cells of points as a mesh that fills a box; cell i is that of point i.
 *
 * Corners are told apart by their places: d3 computes the place of a corner in the same way for each cell that meets
 * there, so equal corners have equal bits. Where four cells nearly meet, two of them share a very short side, which
 * is a link like any other down to about 10^-9 cell units.
 *
 * @param points x and y of each, inside the box, no two equal, not all on one line
 * Source: M. Bostock, P. Riviere, d3-delaunay, 2018 (V. Agafonkin's delaunator inside).
 * Cost: O(points log points), about 500 bytes a point at the peak.
 */
export function voronoiMesh(points: Float64Array, box: Box): Mesh {
  const cells = new Cells(points, box);
  const cellCount = cells.count;
  // Euler: corners = links + border sides - cells + 1, with links < 3 x cells and at most one border side on each edge
  // of the box.
  const mostCorners = 6 * cellCount + 4;
  const numbers = new PairTable(mostCorners);
  const cornerX = new Float64Array(mostCorners);
  const cornerY = new Float64Array(mostCorners);
  const sideFirst = new Uint32Array(cellCount + 1);
  const corners = new GrowableInts(6 * cellCount);
  for (let c = 0; c < cellCount; c++) {
    cells.read(c);
    if (cells.length < 3) throw new Error(`Voronoi cell ${c} has no corners: two points are equal`);
    for (let k = 0; k < cells.length; k++) {
      const x = cells.corners[2 * k] as number;
      const y = cells.corners[2 * k + 1] as number;
      const corner = numbers.add(x * STEPS_PER_UNIT, y * STEPS_PER_UNIT); // whole numbers spread better
      cornerX[corner] = x;
      cornerY[corner] = y;
      corners.push(corner);
    }
    sideFirst[c + 1] = corners.length;
  }
  const sideCorner = Uint32Array.from(corners.values());
  const sidePartner = pairSides(sideFirst, sideCorner, numbers.count);
  if (sidePartner === null) throw new Error('two Voronoi cells lie on one another');
  return {
    cellCount,
    sideFirst,
    sideCorner,
    sidePartner,
    cornerX: cornerX.slice(0, numbers.count),
    cornerY: cornerY.slice(0, numbers.count),
  };
}
