// What the worker needs from the engine before the first maze is on the page; to measure with.

export { makeMazeInTurns, parseRecipe, recipeCode, recipeFromCode, recipeOf } from '@labrys/recipe';
export { drawOnCanvas, Plate, scene, sceneStyle } from '@labrys/render';
export { retryingLate } from '../src/engine/late.ts';
