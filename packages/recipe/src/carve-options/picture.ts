import { type Drawing, drawingFault, drawingKinds } from '@labrys/masks';
import * as z from 'zod/mini';
import { saying } from '../refusal.ts';
import type { CarveOption } from './option.ts';

let made: z.ZodMiniType | undefined; // one for all generators, as it has a name in the JSON Schema

export const pictureOption: CarveOption<Drawing, Drawing> = {
  key: 'picture',
  excludes: ['bias', 'symmetry', 'rooms', 'segments'],
  schema() {
    made ??= pictureSchema();
    return made;
  },
  canonical: ({ invert = false, ...shape }) =>
    ({ ...shape, ...('path' in shape ? { rule: shape.rule ?? 'nonzero' } : {}), invert }) as Drawing,
  short({ invert, ...shape }) {
    const { rule, ...rest } = shape as typeof shape & { readonly rule?: string };
    return {
      ...rest,
      ...(rule === undefined || rule === 'nonzero' ? {} : { rule }),
      ...(invert === true ? { invert } : {}),
    } as Drawing;
  },
};

/** A picture as people write it. All that is wrong with one is said by {@link drawingFault}. */
function pictureSchema(): z.ZodMiniType {
  const point = z.tuple([z.number(), z.number()]);
  const pixels = z.strictObject({ width: z.int(), height: z.int(), rows: z.string() });
  const said = saying((value) => drawingFault(value) ?? 'the picture is wrong');
  const invert = z.optional(z.boolean()).check(z.describe('true to exchange black and white'));
  const kinds = [
    { text: z.string() },
    { path: z.string(), rule: z.optional(z.enum(['nonzero', 'evenodd'])) },
    { polygon: z.union([z.array(point), z.array(z.array(point))]) },
    { bitmap: pixels },
    { shades: pixels },
  ].map((shape) => {
    const [kind] = Object.keys(shape) as [keyof typeof drawingKinds];
    return z.strictObject({ ...shape, invert }, said).check(z.describe(drawingKinds[kind]));
  });
  return z.union(kinds, said).check(
    z.superRefine((value, context) => {
      const fault = drawingFault(value);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    }),
    z.meta({ id: 'picture', description: 'what is laid over the board, to be seen in the maze' }),
  );
}
