// Knobs as zod schemas, each with its own sentence for what does not fit.

import type { Param, Params } from '@labrys/core';
import * as z from 'zod/mini';
import { misfit, saying, wanted } from './refusal.ts';

/** @param owner stands before the name of a knob in messages */
export function paramShape(params: Params, owner = ''): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    Object.entries(params).map(([name, param]) => [
      name,
      z.optional(paramSchema(owner + name, param)).check(z.meta({ default: param.default, description: param.help })),
    ]),
  );
}

/** The schema of one knob. @param name as messages call it */
export function paramSchema(name: string, param: Param): z.ZodMiniType {
  const said = saying((value) => misfit(name, value, wanted(param)));
  switch (param.type) {
    case 'integer':
      return z.int(said).check(z.gte(param.min, said), z.lte(param.max, said));
    case 'number':
      return z.number(said).check(z.gte(param.min, said), z.lte(param.max, said));
    case 'boolean':
      return z.boolean(said);
    case 'choice':
      return z.enum(Object.keys(param.choices), said);
    case 'text':
      return z.string(said).check(
        z.superRefine((value, context) => {
          const fault = param.fault(value);
          if (fault !== null) context.addIssue({ code: 'custom', message: `${name}: ${fault}` });
        }),
      );
  }
}

/** A bare value or an object, with the fault of the one that was meant: a union would only say that neither fits. */
export function eitherOf(bare: z.ZodMiniType, whole: z.ZodMiniType, name: string, wantedForm: string): z.ZodMiniType {
  const said = saying((value) => {
    const { error } = (typeof value === 'object' && value !== null ? whole : bare).safeParse(value);
    return error?.issues[0]?.message ?? misfit(name, value, wantedForm);
  });
  return z.union([bare, whole], said);
}
