// The recipe as a zod schema, made from the records of the catalogue: a new generator, tiling or transform is in here
// as soon as it has a record.

import {
  allSizeParams,
  type BoardRecord,
  type EndsPlace,
  type EndsStyle,
  endsPlaces,
  endsStyles,
  type Generator,
  generators,
  type Maker,
  MazeError,
  makers,
  type Params,
  type ParamValues,
  topologies,
  transforms,
} from '@labrys/core';
import * as z from 'zod/mini';
import { carveOptions } from './carve-options/catalogue.ts';
import type { CarveOption, SharedSchemas } from './carve-options/option.ts';
import { pictureOption } from './carve-options/picture.ts';
import { maskSchema } from './mask-schema.ts';
import { meshSchema } from './mesh-schema.ts';
import { unknownName } from './nearest-name.ts';
import { ownBoard } from './own-board.ts';
import { eitherOf, paramSchema, paramShape } from './param-schema.ts';
import { RECIPE_VERSION, type RecipeInput } from './recipe.ts';
import { listed, misfit, refusal, saying, strict } from './refusal.ts';
import { tilings } from './tilings.ts';
import { wishSchema } from './wish-schema.ts';

export const DEFAULT_TILING = 'square';
export const DEFAULT_ALGORITHM = 'wilson';

const algorithms: readonly (Generator | Maker)[] = [...generators, ...makers];

/** A cell as text: column, row and perhaps sheet, or a number. */
export const CELL_TEXT: RegExp = /^\s*\d{1,15}\s*(,\s*\d{1,15}\s*){0,2}$/;

/** Most sheets along an axis, and most axes beside those of a sheet. */
const MOST_SHEETS = 100_000;
const MOST_AXES = 6;

/** Longest title, in UTF-16 units: one line below a picture. */
const LONGEST_TITLE = 120;
/** No control characters, half letters, line ends, or what XML cannot hold. */
const TITLE = /^[^\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]*$/u;

/** Whatever a recipe may be written as; put together when it is first used, which takes as long as making a maze. */
export const recipeSchema: z.ZodMiniType<RecipeInput> = z.lazy(wholeSchema) as unknown as z.ZodMiniType<RecipeInput>;

let whole: z.ZodMiniType | undefined;

/** Kept here and not by `z.lazy`, which stays broken where making it is put off: in the studio parts of it arrive late. */
function wholeSchema(): z.ZodMiniType {
  whole ??= recipeObject(tilings, algorithms, z.lazy(partSchema));
  return whole;
}

/** Schemas of requests, by what they name. */
const schemasOfRequests = new Map<string, z.ZodMiniType>();

/** The schema for one request: of the tilings and algorithms it has only those that are named, so it is soon made. */
export function schemaOf(request: unknown): z.ZodMiniType<RecipeInput> {
  const { space, steps } = (request ?? {}) as { readonly space?: unknown; readonly steps?: unknown };
  const [step, ...others] = Array.isArray(steps) ? steps : [];
  const carve = (step as { readonly carve?: unknown } | undefined)?.carve;
  const tiling = named(tilings, space, 'tiling', DEFAULT_TILING);
  const algorithm = named(algorithms, carve, 'algorithm', DEFAULT_ALGORITHM);
  const carvesOnce = !others.some((other) => (other as { readonly carve?: unknown } | null)?.carve !== undefined);
  if (tiling === undefined || algorithm === undefined || !carvesOnce) {
    return wholeSchema() as z.ZodMiniType<RecipeInput>;
  }
  const hasParts = (carve as { readonly segments?: unknown } | undefined | null)?.segments !== undefined;
  const key = `${tiling.name} ${algorithm.name} ${hasParts}`;
  const schema =
    schemasOfRequests.get(key) ?? recipeObject([tiling], [algorithm], hasParts ? z.lazy(partSchema) : z.never());
  schemasOfRequests.set(key, schema);
  return schema as z.ZodMiniType<RecipeInput>;
}

/** The record that part of a request names, or undefined if there is none of that name. */
function named<R extends { readonly name: string; readonly aliases?: readonly string[] }>(
  records: readonly R[],
  part: unknown,
  key: string,
  usual: string,
): R | undefined {
  const name = (part as Record<string, unknown> | undefined | null)?.[key] ?? usual;
  return records.find((record) => record.name === name || record.aliases?.some((alias) => alias === name));
}

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

function recipeObject(
  boards: readonly BoardRecord[],
  carvers: readonly (Generator | Maker)[],
  part: z.ZodMiniType,
): z.ZodMiniType {
  const mask = maskSchema(); // one for all places, or the JSON Schema would hold it again and again
  const saidSeed = saying((value) => misfit('seed', value, 'any text or whole number'));
  const shape = {
    version: z.optional(z.literal(RECIPE_VERSION, saying(versionFault))),
    space: z.optional(spaceSchema(boards, mask)),
    steps: z.optional(
      z
        .array(
          stepSchema(carvers, { mask, part }),
          saying((value) => misfit('steps', value, 'a list of steps')),
        )
        .check(
          z.minLength(
            1,
            saying(() => 'steps is empty; the first step has to carve'),
          ),
        ),
    ),
    ends: z.optional(endsSchema()),
    wish: z.optional(wishSchema()).check(z.describe('figures that the maze is to have')),
    style: z.optional(styleSchema()).check(z.describe('how to draw, for pens')),
    title: z.optional(titleSchema()).check(z.describe('written below the maze')),
    seed: z.union([z.string(), z.int(saidSeed)], saidSeed).check(z.describe('any text or whole number')),
  };
  return z.strictObject(shape, strict('a recipe', Object.keys(shape)));
}

function styleSchema(): z.ZodMiniType {
  return z.record(z.string(), z.union([z.number(), z.string(), z.boolean()], saying(settingFault)), saying(styleFault));
}

function settingFault(value: unknown): string {
  return misfit('a setting of the style', value, 'a number, text, true or false');
}

function titleSchema(): z.ZodMiniType {
  const said = saying(titleFault);
  return z.string(said).check(z.maxLength(LONGEST_TITLE, said), z.regex(TITLE, said));
}

function titleFault(value: unknown): string {
  if (typeof value === 'string' && value.length > LONGEST_TITLE) {
    return `the title has ${value.length} letters; it has to be a line of at most ${LONGEST_TITLE}`;
  }
  // Such a text is not shown: terminals would obey it.
  if (typeof value === 'string') return 'the title holds a control character; it has to be a line of plain text';
  return misfit('title', value, 'a line of text');
}

/** How a maze is drawn that no recipe makes. */
export interface Look {
  readonly style?: ParamValues | undefined;
  readonly title?: string | undefined;
}

/**
 * Checks style and title as those of a recipe.
 *
 * @throws MazeError `bad-value` or `param-range` with one sentence
 */
export function checkedLook({ style, title }: { readonly style?: unknown; readonly title?: unknown }): Look {
  const result = z
    .object({ style: z.optional(styleSchema()), title: z.optional(titleSchema()) })
    .safeParse({ style, title });
  if (!result.success) throw refusal(result.error);
  return result.data as Look;
}

/**
 * Looked at before anything else, which may be newer too.
 *
 * @throws MazeError `newer-version`
 */
export function requireKnownVersion(value: unknown): void {
  if (typeof value !== 'object' || value === null || !('version' in value)) return;
  if (typeof value.version === 'number' && value.version > RECIPE_VERSION) {
    throw new MazeError('newer-version', 'this recipe was made by a newer version of Labrys');
  }
}

function versionFault(value: unknown): string {
  return misfit('version', value, String(RECIPE_VERSION));
}

function styleFault(value: unknown): string {
  return misfit('style', value, 'an object of numbers, texts, true or false');
}

function spaceSchema(boards: readonly BoardRecord[], mask: z.ZodMiniType): z.ZodMiniType {
  const options = boards.map((tiling) => {
    const name = z.literal([tiling.name, ...tiling.aliases]);
    const shape = {
      tiling: tiling.name === DEFAULT_TILING ? z.optional(name) : name,
      topology: z
        .optional(
          z.enum(
            topologies.map((record) => record.name),
            saying(topologyFault),
          ),
        )
        .check(z.describe('the surface the board is closed to')),
      ...(tiling === ownBoard ? { mesh: meshSchema() } : {}),
      mask: z.optional(mask),
      levels: z
        .optional(levelsSchema())
        .check(z.describe('sheets along each further axis: 3 levels, or [3, 2] in four dimensions')),
      closed: z
        .optional(z.boolean(saying((value) => misfit('closed', value, 'true or false'))))
        .check(z.describe('whether the last sheet of an axis leads on to the first')),
      weave: z.optional(weaveSchema()).check(z.describe('passages over and under one another')),
      ...paramShape(allSizeParams(tiling)),
    };
    const said = strict(`the tiling ${tiling.name}`, Object.keys(shape));
    const error = (issue: z.core.$ZodRawIssue): string => {
      const isMesh = issue.code === 'unrecognized_keys' && issue.keys[0] === 'mesh';
      return isMesh ? `${said.error(issue)} "mesh" belongs to the tiling ${ownBoard.name}.` : said.error(issue);
    };
    return z.strictObject(shape, { error }).check(z.describe(tiling.summary));
  });
  const names = tilings.flatMap((tiling) => [tiling.name, ...tiling.aliases]);
  return z.discriminatedUnion('tiling', asOptions(options), saying(nameFault('space', 'tiling', names, 'tilings')));
}

function levelsSchema(): z.ZodMiniType {
  const said = saying(levelsFault);
  const size = z.int(said).check(z.gte(1, said), z.lte(MOST_SHEETS, said));
  return z.union([size, z.array(size, said).check(z.minLength(1, said), z.maxLength(MOST_AXES, said))], said);
}

function levelsFault(value: unknown): string {
  const isPlain = Array.isArray(value) && value.every((size) => typeof size === 'number' || typeof size === 'string');
  const wanted = `a whole number from 1 to ${MOST_SHEETS}, or a list of at most ${MOST_AXES} of them, one an axis`;
  return misfit('levels', isPlain ? value.join('x') : value, wanted);
}

function weaveSchema(): z.ZodMiniType {
  const density = paramSchema('weave', {
    type: 'number',
    min: 0,
    max: 1,
    default: 0,
    help: 'share of the crossings that fit',
  });
  const tunnel = paramSchema('tunnel', {
    type: 'integer',
    min: 1,
    max: 1000,
    default: 1,
    help: 'most crossings in a line',
  });
  const shape = { density, tunnel: z.optional(tunnel) };
  const both = z.strictObject(shape, strict('weave', Object.keys(shape)));
  return eitherOf(density, both, 'weave', 'a share, or an object');
}

function topologyFault(value: unknown): string {
  const names = topologies.map((record) => record.name);
  if (typeof value !== 'string') return misfit('topology', value, listed(names, 'or'));
  return unknownName('topology', value, names, 'See "labrys list topologies".');
}

function stepSchema(carvers: readonly (Generator | Maker)[], shared: SharedSchemas): z.ZodMiniType {
  const shape: Record<string, z.ZodMiniType> = { carve: z.optional(carveSchema(carvers, shared)) };
  for (const transform of transforms) {
    const knobs = z.strictObject(
      paramShape(transform.params, `${transform.name} `),
      strict(transform.name, Object.keys(transform.params)),
    );
    shape[transform.name] = z.optional(knobs).check(z.describe(transform.summary));
  }
  // A step is an object with one key, which says what is done.
  return z
    .strictObject(shape, strict('a step', Object.keys(shape)))
    .check(z.meta({ minProperties: 1, maxProperties: 1 }));
}

function carveSchema(carvers: readonly (Generator | Maker)[], shared: SharedSchemas): z.ZodMiniType {
  const names = algorithms.map(({ name }) => name);
  const own = optionsShape(carveOptions, shared);
  const ownOf = (record: Generator | Maker): Record<string, z.ZodMiniType> => {
    if (!('make' in record)) return own;
    return record.picture === true ? optionsShape([pictureOption], shared) : {};
  };
  return z.discriminatedUnion(
    'algorithm',
    asOptions(carvers.map((record) => algorithmSchema(record, ownOf(record)))),
    saying(nameFault('carve', 'algorithm', names, 'generators')),
  );
}

/** How a part of the board is carved: by a generator, and without parts of its own. */
function partSchema(): z.ZodMiniType {
  const names = generators.map(({ name }) => name);
  const forParts = carveOptions.filter(({ isForParts }) => isForParts === true);
  const own = optionsShape(forParts, { mask: z.never(), part: z.never() });
  const options = asOptions(generators.map((generator) => algorithmSchema(generator, own)));
  return z.discriminatedUnion('algorithm', options, saying(nameFault('carve', 'algorithm', names, 'generators')));
}

function optionsShape(options: readonly CarveOption[], shared: SharedSchemas): Record<string, z.ZodMiniType> {
  return Object.fromEntries(options.map((option) => [option.key, z.optional(option.schema(shared))]));
}

/** @param own what it takes besides its knobs */
function algorithmSchema(record: Generator | Maker, own: Record<string, z.ZodMiniType>): z.ZodMiniType {
  const name = z.literal(record.name);
  const shape = {
    algorithm: record.name === DEFAULT_ALGORITHM ? z.optional(name) : name,
    focus: z
      .optional(
        z.enum(
          ['passage', 'wall'],
          saying((value) => misfit('focus', value, 'passage or wall')),
        ),
      )
      .check(z.describe('carve passages out of solid, or add walls to open ground')),
    ...own,
    ...paramShape(record.params),
  };
  const known = Object.keys(shape).filter((key) => key !== 'algorithm');
  const error = (issue: z.core.$ZodRawIssue): string => {
    const sentence = strict(record.name, known).error(issue);
    if (issue.code !== 'unrecognized_keys') return sentence;
    const key = String(issue.keys[0]);
    const others = algorithms.filter((other) => Object.hasOwn(other.params, key)).map((other) => other.name);
    return others.length === 0 ? sentence : `${sentence} "${key}" belongs to ${listed(others, 'and')}.`;
  };
  return z.strictObject(shape, { error }).check(z.describe(record.summary));
}

function endsSchema(): z.ZodMiniType {
  const cell = (name: string): z.ZodMiniType => {
    const said = saying((value) => misfit(name, value, 'a cell: column and row such as 3,0, or its number'));
    const whole = z.int(said).check(z.gte(0, said));
    return z
      .optional(
        z.union(
          [
            whole,
            z.tuple([whole, whole], said),
            z.tuple([whole, whole, whole], said),
            z.string(said).check(z.regex(CELL_TEXT, said)),
          ],
          said,
        ),
      )
      .check(z.describe('a cell by its number, or by column and row from 0 at the top left'));
  };
  const places = Object.keys(endsPlaces) as EndsPlace[];
  const styles = Object.keys(endsStyles) as EndsStyle[];
  const shape = {
    place: z.optional(
      z.enum(
        places,
        saying((value) => misfit('ends', value, listed(places, 'or'))),
      ),
    ),
    from: cell('from'),
    to: cell('to'),
    style: z.optional(
      z.enum(
        styles,
        saying((value) => misfit('the style of ends', value, listed(styles, 'or'))),
      ),
    ),
  };
  return z.strictObject(shape, strict('ends', Object.keys(shape)));
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
function asOptions(schemas: readonly z.ZodMiniType[]): [z.core.$ZodTypeDiscriminable] {
  if (schemas.length === 0) throw new MazeError('unknown-name', 'the catalogue is empty');
  return schemas as unknown as [z.core.$ZodTypeDiscriminable];
}
