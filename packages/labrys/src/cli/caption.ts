import { carveOf, generatorNamed, type Recipe, sizesOf } from '@labrys/recipe';
import type { Walk } from './targets.ts';

/** The words below a picture. */
export interface Caption {
  readonly title?: string;
  readonly figures?: string;
}

/** How the maze was made, and what makes it again; or the title that was asked for, or nothing. */
export function captionOf(
  { caption, title }: { readonly caption: boolean; readonly title?: string },
  recipe: Recipe | undefined,
  solution: Walk | undefined,
): Caption {
  if (!caption) return {};
  return {
    ...(recipe === undefined ? {} : wordsOf(recipe, solution)),
    ...(title === undefined ? {} : { title }),
  };
}

function wordsOf(recipe: Recipe, solution: Walk | undefined): Caption {
  const { width, height, ...others } = sizesOf(recipe.space);
  const size = (width === undefined ? Object.values(others) : [width, height]).join(' x ');
  const steps = solution !== undefined ? `, ${solution.links.length} steps` : '';
  return {
    title: generatorNamed(carveOf(recipe).algorithm).title,
    figures: `${size}, seed ${recipe.seed}${steps}`,
  };
}
