// The recipe as a zod schema, made from the records of the catalogue: a new generator, tiling or transform is in here
// as soon as it has a record.

import {
  type EndsPlace,
  type EndsStyle,
  endsPlaces,
  endsStyles,
  type Generator,
  generators,
  MazeError,
  type Param,
  type Params,
  tilings,
  topologies,
  transforms,
} from '@labrys/core';
import { z } from 'zod';
import { maskSchema } from './mask-schema.ts';
import { unknownName } from './nearest-name.ts';
import { RECIPE_VERSION, type RecipeInput } from './recipe.ts';
import { listed, misfit, refusal, saying, strict, wanted } from './refusal.ts';

export const DEFAULT_TILING = 'square';
export const DEFAULT_ALGORITHM = 'wilson';

/** A cell as text: column and row, or a number. */
export const CELL_TEXT: RegExp = /^\s*\d{1,15}\s*(,\s*\d{1,15}\s*)?$/;

/** Whatever a recipe may be written as. */
export const recipeSchema: z.ZodType<RecipeInput> = recipeObject() as unknown as z.ZodType<RecipeInput>;

/** The JSON Schema (2020-12) of a recipe. */
export function recipeJsonSchema(): Record<string, unknown> {
  return { ...z.toJSONSchema(recipeSchema, { io: 'input' }), title: 'Labrys recipe' };
}

/** The JSON Schema of some knobs. */
export function paramsJsonSchema(params: Params): Record<string, unknown> {
  return { ...z.toJSONSchema(z.strictObject(paramShape(params)), { io: 'input' }) };
}

/**
 * Checks knobs against their record and fills in defaults.
 *
 * @param owner whose knobs they are, for messages
 * @throws MazeError `param-range`, `bad-value` or `unknown-name` with one sentence
 */
export function checkedParams(
  owner: string,
  params: Params,
  values: { readonly [name: string]: unknown },
): Record<string, number | string | boolean> {
  const result = z.strictObject(paramShape(params), strict(owner, Object.keys(params))).safeParse(values);
  if (!result.success) throw refusal(result.error);
  const checked: Record<string, number | string | boolean> = {};
  for (const [name, param] of Object.entries(params)) {
    checked[name] = (result.data[name] as number | string | boolean | undefined) ?? param.default;
  }
  return checked;
}

function recipeObject(): z.ZodType {
  const shape = {
    version: z.literal(RECIPE_VERSION, saying(versionFault)).optional(),
    space: spaceSchema().optional(),
    steps: z
      .array(
        stepSchema(),
        saying((value) => misfit('steps', value, 'a list of steps')),
      )
      .min(
        1,
        saying(() => 'steps is empty; the first step has to carve'),
      )
      .optional(),
    ends: endsSchema().optional(),
    style: z
      .record(z.string(), z.union([z.number(), z.string(), z.boolean()]), saying(styleFault))
      .optional()
      .describe('how to draw, for pens'),
    seed: z
      .union(
        [z.string(), z.int()],
        saying((value) => misfit('seed', value, 'any text or whole number')),
      )
      .describe('any text or whole number'),
  };
  return z.strictObject(shape, strict('a recipe', Object.keys(shape)));
}

function versionFault(value: unknown): string {
  if (typeof value === 'number' && value > RECIPE_VERSION) return 'this recipe was made by a newer version of Labrys';
  return misfit('version', value, String(RECIPE_VERSION));
}

function styleFault(value: unknown): string {
  return misfit('style', value, 'an object of numbers, texts, true or false');
}

function spaceSchema(): z.ZodType {
  const mask = maskSchema();
  const boards = tilings.map((tiling) => {
    const name = z.literal([tiling.name, ...tiling.aliases]);
    const shape = {
      tiling: tiling.name === DEFAULT_TILING ? name.optional() : name,
      topology: z
        .enum(
          topologies.map((record) => record.name),
          saying(topologyFault),
        )
        .optional()
        .describe('the surface the board is closed to'),
      mask: mask.optional(),
      ...paramShape(tiling.params),
    };
    return z.strictObject(shape, strict(`the tiling ${tiling.name}`, Object.keys(shape))).describe(tiling.summary);
  });
  const names = tilings.flatMap((tiling) => [tiling.name, ...tiling.aliases]);
  return z.discriminatedUnion('tiling', asOptions(boards), saying(nameFault('space', 'tiling', names, 'tilings')));
}

function topologyFault(value: unknown): string {
  const names = topologies.map((record) => record.name);
  if (typeof value !== 'string') return misfit('topology', value, listed(names, 'or'));
  return unknownName('topology', value, names, 'See "labrys list topologies".');
}

function stepSchema(): z.ZodType {
  const shape: Record<string, z.ZodType> = { carve: carveSchema().optional() };
  for (const transform of transforms) {
    const knobs = z.strictObject(
      paramShape(transform.params, `${transform.name} `),
      strict(transform.name, Object.keys(transform.params)),
    );
    shape[transform.name] = knobs.optional().describe(transform.summary);
  }
  // A step is an object with one key, which says what is done.
  return z.strictObject(shape, strict('a step', Object.keys(shape))).meta({ minProperties: 1, maxProperties: 1 });
}

function carveSchema(): z.ZodType {
  const names = generators.map((generator) => generator.name);
  return z.discriminatedUnion(
    'algorithm',
    asOptions(generators.map(generatorSchema)),
    saying(nameFault('carve', 'algorithm', names, 'generators')),
  );
}

function generatorSchema(generator: Generator): z.ZodType {
  const name = z.literal(generator.name);
  const shape = {
    algorithm: generator.name === DEFAULT_ALGORITHM ? name.optional() : name,
    focus: z
      .enum(
        ['passage', 'wall'],
        saying((value) => misfit('focus', value, 'passage or wall')),
      )
      .optional()
      .describe('carve passages out of solid, or add walls to open ground'),
    bias: biasSchema().optional(),
    ...paramShape(generator.params),
  };
  const known = Object.keys(shape).filter((key) => key !== 'algorithm');
  const error = (issue: z.core.$ZodRawIssue): string => {
    const sentence = strict(generator.name, known).error(issue);
    if (issue.code !== 'unrecognized_keys') return sentence;
    const key = String(issue.keys[0]);
    const others = generators.filter((other) => Object.hasOwn(other.params, key)).map((other) => other.name);
    return others.length === 0 ? sentence : `${sentence} "${key}" belongs to ${listed(others, 'and')}.`;
  };
  return z.strictObject(shape, { error }).describe(generator.summary);
}

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

function endsSchema(): z.ZodType {
  const cell = (name: string): z.ZodType => {
    const said = saying((value) => misfit(name, value, 'a cell: column and row such as 3,0, or its number'));
    const whole = z.int(said).min(0, said);
    return z
      .union([whole, z.tuple([whole, whole], said), z.string(said).regex(CELL_TEXT, said)], said)
      .optional()
      .describe('a cell by its number, or by column and row from 0 at the top left');
  };
  const places = Object.keys(endsPlaces) as EndsPlace[];
  const styles = Object.keys(endsStyles) as EndsStyle[];
  const shape = {
    place: z
      .enum(
        places,
        saying((value) => misfit('ends', value, listed(places, 'or'))),
      )
      .optional(),
    from: cell('from'),
    to: cell('to'),
    style: z
      .enum(
        styles,
        saying((value) => misfit('the style of ends', value, listed(styles, 'or'))),
      )
      .optional(),
  };
  return z.strictObject(shape, strict('ends', Object.keys(shape)));
}

/** @param owner stands before the name of a knob in messages */
function paramShape(params: Params, owner = ''): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(params).map(([name, param]) => [
      name,
      paramSchema(owner + name, param)
        .optional()
        .meta({ default: param.default, description: param.help }),
    ]),
  );
}

function paramSchema(name: string, param: Param): z.ZodType {
  const said = saying((value) => misfit(name, value, wanted(param)));
  switch (param.type) {
    case 'integer':
      return z.int(said).min(param.min, said).max(param.max, said);
    case 'number':
      return z.number(said).min(param.min, said).max(param.max, said);
    case 'boolean':
      return z.boolean(said);
    case 'choice':
      return z.enum(Object.keys(param.choices), said);
    case 'text':
      return z.string(said).superRefine((value, context) => {
        const fault = param.fault(value);
        if (fault !== null) context.addIssue({ code: 'custom', message: `${name}: ${fault}` });
      });
  }
}

/** What is wrong where the name decides which knobs there are. */
function nameFault(owner: string, kind: string, names: readonly string[], list: string): (value: unknown) => string {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return misfit(owner, value, 'an object');
    const typed = (value as Record<string, unknown>)[kind];
    if (typeof typed !== 'string') return misfit(kind, typed, `a name; see "labrys list ${list}"`);
    return unknownName(kind, typed, names, `See "labrys list ${list}".`);
  };
}

/** zod wants to see at least one option in the type. */
function asOptions(schemas: readonly z.ZodType[]): [z.core.$ZodTypeDiscriminable] {
  if (schemas.length === 0) throw new MazeError('unknown-name', 'the catalogue is empty');
  return schemas as unknown as [z.core.$ZodTypeDiscriminable];
}
