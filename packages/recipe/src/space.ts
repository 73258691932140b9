// The board of a recipe: a tiling, cut to shape by a mask.

import { MazeError, MeshSpace, maskedSpace, maskPieceCount, Random, type Space } from '@labrys/core';
import { maskCells } from '@labrys/masks';
import { tilingNamed } from './parse.ts';
import { type Recipe, sizesOf } from './recipe.ts';

/**
 * The board a recipe asks for.
 *
 * @throws MazeError `too-large` before anything is allocated, `cannot-combine` for sizes that cannot be glued so or a mask
 * that leaves nothing, `param-range` for cells of the mask that are not there
 */
export function spaceOf(recipe: Recipe): Space {
  const space = wholeSpace(recipe);
  const { mask } = recipe.space;
  if (mask === undefined) return space;
  const { pieces, ...shape } = mask;
  const flat = flatSpace(space);
  const { kind, ...description } = space.description;
  return maskedSpace(flat, maskCells(flat, shape), pieces, { kind: 'masked', of: kind, ...description });
}

/**
 * How many pieces the mask of a recipe cuts its board into, before any is joined or left out; 1 without a mask.
 *
 * @throws MazeError as {@link spaceOf}
 * Cost: that of the board.
 */
export function maskPiecesOf(recipe: Recipe): number {
  const { mask } = recipe.space;
  if (mask === undefined) return 1;
  const { pieces: _, ...shape } = mask;
  const space = flatSpace(wholeSpace(recipe));
  return maskPieceCount(space.graph, maskCells(space, shape));
}

function wholeSpace(recipe: Recipe): Space {
  const { tiling, topology = 'plane' } = recipe.space;
  return tilingNamed(tiling).space(sizesOf(recipe.space), topology, Random.of(recipe.seed, 'space'));
}

function flatSpace(space: Space): MeshSpace {
  if (space instanceof MeshSpace) return space;
  throw new MazeError('cannot-combine', `a mask needs a flat board, and this one (${space.description.kind}) is none`);
}
