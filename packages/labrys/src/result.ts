// A maze with what is known of it, as files show it: what the command line and the studio both write, byte for byte.

import type { Focus, Marks, Maze, ParamValues, Solution, Trace } from '@labrys/core';
import { carveOf, type Recipe } from '@labrys/recipe';
import type { Watched } from '@labrys/render';
import { animate, animationNamed } from './animate.ts';
import { drawLater, penNamed } from './draw.ts';
import { write } from './write.ts';

/** A way to show or keep: a solution, or one found in a file. */
export type Walk = Pick<Solution, 'path' | 'links' | 'cells' | 'length'>;

/** A maze and what is known of it. */
export interface Result {
  readonly maze: Maze;
  readonly recipe: Recipe | undefined;
  readonly solution: Walk | undefined;
  /** What the solver left behind. */
  readonly marks?: Marks | undefined;
  readonly lengths?: Float64Array | undefined;
  readonly title?: string | undefined;
  readonly figures?: string | undefined;
  /** Knobs of the pen; those of other pens are passed over. */
  readonly style: ParamValues;
}

/** A result drawn by a pen. */
export async function pictured(result: Result, penName: string): Promise<string | Uint8Array> {
  const { maze, recipe, solution, marks, title, figures, style } = result;
  const pen = penNamed(penName);
  const params = ownKnobs(style, pen);
  return drawLater(maze, pen.name, { solution, marks, recipe, title, figures, params });
}

/** A result as a file of a format. */
export function kept(result: Result, format: string, knobs: ParamValues): Uint8Array<ArrayBuffer> {
  const { maze, recipe, solution, lengths, style, title } = result;
  // A recipe holds them.
  const look = recipe === undefined ? { style: Object.keys(style).length === 0 ? undefined : style, title } : {};
  return write({ maze, recipe, ...look, solution, lengths }, format, knobs);
}

/** How a result came about, as an animation. */
export function filmed(result: Result, animation: string, trace: Trace, watched: Watched): string | Uint8Array {
  const { maze, style, ...shown } = result;
  const record = animationNamed(animation);
  return animate(maze, trace, watched, record.name, { ...shown, params: ownKnobs(style, record) });
}

/** What an animation shows of how a recipe is made: of segments passages, whatever each is carved by. */
export function watchedOf(recipe: Recipe): Focus {
  const { segments, focus } = carveOf(recipe);
  return segments === undefined ? focus : 'passage';
}

function ownKnobs(style: ParamValues, { params }: { readonly params: object }): ParamValues {
  return Object.fromEntries(Object.entries(style).filter(([name]) => Object.hasOwn(params, name)));
}
