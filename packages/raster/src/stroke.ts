// Strokes as shapes: a rectangle for each straight piece, and what belongs to its joins and ends. All pieces wind the
// same way, so where they overlap they are one.

import { cornerArc } from './arc.ts';
import type { Shape } from './shape.ts';

/** How a line is drawn, in pixels. */
export interface StrokeOptions {
  readonly width: number;
  /** Ends and joins; square ends reach half a width further. */
  readonly ends: 'round' | 'square';
  /** Distance between the middles of round dots as wide as the line; 0 draws the whole line. */
  readonly dotStep?: number | undefined;
}

/** Directions whose sine is less are upright or level. */
const STRAIGHT = 1e-9;

/** Pieces that turn by less than 8 degrees come from an arc: a wedge fills the gap between them. */
const SMOOTH_TURN = 0.99;

/** The longest spike at a square join, in widths, as SVG has it. */
const MITER_LIMIT = 4;

/** A pen that strokes lines into a shape; it has the same verbs. */
export class Stroke {
  private readonly shape: Shape;
  private readonly options: StrokeOptions;
  private points: number[] = [];

  constructor(shape: Shape, options: StrokeOptions) {
    this.shape = shape;
    this.options = options;
  }

  moveTo(x: number, y: number): void {
    this.end();
    this.points = [x, y];
  }

  lineTo(x: number, y: number): void {
    const { points } = this;
    const n = points.length;
    if (points[n - 2] === x && points[n - 1] === y && n > 2) return;
    points.push(x, y);
  }

  arcTo(cornerX: number, cornerY: number, x: number, y: number, radius: number, clockwise: boolean): void {
    const { points } = this;
    const n = points.length;
    const fromX = points[n - 2] as number;
    const fromY = points[n - 1] as number;
    const arc = cornerArc(fromX, fromY, cornerX, cornerY, x, y, radius, clockwise);
    for (let i = 0; i < arc.length; i += 2) this.lineTo(arc[i] as number, arc[i + 1] as number);
  }

  closePath(): void {
    this.put(true);
    this.points = [];
  }

  /** Ends the last line; nothing is put into the shape before. */
  end(): void {
    if (this.points.length > 0) this.put(false);
    this.points = [];
  }

  private put(closed: boolean): void {
    const { points, options } = this;
    if ((options.dotStep ?? 0) > 0) {
      this.putDots(closed);
      return;
    }
    const all = closed ? [...points, points[0] as number, points[1] as number] : points;
    const pieces = all.length / 2 - 1;
    let beforeX = 0;
    let beforeY = 0;
    let firstX = 0;
    let firstY = 0;
    let isFirst = true;
    for (let i = 0; i < pieces; i++) {
      const x = all[2 * i] as number;
      const y = all[2 * i + 1] as number;
      const toX = all[2 * i + 2] as number;
      const toY = all[2 * i + 3] as number;
      const length = Math.sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y));
      if (length === 0) continue;
      const alongX = (toX - x) / length;
      const alongY = (toY - y) / length;
      this.putPiece(x, y, toX, toY, alongX, alongY, !closed && isFirst, !closed && i === pieces - 1);
      if (isFirst) {
        firstX = alongX;
        firstY = alongY;
        isFirst = false;
      } else {
        this.putJoin(x, y, beforeX, beforeY, alongX, alongY);
      }
      beforeX = alongX;
      beforeY = alongY;
    }
    if (isFirst) this.putDot(points[0] as number, points[1] as number);
    else if (closed) this.putJoin(points[0] as number, points[1] as number, beforeX, beforeY, firstX, firstY);
  }

  /** A straight piece, and its ends where the line ends there. */
  private putPiece(
    x: number,
    y: number,
    toX: number,
    toY: number,
    alongX: number,
    alongY: number,
    isFirst: boolean,
    isLast: boolean,
  ): void {
    const { shape, options } = this;
    const half = options.width / 2;
    const square = options.ends === 'square';
    const before = square && isFirst ? half : 0;
    const after = square && isLast ? half : 0;
    const x0 = x - before * alongX;
    const y0 = y - before * alongY;
    const x1 = toX + after * alongX;
    const y1 = toY + after * alongY;
    if (Math.abs(alongX) < STRAIGHT) {
      shape.rectangle(x0 - half, Math.min(y0, y1), x0 + half, Math.max(y0, y1));
    } else if (Math.abs(alongY) < STRAIGHT) {
      shape.rectangle(Math.min(x0, x1), y0 - half, Math.max(x0, x1), y0 + half);
    } else {
      const acrossX = -half * alongY;
      const acrossY = half * alongX;
      shape.convex([
        x0 + acrossX,
        y0 + acrossY,
        x0 - acrossX,
        y0 - acrossY,
        x1 - acrossX,
        y1 - acrossY,
        x1 + acrossX,
        y1 + acrossY,
      ]);
    }
    if (square) return;
    if (isFirst) shape.disc(x, y, half);
    if (isLast) shape.disc(toX, toY, half);
  }

  /** What two pieces leave open on the outside of their turn. */
  private putJoin(x: number, y: number, inX: number, inY: number, outX: number, outY: number): void {
    const { shape, options } = this;
    const half = options.width / 2;
    const cosine = inX * outX + inY * outY;
    const sine = inX * outY - inY * outX;
    if (Math.abs(sine) < STRAIGHT && cosine > 0) return;
    if (options.ends === 'round' && cosine < SMOOTH_TURN) {
      shape.disc(x, y, half);
      return;
    }
    if (isLevel(inX, inY) && isLevel(outX, outY) && options.ends === 'square' && Math.abs(cosine) < STRAIGHT) {
      shape.rectangle(x - half, y - half, x + half, y + half);
      return;
    }
    // The outside is on the left of a turn to the right. The four corners: the point, the outside of the piece before,
    // the tip where both outsides meet, the outside of the piece after.
    const side = sine > 0 ? half : -half;
    const fromX = x + side * inY;
    const fromY = y - side * inX;
    const toX = x + side * outY;
    const toY = y - side * outX;
    const tip = options.ends === 'square' && 2 / Math.max(1 + cosine, 1e-12) <= MITER_LIMIT * MITER_LIMIT;
    const reach = Math.abs(side) * (Math.abs(sine) / Math.max(1 + cosine, 1e-12));
    const corners = tip
      ? [x, y, fromX, fromY, fromX + reach * inX, fromY + reach * inY, toX, toY]
      : [x, y, fromX, fromY, toX, toY];
    shape.convex(sine > 0 ? corners : backwards(corners));
  }

  private putDot(x: number, y: number): void {
    const half = this.options.width / 2;
    if (this.options.ends === 'round') this.shape.disc(x, y, half);
    else this.shape.rectangle(x - half, y - half, x + half, y + half);
  }

  private putDots(closed: boolean): void {
    const { points, shape, options } = this;
    const all = closed ? [...points, points[0] as number, points[1] as number] : points;
    const step = options.dotStep as number;
    let ahead = 0; // distance to the next dot
    for (let i = 0; i + 2 < all.length; i += 2) {
      const x = all[i] as number;
      const y = all[i + 1] as number;
      const acrossX = (all[i + 2] as number) - x;
      const acrossY = (all[i + 3] as number) - y;
      const length = Math.sqrt(acrossX * acrossX + acrossY * acrossY);
      for (; ahead <= length; ahead += step) {
        const share = length === 0 ? 0 : ahead / length;
        shape.disc(x + share * acrossX, y + share * acrossY, options.width / 2);
      }
      ahead -= length;
    }
  }
}

function isLevel(x: number, y: number): boolean {
  return Math.abs(x) < STRAIGHT || Math.abs(y) < STRAIGHT;
}

function backwards(points: readonly number[]): number[] {
  const turned: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) turned.push(points[i] as number, points[i + 1] as number);
  return turned;
}
