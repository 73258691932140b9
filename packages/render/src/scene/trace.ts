import { bulgeAbout, type Circle, circleOf, headingAt, tracePiece } from './bulge.ts';
import type { Polylines } from './polylines.ts';
import type { Tracer } from './tracer.ts';

export type { Tracer } from './tracer.ts';

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
  if (lines.bulges !== undefined) {
    traceRound(lines, lines.bulges, begin, end, closed, turn, tracer);
    return;
  }
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

/** A turn from one piece to the next, rounded. */
interface Turn {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  readonly bulge: number;
}

/** The same for polylines with round pieces. */
function traceRound(
  { points }: Polylines,
  bulges: Float64Array,
  begin: number,
  end: number,
  closed: boolean,
  turn: number,
  tracer: Tracer,
): void {
  let atX = points[2 * begin] as number;
  let atY = points[2 * begin + 1] as number;
  tracer.moveTo(atX, atY);
  for (let p = begin; p < (closed ? end : end - 1); p++) {
    const next = p + 1 < end ? p + 1 : begin;
    const piece = pieceFrom(points, bulges, p, next);
    let arc: Turn | null = null;
    if (turn > 0 && !closed && next < end - 1) {
      const on = pieceFrom(points, bulges, next, next + 1);
      arc = turnBetween(piece, on, p === begin ? 1 : 0.5, next === end - 2 ? 1 : 0.5, turn);
    }
    const stopX = arc?.fromX ?? piece.toX;
    const stopY = arc?.fromY ?? piece.toY;
    const isWhole = arc === null && atX === piece.x && atY === piece.y;
    tracePiece(atX, atY, stopX, stopY, isWhole ? piece.bulge : bulgeWithin(piece, atX, atY, stopX, stopY), tracer);
    if (arc !== null) tracePiece(stopX, stopY, arc.toX, arc.toY, arc.bulge, tracer);
    atX = arc?.toX ?? stopX;
    atY = arc?.toY ?? stopY;
  }
  if (closed) tracer.closePath();
}

/** A piece of a line, straight or round. */
interface Piece {
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
  readonly bulge: number;
}

function pieceFrom(points: Float64Array, bulges: Float64Array, p: number, next: number): Piece {
  return {
    x: points[2 * p] as number,
    y: points[2 * p + 1] as number,
    toX: points[2 * next] as number,
    toY: points[2 * next + 1] as number,
    bulge: bulges[p] as number,
  };
}

/** The bulge of a part of a piece. */
function bulgeWithin(
  { x, y, toX, toY, bulge }: Piece,
  fromX: number,
  fromY: number,
  endX: number,
  endY: number,
): number {
  if (bulge === 0) return 0;
  const circle = circleOf(x, y, toX, toY, bulge);
  return bulgeAbout(circle.x, circle.y, fromX, fromY, endX, endY);
}

/** Rounds the turn between two pieces, using up no more than the given shares of them; null where there is none to round. */
function turnBetween(back: Piece, on: Piece, shareBack: number, shareOn: number, turn: number): Turn | null {
  if (back.bulge === 0 && on.bulge === 0) return straightTurn(back, on, shareBack, shareOn, turn);
  if (back.bulge !== 0 && on.bulge !== 0) return null; // rings are left and entered along rays
  if (back.bulge === 0) return roundTurn(back, on, shareBack, shareOn, turn);
  const mirrored = roundTurn(reversed(on), reversed(back), shareOn, shareBack, turn);
  if (mirrored === null) return null;
  const { fromX, fromY, toX, toY, bulge } = mirrored;
  return { fromX: toX, fromY: toY, toX: fromX, toY: fromY, bulge: -bulge };
}

function reversed({ x, y, toX, toY, bulge }: Piece): Piece {
  return { x: toX, y: toY, toX: x, toY: y, bulge: -bulge };
}

function straightTurn(back: Piece, on: Piece, shareBack: number, shareOn: number, turn: number): Turn | null {
  const { toX: x, toY: y } = back;
  const [backX, backY] = [back.x - x, back.y - y];
  const [onX, onY] = [on.toX - x, on.toY - y];
  const lengthBack = Math.sqrt(backX * backX + backY * backY);
  const lengthOn = Math.sqrt(onX * onX + onY * onY);
  const cosine = -(backX * onX + backY * onY) / (lengthBack * lengthOn);
  const tangent = Math.sqrt(Math.max(1 - cosine, 0) / Math.max(1 + cosine, 1e-9));
  if (tangent < 1e-9) return null;
  const before = Math.min(turn * tangent, lengthBack * shareBack, lengthOn * shareOn);
  const bulge = tangent / (1 + Math.sqrt(1 + tangent * tangent));
  return {
    fromX: x + (backX * before) / lengthBack,
    fromY: y + (backY * before) / lengthBack,
    toX: x + (onX * before) / lengthOn,
    toY: y + (onY * before) / lengthOn,
    bulge: backX * onY - backY * onX < 0 ? bulge : -bulge,
  };
}

/** From a straight piece on to a round one: the circle that touches both, smaller where one of them is short. */
function roundTurn(back: Piece, on: Piece, shareBack: number, shareOn: number, turn: number): Turn | null {
  const { x, y } = on;
  const lengthBack = Math.sqrt((back.x - x) * (back.x - x) + (back.y - y) * (back.y - y));
  const chordOn = Math.sqrt((on.toX - x) * (on.toX - x) + (on.toY - y) * (on.toY - y));
  const [alongX, alongY] = [(back.x - x) / lengthBack, (back.y - y) / lengthBack];
  const [headingX, headingY] = headingAt(x, y, on.toX, on.toY, on.bulge);
  const circle: Circle = circleOf(x, y, on.toX, on.toY, on.bulge);
  const cross = alongX * headingY - alongY * headingX;
  if (Math.abs(cross) < 1e-3) return null; // it goes straight on, or back
  const side = cross > 0 ? 1 : -1;
  const isOutside = alongX * (x - circle.x) + alongY * (y - circle.y) > 0;
  for (let radius = turn, tries = 0; tries < 8; tries++) {
    // The middle of the turn lies a radius beside the line and a radius off the circle.
    const offX = x - circle.x - side * radius * alongY;
    const offY = y - circle.y + side * radius * alongX;
    const reach = circle.radius + (isOutside ? radius : -radius);
    const along = offX * alongX + offY * alongY;
    const root = along * along - offX * offX - offY * offY + reach * reach;
    const ahead = root < 0 ? -1 : isOutside ? Math.sqrt(root) - along : -along - Math.sqrt(root);
    if (ahead <= 0 || reach <= 0) {
      radius /= 2;
      continue;
    }
    const [middleX, middleY] = [offX + ahead * alongX, offY + ahead * alongY]; // from the centre of the circle
    const [toX, toY] = [circle.x + (middleX * circle.radius) / reach, circle.y + (middleY * circle.radius) / reach];
    const used = Math.sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y));
    const most = Math.min((shareBack * lengthBack) / ahead, (shareOn * chordOn) / used);
    if (most < 1 - 1e-9) {
      radius *= Math.max(0.98 * most, 0.1);
      continue;
    }
    const [fromX, fromY] = [x + ahead * alongX, y + ahead * alongY];
    return {
      fromX,
      fromY,
      toX,
      toY,
      bulge: bulgeAbout(circle.x + middleX, circle.y + middleY, fromX, fromY, toX, toY),
    };
  }
  return null;
}
