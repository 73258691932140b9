// A picture of a part of the maze, for the stage.

import { marksOf } from '@labrys/core';
import { boardOfMaze, type Content, drawOnCanvas, legible, type Scene, type SceneStyle, scene } from '@labrys/render';
import { withDiamonds } from '../diamonds.ts';
import { handOver } from '../hand-over.ts';
import type { Ink } from '../ink.ts';
import type { Box } from '../protocol.ts';
import type { Session } from '../session.ts';
import { type Shown, styleOf } from '../style-of.ts';

export interface DrawRequest {
  /** What to show, in cell units. */
  readonly box: Box;
  /** Pixels of the picture a cell unit: device pixels, not those of CSS. */
  readonly pixels: number;
  /** Device pixels to one of CSS. */
  readonly density: number;
  readonly ink: Ink;
  readonly shown: Shown;
}

export function run(session: Session, request: DrawRequest): ImageBitmap {
  const { box, pixels } = request;
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(box.width * pixels)),
    Math.max(1, Math.round(box.height * pixels)),
  );
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const whole = wholeScene(session, request);
  // Paper is what the page is of, unless the recipe has a colour of its own for it.
  const background = session.subject.recipe?.style?.paperColour === undefined ? null : whole.background;
  drawOnCanvas({ ...whole, ...box, background }, context, pixels);
  const picture = canvas.transferToImageBitmap();
  return handOver(picture, [picture]);
}

function wholeScene(session: Session, { pixels, density, ink, shown }: DrawRequest): Scene {
  const { maze } = session.subject;
  const style = styleOn(session, ink, shown, pixels / density);
  const key = JSON.stringify([style, shown, session.solved?.id ?? -1]);
  return session.keep(`scene ${key}`, () => {
    const plain = scene(maze, style, contentOf(session, shown));
    return shown.bottlenecks ? withDiamonds(plain, maze, style) : plain;
  });
}

/** The way that is shown, or what the solver left behind. */
function contentOf({ subject, solved }: Session, { solution }: Shown): Content {
  if (solved === null || solution === 'none') return {};
  const marks = solution === 'marks' ? { marks: marksOf(subject.maze, solved.trace) } : {};
  return { solution: solved.solution.solved ? solved.solution : undefined, ...marks };
}

/** The style of the recipe on the page, thick enough to be seen. */
export function styleOn(session: Session, ink: Ink, shown: Shown, scale: number): SceneStyle {
  const { unit } = session.keep('board', ({ maze }) => boardOfMaze(maze));
  const style = styleOf(session.subject.recipe?.style ?? {}, ink, shown);
  const least = { wall: 0.75 / (scale * unit), path: 1.5 / (scale * unit), marker: 9 / (scale * unit) };
  return { ...style, sizes: legible(style.sizes, least) };
}
