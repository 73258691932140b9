import type { Param } from '@labrys/core';
import * as z from 'zod/mini';
import { paramSchema } from '../param-schema.ts';
import type { CarveOption } from './option.ts';

export const runLimitOption: CarveOption<number, number> = {
  key: 'runLimit',
  isForParts: true,
  schema: () => paramSchema('run-limit', limit).check(z.describe(limit.help)),
  canonical: (most) => most,
  short: (most) => most,
};

const limit: Param = {
  type: 'integer',
  min: 2,
  max: 1000,
  default: 4,
  help: 'the most cells in a row that a passage goes straight on',
};
