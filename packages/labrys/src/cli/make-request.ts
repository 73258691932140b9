// The recipe that the flags of labrys make ask for, or the one in a file.

import { generators, MazeError, makers, type ParamValues, sparse, transforms } from '@labrys/core';
import {
  algorithmNamed,
  levelNamed,
  type MazeRequest,
  ownBoard,
  parseRecipe,
  type Recipe,
  recipeOf,
  targetFromText,
  tilingNamed,
  usualAlgorithm,
  usualEnds,
  usualTiling,
  needsEnds as wishNeedsEnds,
} from '@labrys/recipe';
import { hyphenated } from '../command-of.ts';
import { type BoardOptions, boardKeys, boardOf } from './board-options.ts';
import { camelCase, knobValue, typedNumber } from './knobs.ts';
import { MASK_OPTIONS, type MaskOptions, typedMask } from './mask-option.ts';
import type { PenOptions } from './pen-options.ts';
import { PICTURE_OPTIONS, type PictureOptions, typedPicture, typedWay } from './picture-option.ts';
import { readRecipe } from './recipe-file.ts';
import { typedSegments } from './segment-option.ts';
import { typedKnobs } from './transform-options.ts';

/** Options that say which maze. */
export interface RequestOptions extends PenOptions, BoardOptions, MaskOptions, PictureOptions {
  readonly algorithm?: string;
  readonly focus?: string;
  readonly bias?: string;
  readonly runLimit?: string;
  readonly segment?: readonly string[];
  readonly symmetry?: string;
  readonly sparse?: string;
  readonly rooms?: string;
  readonly roomSize?: string;
  readonly doors?: string;
  readonly ends?: string;
  readonly from?: string;
  readonly to?: string;
  readonly openings?: boolean;
  readonly markers?: boolean;
  readonly seed?: string;
  readonly level?: string;
  readonly wish?: readonly string[];
  readonly elite?: string;
  readonly budget?: string;
  readonly search?: string;
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
  const tiling = tilingNamed(
    options.tiling ?? (options.mesh === undefined ? usualTiling(options.topology) : ownBoard.name),
  );
  const wish = options.wish?.map(targetFromText);
  const needsWay = needsEnds || options.elite !== undefined || wishNeedsEnds(wish ?? []);
  const noneNamed = options.from === undefined && options.to === undefined && options.way === undefined;
  const board = boardOf(tiling, size, options, level);
  const algorithm = algorithmNamed(
    options.algorithm ?? carverAsked(options) ?? level?.algorithm ?? usualAlgorithm({ ...board, tiling: tiling.name }),
  );
  const { topology } = options;
  const usualPlace = usualEnds({ tiling: tiling.name, topology, algorithm: algorithm.name });
  const usual = noneNamed && (needsWay || level !== undefined) ? usualPlace : undefined;
  const request: Record<string, unknown> = {
    ...board,
    mask: typedMask(options, longestSide(board)),
    ...(options.algorithm === undefined ? level?.knobs : {}),
    algorithm: algorithm.name,
    focus: options.focus,
    bias: options.bias,
    runLimit: typedNumber(options.runLimit),
    segments: typedSegments(options.segment, longestSide(board)),
    picture: typedPicture(options, longestSide(board)),
    way: typedWay(options),
    symmetry: options.symmetry,
    sparse: typedNumber(options.sparse),
    rooms: typedNumber(options.rooms),
    roomSize: typedNumber(options.roomSize),
    doors: typedNumber(options.doors),
    ends: options.ends ?? usual,
    from: options.from,
    to: options.to,
    endsStyle: endsStyleOf(options),
    wish,
    elite: typedNumber(options.elite),
    budget: typedNumber(options.budget),
    search: options.search,
    style: level === undefined ? style : { wall: level.wall, ...style },
    title: options.title,
  };
  // In the order typed, which is that of the keys.
  for (const [name, typed] of Object.entries(options)) {
    const transform = transforms.find((record) => record.name === name);
    if (transform === undefined || (typeof typed !== 'string' && typeof typed !== 'boolean')) continue;
    request[name] = typedKnobs(transform, typed);
  }
  for (const name of knobNames()) {
    const typed = options[camelCase(name)];
    if (typeof typed !== 'string' && typeof typed !== 'boolean') continue;
    request[name] = knobValue(algorithm.params[name], typed);
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
    ...boardKeys(),
    ...MASK_OPTIONS,
    'algorithm',
    'focus',
    'bias',
    'runLimit',
    'segment',
    ...PICTURE_OPTIONS,
    'symmetry',
    'sparse',
    'rooms',
    'roomSize',
    'doors',
    'ends',
    'from',
    'to',
    'openings',
    'markers',
    'wish',
    'elite',
    'budget',
    'search',
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
    ...(options.title === undefined ? {} : { title: options.title }),
    ...(style === undefined ? {} : { style: { ...(found.style as ParamValues | undefined), ...style } }),
  };
  return parseRecipe({ ...wanted, seed: options.seed ?? found.seed ?? spareSeed });
}

/** The algorithm that a flag stands for. */
function carverAsked({ sparse: radius }: RequestOptions): string | undefined {
  return radius === undefined ? undefined : sparse.name;
}

/** Cells along the longer side of the board, if it was said. */
function longestSide({ width, height }: Record<string, unknown>): number | undefined {
  return typeof width === 'number' && typeof height === 'number' ? Math.max(width, height) : undefined;
}

function endsStyleOf({ openings, markers }: RequestOptions): string | undefined {
  if (openings && markers)
    throw new MazeError('cannot-combine', 'ends are openings or markers, not both; leave one out');
  return markers ? 'markers' : openings ? 'openings' : undefined;
}

/** The knobs of all generators and makers. */
function knobNames(): string[] {
  return [...new Set([...generators, ...makers].flatMap(({ params }) => Object.keys(params)))];
}
