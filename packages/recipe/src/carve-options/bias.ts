import { axisNames, type Bias, type Param } from '@labrys/core';
import * as z from 'zod/mini';
import { paramSchema } from '../param-schema.ts';
import { listed, misfit, saying, strict } from '../refusal.ts';
import { cornersSchema } from './corners.ts';
import type { CarveOption } from './option.ts';

export const biasOption: CarveOption<Partial<Bias>, Bias> = {
  key: 'bias',
  isForParts: true,
  schema: biasSchema,
  canonical: ({ axis = 'x', amount = 0 }) => (amount === 0 ? undefined : { axis, amount }),
  short: (bias) => bias,
};

const amountParam: Param = {
  type: 'number',
  min: -1,
  max: 1,
  default: 0,
  help: 'from -1 to 1: (1 + amount) / 2 is the chance of the axis',
};

function biasSchema(): z.ZodMiniType {
  const everywhere = paramSchema('bias', amountParam);
  const corners = cornersSchema('bias', amountParam);
  const said = saying((value) => {
    const { error } = (Array.isArray(value) ? corners : everywhere).safeParse(value);
    return error?.issues[0]?.message ?? 'the bias is wrong';
  });
  const shape = {
    axis: z.optional(
      z.union(
        [z.enum(axisNames), z.number()],
        saying((value) => misfit('the axis of the bias', value, axesInWords)),
      ),
    ),
    amount: z.union([everywhere, corners], said),
  };
  return z.strictObject(shape, strict('bias', Object.keys(shape))).check(z.describe('more passages along one axis'));
}

/** What an axis may be, after "has to be". */
export const axesInWords: string = listed([...axisNames, 'an angle in degrees'], 'or');
