import { Random } from '@labrys/core';
import type { Pixels } from '@labrys/raster';
import { describe, expect, it } from 'vitest';
import { readPicture } from '../../src/pictures/drawing/read-picture.ts';
import { type Board, randomBoard } from './support/draw.ts';

const PITCH = 16;
const MARGIN = 40;
const LINE = 3;

/** The ways as black lines on a white page, without any walls. */
function drawLines({ columns, rows, down, across }: Board): Pixels {
  const width = 2 * MARGIN + columns * PITCH;
  const height = 2 * MARGIN + rows * PITCH;
  const pixels = new Uint8Array(4 * width * height).fill(255);
  const bar = (left: number, top: number, across: number, down: number): void => {
    for (let y = top; y < top + down; y++) {
      for (let x = left; x < left + across; x++) pixels.set([0, 0, 0], 4 * (y * width + x));
    }
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const left = MARGIN + x * PITCH;
      const top = MARGIN + y * PITCH;
      if (x > 0 && down[y * (columns + 1) + x] === 0) bar(left - PITCH, top, PITCH + LINE, LINE);
      if (y > 0 && across[y * columns + x] === 0) bar(left, top - PITCH, LINE, PITCH + LINE);
    }
  }
  return { width, height, samples: pixels };
}

describe('A line maze', () => {
  for (let seed = 0; seed < 4; seed++) {
    it(`is refused, since its lines have no frame and are the ways (seed ${seed})`, () => {
      const board = randomBoard(Random.of(seed, 'lines'), 12, 10, false);
      expect(() => readPicture(drawLines(board))).toThrow(/line maze/);
    });
  }
});
