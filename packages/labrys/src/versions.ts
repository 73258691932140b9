// The versions in which a maze is handed out: bare, with ends, with its solution.

import { type Maze, MazeError, NONE, type Solution } from '@labrys/core';
import type { Recipe } from '@labrys/recipe';
import { solve } from './solve.ts';

/** A maze and its recipe. */
interface Versioned {
  readonly recipe: Recipe;
  readonly maze: Maze;
}

/** A maze without ends, and the recipe for that. */
export function bare({ recipe, maze }: Versioned): Versioned {
  return {
    recipe: { ...recipe, ends: { place: 'none', style: recipe.ends.style } },
    maze: { ...maze, start: NONE, finishes: [], openings: [] },
  };
}

/**
 * The way through a maze, to be shown.
 *
 * @throws MazeError `no-solution`
 */
export function solvedToShow(maze: Maze): Solution {
  const solution = solve(maze);
  if (solution.solved) return solution;
  throw new MazeError('no-solution', `there is no way to show: ${solution.reason}`);
}
