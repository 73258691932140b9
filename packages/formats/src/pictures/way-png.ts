import { MazeError } from '@labrys/core';
import { encodePng, type Pixels, paint, type Rgba, Shape, Stroke, Surface, sampleOnWhite } from '@labrys/raster';
import type { Document, Way } from '../format.ts';
import { pixelX, pixelY } from './drawing/lattice.ts';
import type { PictureReading } from './drawing/reading.ts';

/** Red, as in all our pictures: #c9341c. */
const WAY_COLOUR: Rgba = [0xc9, 0x34, 0x1c, 255];

/** From a pixel over side 0 to 3 (east, south, west, north) of a square. */
const STEP_X: readonly number[] = [1, 0, -1, 0];
const STEP_Y: readonly number[] = [0, 1, 0, -1];

/**
 * The picture a maze was read from, pixel for pixel, with a way in colour.
 *
 * @param way cells of the document's maze in order, each next to the one before
 * @returns a PNG; the same bytes for the same input everywhere
 * @throws MazeError `cannot-combine` if the document comes from no picture
 * Cost: O(pixels).
 */
export function printPathPng(document: Document, way: Way): Uint8Array<ArrayBuffer> {
  if (document.picture === undefined) {
    throw new MazeError(
      'cannot-combine',
      `the way is drawn into pictures that were read; this maze is ${document.format}`,
    );
  }
  const surface = onWhite(document.picture.picture);
  if (document.reading === undefined) paintPixels(surface, document, document.picture.pitch, way);
  else paintLine(surface, document.reading, way);
  return encodePng(surface);
}

function onWhite({ width, height, samples }: Pixels): Surface {
  const surface = new Surface(width, height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let k = 0; k < 3; k++) surface.samples[4 * pixel + k] = sampleOnWhite(samples, pixel, k);
    surface.samples[4 * pixel + 3] = 255;
  }
  return surface;
}

/** Pixel by pixel, from cell to cell. */
function paintPixels(surface: Surface, { maze }: Document, pitch: number, way: Way): void {
  const dot = (x: number, y: number): void => surface.samples.set(WAY_COLOUR, 4 * (y * surface.width + x));
  const { centres } = maze.space;
  const across = (cell: number): number => pitch * Math.floor(centres[2 * cell] as number) + pitch - 1;
  const down = (cell: number): number => pitch * Math.floor(centres[2 * cell + 1] as number) + pitch - 1;
  for (let i = 0; i < way.path.length; i++) {
    const cell = way.path[i] as number;
    dot(across(cell), down(cell));
    if (pitch === 1 || i === 0) continue;
    const before = way.path[i - 1] as number;
    dot((across(before) + across(cell)) / 2, (down(before) + down(cell)) / 2);
  }
  // On a lattice the openings are pixels of their own, outside of all cells.
  const ends = [way.path[0], way.path[way.path.length - 1]];
  for (const { cell, side } of pitch === 1 ? [] : maze.openings) {
    if (ends.includes(cell)) dot(across(cell) + (STEP_X[side] as number), down(cell) + (STEP_Y[side] as number));
  }
}

/** A line through the middles of the cells of a drawing, a fifth of a cell wide. */
function paintLine(surface: Surface, { lattice, columns }: PictureReading, way: Way): void {
  const { slope, u, v } = lattice;
  const width = ((u[1] as number) - (u[0] as number) + (v[1] as number) - (v[0] as number)) / 10;
  const shape = new Shape();
  const stroke = new Stroke(shape, { width: Math.max(width, 1), ends: 'round' });
  for (let i = 0; i < way.path.length; i++) {
    const x = (way.path[i] as number) % columns;
    const y = ((way.path[i] as number) - x) / columns;
    const middleU = ((u[x] as number) + (u[x + 1] as number)) / 2 + 0.5; // lattice places are middles of pixels
    const middleV = ((v[y] as number) + (v[y + 1] as number)) / 2 + 0.5;
    const placeX = pixelX(slope, middleU, middleV);
    const placeY = pixelY(slope, middleU, middleV);
    if (i === 0) stroke.moveTo(placeX, placeY);
    else stroke.lineTo(placeX, placeY);
  }
  stroke.end();
  paint(surface, shape, WAY_COLOUR);
}
