import { MazeError } from '@labrys/core';
import {
  type MakeOptions,
  type MazeRequest,
  measureUniformity,
  type Recipe,
  type RecipeInput,
  type Uniformity,
} from '@labrys/recipe';
import { recipe } from './make.ts';

/** How to measure: progress, cancelling, and how many mazes to draw. */
export interface UniformityOptions extends Omit<MakeOptions, 'trace'> {
  /** Usually 100 for each maze that the board has. */
  readonly samples?: number | undefined;
}

/**
 * Measures how evenly an algorithm draws the perfect mazes of a small board, by the chi-square test:
 * `uniformity({ width: 3, height: 3, algorithm: 'prim-true', seed: 1 }).sentence`.
 *
 * @throws MazeError with one sentence: for boards with too many mazes, and for what makes others than perfect ones
 */
export function uniformity(
  request: MazeRequest | RecipeInput | Recipe,
  { samples, onProgress, signal }: UniformityOptions = {},
): Uniformity {
  const work = measureUniformity(recipe(request), samples);
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
    onProgress?.(turn.value);
    if (signal?.aborted === true) throw new MazeError('cancelled', 'stopped before all mazes were drawn');
  }
}
