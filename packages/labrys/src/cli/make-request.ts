// The recipe that the flags of labrys make ask for, or the one in a file.

import { generators, MazeError, type ParamValues, tilings, transforms } from '@labrys/core';
import {
  DEFAULT_ALGORITHM,
  DEFAULT_TILING,
  generatorNamed,
  type Level,
  levelNamed,
  type MazeRequest,
  misfit,
  parseRecipe,
  type Recipe,
  recipeOf,
  tilingNamed,
} from '@labrys/recipe';
import { hyphenated, knobValue, numberOf } from './knobs.ts';
import { MASK_OPTIONS, type MaskOptions, typedMask } from './mask-option.ts';
import type { PenOptions } from './pen-options.ts';
import { readRecipe } from './recipe-file.ts';

/** Options that say which maze. */
export interface RequestOptions extends PenOptions, MaskOptions {
  readonly tiling?: string;
  readonly algorithm?: string;
  readonly focus?: string;
  readonly bias?: string;
  readonly ends?: string;
  readonly from?: string;
  readonly to?: string;
  readonly openings?: boolean;
  readonly markers?: boolean;
  readonly seed?: string;
  readonly level?: string;
  readonly recipe?: string;
}

/** What is known besides the flags. */
export interface Circumstances {
  /** Taken if none is given. */
  readonly spareSeed: number;
  /** Whether a way is to be shown, so that the maze needs ends. */
  readonly needsEnds: boolean;
  /** Style as typed. */
  readonly style: ParamValues | undefined;
}

/**
 * The recipe of a command.
 *
 * @throws MazeError with one sentence on what is wrong
 */
export function requestedRecipe(size: string | undefined, options: RequestOptions, known: Circumstances): Recipe {
  return options.recipe === undefined
    ? recipeFromFlags(size, options, known)
    : recipeFromFile(size, options, options.recipe, known);
}

function recipeFromFlags(
  size: string | undefined,
  options: RequestOptions,
  { spareSeed, needsEnds, style }: Circumstances,
): Recipe {
  const level = options.level === undefined ? undefined : levelNamed(options.level).request;
  const tiling = tilingNamed(options.tiling ?? DEFAULT_TILING);
  const generator = generatorNamed(options.algorithm ?? level?.algorithm ?? DEFAULT_ALGORITHM);
  const noneNamed = options.from === undefined && options.to === undefined;
  const usual = noneNamed && (needsEnds || level !== undefined) ? 'corners' : undefined;
  const sizes = size === undefined ? sizesIn(level) : sizesOf(size);
  const request: Record<string, unknown> = {
    tiling: tiling.name,
    ...sizes,
    mask: typedMask(options, Object.values(sizes).length === 0 ? undefined : Math.max(...Object.values(sizes))),
    ...(options.algorithm === undefined ? level?.knobs : {}),
    algorithm: generator.name,
    focus: options.focus,
    bias: options.bias,
    ends: options.ends ?? usual,
    from: options.from,
    to: options.to,
    endsStyle: endsStyleOf(options),
    style: level === undefined ? style : { wall: level.wall, ...style },
  };
  for (const { name, params } of transforms) {
    const typed = options[name];
    if (typeof typed === 'string') request[name] = knobValue(Object.values(params)[0], typed);
  }
  for (const name of knobNames()) {
    const typed = options[camelCase(name)];
    if (typeof typed !== 'string' && typeof typed !== 'boolean') continue;
    request[name] = knobValue(generator.params[name], typed);
  }
  return recipeOf({ ...request, seed: options.seed ?? spareSeed } as MazeRequest);
}

/** A recipe file holds the whole request; only the seed may be another, and the output. */
function recipeFromFile(
  size: string | undefined,
  options: RequestOptions,
  path: string,
  { spareSeed, style }: Circumstances,
): Recipe {
  const own = [
    'level',
    'tiling',
    'algorithm',
    'focus',
    'bias',
    'ends',
    'from',
    'to',
    'openings',
    'markers',
    ...MASK_OPTIONS,
  ];
  const names = [...own, ...transforms.map(({ name }) => name), ...knobNames()];
  const extra = names.find((name) => options[camelCase(name)] !== undefined);
  if (extra !== undefined || size !== undefined) {
    const what = size === undefined ? `--${hyphenated(extra ?? '')}` : size;
    throw new MazeError('cannot-combine', `--recipe holds the whole request; leave out ${what}, or change the recipe`);
  }
  const found = readRecipe(path);
  const wanted = {
    ...found,
    ...(style === undefined ? {} : { style: { ...(found.style as ParamValues | undefined), ...style } }),
  };
  return parseRecipe({ ...wanted, seed: options.seed ?? found.seed ?? spareSeed });
}

function sizesIn(level: Level['request'] | undefined): { width?: number; height?: number } {
  return level === undefined ? {} : { width: level.width, height: level.height };
}

/** Width and height as typed; whether they are good numbers is for the recipe to say. */
export function sizesOf(size: string): { width: number; height: number } {
  const [width, height, ...more] = size.split(/[x×]/i).map(numberOf);
  if (typeof width !== 'number' || typeof height !== 'number' || more.length > 0) {
    throw new MazeError('bad-value', misfit('size', size, 'width x height in cells, such as 60x40'));
  }
  return { width, height };
}

function endsStyleOf({ openings, markers }: RequestOptions): string | undefined {
  if (openings && markers)
    throw new MazeError('cannot-combine', 'ends are openings or markers, not both; leave one out');
  return markers ? 'markers' : openings ? 'openings' : undefined;
}

/** Names that options have already, so that knobs cannot. */
export function takenNames(): string[] {
  return [...tilings.flatMap((tiling) => Object.keys(tiling.params)), ...transforms.map(({ name }) => name)];
}

/** The knobs of all generators. */
function knobNames(): string[] {
  return [...new Set(generators.flatMap((generator) => Object.keys(generator.params)))];
}

/** As commander names the value of an option. */
function camelCase(name: string): string {
  return hyphenated(name).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
