// Pictures of cells so small that lines cannot be told apart: each pixel has the mean of what lies there. Ink is splat
// on pixels with a bell that sums to one wherever it stands, so tone is even, and is nearly blind to patterns finer than
// pixels, so no moire shows (a quadratic B-spline; M. Unser, Splines: a perfect fit for signal and image processing,
// IEEE Signal Processing Magazine 16, 1999).

import { middleOfPiece } from '../scene/bulge.ts';
import type { Polylines } from '../scene/polylines.ts';
import type { Box } from './box.ts';
import { type Light, lightOfColour, toneOf } from './linear-light.ts';
import type { Segments } from './segments.ts';

/** Pixels, row by row from the top: red, green, blue and opacity of each. */
export interface TonePixels {
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8ClampedArray<ArrayBuffer>;
}

/** Rim of pixels round the picture, so that no splat has to look where it ends. */
const RIM = 2;

/** Up to this many pixels a cell the bell is wide; above, lines are sharper. */
const WIDE = 1.75;

/** How much of the ink counts that lies on a pixel beyond what one line would leave there: where walls meet they overlap. */
const OVERLAP = 0.3;

/** How far the middle of an arc may lie off its chord, in pixels. */
const FLAT = 0.15;

/**
 * Begins the picture of a box.
 *
 * @param scale pixels a cell unit
 * @param unit cell units of a cell
 * @param paper colour of what is under everything; null for none
 */
export function startTone(box: Box, scale: number, unit: number, paper: string | null): Tone {
  return new Tone(box, scale, unit, paper);
}

export type { Tone };

/** A picture in the making. */
class Tone {
  readonly width: number;
  readonly height: number;
  private readonly left: number;
  private readonly top: number;
  private readonly scale: number;
  private readonly isWide: boolean;
  private readonly stride: number;
  private readonly paper: Light;
  /** Of each pixel, the rim included: red, green, blue times opacity, opacity. Null while there is nothing but paper. */
  private light: Float32Array | null = null;
  /** Of what is being laid on: how much of each pixel it covers. */
  private readonly ink: Float32Array;
  /** Colour of ink that has still to be laid on. */
  private wet: string | null = null;
  /** What it leaves at most on a pixel that one line runs through. */
  private through = 1;

  constructor(box: Box, scale: number, unit: number, paper: string | null) {
    this.width = Math.max(Math.round(box.width * scale), 1);
    this.height = Math.max(Math.round(box.height * scale), 1);
    this.scale = scale;
    this.left = box.x - RIM / scale;
    this.top = box.y - RIM / scale;
    this.isWide = scale * unit < WIDE;
    this.stride = this.width + 2 * RIM;
    this.ink = new Float32Array(this.stride * (this.height + 2 * RIM));
    this.paper = paper === null ? [0, 0, 0, 0] : lightOfColour(paper);
  }

  /** Inks segments between corners. @param thickness in cell units. Cost: O(segments + their length in pixels). */
  segments({ ends, bulges }: Segments, x: Float64Array, y: Float64Array, thickness: number, colour: string): void {
    this.wetten(colour, thickness);
    for (let k = 0; k < ends.length / 2; k++) {
      const a = ends[2 * k] as number;
      const b = ends[2 * k + 1] as number;
      const bulge = bulges === undefined ? 0 : (bulges[k] as number);
      this.piece(x[a] as number, y[a] as number, x[b] as number, y[b] as number, bulge, thickness);
    }
  }

  /** Inks lines; those of no length are dots. @param thickness in cell units. Cost: O(points + length in pixels). */
  lines({ count, first, points, closed, bulges }: Polylines, thickness: number, colour: string): void {
    this.wetten(colour, thickness);
    for (let k = 0; k < count; k++) {
      const begin = first[k] as number;
      const end = first[k + 1] as number;
      let length = 0;
      for (let p = begin; p < (closed[k] === 1 ? end : end - 1); p++) {
        const q = p + 1 < end ? p + 1 : begin;
        const [x, y] = [points[2 * p] as number, points[2 * p + 1] as number];
        const [toX, toY] = [points[2 * q] as number, points[2 * q + 1] as number];
        length += Math.abs(toX - x) + Math.abs(toY - y);
        this.piece(x, y, toX, toY, bulges === undefined ? 0 : (bulges[p] as number), thickness);
      }
      if (length > 0 || begin === end) continue;
      const dot = (Math.PI / 4) * (thickness * this.scale) ** 2;
      this.splat(this.column(points[2 * begin] as number), this.row(points[2 * begin + 1] as number), dot);
    }
  }

  /** What fills cells, to be laid on together: neighbours share pixels, so none may come before another. */
  fills(palette: readonly string[]): Fills {
    const lights = palette.map(lightOfColour);
    const sums = new Float32Array(4 * this.ink.length);
    return {
      add: (x, y, area, colour) =>
        this.splatLight(sums, this.column(x), this.row(y), area * this.scale ** 2, lights[colour] as Light),
      dry: () => this.layFills(sums),
    };
  }

  pixels(): TonePixels {
    const { width, height, stride, ink, wet } = this;
    if (this.light !== null) this.dry();
    const { light } = this;
    const samples = new Uint8ClampedArray(4 * width * height);
    const words = new Uint32Array(samples.buffer);
    const ramp = light === null ? this.ramp(wet) : null;
    for (let y = 0; y < height; y++) {
      const row = (y + RIM) * stride + RIM;
      for (let x = 0; x < width; x++) {
        if (ramp !== null) {
          words[y * width + x] = ramp[Math.min(Math.round((RAMP / INK) * (ink[row + x] as number)), RAMP)] as number;
          continue;
        }
        const pixels = light as Float32Array;
        const from = 4 * (row + x);
        setTone(
          samples,
          4 * (y * width + x),
          pixels[from] as number,
          pixels[from + 1] as number,
          pixels[from + 2] as number,
          pixels[from + 3] as number,
        );
      }
    }
    return { width, height, samples };
  }

  /** One ink on paper has few tones: ink in shares of {@link INK} / {@link RAMP} -> pixel, as a word of memory. */
  private ramp(colour: string | null): Uint32Array {
    const samples = new Uint8ClampedArray(4 * (RAMP + 1));
    const [red, green, blue, alpha] = this.paper;
    const [inkRed, inkGreen, inkBlue, opacity] = colour === null ? this.paper : lightOfColour(colour);
    for (let k = 0; k <= RAMP; k++) {
      const share = colour === null ? 0 : this.coverage((INK * k) / RAMP) * opacity;
      const rest = alpha * (1 - share);
      setTone(
        samples,
        4 * k,
        red * rest + inkRed * share,
        green * rest + inkGreen * share,
        blue * rest + inkBlue * share,
        rest + share,
      );
    }
    return new Uint32Array(samples.buffer);
  }

  /** Begins with an ink; another one dries first. */
  private wetten(colour: string, thickness: number): void {
    if (this.wet !== null && this.wet !== colour) this.dry();
    this.wet = colour;
    this.through = this.isWide ? 1 : Math.min(thickness * this.scale, 1);
  }

  /** How much of a pixel ink covers. */
  private coverage(ink: number): number {
    return ink <= this.through ? ink : Math.min(this.through + OVERLAP * (ink - this.through), 1);
  }

  private lights(): Float32Array {
    if (this.light !== null) return this.light;
    const [red, green, blue, alpha] = this.paper;
    const light = new Float32Array(4 * this.ink.length);
    for (let p = 0; p < light.length; p += 4) {
      light[p] = red * alpha;
      light[p + 1] = green * alpha;
      light[p + 2] = blue * alpha;
      light[p + 3] = alpha;
    }
    this.light = light;
    return light;
  }

  /** Lays the ink on. */
  private dry(): void {
    if (this.wet === null) return;
    const { ink } = this;
    const light = this.lights();
    const [red, green, blue, alpha] = lightOfColour(this.wet);
    for (let p = 0; p < ink.length; p++) {
      if (ink[p] === 0) continue;
      const share = this.coverage(ink[p] as number) * alpha;
      ink[p] = 0;
      const rest = 1 - share;
      light[4 * p] = (light[4 * p] as number) * rest + red * share;
      light[4 * p + 1] = (light[4 * p + 1] as number) * rest + green * share;
      light[4 * p + 2] = (light[4 * p + 2] as number) * rest + blue * share;
      light[4 * p + 3] = (light[4 * p + 3] as number) * rest + share;
    }
    this.wet = null;
  }

  private column(x: number): number {
    return (x - this.left) * this.scale;
  }

  private row(y: number): number {
    return (y - this.top) * this.scale;
  }

  private piece(fromX: number, fromY: number, toX: number, toY: number, bulge: number, thickness: number): void {
    const { scale } = this;
    const [alongX, alongY] = [(toX - fromX) * scale, (toY - fromY) * scale];
    const length = Math.sqrt(alongX * alongX + alongY * alongY);
    if (bulge !== 0 && Math.abs(bulge) * length > 2 * FLAT) {
      const [x, y] = middleOfPiece(fromX, fromY, toX, toY, bulge);
      const half = bulge / (1 + Math.sqrt(1 + bulge * bulge));
      this.piece(fromX, fromY, x, y, half, thickness);
      this.piece(x, y, toX, toY, half, thickness);
      return;
    }
    const step = this.isWide ? 1.001 : 0.501;
    const dots = Math.max(Math.ceil(length / step), 1);
    const ink = (length * thickness * scale) / dots;
    const x = this.column(fromX);
    const y = this.row(fromY);
    for (let k = 0; k < dots; k++) {
      const share = (k + 0.5) / dots;
      this.splat(x + share * alongX, y + share * alongY, ink);
    }
  }

  private splat(x: number, y: number, ink: number): void {
    const { ink: inks, stride } = this;
    if (this.isWide) {
      const column = Math.floor(x);
      const row = Math.floor(y);
      if (column < 1 || row < 1 || column > this.width + 2 * RIM - 2 || row > this.height + 2 * RIM - 2) return;
      const u = x - column - 0.5;
      const v = y - row - 0.5;
      const u0 = 0.5 * (0.5 - u) * (0.5 - u);
      const u1 = 0.75 - u * u;
      const u2 = 0.5 * (0.5 + u) * (0.5 + u);
      let p = (row - 1) * stride + column - 1;
      let share = ink * 0.5 * (0.5 - v) * (0.5 - v);
      inks[p] = (inks[p] as number) + share * u0;
      inks[p + 1] = (inks[p + 1] as number) + share * u1;
      inks[p + 2] = (inks[p + 2] as number) + share * u2;
      p += stride;
      share = ink * (0.75 - v * v);
      inks[p] = (inks[p] as number) + share * u0;
      inks[p + 1] = (inks[p + 1] as number) + share * u1;
      inks[p + 2] = (inks[p + 2] as number) + share * u2;
      p += stride;
      share = ink * 0.5 * (0.5 + v) * (0.5 + v);
      inks[p] = (inks[p] as number) + share * u0;
      inks[p + 1] = (inks[p + 1] as number) + share * u1;
      inks[p + 2] = (inks[p + 2] as number) + share * u2;
      return;
    }
    const column = Math.floor(x - 0.5);
    const row = Math.floor(y - 0.5);
    if (column < 0 || row < 0 || column > this.width + 2 * RIM - 2 || row > this.height + 2 * RIM - 2) return;
    const u = x - 0.5 - column;
    const v = y - 0.5 - row;
    const p = row * stride + column;
    inks[p] = (inks[p] as number) + ink * (1 - u) * (1 - v);
    inks[p + 1] = (inks[p + 1] as number) + ink * u * (1 - v);
    inks[p + stride] = (inks[p + stride] as number) + ink * (1 - u) * v;
    inks[p + stride + 1] = (inks[p + stride + 1] as number) + ink * u * v;
  }

  private splatLight(sums: Float32Array, x: number, y: number, area: number, [red, green, blue, alpha]: Light): void {
    const column = Math.floor(x - 0.5);
    const row = Math.floor(y - 0.5);
    if (column < 0 || row < 0 || column > this.width + 2 * RIM - 2 || row > this.height + 2 * RIM - 2) return;
    const u = x - 0.5 - column;
    const v = y - 0.5 - row;
    for (let k = 0; k < 4; k++) {
      const p = 4 * ((row + (k >> 1)) * this.stride + column + (k & 1));
      const share = area * alpha * ((k & 1) === 0 ? 1 - u : u) * (k < 2 ? 1 - v : v);
      sums[p] = (sums[p] as number) + red * share;
      sums[p + 1] = (sums[p + 1] as number) + green * share;
      sums[p + 2] = (sums[p + 2] as number) + blue * share;
      sums[p + 3] = (sums[p + 3] as number) + share;
    }
  }

  private layFills(sums: Float32Array): void {
    this.dry();
    const light = this.lights();
    for (let p = 0; p < sums.length; p += 4) {
      const weight = sums[p + 3] as number;
      if (weight === 0) continue;
      // Cells are splat as dots, so that whole pixels come out a little above or below one: no paper may shine through.
      const share = weight > NEARLY_WHOLE ? 1 / weight : 1 / NEARLY_WHOLE;
      const rest = 1 - Math.min(weight / NEARLY_WHOLE, 1);
      for (let k = 0; k < 4; k++) light[p + k] = (light[p + k] as number) * rest + (sums[p + k] as number) * share;
    }
  }
}

/** The most ink that is told apart, and in how many steps. */
const INK = 2;
const RAMP = 2047;

/** Writes a pixel. @param red light times opacity, as green and blue */
function setTone(
  samples: Uint8ClampedArray,
  at: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
): void {
  if (alpha <= 0) return;
  samples[at] = toneOf(red / alpha);
  samples[at + 1] = toneOf(green / alpha);
  samples[at + 2] = toneOf(blue / alpha);
  samples[at + 3] = Math.round(255 * alpha);
}

/** How much of a pixel cells may seem to cover that is covered whole. */
const NEARLY_WHOLE = 0.8;

/** Fills of cells that are laid on together. */
interface Fills {
  /** @param area in square cell units, about x, y */
  add(x: number, y: number, area: number, colour: number): void;
  dry(): void;
}
