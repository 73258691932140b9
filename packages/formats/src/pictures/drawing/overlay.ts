// The picture with what was read drawn over it: walls red, openings green, doubts ringed in blue and numbered as in the
// report.

import { type Pixels, sampleOnWhite } from '@labrys/raster';
import type { Colour } from './colours.ts';
import { columnsOf, pixelX, pixelY, rowsOf } from './lattice.ts';
import type { PictureReading, PlacedSide } from './reading.ts';

const WALL: Colour = [220, 20, 60];
const OPENING: Colour = [0, 150, 60];
const DOUBT: Colour = [20, 80, 255];

/** Cells are drawn at least this wide, if the result stays below the limit. */
const LEAST_PERIOD = 12;
const MOST_PIXELS = 20_000_000;
/** Doubts beyond are not ringed: nobody looks at so many. */
const MOST_RINGS = 99;

/** 3 x 5 pixels for each digit, a row in three bits, top row first. */
const DIGITS = [0x7b6f, 0x2c97, 0x73e7, 0x73cf, 0x5bc9, 0x79cf, 0x79ef, 0x7249, 0x7bef, 0x7bcf];

/**
 * An opaque picture, scaled up by a whole number where cells are only a few pixels wide.
 *
 * Cost: O(pixels of the result).
 */
export function overlayPicture(picture: Pixels, reading: PictureReading): Pixels {
  const period = Math.min(reading.understood.periodX, reading.understood.periodY);
  const room = Math.floor(Math.sqrt(MOST_PIXELS / (picture.width * picture.height)));
  const scale = Math.max(1, Math.min(room, Math.ceil(LEAST_PERIOD / period)));
  const canvas = paled(picture, scale);
  const columns = columnsOf(reading.lattice);
  const rows = rowsOf(reading.lattice);
  const pen = new Pen(canvas, reading, scale);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x <= columns; x++) {
      if (reading.walls.down[y * (columns + 1) + x] === 1) pen.line(x, y, x, y + 1, WALL);
    }
  }
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (reading.walls.across[y * columns + x] === 1) pen.line(x, y, x + 1, y, WALL);
    }
  }
  for (const opening of reading.openings) pen.side(opening, OPENING);
  const radius = Math.max(5, Math.round(0.45 * period * scale));
  reading.doubts.slice(0, MOST_RINGS).forEach((doubt, i) => {
    pen.ring(doubt, radius, i + 1);
  });
  return canvas;
}

/** The picture laid on white and halfway to white, so that lines stand out. */
function paled(picture: Pixels, scale: number): Pixels {
  const width = picture.width * scale;
  const height = picture.height * scale;
  const samples = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = Math.floor(y / scale) * picture.width + Math.floor(x / scale);
      const at = 4 * (y * width + x);
      for (let c = 0; c < 3; c++) samples[at + c] = (sampleOnWhite(picture.samples, from, c) + 255) >> 1;
      samples[at + 3] = 255;
    }
  }
  return { width, height, samples };
}

/** Draws lattice places on a scaled picture. */
class Pen {
  private readonly canvas: Pixels;
  private readonly reading: PictureReading;
  private readonly scale: number;
  private readonly halfWidth: number;

  constructor(canvas: Pixels, reading: PictureReading, scale: number) {
    this.canvas = canvas;
    this.reading = reading;
    this.scale = scale;
    this.halfWidth = Math.min(2, Math.floor((reading.understood.wallThickness * scale) / 4));
  }

  /** A line between two corners of cells. */
  line(x0: number, y0: number, x1: number, y1: number, colour: Colour): void {
    const { slope, u, v } = this.reading.lattice;
    const at = (x: number, y: number): [number, number] => [
      pixelX(slope, u[x] as number, v[y] as number) * this.scale,
      pixelY(slope, u[x] as number, v[y] as number) * this.scale,
    ];
    const [fromX, fromY] = at(x0, y0);
    const [toX, toY] = at(x1, y1);
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY))));
    for (let k = 0; k <= steps; k++) {
      const x = Math.floor(fromX + ((toX - fromX) * k) / steps);
      const y = Math.floor(fromY + ((toY - fromY) * k) / steps);
      for (let dy = -this.halfWidth; dy <= this.halfWidth; dy++) {
        for (let dx = -this.halfWidth; dx <= this.halfWidth; dx++) this.dot(x + dx, y + dy, colour);
      }
    }
  }

  side({ x, y, side }: PlacedSide, colour: Colour): void {
    if (side === 'east' || side === 'west') {
      const line = side === 'east' ? x + 1 : x;
      this.line(line, y, line, y + 1, colour);
    } else {
      const line = side === 'south' ? y + 1 : y;
      this.line(x, line, x + 1, line, colour);
    }
  }

  /** A ring two pixels wide, with its number to the right. */
  ring({ px, py }: PlacedSide, radius: number, number: number): void {
    const cx = Math.round((px + 0.5) * this.scale);
    const cy = Math.round((py + 0.5) * this.scale);
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const square = dx * dx + dy * dy;
        if (square <= radius * radius && square > (radius - 2) * (radius - 2)) this.dot(cx + dx, cy + dy, DOUBT);
      }
    }
    const text = String(number);
    // Beside the ring, or on its other side where the picture ends.
    const length = 8 * text.length;
    const left = cx + radius + 2 + length <= this.canvas.width ? cx + radius + 2 : cx - radius - 2 - length;
    const top = Math.min(Math.max(0, cy - 5), Math.max(0, this.canvas.height - 10));
    for (let i = 0; i < text.length; i++) this.digit(Number(text[i]), left + 8 * i, top);
  }

  /** A digit of 6 x 10 pixels. */
  private digit(digit: number, left: number, top: number): void {
    const shape = DIGITS[digit] as number;
    for (let bit = 0; bit < 15; bit++) {
      if (((shape >> (14 - bit)) & 1) === 0) continue;
      const x = left + 2 * (bit % 3);
      const y = top + 2 * Math.floor(bit / 3);
      for (let k = 0; k < 4; k++) this.dot(x + (k & 1), y + (k >> 1), DOUBT);
    }
  }

  private dot(x: number, y: number, colour: Colour): void {
    const { width, height, samples } = this.canvas;
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const at = 4 * (y * width + x);
    samples[at] = colour[0];
    samples[at + 1] = colour[1];
    samples[at + 2] = colour[2];
  }
}
