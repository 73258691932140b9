// Puts start and finish elsewhere. Where nothing in the recipe goes by them the maze itself stays as it is.

import { chooseEnds, Random, transforms } from '@labrys/core';
import { carveOf, parseRecipe, type Recipe, recipeCode } from '@labrys/recipe';
import { factsOf, type MazeFacts } from '../facts.ts';
import type { JobContext } from '../protocol.ts';
import type { Session } from '../session.ts';
import { run as make } from './make.ts';

export interface EndsAsked {
  /** Cell numbers. */
  readonly from: number;
  readonly to: number;
}

export interface Moved {
  readonly facts: MazeFacts;
  /** With the new ends; null for a maze that was read without one. */
  readonly recipe: Recipe | null;
  readonly code: string | null;
}

export async function run(session: Session, { from, to }: EndsAsked, context: JobContext): Promise<Moved> {
  const { maze, recipe, ...rest } = session.subject;
  // Ends that were marks stay marks: a gap in the wall would be another picture.
  const style = maze.openings.length > 0 ? (recipe?.ends.style ?? 'openings') : 'markers';
  const moved = recipe && parseRecipe({ ...recipe, ends: { ...recipe.ends, from, to, style } });
  if (moved !== undefined && goesByEnds(moved)) return make(session, moved, context);
  const place = 'none';
  const asked = { place, from, to, style } as const;
  const changed = chooseEnds(maze, asked, Random.of(0, 'ends')); // both are given: nothing is drawn
  const subject = session.show({ ...rest, maze: changed, recipe: moved });
  return { facts: factsOf(subject), recipe: moved ?? null, code: moved === undefined ? null : recipeCode(moved) };
}

/** Whether something is made by where the ends are. */
function goesByEnds(recipe: Recipe): boolean {
  const minding = transforms.filter(({ needsEnds, sparesEnds }) => (needsEnds ?? sparesEnds) === true);
  return (
    recipe.wish !== undefined ||
    carveOf(recipe).way !== undefined ||
    recipe.steps.some((step) => minding.some(({ name }) => Object.hasOwn(step, name)))
  );
}
