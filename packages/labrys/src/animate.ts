import type { Maze, Trace } from '@labrys/core';
import { checkedParams, recordNamed } from '@labrys/recipe';
import { type Animation, animate as animateMaze, animations, type Watched } from '@labrys/render';
import { type DrawStyle, pictureOf } from './draw.ts';

/**
 * Shows how a maze was made or solved, from the trace that {@link make} or {@link solve} was handed.
 *
 * @param maze what came out in the end; for a solver the maze it worked on
 * @param watched the focus of the generator, `passage` or `wall`, or `solve`
 * @param animation `svg`, `gif` or `apng`
 * @returns text for `svg`, bytes else
 * @throws MazeError `unknown-name` for an animation or knob that does not exist, `cannot-combine` for a board that does
 * not lie flat
 */
export function animate(
  maze: Maze,
  trace: Trace,
  watched: Watched,
  animation: string,
  style: DrawStyle = {},
): string | Uint8Array {
  const record = animationNamed(animation);
  const params = checkedParams(record.name, record.params, style.params ?? {});
  return animateMaze(maze, trace, watched, record, { ...pictureOf(style), params });
}

/** The animation of that name. */
export function animationNamed(name: string): Animation {
  const names = animations.map((animation) => animation.name);
  return recordNamed(animations, 'animation', name, `There are ${names.join(', ')}.`);
}
