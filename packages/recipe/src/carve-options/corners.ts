import type { Param } from '@labrys/core';
import * as z from 'zod/mini';
import { paramSchema } from '../param-schema.ts';
import { misfit, saying } from '../refusal.ts';

/** The values of a knob in the corners of the board. */
export function cornersSchema(name: string, param: Param): z.ZodMiniType {
  const corner = paramSchema(`${name} in a corner`, param);
  const said = saying((value) =>
    misfit(`the blend of ${name}`, value, 'four numbers: north-west, north-east, south-west and south-east'),
  );
  return z.tuple([corner, corner, corner, corner], said);
}
