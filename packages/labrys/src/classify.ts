import { type Classification, classify as classifyMaze, type Maze } from '@labrys/core';
import { carveOf, type MazeRequest, type Recipe, type RecipeInput } from '@labrys/recipe';
import { recipe as recipeOf } from './make.ts';

/**
 * Says where a maze lies on the seven classes: dimension, hyperdimension, topology, tessellation, routing, texture, focus.
 *
 * @param recipe how it was made, if that is known; without one the focus is unknown
 * @throws MazeError for a recipe that is none
 */
export function classify(maze: Maze, recipe?: MazeRequest | RecipeInput | Recipe): Classification {
  return classifyMaze(maze, { focus: recipe === undefined ? undefined : carveOf(recipeOf(recipe)).focus });
}
