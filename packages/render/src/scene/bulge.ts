// Round pieces of lines. A piece from one point to the next has a bulge, the tangent of a quarter of the angle it turns
// by: 0 is straight, 1 half a circle, above 0 clockwise as drawn with y down. Two points and a bulge are all there is to
// an arc, whatever is moved or scaled, and no sine is needed.
//
//         M              from a to b clockwise: the middle M stands
//      .-' '-.           bulge x half the chord to the left of the chord
//    a ------- b

import type { Tracer } from './tracer.ts';

/** Tangent of an eighth of a circle: the most that is drawn in one piece, as the corner of its tangents runs away. */
const QUARTER = Math.SQRT2 - 1;

/** The bulge of the short arc about (x, y) from a to b. */
export function bulgeAbout(x: number, y: number, aX: number, aY: number, bX: number, bY: number): number {
  const [fromX, fromY, toX, toY] = [aX - x, aY - y, bX - x, bY - y];
  const sine = fromX * toY - fromY * toX;
  const cosine = fromX * toX + fromY * toY;
  const half = sine / (Math.sqrt(sine * sine + cosine * cosine) + cosine); // tangent of half the angle
  return half / (1 + Math.sqrt(1 + half * half));
}

/** A circle that a piece lies on. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The circle of a piece from a to b that is not straight. */
export function circleOf(aX: number, aY: number, bX: number, bY: number, bulge: number): Circle {
  const alongX = bX - aX;
  const alongY = bY - aY;
  const away = (1 - bulge * bulge) / (4 * bulge);
  return {
    x: (aX + bX) / 2 - alongY * away,
    y: (aY + bY) / 2 + alongX * away,
    radius: (Math.sqrt(alongX * alongX + alongY * alongY) * (1 + bulge * bulge)) / (4 * Math.abs(bulge)),
  };
}

/** The middle of a piece. */
export function middleOfPiece(aX: number, aY: number, bX: number, bY: number, bulge: number): [number, number] {
  return [(aX + bX) / 2 + ((bY - aY) * bulge) / 2, (aY + bY) / 2 - ((bX - aX) * bulge) / 2];
}

/** The direction, a unit vector, in which a piece leaves a; that in which it comes to b has the bulge turned round. */
export function headingAt(aX: number, aY: number, bX: number, bY: number, bulge: number): [number, number] {
  const alongX = bX - aX;
  const alongY = bY - aY;
  const length = Math.sqrt(alongX * alongX + alongY * alongY) * (1 + bulge * bulge);
  const cosine = (1 - bulge * bulge) / length;
  const sine = (2 * bulge) / length;
  return [alongX * cosine + alongY * sine, alongY * cosine - alongX * sine];
}

/** The bulge of two pieces of one circle in a row. */
export function sumOfBulges(a: number, b: number): number {
  return (a + b) / (1 - a * b);
}

/** Draws a piece from a, where the pen stands, to b: straight or in arcs of at most a quarter of a circle. */
export function tracePiece(aX: number, aY: number, bX: number, bY: number, bulge: number, tracer: Tracer): void {
  if (bulge === 0) {
    tracer.lineTo(bX, bY);
    return;
  }
  if (Math.abs(bulge) > QUARTER + 1e-9) {
    const [x, y] = middleOfPiece(aX, aY, bX, bY, bulge);
    const half = bulge / (1 + Math.sqrt(1 + bulge * bulge));
    tracePiece(aX, aY, x, y, half, tracer);
    tracePiece(x, y, bX, bY, half, tracer);
    return;
  }
  const alongX = bX - aX;
  const alongY = bY - aY;
  const away = bulge / (1 - bulge * bulge);
  const cornerX = (aX + bX) / 2 + alongY * away;
  const cornerY = (aY + bY) / 2 - alongX * away;
  const { radius } = circleOf(aX, aY, bX, bY, bulge);
  tracer.arcTo(cornerX, cornerY, bX, bY, radius, bulge > 0);
}
