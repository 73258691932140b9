// The recipe in a link.

import { type Recipe, recipeFromCode } from '@labrys/recipe';
import type { Session } from '../session.ts';

export function run(_: Session, code: string): Recipe {
  return recipeFromCode(code);
}
