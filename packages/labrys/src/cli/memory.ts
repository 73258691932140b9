import { totalmem } from 'node:os';
import process from 'node:process';
import { MAX_CELLS, MazeError } from '@labrys/core';
import { type Recipe, sizesOf, tilingNamed } from '@labrys/recipe';

/** What a cell takes while a maze is made, in bytes: the board, the generator's lists and the maze. */
const BYTES_A_CELL = 150;

/**
 * Says so before anything is allocated if a maze is too large for this machine, which would else be slow to fail.
 *
 * @throws MazeError `too-large`
 */
export function requireMemory(recipe: Recipe): void {
  const cells = tilingNamed(recipe.space.tiling).cellCount(sizesOf(recipe.space));
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const needed = cells * BYTES_A_CELL;
  if (needed <= memory || cells > MAX_CELLS) return; // what no machine can hold is refused by the board itself
  const [has, needs] = [Math.floor(memory / 1e9), Math.ceil(needed / 1e9)];
  throw new MazeError(
    'too-large',
    `${cells} cells need about ${needs} GB and this machine has ${has} GB; the most here is ${Math.floor(memory / BYTES_A_CELL)} cells`,
  );
}
