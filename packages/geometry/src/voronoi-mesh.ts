import { type Mesh, PairTable, pairSides } from '@labrys/core';
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
 * Cost: O(points log points), about 600 bytes a point at the peak.
 */
export function voronoiMesh(points: Float64Array, box: Box): Mesh {
  const cells = new Cells(points, box);
  const cellCount = cells.count;
  const sideFirst = new Uint32Array(cellCount + 1);
  for (let c = 0; c < cellCount; c++) {
    cells.read(c);
    if (cells.length < 3) throw new Error(`Voronoi cell ${c} has no corners: two points are equal`);
    sideFirst[c + 1] = (sideFirst[c] as number) + cells.length;
  }
  const sideCount = sideFirst[cellCount] as number;
  const sideCorner = new Uint32Array(sideCount);
  const cornerX = new Float64Array(sideCount);
  const cornerY = new Float64Array(sideCount);
  const numbers = new PairTable(sideCount);
  for (let c = 0; c < cellCount; c++) {
    cells.read(c);
    const first = sideFirst[c] as number;
    for (let k = 0; k < cells.length; k++) {
      const x = cells.corners[2 * k] as number;
      const y = cells.corners[2 * k + 1] as number;
      const corner = numbers.add(x * STEPS_PER_UNIT, y * STEPS_PER_UNIT); // whole numbers spread better
      cornerX[corner] = x;
      cornerY[corner] = y;
      sideCorner[first + k] = corner;
    }
  }
  const sidePartner = pairSides(sideFirst, sideCorner);
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
