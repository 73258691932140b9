// Recipes are checked here and nowhere else; inside there are only whole, canonical ones.

import {
  allSizeParams,
  type BoardRecord,
  defaultsOf,
  type Focus,
  focusOf,
  type Generator,
  generatorParams,
  generators,
  type Maker,
  MazeError,
  makers,
  type ParamValue,
  type ParamValues,
  type Seed,
  sizeParams,
  type Tiling,
  type TopologyName,
  topologies,
  transforms,
} from '@labrys/core';
import { carveOptions, optionsApart } from './carve-options/catalogue.ts';
import { cellReference } from './cell-reference.ts';
import { canonicalMask } from './mask-schema.ts';
import { canonicalMesh } from './mesh-schema.ts';
import { recordNamed, unknownName } from './nearest-name.ts';
import {
  type CarveInput,
  type CarveRecipe,
  type EndsInput,
  type EndsRecipe,
  RECIPE_VERSION,
  type Recipe,
  type RecipeInput,
  type SpaceInput,
  type SpaceRecipe,
  type Step,
  type StepInput,
} from './recipe.ts';
import { listed, refusal } from './refusal.ts';
import { DEFAULT_ALGORITHM, DEFAULT_TILING, requireKnownVersion, schemaOf } from './schema.ts';
import { sizedTilings, tilings } from './tilings.ts';
import { canonicalWish } from './wish.ts';

/**
 * Checks a recipe from outside and gives it its canonical form: all defaults filled in, keys in one order, aliases
 * replaced, so that equal requests become equal text.
 *
 * @param value what JSON.parse gave, or an object written by hand
 * @throws MazeError with one sentence on the first thing that is wrong
 */
export function parseRecipe(value: unknown): Recipe {
  requireKnownVersion(value);
  const result = schemaOf(value).safeParse(value);
  if (!result.success) throw refusal(result.error);
  const input: RecipeInput = result.data;
  const usual = usualAlgorithm(input.space ?? {});
  const steps = (input.steps ?? [{ carve: {} }]).map((step) => canonicalStep(step, usual));
  requireOneCarve(steps);
  const { carve } = steps[0] as { readonly carve: CarveRecipe };
  const ends = canonicalEnds(input.ends ?? {});
  return {
    version: RECIPE_VERSION,
    space: canonicalSpace(input.space ?? {}, makesCrossings(algorithmNamed(carve.algorithm))),
    steps,
    ends,
    ...(input.wish === undefined ? {} : { wish: canonicalWish(input.wish, { ends, carve }) }),
    ...(input.style === undefined || Object.keys(input.style).length === 0 ? {} : { style: sorted(input.style) }),
    ...(input.title === undefined ? {} : { title: input.title }),
    seed: canonicalSeed(input.seed),
  };
}

/** Whether two recipes make the same maze and draw it alike. */
export function sameRecipe(a: Recipe, b: Recipe): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The generator of that name.
 *
 * @throws MazeError `unknown-name` with a suggestion
 */
export function generatorNamed(name: string): Generator {
  return recordNamed(generators, 'algorithm', name, 'See "labrys list generators".');
}

/**
 * The generator or maker of that name: what the step that carves can name.
 *
 * @throws MazeError `unknown-name` with a suggestion
 */
export function algorithmNamed(name: string): Generator | Maker {
  return recordNamed([...generators, ...makers], 'algorithm', name, 'See "labrys list generators" and "makers".');
}

/** Whether it is one that makes mazes its own way, not one that grows a spanning tree. */
export function isMaker(algorithm: Generator | Maker): algorithm is Maker {
  return 'make' in algorithm;
}

/** Whether a board is woven only while it is carved. */
export function makesCrossings(algorithm: Generator | Maker): boolean {
  return !isMaker(algorithm) && algorithm.tunnels === true;
}

/** Whether an algorithm makes one way without branches, on a board cut from another. */
export function makesTrack(algorithm: Generator | Maker): boolean {
  return !isMaker(algorithm) && algorithm.needs.includes('split');
}

/** The focus of an algorithm that is asked for none. */
export function usualFocus(algorithm: Generator | Maker): Focus {
  return isMaker(algorithm) ? algorithm.focus : algorithm.defaultFocus;
}

/** All knobs of an algorithm: its defaults in a focus, then what was asked for. */
export function knobsOf(algorithm: Generator | Maker, focus: Focus, asked: ParamValues = {}): ParamValues {
  if (!isMaker(algorithm)) return generatorParams(algorithm, focus, asked);
  return { ...defaultsOf(algorithm.params), ...asked } as ParamValues;
}

/**
 * The tiling of that name or alias.
 *
 * @throws MazeError `unknown-name` with a suggestion
 */
export function tilingNamed(name: string): BoardRecord {
  const found = tilings.find((tiling) => tiling.name === name || tiling.aliases.includes(name));
  if (found !== undefined) return found;
  const names = tilings.flatMap((tiling) => [tiling.name, ...tiling.aliases]);
  throw new MazeError('unknown-name', unknownName('tiling', name, names, 'See "labrys list tilings".'));
}

/** The generator of a recipe that names none: the usual one, or one that can carve the board. */
export function usualAlgorithm({ tiling = DEFAULT_TILING, ...sizes }: SpaceInput): string {
  return tilingNamed(tiling).isCarved?.(sizes as ParamValues) ? CARVES_ALL : DEFAULT_ALGORITHM;
}

/** A generator that also works where opening one link closes another. */
const CARVES_ALL = 'hunt-kill';

/**
 * The tiling of that name or alias, if boards are made from its sizes.
 *
 * @throws MazeError `unknown-name` with a suggestion, `cannot-combine` for boards that have to be brought along
 */
export function sizedTilingNamed(name: string): Tiling {
  const record = tilingNamed(name);
  const found = sizedTilings.find((tiling) => tiling.name === record.name);
  if (found !== undefined) return found;
  throw new MazeError(
    'cannot-combine',
    `a board of the tiling ${record.name} is not made from sizes; take another tiling`,
  );
}

/** @param tunnels whether the generator makes crossings of its own */
function canonicalSpace(input: SpaceInput, tunnels: boolean): SpaceRecipe {
  const tiling = tilingNamed(input.tiling ?? DEFAULT_TILING);
  const { topology = tiling.topologies[0] as TopologyName } = input;
  if (!tiling.topologies.includes(topology)) throw new MazeError('cannot-combine', whyNotOn(tiling, topology));
  const sizes: Record<string, ParamValue> = {};
  const params = sizeParams(tiling, topology);
  const everywhere = allSizeParams(tiling);
  for (const name of Object.keys(input)) {
    if (Object.hasOwn(params, name) || !Object.hasOwn(everywhere, name)) continue;
    throw new MazeError('cannot-combine', `"${name}" is a size of another surface; the ${topology} has none`);
  }
  for (const [name, param] of Object.entries(params)) {
    sizes[name] = (input[name] as ParamValue | undefined) ?? param.default;
  }
  return {
    tiling: tiling.name,
    ...(topology === 'plane' ? {} : { topology }),
    ...sizes,
    ...(input.mesh === undefined ? {} : { mesh: canonicalMesh(input.mesh) }),
    ...(input.mask === undefined ? {} : { mask: canonicalMask(input.mask) }),
    ...canonicalLevels(input),
    ...canonicalWeave(input.weave, tunnels),
  };
}

/** An axis with one sheet is none: 1 x 3 levels are 3 levels, and one sheet is a flat board. */
function canonicalLevels({ levels, closed = false }: SpaceInput): Pick<SpaceRecipe, 'levels' | 'closed'> {
  const sizes = [levels ?? []].flat().filter((size) => size !== 1);
  if (sizes.length === 0) return {};
  return { levels: sizes, ...(closed ? { closed } : {}) };
}

/** Crossings are made only if they are asked for; by a generator that makes its own, unless it is told not to. */
function canonicalWeave(weave: SpaceInput['weave'], tunnels: boolean): Pick<SpaceRecipe, 'weave'> {
  const usual = tunnels ? 1 : 0;
  const { density = usual, tunnel = 1 } = typeof weave === 'number' ? { density: weave } : (weave ?? {});
  return density === 0 && !tunnels ? {} : { weave: { density, tunnel } };
}

/** Why a tiling has no such surface, and what would work. */
function whyNotOn(tiling: BoardRecord, topology: TopologyName): string {
  const { whyNot } = recordNamed(topologies, 'topology', topology, 'See "labrys list topologies".');
  return `${tiling.name} does not take the topology "${topology}": ${whyNot} (${tiling.name} takes ${listed(tiling.topologies, 'and')})`;
}

function canonicalStep(step: StepInput, usual: string): Step {
  const [name, knobs] = Object.entries(step)[0] ?? [];
  if (name === undefined || Object.keys(step).length > 1) {
    throw new MazeError('bad-value', 'a step has one key, which says what is done: carve, or the name of a transform');
  }
  if (name === 'carve') return { carve: canonicalCarve(knobs as CarveInput, usual) };
  const transform = transforms.find((record) => record.name === name);
  const values: Record<string, ParamValue> = {};
  for (const [knob, param] of Object.entries(transform?.params ?? {})) {
    values[knob] = (knobs as { readonly [knob: string]: ParamValue | undefined })[knob] ?? param.default;
  }
  return { [name]: values };
}

function canonicalCarve(input: CarveInput, usual: string): CarveRecipe {
  const { algorithm = usual, focus: wanted, ...rest } = input;
  const record = algorithmNamed(algorithm);
  const focus = isMaker(record) ? makerFocus(record, wanted) : focusOf(record, wanted);
  requirePicture(record, input);
  const { asked, knobs } = optionsApart(rest);
  const ofPart = (part: CarveInput): CarveRecipe => canonicalCarve(part, usual);
  const options = carveOptions.flatMap(({ key, canonical }) => {
    const value = Object.hasOwn(asked, key) ? canonical(asked[key], ofPart) : undefined;
    return value === undefined ? [] : [[key, value]];
  });
  requireCompatible(Object.fromEntries(options));
  return { algorithm, focus, ...Object.fromEntries(options), ...knobsOf(record, focus, knobs as ParamValues) };
}

/** Some makers turn a picture into a maze, and cannot do without one. */
function requirePicture(record: Generator | Maker, { picture }: CarveInput): void {
  if (picture !== undefined || !isMaker(record) || record.picture !== true) return;
  throw new MazeError(
    'bad-value',
    `${record.name} needs a picture, such as {"text": "MAZE"}; on the command line --picture text:MAZE`,
  );
}

/** Two wishes that each settle what the other would have to. */
function requireCompatible(options: { readonly [key: string]: unknown }): void {
  for (const { key, excludes = [] } of carveOptions) {
    const other = excludes.find((name) => Object.hasOwn(options, name));
    if (other === undefined || !Object.hasOwn(options, key)) continue;
    throw new MazeError('cannot-combine', `${key} and ${other} do not go together; leave one out`);
  }
}

function makerFocus({ name, focus, takesBoth }: Maker, asked: Focus | undefined): Focus {
  if (asked === undefined || asked === focus) return focus;
  if (takesBoth === true) return asked;
  throw new MazeError('cannot-combine', `${name} has the focus "${focus}" and no other; leave --focus out`);
}

function requireOneCarve(steps: readonly Step[]): void {
  const carves = steps.filter((step) => Object.hasOwn(step, 'carve')).length;
  if (carves === 0 || !Object.hasOwn(steps[0] as Step, 'carve')) {
    throw new MazeError('cannot-combine', 'the first step has to carve: a transform needs a maze to change');
  }
  if (carves > 1) {
    throw new MazeError(
      'cannot-combine',
      'there are two steps that carve; the second would undo the first, leave one out',
    );
  }
}

function canonicalEnds(input: EndsInput): EndsRecipe {
  const { place = 'none', from, to, style = 'openings' } = input;
  return {
    place,
    ...(from === undefined ? {} : { from: cellReference('from', from) }),
    ...(to === undefined ? {} : { to: cellReference('to', to) }),
    style,
  };
}

/** 7 and "7" are one seed; the number is the canonical form. */
function canonicalSeed(seed: Seed): Seed {
  const number = Number(seed);
  return Number.isSafeInteger(number) && String(number) === String(seed) ? number : seed;
}

function sorted(values: ParamValues): ParamValues {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
