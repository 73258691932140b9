import { encodePng } from '@labrys/raster';
import type { Content } from '../format.ts';
import { blocksOfWalls } from './block-grid.ts';
import { wallGridOf } from './wall-grid.ts';

/**
 * A maze on squares as a picture with one pixel for each wall, post, cell and gap: white is path. Two openings in the
 * outer wall are its ends; others are not shown.
 *
 * @throws MazeError `cannot-combine` for mazes that no grid of walls holds
 */
export function printLatticePng({ maze }: Content): Uint8Array<ArrayBuffer> {
  const { width, height, free } = blocksOfWalls(wallGridOf(maze, 'A PNG of one pixel a passage'));
  const samples = new Uint8Array(4 * width * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    samples.fill(free.has(pixel) ? 255 : 0, 4 * pixel, 4 * pixel + 3);
    samples[4 * pixel + 3] = 255;
  }
  return encodePng({ width, height, samples });
}
