import { type SymmetryRequest, symmetryKinds } from '@labrys/core';
import * as z from 'zod/mini';
import { unknownName } from '../nearest-name.ts';
import { eitherOf, paramSchema } from '../param-schema.ts';
import type { SymmetryInput } from '../recipe.ts';
import { listed, misfit, saying, strict } from '../refusal.ts';
import type { CarveOption } from './option.ts';

export const symmetryOption: CarveOption<SymmetryInput, SymmetryRequest> = {
  key: 'symmetry',
  schema: symmetrySchema,
  canonical(input) {
    const { kind, share = 1 } = typeof input === 'string' ? { kind: input } : input;
    return { kind, share };
  },
  short: (symmetry) => (symmetry.share === 1 ? symmetry.kind : symmetry),
};

function symmetrySchema(): z.ZodMiniType {
  const kinds = Object.keys(symmetryKinds);
  const kind = z.enum(
    kinds,
    saying((value) =>
      typeof value === 'string'
        ? unknownName('symmetry', value, kinds, `There are ${listed(kinds, 'and')}.`)
        : misfit('symmetry', value, listed(kinds, 'or')),
    ),
  );
  const share = paramSchema('the share of the symmetry', {
    type: 'number',
    min: 0,
    max: 1,
    default: 1,
    help: 'share of the maze that is symmetric',
  });
  const shape = { kind, share: z.optional(share) };
  const both = z.strictObject(shape, strict('symmetry', Object.keys(shape)));
  return eitherOf(kind, both, 'symmetry', 'a name, or an object').check(
    z.describe('like parts, turned, mirrored or repeated'),
  );
}
