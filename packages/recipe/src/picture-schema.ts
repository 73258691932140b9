// The picture of a recipe: what it may be written as, and its canonical form.

import { type Drawing, drawingFault, drawingKinds } from '@labrys/masks';
import { z } from 'zod';
import { saying } from './refusal.ts';

/** A picture as people write it. All that is wrong with one is said by {@link drawingFault}. */
export function pictureSchema(): z.ZodType {
  const point = z.tuple([z.number(), z.number()]);
  const pixels = z.strictObject({ width: z.int(), height: z.int(), rows: z.string() });
  const said = saying((value) => drawingFault(value) ?? 'the picture is wrong');
  const invert = z.boolean().optional().describe('true to exchange black and white');
  const kinds = [
    { text: z.string() },
    { path: z.string(), rule: z.enum(['nonzero', 'evenodd']).optional() },
    { polygon: z.union([z.array(point), z.array(z.array(point))]) },
    { bitmap: pixels },
    { shades: pixels },
  ].map((shape) => {
    const [kind] = Object.keys(shape) as [keyof typeof drawingKinds];
    return z.strictObject({ ...shape, invert }, said).describe(drawingKinds[kind]);
  });
  return z
    .union(kinds, said)
    .superRefine((value, context) => {
      const fault = drawingFault(value);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    })
    .meta({ id: 'picture', description: 'what is laid over the board, to be seen in the maze' });
}

/** The picture with all defaults filled in and its keys in one order. */
export function canonicalPicture({ invert = false, ...shape }: Drawing): Drawing {
  return { ...shape, ...('path' in shape ? { rule: shape.rule ?? 'nonzero' } : {}), invert } as Drawing;
}

/** The picture without what {@link canonicalPicture} fills in. */
export function shortPicture({ invert, ...shape }: Drawing): Drawing {
  const { rule, ...rest } = shape as typeof shape & { readonly rule?: string };
  return {
    ...rest,
    ...(rule === undefined || rule === 'nonzero' ? {} : { rule }),
    ...(invert === true ? { invert } : {}),
  } as Drawing;
}
