import { generatorNamed, type Recipe } from '@labrys/recipe';
import type { Walk } from './targets.ts';

/** The words below a picture: how the maze was made, and what makes it again. */
export function captionOf(
  recipe: Recipe,
  solution: Walk | undefined,
): { readonly title: string; readonly figures: string } {
  const carve = recipe.steps.flatMap((step) => ('carve' in step ? [step.carve] : []))[0];
  const { tiling: _, ...sizes } = recipe.space;
  const size = Object.values(sizes).join(' x ');
  const steps = solution !== undefined ? `, ${solution.links.length} steps` : '';
  return {
    title: generatorNamed(String(carve?.algorithm)).title,
    figures: `${size}, seed ${recipe.seed}${steps}`,
  };
}
