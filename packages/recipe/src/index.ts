export { type CatalogueSection, catalogue, type Entry, entriesNamed, sectionNamed } from './catalogue.ts';
export { cellReference, resolveCell } from './cell-reference.ts';
export { recipeCode, recipeFromCode, shortForm } from './code.ts';
export { type Level, levelNamed, levels } from './levels.ts';
export { type MakeOptions, makeMaze, makeMazeInTurns } from './make.ts';
export { meshCells } from './mesh-schema.ts';
export { nearestName, recordNamed, shortened, unknownName } from './nearest-name.ts';
export { ownBoard } from './own-board.ts';
export {
  algorithmNamed,
  generatorNamed,
  isMaker,
  parseRecipe,
  sameRecipe,
  sizedTilingNamed,
  tilingNamed,
  usualAlgorithm,
} from './parse.ts';
export {
  type AreaRecipe,
  type CarveInput,
  type CarveRecipe,
  type CellReference,
  carveOf,
  type EndsInput,
  type EndsRecipe,
  type LinkedMesh,
  type MaskInput,
  type MaskRecipe,
  type MeshRecipe,
  type OutlinedMesh,
  RECIPE_VERSION,
  type Recipe,
  type RecipeInput,
  type SegmentInput,
  type SpaceRecipe,
  type Step,
  type StepInput,
  sizesOf,
  type WishInput,
  type WishRecipe,
  type WishSearch,
  wishSearches,
} from './recipe.ts';
export { recipeAfter } from './recipe-after.ts';
export { listed, misfit, strangeKey } from './refusal.ts';
export {
  biasOf,
  carveInputOf,
  type MazeRequest,
  recipeInputOf,
  recipeOf,
  stepOf,
  usualEnds,
  usualTiling,
} from './request.ts';
export {
  checkedLook,
  checkedParams,
  DEFAULT_ALGORITHM,
  DEFAULT_TILING,
  type Look,
  paramsJsonSchema,
  recipeJsonSchema,
  recipeSchema,
} from './schema.ts';
export { boardKey, cellCountOf, isBoardRandom, spaceOf } from './space.ts';
export { focuses, type TableRequest, type TableRow, tableRows } from './table.ts';
export { sizedTilings, tilings } from './tilings.ts';
export { parseTransforms, transformMaze } from './transform.ts';
export { measureUniformity, type Uniformity, type UniformityVerdict } from './uniformity.ts';
export { DEFAULT_BUDGET, measureFault, needsEnds, requireEnds, targetFromText, targetOf } from './wish.ts';
