// The line of what was walked, as paths are drawn, up to a player who may stand between two cells.

import { type Bend, backwards, LegLine, type Lines } from '@labrys/render';
import type { PlayBoard } from '../../engine/jobs/board.ts';

/** Half of the board -> its leg, from the centre of its cell outward. */
export function legOf({ legs }: PlayBoard, half: number): Bend[] {
  const { first, bends } = legs;
  const leg: Bend[] = [];
  for (let b = first[half] as number; b < (first[half + 1] as number); b++) {
    leg.push([bends[3 * b] as number, bends[3 * b + 1] as number, bends[3 * b + 2] as number]);
  }
  return leg;
}

/** Where a player is: in a cell, or a share of the way over a half. */
export interface Standing {
  readonly cell: number;
  /** Half of that cell that is being walked over, or -1. */
  readonly half: number;
  /** 0 in the cell to 1 in the next. */
  readonly share: number;
}

/** The point of the board where a player is. */
export function pointOf(board: PlayBoard, { cell, half, share }: Standing): readonly [number, number] {
  if (half < 0) return centreOf(board, cell);
  const isOut = share < 0.5;
  const from = isOut ? cell : (board.to[half] as number);
  const leg = legOf(board, isOut ? half : (board.twin[half] as number));
  const whole: Bend[] = [[...centreOf(board, from), 0], ...leg]; // passages below others begin at a wall
  const [x, y] = cut(whole, isOut ? 2 * share : 2 - 2 * share).at(-1) as Bend;
  return [x, y];
}

export function centreOf({ legs }: PlayBoard, cell: number): readonly [number, number] {
  return [legs.centres[2 * cell] as number, legs.centres[2 * cell + 1] as number];
}

/**
 * The line over some halves from where the first one leads out.
 *
 * @param beyond a half walked in part after the last one, and how much of it: 0 to 1
 */
export function lineOver(
  board: PlayBoard,
  halves: readonly number[],
  beyond: { readonly half: number; readonly share: number } | null,
): Pick<Lines, 'lines' | 'turn' | 'ends' | 'dotStep' | 'kind'> {
  const { legs, twin } = board;
  const line = new LegLine();
  const out = (half: number, share: number): void => {
    line.follow(share >= 1 ? legOf(board, half) : cut(legOf(board, half), share), legs.short[half] as number);
  };
  for (const half of halves) {
    out(half, 1);
    const back = twin[half] as number;
    line.follow(backwards(legOf(board, back)));
    line.stopShort(legs.short[back] as number);
  }
  if (beyond !== null && beyond.share > 0) {
    out(beyond.half, 2 * beyond.share);
    if (beyond.share > 0.5) {
      const into = backwards(legOf(board, twin[beyond.half] as number));
      line.follow(cut(into, 2 * beyond.share - 1));
    }
  }
  return { kind: 'lines', lines: line.polylines(), ends: 'round', turn: legs.turn, dotStep: 0 };
}

/** The beginning of a leg, by its length. */
function cut(leg: readonly Bend[], share: number): Bend[] {
  const lengths = leg.map((bend, i) => (i === 0 ? 0 : lengthOf(leg[i - 1] as Bend, bend)));
  let left = Math.min(Math.max(share, 0), 1) * lengths.reduce((sum, length) => sum + length, 0);
  const part: Bend[] = leg.slice(0, 1);
  for (let i = 1; i < leg.length && left > 1e-9; i++) {
    const length = lengths[i] as number;
    part.push(left >= length ? (leg[i] as Bend) : between(leg[i - 1] as Bend, leg[i] as Bend, left / length));
    left -= length;
  }
  return part;
}

function lengthOf([aX, aY]: Bend, [x, y, bulge]: Bend): number {
  const chord = Math.hypot(x - aX, y - aY);
  const angle = 4 * Math.atan(Math.abs(bulge));
  return bulge === 0 ? chord : (chord * angle) / (2 * Math.sin(angle / 2));
}

/** The point a share along a piece, with the bulge of the piece up to there. */
function between([aX, aY]: Bend, [x, y, bulge]: Bend, share: number): Bend {
  if (bulge === 0) return [aX + share * (x - aX), aY + share * (y - aY), 0];
  const part = Math.tan(share * Math.atan(bulge));
  // Turned about the centre: the chord up to there lies by half the rest of the angle off the whole chord.
  const whole = 4 * Math.atan(bulge);
  const size = Math.sin((share * whole) / 2) / Math.sin(whole / 2);
  const off = -((1 - share) * whole) / 2;
  const [alongX, alongY] = [size * (x - aX), size * (y - aY)];
  return [
    aX + alongX * Math.cos(off) - alongY * Math.sin(off),
    aY + alongX * Math.sin(off) + alongY * Math.cos(off),
    part,
  ];
}
