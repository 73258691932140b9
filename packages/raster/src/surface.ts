import { MazeError } from '@labrys/core';
import type { Rgba } from './colour.ts';

/** A picture of 8 bits a sample: red, green, blue and opacity of each pixel, row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** 4 x width x height samples; colours are not multiplied by opacity. */
  readonly samples: Uint8Array;
}

/** Half a gigabyte of samples: what every engine can hold as one array. */
export const MAX_PIXELS = 134_217_728;

/** Pixels that can be painted on. */
export class Surface implements Pixels {
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array<ArrayBuffer>;
  private readonly words: Uint32Array<ArrayBuffer>; // the same memory, a pixel a word
  private colour: Rgba = [0, 0, 0, 0]; // the last one used, and its word
  private word = 0;

  /**
   * A transparent surface.
   *
   * @throws MazeError `too-large` above {@link MAX_PIXELS}
   */
  constructor(width: number, height: number) {
    if (width * height > MAX_PIXELS) {
      throw new MazeError(
        'too-large',
        `a picture of ${width} x ${height} pixels is too large, the most is ${MAX_PIXELS} pixels; take fewer pixels a cell`,
      );
    }
    this.width = width;
    this.height = height;
    this.samples = new Uint8Array(4 * width * height);
    this.words = new Uint32Array(this.samples.buffer);
  }

  /** Fills whole pixels from x0, y0 (included) to x1, y1 (excluded), whatever was there; cut off at the edges. */
  fill(x0: number, y0: number, x1: number, y1: number, colour: Rgba): void {
    const word = this.wordOf(colour);
    const left = Math.max(x0, 0);
    const right = Math.min(x1, this.width);
    const bottom = Math.min(y1, this.height);
    for (let y = Math.max(y0, 0); y < bottom; y++) this.run(y, left, right, word);
  }

  /**
   * Lays a colour over part of a row, covered as far as `coverage` says.
   *
   * @param coverage pixel -> 0 to {@link FULL}, from pixel `from` (included) to `to` (excluded)
   */
  blend(y: number, from: number, to: number, coverage: Uint8Array, colour: Rgba): void {
    const word = this.wordOf(colour);
    const opaque = colour[3] === 255;
    let x = from;
    while (x < to) {
      const covered = coverage[x] as number;
      let end = x + 1;
      while (end < to && coverage[end] === covered) end++;
      if (covered === FULL && opaque) this.run(y, x, end, word);
      else if (covered > 0) for (let p = x; p < end; p++) this.blendPixel(4 * (y * this.width + p), covered, colour);
      x = end;
    }
  }

  /** A colour as the word it is in memory, whatever the order of bytes. */
  private wordOf(colour: Rgba): number {
    if (colour !== this.colour) {
      this.colour = colour;
      this.word = new Uint32Array(Uint8Array.from(colour).buffer)[0] as number;
    }
    return this.word;
  }

  private run(y: number, left: number, right: number, word: number): void {
    const row = y * this.width;
    // A call to fill costs more than a few stores, and walls are thin.
    if (right - left > 12) this.words.fill(word, row + left, row + right);
    else for (let x = left; x < right; x++) this.words[row + x] = word;
  }

  /** Source over destination (T. Porter, T. Duff, Compositing digital images, 1984), in whole numbers. */
  private blendPixel(at: number, covered: number, colour: Rgba): void {
    const { samples } = this;
    const source = covered * colour[3]; // 0 to FULL * 255
    const most = FULL * 255;
    const below = samples[at + 3] as number;
    const behind = below * (most - source); // both in 1 / (255 most)
    const front = 255 * source;
    const sum = front + behind;
    if (sum === 0) return;
    for (let k = 0; k < 3; k++) {
      samples[at + k] = Math.floor(((colour[k] as number) * front + (samples[at + k] as number) * behind) / sum + 0.5);
    }
    samples[at + 3] = Math.floor(sum / most + 0.5);
  }
}

/** Coverage of a whole pixel. Sixteen steps look smooth and keep most pictures within a palette. */
export const FULL = 16;
