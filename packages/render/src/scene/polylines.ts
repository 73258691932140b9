/** Many polylines as compressed rows. */
export interface Polylines {
  readonly count: number;
  /** Polyline k has the points first[k] to first[k + 1] - 1. */
  readonly first: Uint32Array;
  /** x and y of each point: entries 2 p and 2 p + 1. */
  readonly points: Float64Array;
  /** Polyline -> 1 if its last point is joined to its first one, which is not repeated. */
  readonly closed: Uint8Array;
}

/** Square of the sine up to which two directions count as one line; the corners of a board are exact to about 1e-12. */
const STRAIGHT = 1e-16;

/** Collects polylines point by point and leaves out the points that lie on a straight line. */
export class PolylineBuilder {
  private readonly first: number[] = [0];
  private readonly points: number[] = [];
  private readonly closed: number[] = [];

  add(x: number, y: number): void {
    const { points } = this;
    const begin = 2 * (this.first[this.first.length - 1] as number);
    if (points.length >= begin + 4 && this.isStraight(points.length - 4, points.length - 2, x, y)) points.length -= 2;
    points.push(x, y);
  }

  /** Ends the polyline; the next point starts another one. */
  end(closed: boolean): void {
    const { points } = this;
    const begin = 2 * (this.first[this.first.length - 1] as number);
    if (closed && points.length >= begin + 6) {
      const firstX = points[begin] as number;
      const firstY = points[begin + 1] as number;
      if (this.isStraight(points.length - 4, points.length - 2, firstX, firstY)) points.length -= 2;
      const [secondX, secondY] = [points[begin + 2] as number, points[begin + 3] as number];
      if (this.isStraight(points.length - 2, begin, secondX, secondY)) points.splice(begin, 2);
    }
    this.closed.push(closed ? 1 : 0);
    this.first.push(points.length / 2);
  }

  polylines(): Polylines {
    return {
      count: this.closed.length,
      first: new Uint32Array(this.first),
      points: new Float64Array(this.points),
      closed: new Uint8Array(this.closed),
    };
  }

  /** Whether the way from the point at `a` over that at `b` to x, y goes straight on. */
  private isStraight(a: number, b: number, x: number, y: number): boolean {
    const { points } = this;
    const inX = (points[b] as number) - (points[a] as number);
    const inY = (points[b + 1] as number) - (points[a + 1] as number);
    const outX = x - (points[b] as number);
    const outY = y - (points[b + 1] as number);
    const cross = inX * outY - inY * outX;
    const lengths = (inX * inX + inY * inY) * (outX * outX + outY * outY);
    return inX * outX + inY * outY > 0 && cross * cross <= STRAIGHT * lengths;
  }
}
