import type { Random } from '@labrys/core';
import { type Box, Cells } from './cells.ts';

/**
 * Random points spread evenly over a box: it is cut into rows and each row into parts of one size, with one point
 * anywhere in each. Drawn without this, some corners of the board would be crowded and others bare.
 *
 * @returns x and y of each point, row by row and from left to right: near cells have near numbers
 * Cost: O(count).
 */
export function randomPoints(count: number, { width, height }: Box, random: Random): Float64Array {
  const rows = Math.min(count, Math.max(1, Math.round(Math.sqrt((count * height) / width))));
  const points = new Float64Array(2 * count);
  let point = 0;
  for (let row = 0; row < rows; row++) {
    const inRow = Math.floor(((row + 1) * count) / rows) - point;
    for (let k = 0; k < inRow; k++, point++) {
      points[2 * point] = ((k + random.fraction()) * width) / inRow;
      points[2 * point + 1] = ((row + random.fraction()) * height) / rows;
    }
  }
  return points;
}

/**
 * Each point moved to the centre of gravity of its cell, which evens the cells out (S. P. Lloyd, Least squares quantization
 * in PCM, 1957, printed 1982).
 *
 * Cost: O(points log points).
 */
export function relaxed(points: Float64Array, box: Box): Float64Array {
  const cells = new Cells(points, box);
  const moved = new Float64Array(points.length);
  for (let c = 0; c < cells.count; c++) {
    cells.read(c);
    const { corners, length } = cells;
    // Against the point itself: far from the origin the products would lose the area.
    const originX = points[2 * c] as number;
    const originY = points[2 * c + 1] as number;
    let area = 0;
    let momentX = 0;
    let momentY = 0;
    let x0 = (corners[2 * length - 2] as number) - originX;
    let y0 = (corners[2 * length - 1] as number) - originY;
    for (let k = 0; k < length; k++) {
      const x1 = (corners[2 * k] as number) - originX;
      const y1 = (corners[2 * k + 1] as number) - originY;
      const slice = x0 * y1 - x1 * y0;
      area += slice;
      momentX += (x0 + x1) * slice;
      momentY += (y0 + y1) * slice;
      x0 = x1;
      y0 = y1;
    }
    moved[2 * c] = originX + (area > 0 ? momentX / (3 * area) : 0);
    moved[2 * c + 1] = originY + (area > 0 ? momentY / (3 * area) : 0);
  }
  return moved;
}
