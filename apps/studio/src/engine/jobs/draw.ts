// A picture of a part of the maze, for the stage.

import { type Box, type Content, drawOnCanvas, Plate, type SceneStyle, sizesAt } from '@labrys/render';
import type { Ink } from '../ink.ts';
import { pictureOf } from '../picture.ts';
import type { Session } from '../session.ts';
import { type Shown, styleOf } from '../style-of.ts';

interface DrawRequest {
  /** What to show, in cell units. */
  readonly box: Box;
  /** Pixels of the picture a cell unit: device pixels, not those of CSS. */
  readonly pixels: number;
  /** Device pixels to one of CSS. */
  readonly density: number;
  readonly ink: Ink;
  readonly shown: Shown;
}

/** Cells of fewer pixels are shown as tones, as their walls are too close for lines. */
const LEAST_FOR_LINES = 3;

export async function run(session: Session, request: DrawRequest): Promise<ImageBitmap> {
  const { box, pixels, density, ink, shown } = request;
  const { maze, recipe } = session.subject;
  const extras = await extrasFor(shown);
  const style = styleIn(session, ink, shown);
  const plate = plateOf(session, style, shown, extras);
  const cell = (pixels / density) * plate.unit; // in pixels of CSS
  const sizes = sizesAt(style.sizes, cell);
  return pictureOf(box, pixels, (context) => {
    const isTone = cell < LEAST_FOR_LINES;
    if (isTone) {
      const { samples, width, height } = plate.tone(box, pixels, { sizes });
      context.putImageData(new ImageData(samples, width, height), 0, 0);
    }
    const window = plate.window(box, pixels, { sizes, walls: !isTone });
    // Paper is what the page is of, unless the recipe has a colour of its own for it.
    const background = recipe?.style?.paperColour === undefined ? null : window.background;
    const { diamonds } = extras;
    const whole = diamonds?.withDiamonds(window, maze, narrow(session, diamonds), { ...style, sizes }) ?? window;
    drawOnCanvas({ ...whole, background }, context, pixels);
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

/** What the last picture was drawn from: plates of large boards take much memory, so there is one. */
function plateOf(session: Session, style: SceneStyle, shown: Shown, extras: Extras): Plate {
  const { maze, kept } = session.subject;
  const key = JSON.stringify([style, shown.solution, session.solved?.id ?? -1]);
  const last = kept.get('plate') as { readonly key: string; readonly plate: Plate } | undefined;
  if (last?.key === key) return last.plate;
  const plate = new Plate(maze, style, contentOf(session, shown, extras));
  kept.set('plate', { key, plate });
  return plate;
}

/** The way that is shown, or what the solver left behind. */
function contentOf({ subject, solved }: Session, { solution }: Shown, { marksOf }: Extras): Content {
  if (solved === null || solution === 'none') return {};
  const marks = marksOf === null ? {} : { marks: marksOf(subject.maze, solved.trace) };
  return { solution: solved.solution.solved ? solved.solution : undefined, ...marks };
}

/** The style of the recipe on the page. */
function styleIn(session: Session, ink: Ink, shown: Shown): SceneStyle {
  return styleOf(session.subject.recipe?.style ?? {}, ink, shown);
}

/** The same, thick enough to be seen. */
export function styleOn(session: Session, ink: Ink, shown: Shown, scale: number): SceneStyle {
  const style = styleIn(session, ink, shown);
  return { ...style, sizes: sizesAt(style.sizes, scale * session.board.unit) };
}
