import type { Random } from '@labrys/core';
import { type Box, Cells } from './cells.ts';

/**
 * Random points in a box, in bands from the top down, one unit high, and from left to right in each: cells that are near
 * each other then have numbers near each other.
 *
 * @returns x and y of each point
 * Cost: O(count log count).
 */
export function randomPoints(count: number, { width, height }: Box, random: Random): Float64Array {
  const drawn = new Float64Array(2 * count);
  for (let i = 0; i < count; i++) {
    drawn[2 * i] = width * random.fraction();
    drawn[2 * i + 1] = height * random.fraction();
  }
  const order = new Uint32Array(count);
  for (let i = 0; i < count; i++) order[i] = i;
  const x = (i: number): number => drawn[2 * i] as number;
  const band = (i: number): number => Math.floor(drawn[2 * i + 1] as number);
  order.sort((a, b) => band(a) - band(b) || x(a) - x(b));
  const points = new Float64Array(2 * count);
  order.forEach((from, i) => {
    points[2 * i] = drawn[2 * from] as number;
    points[2 * i + 1] = drawn[2 * from + 1] as number;
  });
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
