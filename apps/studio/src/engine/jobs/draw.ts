// A picture of a part of the maze, for the stage.

import { type Content, Plate, type SceneStyle, sizesAt } from '@labrys/render';
import type { Ink } from '../ink.ts';
import { hasPaper, type PlatePart, platePicture } from '../plate-picture.ts';
import type { Session } from '../session.ts';
import { type Shown, styleOf } from '../style-of.ts';

interface DrawRequest extends PlatePart {
  readonly ink: Ink;
  readonly shown: Shown;
}

export async function run(session: Session, request: DrawRequest): Promise<ImageBitmap> {
  const { ink, shown } = request;
  const { maze, recipe } = session.subject;
  const extras = await extrasFor(shown);
  const style = styleIn(session, ink, shown);
  const { diamonds } = extras;
  return platePicture(plateOf(session, style, shown, extras), style, {
    ...request,
    hasPaper: hasPaper(recipe),
    adorned: (window, sizes) =>
      diamonds?.withDiamonds(window, maze, narrow(session, diamonds), { ...style, sizes }) ?? window,
  });
}

/** What only some pictures need, loaded for these. */
interface Extras {
  readonly diamonds: typeof import('../diamonds.ts') | null;
  readonly marksOf: typeof import('../left-marks.ts').marksOf | null;
}

async function extrasFor({ solution, bottlenecks }: Shown): Promise<Extras> {
  return {
    diamonds: bottlenecks ? await import('../diamonds.ts') : null,
    marksOf: solution === 'marks' ? (await import('../left-marks.ts')).marksOf : null,
  };
}

function narrow(session: Session, { narrowPlaces }: NonNullable<Extras['diamonds']>): Uint32Array {
  return session.keep('narrow', ({ maze }) => narrowPlaces(maze));
}

/** What the last picture was drawn from. */
function plateOf(session: Session, style: SceneStyle, shown: Shown, extras: Extras): Plate {
  const key = JSON.stringify([style, shown.solution, session.solved?.id ?? -1]);
  return session.keepLast('plate', key, ({ maze }) => new Plate(maze, style, contentOf(session, shown, extras)));
}

/** The way that is shown, or what the solver left behind. */
function contentOf({ subject, solved }: Session, { solution }: Shown, { marksOf }: Extras): Content {
  if (solved === null || solution === 'none') return {};
  const marks = marksOf === null ? {} : { marks: marksOf(subject.maze, solved.trace) };
  return { solution: solved.solution.solved ? solved.solution : undefined, ...marks };
}

/** The style of the recipe on the page. */
export function styleIn(session: Session, ink: Ink, shown: Shown): SceneStyle {
  return styleOf(session.subject.recipe?.style ?? {}, ink, shown);
}

/** The same, thick enough to be seen. */
export function styleOn(session: Session, ink: Ink, shown: Shown, scale: number): SceneStyle {
  const style = styleIn(session, ink, shown);
  return { ...style, sizes: sizesAt(style.sizes, scale * session.board.unit) };
}
