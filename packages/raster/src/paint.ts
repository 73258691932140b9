// A scanline rasteriser: sixteen lines a pixel row, each cut by the edges of the shape; between two cuts the parts of
// pixels covered are added up exactly to 1/256. Where all edges stand upright, lines that see the same edges are done
// at once, which is most of a maze on squares.
// Cost: O(edges + rows x edges in a row), and the pixels touched.

import type { Rgba } from './colour.ts';
import { EDGE, type Shape, UNIT } from './shape.ts';
import { FULL, type Surface } from './surface.ts';

/** Lines a row of pixels. */
const LINES = 16;
const LINE_STEP = UNIT / LINES;

/** How a shape is painted. */
export interface PaintOptions {
  /** Inside is where outlines wind round (pieces that overlap are one shape), or where they do so an odd number of times. */
  readonly rule?: 'winding' | 'even-odd' | undefined;
  /** Pixels on the edge are covered in part; else those whose middle lies inside are covered whole. */
  readonly smooth?: boolean | undefined;
}

/** Paints a shape in one colour; parts outside of the surface are cut off. */
export function paint(surface: Surface, shape: Shape, colour: Rgba, options: PaintOptions = {}): void {
  const { rule = 'winding', smooth = true } = options;
  const rectangles = shape.rectangles.values();
  for (let i = 0; i < rectangles.length && colour[3] === 255; i += 4) {
    const x0 = rectangles[i] as number;
    const y0 = rectangles[i + 1] as number;
    surface.fill(x0, y0, rectangles[i + 2] as number, rectangles[i + 3] as number, colour);
  }
  new Scan(surface, withRectangles(shape, colour), colour, rule, smooth).run();
}

/** The edges of a shape; rectangles come along where colours shine through, as laid twice they would show. */
function withRectangles(shape: Shape, colour: Rgba): Int32Array {
  const edges = shape.edges.values();
  const rectangles = shape.rectangles.values();
  if (colour[3] === 255 || rectangles.length === 0) return edges;
  const all = new Int32Array(edges.length + (rectangles.length / 4) * 2 * EDGE);
  all.set(edges);
  for (let i = 0, at = edges.length; i < rectangles.length; i += 4, at += 2 * EDGE) {
    const [x0, y0, x1, y1] = Array.from(rectangles.subarray(i, i + 4), (v) => v * UNIT) as [
      number,
      number,
      number,
      number,
    ];
    all.set([x1, y0, x1, y1, 1, x0, y0, x0, y1, -1], at);
  }
  return all;
}

class Scan {
  private readonly surface: Surface;
  private readonly edges: Int32Array;
  private readonly colour: Rgba;
  private readonly evenOdd: boolean;
  private readonly smooth: boolean;
  private readonly part: Int32Array; // pixel -> what spans cover of it in part
  private readonly rise: Int32Array; // pixel -> spans that cover it whole and begin there, less those that end
  private readonly coverage: Uint8Array;
  private cuts = new Int32Array(64); // 2 x + 1 where an edge goes down, 2 x where it goes up
  private left = 0;
  private right = 0;

  constructor(surface: Surface, edges: Int32Array, colour: Rgba, rule: string, smooth: boolean) {
    this.surface = surface;
    this.edges = edges;
    this.colour = colour;
    this.evenOdd = rule === 'even-odd';
    this.smooth = smooth;
    this.part = new Int32Array(surface.width + 1);
    this.rise = new Int32Array(surface.width + 1);
    this.coverage = new Uint8Array(surface.width);
  }

  run(): void {
    const { edges, surface } = this;
    const { first, order, top } = byFirstRow(edges, surface.height);
    let active = new Int32Array(64);
    let count = 0;
    for (let row = top; row < surface.height; row++) {
      const begin = row * UNIT;
      let kept = 0;
      for (let i = 0; i < count; i++) {
        const e = active[i] as number;
        if ((edges[e + 3] as number) > begin) active[kept++] = e;
      }
      count = kept;
      const from = first[row] as number;
      const to = first[row + 1] as number;
      if (count + to - from > active.length) active = larger(active, count + to - from);
      for (let i = from; i < to; i++) active[count++] = order[i] as number;
      if (count === 0) {
        if (to === order.length) break;
        continue;
      }
      if (count > this.cuts.length) this.cuts = larger(this.cuts, count);
      this.left = surface.width;
      this.right = 0;
      if (this.smooth) for (let line = 0; line < LINES; ) line += this.cut(active, count, begin, line);
      else this.cut(active, count, begin, LINES / 2);
      this.layRow(row);
    }
  }

  /** Adds up one line, or as many as see the same upright edges; returns how many. */
  private cut(active: Int32Array, count: number, begin: number, line: number): number {
    const { edges, cuts } = this;
    const y = this.smooth ? begin + line * LINE_STEP + LINE_STEP / 2 : begin + UNIT / 2;
    let n = 0;
    let upright = true;
    let change = begin + UNIT;
    for (let i = 0; i < count; i++) {
      const e = active[i] as number;
      const y0 = edges[e + 1] as number;
      const y1 = edges[e + 3] as number;
      if (y0 > y) {
        if (y0 < change) change = y0;
        continue;
      }
      if (y1 <= y) continue;
      if (y1 < change) change = y1;
      const x0 = edges[e] as number;
      const x1 = edges[e + 2] as number;
      let x = x0;
      if (x0 !== x1) {
        upright = false;
        x = Math.round(x0 + ((x1 - x0) * (y - y0)) / (y1 - y0));
      }
      cuts[n++] = 2 * x + ((edges[e + 4] as number) > 0 ? 1 : 0);
    }
    sort(cuts, n);
    const lines = this.smooth && upright ? Math.min(Math.ceil((change - y) / LINE_STEP), LINES - line) : 1;
    this.addSpans(n, this.smooth ? lines : LINES);
    return lines;
  }

  private addSpans(n: number, weight: number): void {
    const { cuts, evenOdd } = this;
    let winding = 0;
    let from = 0;
    for (let i = 0; i < n; i++) {
      const cut = cuts[i] as number;
      const before = winding;
      winding = evenOdd ? winding ^ 1 : winding + ((cut & 1) === 1 ? 1 : -1);
      if (before === 0) from = cut >> 1;
      else if (winding === 0) this.addSpan(from, cut >> 1, weight);
    }
  }

  /** Covers what lies between two x on `weight` lines. */
  private addSpan(x0: number, x1: number, weight: number): void {
    const { part, rise } = this;
    const most = this.surface.width * UNIT;
    const half = UNIT / 2;
    const from = Math.max(this.smooth ? x0 : (x0 + half - 1) & -UNIT, 0);
    const to = Math.min(this.smooth ? x1 : (x1 + half - 1) & -UNIT, most);
    if (from >= to) return;
    const first = from >> 8;
    const last = to >> 8;
    if (first < this.left) this.left = first;
    if (last >= this.right) this.right = last + 1;
    if (first === last) {
      part[first] = (part[first] as number) + weight * (to - from);
      return;
    }
    part[first] = (part[first] as number) - weight * (from & (UNIT - 1));
    rise[first] = (rise[first] as number) + weight;
    part[last] = (part[last] as number) + weight * (to & (UNIT - 1));
    rise[last] = (rise[last] as number) - weight;
  }

  /** Lays the row on the surface and clears it. */
  private layRow(row: number): void {
    const { part, rise, coverage, surface } = this;
    const end = Math.min(this.right, surface.width);
    let whole = 0;
    for (let x = this.left; x < end; x++) {
      whole += rise[x] as number;
      const sum = whole * UNIT + (part[x] as number); // 0 to LINES x UNIT
      coverage[x] = (sum * FULL + (LINES * UNIT) / 2) >> 12;
      rise[x] = 0;
      part[x] = 0;
    }
    rise[surface.width] = 0;
    part[surface.width] = 0;
    if (this.left < end) surface.blend(row, this.left, end, coverage, this.colour);
  }
}

/** The edges of each row in which they begin to count, as compressed rows; `top` is the first that has any. */
function byFirstRow(
  edges: Int32Array,
  height: number,
): { readonly first: Uint32Array; readonly order: Uint32Array; readonly top: number } {
  const first = new Uint32Array(height + 1);
  const rowOf = (e: number): number => Math.max((edges[e + 1] as number) >> 8, 0);
  const counts = (e: number): boolean => (edges[e + 3] as number) > 0 && rowOf(e) < height;
  for (let e = 0; e < edges.length; e += EDGE) {
    if (counts(e)) first[rowOf(e) + 1] = (first[rowOf(e) + 1] as number) + 1;
  }
  let top = height;
  for (let row = 0; row < height; row++) {
    if (top === height && (first[row + 1] as number) > 0) top = row;
    first[row + 1] = (first[row + 1] as number) + (first[row] as number);
  }
  const order = new Uint32Array(first[height] as number);
  const next = first.slice(0, height);
  for (let e = 0; e < edges.length; e += EDGE) {
    if (!counts(e)) continue;
    const row = rowOf(e);
    order[next[row] as number] = e;
    next[row] = (next[row] as number) + 1;
  }
  return { first, order, top };
}

function larger(array: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(Math.max(2 * array.length, least));
  longer.set(array);
  return longer;
}

/** Few numbers are sorted faster by insertion than by a call. */
function sort(numbers: Int32Array, count: number): void {
  if (count > 24) {
    numbers.subarray(0, count).sort();
    return;
  }
  for (let i = 1; i < count; i++) {
    const number = numbers[i] as number;
    let j = i - 1;
    while (j >= 0 && (numbers[j] as number) > number) {
      numbers[j + 1] = numbers[j] as number;
      j--;
    }
    numbers[j + 1] = number;
  }
}
