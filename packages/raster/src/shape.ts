import { GrowableInts } from '@labrys/core';
import { circle, cornerArc } from './arc.ts';

/** Parts of a pixel in which corners are kept. */
export const UNIT = 256;

/** Numbers that an edge takes in {@link Shape.edges}. */
export const EDGE = 5;

/**
 * What is to be painted: closed outlines, drawn through the verbs of a pen in pixels, x right and y down. Corners are
 * rounded to 1/256 pixel, so that all that follows is done in whole numbers.
 */
export class Shape {
  /** Upper x and y, lower x and y, and the way it was drawn (1 down, -1 up); edges that lie flat are left out. */
  readonly edges: GrowableInts = new GrowableInts(1024);
  /** x0, y0, x1, y1 of rectangles of whole pixels, in pixels: painted without looking at edges. */
  readonly rectangles: GrowableInts = new GrowableInts();
  private startX = 0;
  private startY = 0;
  private x = 0;
  private y = 0;

  moveTo(x: number, y: number): void {
    this.startX = this.x = x;
    this.startY = this.y = y;
  }

  lineTo(x: number, y: number): void {
    this.edge(Math.round(this.x * UNIT), Math.round(this.y * UNIT), Math.round(x * UNIT), Math.round(y * UNIT));
    this.x = x;
    this.y = y;
  }

  arcTo(cornerX: number, cornerY: number, x: number, y: number, radius: number, clockwise: boolean): void {
    const points = cornerArc(this.x, this.y, cornerX, cornerY, x, y, radius, clockwise);
    for (let i = 0; i < points.length; i += 2) this.lineTo(points[i] as number, points[i + 1] as number);
  }

  closePath(): void {
    this.lineTo(this.startX, this.startY);
  }

  /** A convex outline, clockwise with y down like all others, so that pieces that overlap are one shape. */
  convex(points: readonly number[]): void {
    this.moveTo(points[0] as number, points[1] as number);
    for (let i = 2; i < points.length; i += 2) this.lineTo(points[i] as number, points[i + 1] as number);
    this.closePath();
  }

  disc(x: number, y: number, radius: number): void {
    this.convex(circle(radius).map((direction, i) => (i % 2 === 0 ? x : y) + radius * direction));
  }

  /** An upright rectangle from x0, y0 to x1, y1, the larger coordinates last. */
  rectangle(x0: number, y0: number, x1: number, y1: number): void {
    if (isWhole(x0) && isWhole(y0) && isWhole(x1) && isWhole(y1)) {
      this.rectangles.push(Math.round(x0));
      this.rectangles.push(Math.round(y0));
      this.rectangles.push(Math.round(x1));
      this.rectangles.push(Math.round(y1));
      return;
    }
    const [left, top, right, bottom] = [x0, y0, x1, y1].map((v) => Math.round(v * UNIT)) as [
      number,
      number,
      number,
      number,
    ];
    this.edge(right, top, right, bottom);
    this.edge(left, bottom, left, top);
  }

  private edge(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return;
    const { edges } = this;
    const down = y0 < y1;
    edges.push(down ? x0 : x1);
    edges.push(down ? y0 : y1);
    edges.push(down ? x1 : x0);
    edges.push(down ? y1 : y0);
    edges.push(down ? 1 : -1);
  }
}

function isWhole(x: number): boolean {
  return Math.abs(x - Math.round(x)) * UNIT < 0.5;
}
