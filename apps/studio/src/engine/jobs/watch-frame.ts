// A picture of a maze in the making, or of a solver at work, after so many steps.

import { drawOnCanvas, type Happening, type LegendState, Plate, type SceneStyle } from '@labrys/render';
import { handOver } from '../hand-over.ts';
import type { Ink } from '../ink.ts';
import { pictureOf } from '../picture.ts';
import { hasPaper, type PlatePart, platePicture } from '../plate-picture.ts';
import type { Session } from '../session.ts';
import type { Shown } from '../style-of.ts';
import { styleIn, styleOn } from './draw.ts';
import { type Kept, keptFor, type Side } from './watch-make.ts';

export interface FrameRequest extends PlatePart {
  readonly side: Side;
  /** Number of what is watched. */
  readonly id: number;
  /** Steps that are done. */
  readonly event: number;
  /** The step from which on changes are pointed out. */
  readonly since: number;
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
  const { watching, watched } = kept;
  const { scene, counts, happening, head } = watching.shot(event, since, style, scale * session.board.unit);
  // In the end stands what was made, as Make shows it; what a solver has seen stays to be seen.
  const isDone = event >= watching.events && watched !== 'solve';
  const picture = isDone
    ? lastPicture(session, kept, request)
    : pictureOf(box, pixels, (context) => drawOnCanvas({ ...scene, ...box, background: null }, context, pixels));
  return handOver({ picture, event, counts, happening, head }, [picture]);
}

function lastPicture(session: Session, { id, last }: Kept, { ink, side, ...part }: FrameRequest): ImageBitmap {
  const style = styleIn(session, ink, NOTHING);
  const plate = session.keepLast(`plate ${side}`, JSON.stringify([style, id]), () => new Plate(last, style));
  return platePicture(plate, style, { ...part, hasPaper: hasPaper(session.subject.recipe) });
}

function steady(style: SceneStyle): SceneStyle {
  const key = JSON.stringify(style);
  if (lastStyle?.key !== key) lastStyle = { key, style };
  return lastStyle.style;
}
