import type { Pixels } from '@labrys/raster';
import { expect } from 'vitest';
import { readPicture } from '../../../src/pictures/drawing/read-picture.ts';
import type { PictureReading } from '../../../src/pictures/drawing/reading.ts';

/** Reads a maze whose walls and passages are one pixel wide; how many sides are not as their pixels say. */
export function readPixelGrid(picture: Pixels): { readonly reading: PictureReading; readonly differ: number } {
  const columns = (picture.width - 1) / 2;
  const rows = (picture.height - 1) / 2;
  const isWhite = (x: number, y: number): boolean => picture.samples[4 * (y * picture.width + x)] === 255;
  const reading = readPicture(picture);
  expect([reading.columns, reading.rows]).toEqual([columns, rows]);
  let differ = 0;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x <= columns; x++) {
      if ((reading.walls.down[y * (columns + 1) + x] === 1) === isWhite(2 * x, 2 * y + 1)) differ++;
    }
  }
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x < columns; x++) {
      if ((reading.walls.across[y * columns + x] === 1) === isWhite(2 * x + 1, 2 * y)) differ++;
    }
  }
  return { reading, differ };
}
