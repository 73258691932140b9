// The board of a recipe: a tiling, cut to shape by a mask, set out on sheets, woven.

import {
  type MeshSpace,
  maskedSpace,
  Random,
  requireSheets,
  type Space,
  sheetSpace,
  splitSpace,
  weaveSpace,
} from '@labrys/core';
import { maskCells } from '@labrys/masks';
import { meshCells, outlinedSpace, spaceOfLinks } from './mesh-schema.ts';
import { algorithmNamed, makesCrossings, makesTrack, sizedTilingNamed, tilingNamed } from './parse.ts';
import { carveOf, type Recipe, sizesOf } from './recipe.ts';
import { DEFAULT_TILING } from './schema.ts';

/**
 * The board a recipe asks for; where carving settles it, the ground for that: before there are crossings, or with both of
 * two diagonals that cross.
 *
 * @throws MazeError `too-large` before anything is allocated, `cannot-combine` for sizes that cannot be glued so, a mask
 * that leaves nothing or cells that cannot cross, `param-range` for cells of the mask that are not there, `bad-value` for
 * outlines that are no board
 */
export function spaceOf(recipe: Recipe): Space {
  const { levels, closed = false, weave, mask, mesh } = recipe.space;
  if (mesh !== undefined && 'links' in mesh) return spaceOfLinks(mesh, { mask, levels, weave });
  if (levels !== undefined && mask === undefined) requireSheets(flatCells(recipe), levels, closed);
  const flat = cutSpace(recipe);
  const board = levels === undefined ? whollyOrSplit(flat, recipe) : sheetSpace(flat, levels, closed);
  return weave !== undefined && isWovenBefore(recipe)
    ? weaveSpace(board, weave, Random.of(recipe.seed, 'weave'))
    : board;
}

/** For a generator that needs a board cut from another: that board, unless it is one that comes so. */
function whollyOrSplit(board: MeshSpace, recipe: Recipe): MeshSpace {
  if (!isSplit(recipe) || board.split !== null || board.rivals !== null || recipe.space.weave !== undefined)
    return board;
  return splitSpace(board);
}

/** Whether a board has crossings before it is carved. */
function isWovenBefore(recipe: Recipe): boolean {
  return recipe.space.weave !== undefined && !makesCrossings(algorithmNamed(carveOf(recipe).algorithm));
}

const isSplit = (recipe: Recipe): boolean => makesTrack(algorithmNamed(carveOf(recipe).algorithm));

/** Cells of the board a recipe asks for before a mask, found without making it; crossings add at most as many again. */
export function cellCountOf(recipe: Recipe): number {
  const { levels = [], weave } = recipe.space;
  const sheets = levels.reduce((product, size) => product * size, 1);
  const pieces = isSplit(recipe) && recipe.space.tiling !== DEFAULT_TILING ? KITES : 1;
  return sheets * (weave === undefined ? 1 : 2) * pieces * flatCells(recipe);
}

/** Pieces of a cell that is cut into one a corner, at most as a rule. */
const KITES = 6;

/** Cells of one sheet before a mask and crossings. */
function flatCells({ space }: Recipe): number {
  if (space.mesh !== undefined) return meshCells(space.mesh);
  return sizedTilingNamed(space.tiling).cellCount(sizesOf(space), space.topology ?? 'plane');
}

/** Whether each seed has a board of its own. */
export function isBoardRandom({ space }: Recipe): boolean {
  return space.weave !== undefined || tilingNamed(space.tiling).isRandom === true;
}

/** A name of the board of a recipe: where it is the same, so is the board, whatever is carved there. */
export function boardKey(recipe: Recipe): string {
  const seed = isBoardRandom(recipe) ? recipe.seed : null;
  return JSON.stringify([recipe.space, isSplit(recipe), isWovenBefore(recipe), seed]);
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
  const { tiling, topology = 'plane', mesh } = recipe.space;
  if (mesh !== undefined && 'polygons' in mesh) return outlinedSpace(mesh);
  return sizedTilingNamed(tiling).space(sizesOf(recipe.space), topology, Random.of(recipe.seed, 'space'));
}
