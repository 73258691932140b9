// What lies over the maze while it is played: trail, hint, the way that is looked at, and the player with a halo.

import { drawOnCanvas, type Item } from '@labrys/render';
import type { Ink } from '../../engine/ink.ts';
import type { Viewport } from '../../stage/viewport.ts';
import type { Play } from './play.ts';
import { centreOf, legOf, lineOver, pointOf } from './trail-line.ts';

// In shares of c, see the parts of a maze in the design.
const PLAYER = 0.32;
const HALO = 0.6;
const CASING = 0.09;
const HINT_DOT = 0.16;
const HINT_STEP = 0.38;

/** The least radius of the player and of the mark of a way, in pixels. */
const LEAST = 5;

export function drawPlay(play: Play, ink: Ink, context: CanvasRenderingContext2D, viewport: Viewport): void {
  const { board } = play.game;
  const { unit, legs } = board;
  const { scale } = viewport;
  const items: Item[] = [];
  for (const cell of takenKeys(play)) items.push(disc(centreOf(board, cell), 0.45 * unit, ink.paper));
  const { halves, beyond } = play.shownTrail;
  const thick = Math.max(legs.width, 1.5 / scale);
  if (halves.length > 0 || beyond !== null) {
    items.push({ ...lineOver(board, halves, beyond), width: thick, colour: ink.path });
  }
  if (play.hint.length > 0) {
    items.push({
      ...lineOver(board, play.hint, null),
      width: Math.max(HINT_DOT * unit, 2.5 / scale),
      colour: ink.walk,
      dotStep: Math.max(HINT_STEP * unit, 6 / scale),
    });
  }
  const at = pointOf(board, play.standing);
  if (play.chosen >= 0) {
    const [x, y] = legOf(board, play.chosen).at(-1) ?? [...at];
    items.push(disc([x, y], Math.max(0.22 * unit, LEAST / scale), ink.walk));
    items.push(disc([x, y], Math.max(0.1 * unit, 2 / scale), ink.paper));
  }
  const radius = Math.max(PLAYER * unit, LEAST / scale);
  const isUnder = play.standing.cell >= board.underFrom;
  items.push(disc(at, Math.max(HALO * unit, 1.8 * radius), `color-mix(in srgb, ${ink.head} 14%, transparent)`));
  items.push(disc(at, radius + CASING * unit, ink.paper), disc(at, radius, ink.head));
  if (isUnder) items.push(disc(at, 0.6 * radius, ink.paper)); // below others one is a ring
  const { width, height } = context.canvas;
  const scene = { ...viewport, width, height, unit, background: null, layers: [{ name: 'walk' as const, items }] };
  drawOnCanvas(scene, context, scale);
}

function disc([x, y]: readonly [number, number], radius: number, colour: string): Item {
  return { kind: 'disc', x, y, radius, colour };
}

/** Cells whose keys are taken, which the picture still shows. */
function takenKeys({ game }: Play): number[] {
  const { keys, to } = game.board;
  const been = [game.board.start, ...game.walked.map((half) => to[half] as number)];
  return [...new Set(been.filter((cell) => keys[cell] !== 0))];
}
