// How the maze is drawn on the page: as its recipe says, in the colours of the theme where the recipe names none.

import type { ParamValues } from '@labrys/core';
import { type SceneStyle, type StyleParams, sizes, styleFrom, styleParams } from '@labrys/render';
import { coloursOf, type Ink } from './ink.ts';

/** What a lens shows besides walls and ends. */
export interface Shown {
  readonly solution: 'none' | 'line' | 'cells' | 'marks';
  readonly distances: boolean;
  readonly bottlenecks: boolean;
}

/** Knobs that name a colour, and what they colour. */
const COLOURS = { wallColour: 'wall', pathColour: 'path', fillColour: 'fill', paperColour: 'paper' } as const;

/** @param style the knobs that the recipe sets; those of single pens are left to files */
export function styleOf(style: ParamValues, ink: Ink, shown: Shown): SceneStyle {
  const knobs = Object.fromEntries(
    Object.entries(styleParams).map(([name, param]) => [name, style[name] ?? param.default]),
  ) as unknown as StyleParams;
  const { solution, distances, colours, ...drawn } = styleFrom(knobs, { ...sizes, wall: knobs.wall });
  const own = Object.entries(COLOURS).filter(([name]) => style[name] !== undefined);
  return {
    ...drawn,
    // The lens says whether there is a way, the recipe how it looks.
    solution: shown.solution === 'line' && style.solution !== undefined ? solution : shown.solution,
    distances: shown.distances && distances === 'none' ? 'bands' : distances,
    colours: { ...coloursOf(ink), ...Object.fromEntries(own.map(([, part]) => [part, colours[part]])) },
  };
}
