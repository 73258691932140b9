import * as z from 'zod/mini';
import { paramSchema } from './param-schema.ts';
import { type WishSearch, wishSearches } from './recipe.ts';
import { listed, misfit, saying, strict } from './refusal.ts';
import { DEFAULT_BUDGET, measureFault } from './wish.ts';

/** Most targets of a wish, and most mazes that are measured for it. */
const MOST_TARGETS = 20;
const MOST_BUDGET = 100_000_000;

/** A wish as people write it. */
export function wishSchema(): z.ZodMiniType {
  const bound = z.optional(z.number(saying((value) => misfit('a bound of a wish', value, 'a number'))));
  const named = z.string(saying((value) => misfit('measure', value, 'the name of a measure'))).check(
    z.superRefine((value, context) => {
      const message = measureFault(value);
      if (message !== null) context.addIssue({ code: 'custom', message });
    }),
  );
  const target = {
    measure: named.check(z.describe('a measure, or one of its parts such as degree.1')),
    least: bound.check(z.describe('the least it may be')),
    most: bound.check(z.describe('the most it may be')),
  };
  const saidTargets = saying((value) =>
    misfit('targets', value, `a list of 1 to ${MOST_TARGETS} measures with least and most`),
  );
  const searches = Object.keys(wishSearches) as WishSearch[];
  const shape = {
    targets: z
      .array(z.strictObject(target, strict('a target', Object.keys(target))), saidTargets)
      .check(z.minLength(1, saidTargets), z.maxLength(MOST_TARGETS, saidTargets)),
    budget: z
      .optional(paramSchema('budget', { type: 'integer', min: 1, max: MOST_BUDGET, default: DEFAULT_BUDGET, help: '' }))
      .check(z.describe('mazes that may be measured')),
    search: z
      .optional(
        z.enum(
          searches,
          saying((value) => misfit('search', value, listed(searches, 'or'))),
        ),
      )
      .check(z.describe('by changing the best maze link by link, or over seeds only')),
  };
  return z.strictObject(shape, strict('wish', Object.keys(shape)));
}
