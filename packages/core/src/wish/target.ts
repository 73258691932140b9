// What is wished of a maze, and how near a maze comes.

import { MazeError } from '../errors.ts';
import type { Maze } from '../maze/maze.ts';
import { type Figure, figureNamed, figuresNamed } from '../measure/figure.ts';

/** A range that a figure of the maze is wished to lie in. At least one bound is there; both are included. */
export interface Target {
  /** Name of a measure, or of a part such as `degree.1`. */
  readonly measure: string;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** How near a maze comes to a target. */
export interface Outcome extends Target {
  /** Null if the maze has no such figure. */
  readonly value: number | null;
  readonly met: boolean;
}

/**
 * How near a maze comes to each target.
 *
 * @throws MazeError `unknown-name` for a measure that is not there
 */
export function outcomesOf(maze: Maze, targets: readonly Target[]): readonly Outcome[] {
  const values = figuresNamed(maze, targetFigures(targets));
  return targets.map((target, i) => outcome(target, values[i] as number | null));
}

/** @throws MazeError `unknown-name` */
export function targetFigures(targets: readonly Target[]): readonly Figure[] {
  return targets.map(({ measure }) => {
    const figure = figureNamed(measure);
    if (figure === null) throw new MazeError('unknown-name', `there is no measure "${measure}"`);
    return figure;
  });
}

export function outcome(target: Target, value: number | null): Outcome {
  return { ...target, value, met: value !== null && missBy(target, value) === 0 };
}

/** How far a value lies outside the range of a target: above 0 if it is too great, below if too small. */
export function missBy({ least, most }: Target, value: number): number {
  if (least !== undefined && value < least) return value - least;
  if (most !== undefined && value > most) return value - most;
  return 0;
}
