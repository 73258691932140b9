import { circleOf, sumOfBulges } from './bulge.ts';

/** Many polylines as compressed rows. */
export interface Polylines {
  readonly count: number;
  /** Polyline k has the points first[k] to first[k + 1] - 1. */
  readonly first: Uint32Array;
  /** x and y of each point: entries 2 p and 2 p + 1. */
  readonly points: Float64Array;
  /** Polyline -> 1 if its last point is joined to its first one, which is not repeated. */
  readonly closed: Uint8Array;
  /**
   * Point -> the bulge of the piece that leads on from it: tangent of a quarter of the angle it turns by, above 0
   * clockwise as drawn with y down, 0 straight. Absent where all pieces are straight.
   */
  readonly bulges?: Float64Array | undefined;
}

/** Square of the sine up to which two directions count as one line; the corners of a board are exact to about 1e-12. */
const STRAIGHT = 1e-16;

/** How far apart the centres of pieces of one circle may come out, in radii. */
const SAME_CIRCLE = 1e-6;

/** Collects polylines point by point and leaves out points within a straight line or a circle. */
export class PolylineBuilder {
  private readonly first: number[] = [0];
  private readonly points: number[] = [];
  private readonly closed: number[] = [];
  private bulges: number[] | null = null; // made when the first round piece comes

  /** Goes on to x, y, or begins there. */
  add(x: number, y: number): void {
    const { points } = this;
    const begin = 2 * (this.first[this.first.length - 1] as number);
    if (
      points.length >= begin + 4 &&
      this.bulgeFrom(points.length / 2 - 2) === 0 &&
      this.isStraight(points.length - 4, points.length - 2, x, y)
    )
      points.length -= 2;
    points.push(x, y);
  }

  /** Goes on to x, y round a bulge; one of 0 is straight. */
  bend(x: number, y: number, bulge: number): void {
    if (bulge === 0) {
      this.add(x, y);
      return;
    }
    const whole = this.merged(x, y, bulge);
    if (whole !== null) this.points.length -= 2;
    this.putBulge(whole ?? bulge);
    this.points.push(x, y);
  }

  /**
   * Ends the polyline; the next point starts another one.
   *
   * @param bulge of the piece from the last point to the first one, where it is closed
   */
  end(closed: boolean, bulge = 0): void {
    const { points } = this;
    const begin = 2 * (this.first[this.first.length - 1] as number);
    if (closed && bulge === 0 && points.length >= begin + 6) {
      const firstX = points[begin] as number;
      const firstY = points[begin + 1] as number;
      const last = points.length / 2 - 1;
      if (this.bulgeFrom(last - 1) === 0 && this.isStraight(points.length - 4, points.length - 2, firstX, firstY))
        points.length -= 2;
      const [secondX, secondY] = [points[begin + 2] as number, points[begin + 3] as number];
      if (this.bulgeFrom(begin / 2) === 0 && this.isStraight(points.length - 2, begin, secondX, secondY)) {
        points.splice(begin, 2);
        this.bulges?.splice(begin / 2, 1);
      }
    }
    if (closed && bulge !== 0) {
      const whole = this.merged(points[begin] as number, points[begin + 1] as number, bulge);
      if (whole !== null) points.length -= 2;
      this.putBulge(whole ?? bulge);
    }
    this.closed.push(closed ? 1 : 0);
    this.first.push(points.length / 2);
  }

  polylines(): Polylines {
    const { bulges } = this;
    return {
      count: this.closed.length,
      first: new Uint32Array(this.first),
      points: new Float64Array(this.points),
      closed: new Uint8Array(this.closed),
      ...(bulges === null
        ? {}
        : { bulges: Float64Array.from({ length: this.points.length / 2 }, (_, p) => bulges[p] ?? 0) }),
    };
  }

  private bulgeFrom(point: number): number {
    return this.bulges?.[point] ?? 0;
  }

  /** Sets the bulge of the piece that leads on from the last point, and forgets those of points that are gone. */
  private putBulge(bulge: number): void {
    this.bulges ??= [];
    const last = this.points.length / 2 - 1;
    this.bulges.length = Math.min(this.bulges.length, last + 1);
    while (this.bulges.length < last) this.bulges.push(0);
    this.bulges[last] = bulge;
  }

  /** The bulge of the last piece and a further one to x, y, where both lie on one circle and make no more than half of it. */
  private merged(x: number, y: number, bulge: number): number | null {
    const { points } = this;
    const n = points.length;
    if (n / 2 - 2 < (this.first[this.first.length - 1] as number)) return null;
    const before = this.bulgeFrom(n / 2 - 2);
    if (before * bulge <= 0) return null;
    const whole = sumOfBulges(before, bulge);
    if (!(Math.abs(whole) <= 1 + 1e-9) || whole * bulge < 0) return null;
    const [aX, aY, bX, bY] = points.slice(n - 4) as [number, number, number, number];
    const one = circleOf(aX, aY, bX, bY, before);
    const other = circleOf(bX, bY, x, y, bulge);
    const apart = Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
    return apart <= SAME_CIRCLE * one.radius ? whole : null;
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
