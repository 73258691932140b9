import type { Bias, Param } from '@labrys/core';
import { z } from 'zod';
import { paramSchema } from '../param-schema.ts';
import { misfit, saying, strict } from '../refusal.ts';
import type { CarveOption } from './option.ts';

export const biasOption: CarveOption<Bias, Bias> = {
  key: 'bias',
  schema: biasSchema,
  canonical: ({ axis, amount }) => (amount === 0 ? undefined : { axis: axis ?? 'x', amount }),
  short: (bias) => bias,
};

function biasSchema(): z.ZodType {
  const amount: Param = {
    type: 'number',
    min: -1,
    max: 1,
    default: 0,
    help: 'from -1 to 1: (1 + amount) / 2 is the chance of the axis',
  };
  const shape = {
    axis: z
      .enum(
        ['x', 'y'],
        saying((value) => misfit('the axis of the bias', value, 'x or y')),
      )
      .optional(),
    amount: paramSchema('bias', amount),
  };
  return z.strictObject(shape, strict('bias', Object.keys(shape))).describe('more passages along one axis');
}
