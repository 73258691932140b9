import { type Blend, type BlendedKnob, blendedKnobs, type Param } from '@labrys/core';
import * as z from 'zod/mini';
import { strict } from '../refusal.ts';
import { cornersSchema } from './corners.ts';
import type { CarveOption } from './option.ts';

export const blendOption: CarveOption<Blend, Blend> = {
  key: 'blend',
  isForParts: true,
  schema: blendSchema,
  canonical(blend) {
    const wanted = blendedKnobs.filter((knob) => blend[knob] !== undefined);
    return wanted.length === 0 ? undefined : Object.fromEntries(wanted.map((knob) => [knob, blend[knob]]));
  },
  short: (blend) => blend,
};

/** Between corners a run need not be whole. */
const params: Readonly<Record<BlendedKnob, Param>> = {
  run: { type: 'number', min: 0, max: 100, default: 0, help: '' },
  river: { type: 'number', min: 0, max: 1, default: 1, help: '' },
};

function blendSchema(): z.ZodMiniType {
  const shape = Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, z.optional(cornersSchema(name, param))]),
  );
  return z
    .strictObject(shape, strict('blend', Object.keys(shape)))
    .check(z.describe('knobs that vary over the board, by their values in its corners'));
}
