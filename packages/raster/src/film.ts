import type { Rgba } from './colour.ts';
import { MAX_COLOURS } from './palette.ts';
import type { Pixels } from './surface.ts';

/** What changes from one picture to the next: a rectangle of it. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixel of the rectangle -> number of its colour. */
  readonly indices: Uint8Array;
  /** How long it is shown, in ms. */
  readonly delay: number;
}

/** Pictures of one size that follow each other, in the colours of one palette. */
export class Film {
  readonly width: number;
  readonly height: number;
  /** Colours in the order they were first met; opaque. */
  readonly palette: (readonly [number, number, number])[] = [];
  readonly frames: Frame[] = [];
  private readonly most: number;
  private readonly shown: Uint8Array; // numbers of the last picture
  private readonly numbers = new Map<number, number>();

  /** @param most most colours, up to 256; what comes later is shown in the nearest colour there is */
  constructor(width: number, height: number, most: number = MAX_COLOURS) {
    this.width = width;
    this.height = height;
    this.most = most;
    this.shown = new Uint8Array(width * height);
  }

  /**
   * Adds a picture of the film's size, without opacity. One that is the same as the last only makes that stay longer.
   *
   * Cost: O(pixels).
   */
  add(picture: Pixels, delay: number): void {
    const { width, height, shown, frames } = this;
    const isFirst = frames.length === 0;
    let left = width;
    let right = -1;
    let top = height;
    let bottom = -1;
    for (let y = 0, pixel = 0; y < height; y++) {
      for (let x = 0; x < width; x++, pixel++) {
        const number = this.numberAt(picture.samples, 4 * pixel);
        if (!isFirst && shown[pixel] === number) continue;
        shown[pixel] = number;
        if (x < left) left = x;
        if (x > right) right = x;
        if (top === height) top = y;
        bottom = y;
      }
    }
    const last = frames[frames.length - 1];
    if (right < 0 && last !== undefined) {
      frames[frames.length - 1] = { ...last, delay: last.delay + delay };
      return;
    }
    const [across, down] = [right - left + 1, bottom - top + 1];
    const indices = new Uint8Array(across * down);
    for (let y = 0; y < down; y++) {
      const from = (top + y) * width + left;
      indices.set(shown.subarray(from, from + across), y * across);
    }
    frames.push({ x: left, y: top, width: across, height: down, indices, delay });
  }

  private numberAt(samples: Uint8Array, at: number): number {
    const r = samples[at] as number;
    const g = samples[at + 1] as number;
    const b = samples[at + 2] as number;
    const key = (r * 256 + g) * 256 + b;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    let number = this.palette.length;
    if (number < this.most) this.palette.push([r, g, b]);
    else number = this.nearest([r, g, b, 255]);
    this.numbers.set(key, number);
    return number;
  }

  private nearest([r, g, b]: Rgba): number {
    let best = 0;
    let least = Infinity;
    for (let i = 0; i < this.palette.length; i++) {
      const [pr, pg, pb] = this.palette[i] as readonly [number, number, number];
      const distance = (pr - r) * (pr - r) + (pg - g) * (pg - g) + (pb - b) * (pb - b);
      if (distance < least) {
        least = distance;
        best = i;
      }
    }
    return best;
  }
}
