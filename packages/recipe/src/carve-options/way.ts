import * as z from 'zod/mini';
import type { WayRecipe } from '../recipe.ts';
import { misfit, saying, strict } from '../refusal.ts';
import type { CarveOption } from './option.ts';

export const wayOption: CarveOption<WayRecipe, WayRecipe> = {
  key: 'way',
  excludes: ['symmetry', 'rooms', 'segments'],
  schema: waySchema,
  canonical: ({ path }) => ({ path }),
  short: (way) => way,
};

function waySchema(): z.ZodMiniType {
  const said = saying((value) => misfit('the path of the way', value, 'an SVG path, such as "M0 0 H5 V3"'));
  return z
    .strictObject({ path: z.string(said) }, strict('way', ['path']))
    .check(z.describe('the way from start to finish as a line, an SVG path'));
}
