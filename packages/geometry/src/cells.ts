import { Delaunay, type Voronoi } from 'd3-delaunay';

/** A box from 0, 0 to width, height. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * Places of corners are rounded to 2^-30 of a cell unit. What lies on one circle up to rounding (lattices, regular
 * polygons) then meets in one corner, instead of in a knot of several 10^-16 apart.
 */
export const STEPS_PER_UNIT = 0x40000000;

/** Voronoi cells, cut off at a box. */
export class Cells {
  readonly count: number;
  /** Corners of the cell asked for last, `length` of them: x in the even places, y in the odd ones. */
  corners: Float64Array = new Float64Array(32);
  length = 0;
  private readonly diagram: Voronoi<unknown>;

  /**
   * d3-delaunay uses + - * / alone as long as the points do not all lie on one line.
   *
   * @param points x and y of each, inside the box, no two equal
   * Cost: O(points log points).
   */
  constructor(points: Float64Array, { width, height }: Box) {
    this.count = points.length / 2;
    this.diagram = new Delaunay(points).voronoi([0, 0, width, height]);
  }

  /** Reads the corners of a cell into `corners`, clockwise as drawn with y down. Cost: O(corners). */
  read(cell: number): void {
    this.length = 0;
    this.diagram.renderCell(cell, this);
  }

  // The verbs by which d3 draws a cell.

  moveTo(x: number, y: number): void {
    this.lineTo(x, y);
  }

  lineTo(x: number, y: number): void {
    const roundX = Math.round(x * STEPS_PER_UNIT) / STEPS_PER_UNIT;
    const roundY = Math.round(y * STEPS_PER_UNIT) / STEPS_PER_UNIT;
    if (this.isCorner(this.length - 1, roundX, roundY)) return;
    const at = 2 * this.length++;
    if (at + 2 > this.corners.length) {
      const larger = new Float64Array(2 * this.corners.length);
      larger.set(this.corners);
      this.corners = larger;
    }
    this.corners[at] = roundX;
    this.corners[at + 1] = roundY;
  }

  closePath(): void {
    const last = this.length - 1;
    if (last > 0 && this.isCorner(0, this.corners[2 * last] as number, this.corners[2 * last + 1] as number))
      this.length--;
  }

  private isCorner(index: number, x: number, y: number): boolean {
    return index >= 0 && this.corners[2 * index] === x && this.corners[2 * index + 1] === y;
  }
}
