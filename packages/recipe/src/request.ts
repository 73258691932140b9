// The flat way to ask for a maze, as on the command line: names in one object, the usual order of steps.

import {
  type Bias,
  type EndsPlace,
  type EndsStyle,
  type Focus,
  MazeError,
  type Param,
  type ParamValue,
  type Seed,
  type TopologyName,
  transforms,
} from '@labrys/core';
import { parseRecipe, tilingNamed } from './parse.ts';
import type { CellReference, MaskInput, Recipe, RecipeInput } from './recipe.ts';
import { misfit } from './refusal.ts';
import { DEFAULT_TILING } from './schema.ts';

/** A maze request in one flat object. Sizes, knobs of the generator and transforms stand under their own names. */
export interface MazeRequest {
  readonly tiling?: string | undefined;
  readonly topology?: TopologyName | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** What cuts the board to shape, such as `{ text: 'LABRYS' }`. */
  readonly mask?: MaskInput | undefined;
  readonly algorithm?: string | undefined;
  readonly focus?: Focus | undefined;
  /** -1 to 1 along x, or text with an axis such as `y:0.5`. */
  readonly bias?: number | string | Bias | undefined;
  readonly ends?: EndsPlace | undefined;
  readonly from?: CellReference | string | undefined;
  readonly to?: CellReference | string | undefined;
  readonly endsStyle?: EndsStyle | undefined;
  readonly style?: { readonly [name: string]: ParamValue } | undefined;
  readonly seed: Seed;
  /** A size of the tiling, a knob of the generator, or a transform with its amount: `braid: 0.3`. */
  readonly [name: string]: unknown;
}

const OWN = [
  'tiling',
  'topology',
  'mask',
  'algorithm',
  'focus',
  'bias',
  'ends',
  'from',
  'to',
  'endsStyle',
  'style',
  'seed',
];

/**
 * The recipe of a flat request.
 *
 * @throws MazeError with one sentence on the first thing that is wrong
 */
export function recipeOf(request: MazeRequest): Recipe {
  return parseRecipe(recipeInputOf(request));
}

/** The same before it is checked. */
export function recipeInputOf(request: MazeRequest): RecipeInput {
  const tiling = tilingNamed(request.tiling ?? DEFAULT_TILING);
  const space: Record<string, unknown> = {
    tiling: tiling.name,
    ...(request.topology === undefined ? {} : { topology: request.topology }),
    ...(request.mask === undefined ? {} : { mask: request.mask }),
  };
  const knobs: Record<string, unknown> = {};
  const changes: { [transform: string]: Record<string, unknown> }[] = [];
  for (const [name, value] of Object.entries(request)) {
    if (value === undefined || OWN.includes(name)) continue;
    const transform = transforms.find((record) => record.name === name);
    if (Object.hasOwn(tiling.params, name)) space[name] = value;
    else if (transform !== undefined) changes.push({ [name]: { [firstKnob(transform.params)]: value } });
    else knobs[name] = value;
  }
  const { algorithm, focus, bias, ends: place, from, to, endsStyle, style, seed } = request;
  const carve = {
    ...(algorithm === undefined ? {} : { algorithm }),
    ...(focus === undefined ? {} : { focus }),
    ...(bias === undefined ? {} : { bias: biasOf(bias) }),
    ...knobs,
  };
  const ends = {
    ...(place === undefined ? {} : { place }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(endsStyle === undefined ? {} : { style: endsStyle }),
  };
  // What has the wrong type is found by parseRecipe.
  return {
    space,
    steps: [{ carve }, ...changes],
    ends,
    ...(style === undefined ? {} : { style }),
    seed,
  } as RecipeInput;
}

/**
 * Reads a bias as people write it: `0.5`, `x:0.5`, `y:-1`.
 *
 * @throws MazeError `bad-value`
 */
export function biasOf(bias: number | string | Bias): Bias {
  if (typeof bias === 'number') return { axis: 'x', amount: bias };
  if (typeof bias !== 'string') return bias;
  const [, axis, amount] = /^\s*(?:([xy]):)?\s*([-+]?(?:\d+\.?\d*|\.\d+))\s*$/.exec(bias) ?? [];
  if (amount === undefined) {
    throw new MazeError('bad-value', misfit('bias', bias, 'a number from -1 to 1, with an axis if wanted: y:0.5'));
  }
  return { axis: axis === 'y' ? 'y' : 'x', amount: Number(amount) };
}

/** The knob that a transform's bare value sets: its first. */
function firstKnob(params: { readonly [name: string]: Param }): string {
  return Object.keys(params)[0] ?? 'amount';
}
