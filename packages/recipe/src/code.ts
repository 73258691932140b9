// A recipe as a short code for links: its JSON without what is default, as base64url (RFC 4648, section 5).

import {
  defaultsOf,
  fromBase64,
  MazeError,
  type ParamValue,
  type ParamValues,
  sizeParams,
  toBase64,
  transforms,
} from '@labrys/core';
import { carveOptions, optionsApart } from './carve-options/catalogue.ts';
import { shortMask } from './mask-schema.ts';
import { algorithmNamed, knobsOf, parseRecipe, tilingNamed, usualAlgorithm, usualFocus } from './parse.ts';
import {
  type CarveInput,
  type CarveRecipe,
  carveOf,
  type Recipe,
  type RecipeInput,
  type SpaceRecipe,
  type Step,
  type StepInput,
  sizesOf,
  type WishInput,
  type WishRecipe,
} from './recipe.ts';
import { DEFAULT_TILING } from './schema.ts';
import { usualBudget, usualSearch } from './wish.ts';

/** The code of a recipe: letters, digits, `-` and `_` only. */
export function recipeCode(recipe: Recipe): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(shortForm(recipe))));
}

/**
 * The recipe of a code.
 *
 * @throws MazeError `bad-value` if it is no code; as {@link parseRecipe} if it holds no good recipe
 */
export function recipeFromCode(code: string): Recipe {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(code)));
  } catch {
    throw new MazeError('bad-value', 'this code holds no recipe: a part of it may be missing');
  }
  return parseRecipe(value);
}

/** The recipe without what {@link parseRecipe} fills in by itself. */
export function shortForm(recipe: Recipe): RecipeInput {
  const { place, from, to, style } = recipe.ends;
  const ends = {
    ...(place === 'none' ? {} : { place }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(style === 'openings' ? {} : { style }),
  };
  return {
    version: recipe.version,
    space: shortSpace(recipe.space),
    steps: recipe.steps.map((step) => shortStep(step, usualAlgorithm(recipe.space))),
    ...(Object.keys(ends).length === 0 ? {} : { ends }),
    ...(recipe.wish === undefined ? {} : { wish: shortWish(recipe.wish, carveOf(recipe)) }),
    ...(recipe.style === undefined ? {} : { style: recipe.style }),
    ...(recipe.title === undefined ? {} : { title: recipe.title }),
    seed: recipe.seed,
  };
}

function shortSpace(space: SpaceRecipe): NonNullable<RecipeInput['space']> {
  const { tiling, topology, mask, mesh, levels, closed, weave } = space;
  const defaults = defaultsOf(sizeParams(tilingNamed(tiling), topology));
  return {
    ...(tiling === DEFAULT_TILING ? {} : { tiling }),
    ...(topology === undefined ? {} : { topology }),
    ...differing(sizesOf(space), defaults),
    ...(mesh === undefined ? {} : { mesh }),
    ...(mask === undefined ? {} : { mask: shortMask(mask) }),
    ...(levels === undefined ? {} : { levels }),
    ...(closed === undefined ? {} : { closed }),
    ...(weave === undefined ? {} : { weave }),
  };
}

function shortWish({ targets, budget, search }: WishRecipe, carve: CarveRecipe): WishInput {
  return {
    targets,
    ...(budget === usualBudget(targets) ? {} : { budget }),
    ...(search === usualSearch(carve) ? {} : { search }),
  };
}

function shortStep(step: Step, usual: string): StepInput {
  const [name, knobs] = Object.entries(step)[0] as [string, CarveRecipe | ParamValues];
  if (name !== 'carve') {
    const params = transforms.find((transform) => transform.name === name)?.params ?? {};
    return { [name]: differing(knobs as ParamValues, defaultsOf(params)) };
  }
  return { carve: shortCarve(knobs as CarveRecipe, usual) };
}

function shortCarve({ algorithm, focus, ...rest }: CarveRecipe, usual: string): CarveInput {
  const record = algorithmNamed(algorithm);
  const { asked, knobs: values } = optionsApart(rest);
  const options = carveOptions.flatMap(({ key, short }) =>
    Object.hasOwn(asked, key) ? [[key, short(asked[key], (part) => shortCarve(part, usual))]] : [],
  );
  return {
    ...(algorithm === usual ? {} : { algorithm }),
    ...(focus === usualFocus(record) ? {} : { focus }),
    ...Object.fromEntries(options),
    ...differing(values as ParamValues, knobsOf(record, focus)),
  };
}

function differing(values: ParamValues, defaults: ParamValues): Record<string, ParamValue> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== defaults[name]));
}

function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const bytes = /^[\w-]*$/.test(text) ? fromBase64(text.replaceAll('-', '+').replaceAll('_', '/')) : null;
  if (bytes === null) throw new MazeError('bad-value', 'a code has only letters, digits, - and _');
  return bytes;
}
