// A picture of a maze in the making, or of a solver at work, after so many steps.

import {
  type Box,
  drawOnCanvas,
  type Happening,
  type LegendState,
  type Scene,
  type SceneStyle,
  scene,
} from '@labrys/render';
import { handOver } from '../hand-over.ts';
import type { Ink } from '../ink.ts';
import { pictureOf } from '../picture.ts';
import type { Session } from '../session.ts';
import type { Shown } from '../style-of.ts';
import { styleOn } from './draw.ts';
import { keptFor, type Side } from './watch-make.ts';

export interface FrameRequest {
  readonly side: Side;
  /** Number of what is watched. */
  readonly id: number;
  /** Steps that are done. */
  readonly event: number;
  /** The step from which on changes are pointed out. */
  readonly since: number;
  readonly box: Box;
  readonly pixels: number;
  readonly density: number;
  readonly ink: Ink;
}

/** What a frame shows, as plain data. */
export interface FrameReport {
  readonly event: number;
  readonly counts: { readonly [S in LegendState]?: number };
  readonly happening: Happening | null;
  readonly head: { readonly x: number; readonly y: number } | null;
}

export interface Frame extends FrameReport {
  readonly picture: ImageBitmap;
}

const NOTHING: Shown = { solution: 'none', distances: false, bottlenecks: false };

/** The style last drawn in, so that what hangs on it is not made anew for each frame. */
let lastStyle: { readonly key: string; readonly style: SceneStyle } | null = null;

/** Null where it is not there any more. */
export function run(session: Session, request: FrameRequest): Frame | null {
  const { side, id, event, since, box, pixels, density, ink } = request;
  const kept = keptFor(session, side);
  if (kept === undefined || kept.id !== id) return null;
  const scale = pixels / density;
  const style = steady(styleOn(session, ink, NOTHING, scale));
  const { watching, last, watched } = kept;
  const shot = watching.shot(event, since, style, scale * session.board.unit);
  // In the end stands what was made; what a solver has seen stays to be seen.
  const isDone = event >= watching.events && watched !== 'solve';
  const shown: Scene = isDone ? scene(last, style) : shot.scene;
  const picture = pictureOf(box, pixels, (context) => {
    drawOnCanvas({ ...shown, ...box, background: null }, context, pixels);
  });
  const { counts, happening, head } = shot;
  return handOver({ picture, event, counts, happening, head }, [picture]);
}

function steady(style: SceneStyle): SceneStyle {
  const key = JSON.stringify(style);
  if (lastStyle?.key !== key) lastStyle = { key, style };
  return lastStyle.style;
}
