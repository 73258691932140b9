import { type Maze, MazeError, type ParamValues, type Trace } from '@labrys/core';
import { type Picture, penParams } from '../pens/pen.ts';
import { animatedSvg } from './animated-svg.ts';
import type { Animation } from './animation.ts';
import { apng } from './apng.ts';
import { gif } from './gif.ts';
import type { Watched } from './replay.ts';

/** All animations. */
export const animations: readonly Animation[] = [animatedSvg, gif, apng] as readonly Animation[];

/** What to show besides, and knobs of the animation. */
export interface AnimateOptions extends Picture {
  readonly params?: ParamValues | undefined;
}

/**
 * Shows how a maze was made or solved.
 *
 * @param maze what came out in the end; for a solver the maze it worked on, which needs a start
 * @param trace what the generator or solver was handed and wrote
 * @param watched the focus of the generator, or `solve`
 * @param animation a record of the catalogue or its name
 * @returns text or bytes, as the record says: the same for the same input everywhere
 * @throws MazeError `unknown-name` for an animation or setting that is not there, `cannot-combine` for a board that does
 *   not lie flat
 */
export function animate(
  maze: Maze,
  trace: Trace,
  watched: Watched,
  animation: Animation | string,
  options: AnimateOptions = {},
): string | Uint8Array {
  const record = typeof animation === 'string' ? animationNamed(animation) : animation;
  return record.draw(maze, trace, watched, options, penParams(record, options.params));
}

function animationNamed(name: string): Animation {
  const found = animations.find((record) => record.name === name);
  if (found !== undefined) return found;
  const names = animations.map((record) => record.name).join(', ');
  throw new MazeError('unknown-name', `no animation is called "${name}"; there are ${names}`);
}
