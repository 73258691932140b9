import { type Maze, MazeError } from '@labrys/core';
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
  else paintLine(surface, document.reading, document.maze, way);
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

/** A line through the middles of the cells of a drawing, from gap to gap, a fifth of a cell wide. */
function paintLine(surface: Surface, { lattice, columns }: PictureReading, { openings }: Maze, way: Way): void {
  const { slope, u, v } = lattice;
  const width = ((u[1] as number) - (u[0] as number) + (v[1] as number) - (v[0] as number)) / 10;
  const places: (readonly [u: number, v: number])[] = [];
  /** The middle of a cell, or of one of its sides: half a cell across or down. */
  const add = (cell: number, across: number, down: number): void => {
    const x = cell % columns;
    const y = (cell - x) / columns;
    const [left, right] = [u[x] as number, u[x + 1] as number];
    const [top, bottom] = [v[y] as number, v[y + 1] as number];
    places.push([(left + right + across * (right - left)) / 2, (top + bottom + down * (bottom - top)) / 2]);
  };
  const addGap = (cell: number | undefined): void => {
    const gap = openings.find((opening) => opening.cell === cell);
    if (gap !== undefined) add(gap.cell, STEP_X[gap.side] as number, STEP_Y[gap.side] as number);
  };
  addGap(way.path[0]);
  for (let i = 0; i < way.path.length; i++) add(way.path[i] as number, 0, 0);
  if (way.path.length > 1) addGap(way.path[way.path.length - 1]);

  const shape = new Shape();
  const stroke = new Stroke(shape, { width: Math.max(width, 1), ends: 'round' });
  places.forEach(([placeU, placeV], i) => {
    const x = pixelX(slope, placeU, placeV);
    const y = pixelY(slope, placeU, placeV);
    if (i === 0) stroke.moveTo(x, y);
    else stroke.lineTo(x, y);
  });
  stroke.end();
  paint(surface, shape, WAY_COLOUR);
}
