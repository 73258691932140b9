// The mask of a recipe: what it may be written as, and its canonical form.

import { type MaskPieces, maskPieces } from '@labrys/core';
import { kindOf, maskFault, maskKinds } from '@labrys/masks';
import * as z from 'zod/mini';
import type { MaskInput, MaskRecipe } from './recipe.ts';
import { listed, misfit, saying } from './refusal.ts';

/** Keys of a mask that are the recipe's, not the shape's. */
const OWN = ['pieces'];

/** A mask as people write it. All that is wrong with one is said by {@link maskFault}. */
export function maskSchema(): z.ZodMiniType {
  const count = z.int().check(z.gte(0));
  const side = z.int().check(z.gte(1));
  const point = z.tuple([z.number(), z.number()]);
  const cells = z.array(z.union([count, z.tuple([count, count])]));
  const shared = {
    invert: z.optional(z.boolean()).check(z.describe('true to keep what the mask leaves out')),
    pieces: z.optional(z.enum(Object.keys(maskPieces) as MaskPieces[])).check(
      z.describe(
        Object.entries(maskPieces)
          .map(([name, what]) => `${name}: ${what}`)
          .join('; '),
      ),
    ),
  };
  const said = saying((value) => faultOf(value) ?? 'the mask is wrong');
  const shapes = [
    { text: z.string() },
    { path: z.string(), rule: z.optional(z.enum(['nonzero', 'evenodd'])) },
    { polygon: z.union([z.array(point), z.array(z.array(point))]) },
    { bitmap: z.strictObject({ width: side, height: side, rows: z.string() }) },
    { cells },
    { except: cells },
  ].map((shape) => {
    const [kind] = Object.keys(shape) as [keyof typeof maskKinds];
    return z.strictObject({ ...shape, ...shared }, said).check(z.describe(maskKinds[kind]));
  });
  return z.union(shapes, said).check(
    z.superRefine((value, context) => {
      const fault = faultOf(value);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    }),
    z.meta({ id: 'mask', description: 'what cuts the board to shape' }),
  );
}

function faultOf(input: unknown): string | null {
  const { pieces } = (input ?? {}) as { readonly pieces?: unknown };
  const fault = maskFault(input, OWN);
  if (fault !== null || pieces === undefined || Object.hasOwn(maskPieces, pieces as PropertyKey)) return fault;
  return misfit('pieces of a mask', pieces, listed(Object.keys(maskPieces), 'or'));
}

/** The mask with all defaults filled in and its keys in one order. */
export function canonicalMask(input: MaskInput): MaskRecipe {
  const { invert = false, pieces = usualPieces(input), ...shape } = input;
  return { ...shape, ...('path' in shape ? { rule: shape.rule ?? 'nonzero' } : {}), invert, pieces } as MaskRecipe;
}

/** The mask without what {@link canonicalMask} fills in. */
export function shortMask({ invert, pieces, ...shape }: MaskRecipe): MaskInput {
  const { rule, ...rest } = shape as typeof shape & { readonly rule?: string };
  return {
    ...rest,
    ...(rule === undefined || rule === 'nonzero' ? {} : { rule }),
    ...(invert ? { invert } : {}),
    ...(pieces === usualPieces(shape as MaskInput) ? {} : { pieces }),
  } as MaskInput;
}

/** Of several pieces one is kept, but the letters of words belong together. */
function usualPieces(mask: MaskInput): MaskPieces {
  return kindOf(mask, OWN) === 'text' ? 'joined' : 'largest';
}
