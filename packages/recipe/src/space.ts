// The board of a recipe: a tiling, cut to shape by a mask, set out on sheets, woven.

import { type MeshSpace, maskedSpace, Random, requireSheets, sheetSpace, weaveSpace } from '@labrys/core';
import { maskCells } from '@labrys/masks';
import { tilingNamed } from './parse.ts';
import { type Recipe, sizesOf } from './recipe.ts';

/**
 * The board a recipe asks for.
 *
 * @throws MazeError `too-large` before anything is allocated, `cannot-combine` for sizes that cannot be glued so, a mask
 * that leaves nothing or cells that cannot cross, `param-range` for cells of the mask that are not there
 */
export function spaceOf(recipe: Recipe): MeshSpace {
  const { levels, closed = false, weave } = recipe.space;
  if (levels !== undefined && recipe.space.mask === undefined) requireSheets(flatCells(recipe), levels, closed);
  const flat = cutSpace(recipe);
  const board = levels === undefined ? flat : sheetSpace(flat, levels, closed);
  return weave === undefined ? board : weaveSpace(board, weave, Random.of(recipe.seed, 'weave'));
}

/** Cells of the board a recipe asks for before a mask, found without making it; crossings add at most as many again. */
export function cellCountOf(recipe: Recipe): number {
  const { levels = [], weave } = recipe.space;
  const sheets = levels.reduce((product, size) => product * size, 1);
  return sheets * (weave === undefined ? 1 : 2) * flatCells(recipe);
}

/** Cells of one sheet before a mask and crossings. */
function flatCells({ space }: Recipe): number {
  return tilingNamed(space.tiling).cellCount(sizesOf(space), space.topology ?? 'plane');
}

/** Whether each seed has a board of its own. */
export function isBoardRandom({ space }: Recipe): boolean {
  return space.weave !== undefined || tilingNamed(space.tiling).isRandom === true;
}

function cutSpace(recipe: Recipe): MeshSpace {
  const space = wholeSpace(recipe);
  const { mask } = recipe.space;
  if (mask === undefined) return space;
  const { pieces, ...shape } = mask;
  const { kind, ...description } = space.description;
  return maskedSpace(space, maskCells(space, shape), pieces, { kind: 'masked', of: kind, ...description });
}

function wholeSpace(recipe: Recipe): MeshSpace {
  const { tiling, topology = 'plane' } = recipe.space;
  return tilingNamed(tiling).space(sizesOf(recipe.space), topology, Random.of(recipe.seed, 'space'));
}
