import type { Polylines } from './polylines.ts';

/** The verbs of a pen. */
export interface Tracer {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  /**
   * An arc from the current point round a corner to x, y; it touches the ways to and from the corner.
   *
   * @param clockwise as drawn with y down
   */
  arcTo(cornerX: number, cornerY: number, x: number, y: number, radius: number, clockwise: boolean): void;
  closePath(): void;
}

/**
 * Draws one polyline through the verbs of a pen, its turns rounded.
 *
 * @param turn largest radius of a turn; less where the sides of the corner are short, as half of each is left
 *   for the next turn. 0 leaves corners as they are
 * Cost: O(points).
 */
export function trace(lines: Polylines, k: number, turn: number, tracer: Tracer): void {
  const { points } = lines;
  const begin = lines.first[k] as number;
  const end = lines.first[k + 1] as number;
  const closed = lines.closed[k] === 1;
  for (let p = begin; p < end; p++) {
    const x = points[2 * p] as number;
    const y = points[2 * p + 1] as number;
    if (p === begin) tracer.moveTo(x, y);
    else if (turn === 0 || p === end - 1) tracer.lineTo(x, y);
    else round(points, p, p === begin + 1 ? 1 : 0.5, p === end - 2 ? 1 : 0.5, turn, tracer);
  }
  if (closed) tracer.closePath();
}

/** Rounds the turn at point p, using up no more than the given shares of its two sides. */
function round(
  points: Float64Array,
  p: number,
  shareBack: number,
  shareOn: number,
  turn: number,
  tracer: Tracer,
): void {
  const x = points[2 * p] as number;
  const y = points[2 * p + 1] as number;
  const backX = (points[2 * p - 2] as number) - x;
  const backY = (points[2 * p - 1] as number) - y;
  const onX = (points[2 * p + 2] as number) - x;
  const onY = (points[2 * p + 3] as number) - y;
  const back = Math.sqrt(backX * backX + backY * backY);
  const on = Math.sqrt(onX * onX + onY * onY);

  // The tangent of half the turn: the arc begins radius * tangent before the corner.
  const cosine = -(backX * onX + backY * onY) / (back * on);
  const tangent = Math.sqrt(Math.max(1 - cosine, 0) / Math.max(1 + cosine, 1e-9));
  const before = Math.min(turn * tangent, back * shareBack, on * shareOn);
  tracer.lineTo(x + (backX * before) / back, y + (backY * before) / back);
  const clockwise = backX * onY - backY * onX < 0;
  tracer.arcTo(x, y, x + (onX * before) / on, y + (onY * before) / on, before / tangent, clockwise);
}
