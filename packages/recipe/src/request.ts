// The flat way to ask for a maze, as on the command line: names in one object, the usual order of steps.

import {
  allSizeParams,
  axisNames,
  type Bias,
  type Blend,
  type BoardRecord,
  blendedKnobs,
  type Corners,
  type EndsPlace,
  type EndsStyle,
  type Focus,
  MazeError,
  type ParamValue,
  type RoomsRequest,
  type Seed,
  type SymmetryKind,
  sparse,
  type Target,
  type Transform,
  transforms,
} from '@labrys/core';
import type { Drawing } from '@labrys/masks';
import { axesInWords } from './carve-options/bias.ts';
import { ownBoard } from './own-board.ts';
import { algorithmNamed, makesTrack, parseRecipe, tilingNamed } from './parse.ts';
import type {
  CarveInput,
  CellReference,
  MaskInput,
  MeshRecipe,
  Recipe,
  RecipeInput,
  SegmentInput,
  SymmetryInput,
  WayRecipe,
  WishInput,
  WishSearch,
} from './recipe.ts';
import { misfit } from './refusal.ts';
import { DEFAULT_TILING } from './schema.ts';
import { tilings } from './tilings.ts';
import { targetOf } from './wish.ts';

/** A maze request in one flat object. Sizes, knobs of the generator and transforms stand under their own names. */
export interface MazeRequest {
  readonly tiling?: string | undefined;
  /** A surface, or `sheets:` and a code. */
  readonly topology?: string | undefined;
  /** Sheets along each further axis. */
  readonly levels?: number | readonly number[] | undefined;
  readonly closed?: boolean | undefined;
  /** Share of the crossings that fit, 0 to 1. */
  readonly weave?: number | undefined;
  /** Most crossings in a line. */
  readonly tunnel?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** What cuts the board to shape, such as `{ text: 'LABRYS' }`. */
  readonly mask?: MaskInput | undefined;
  /** A board of one's own, such as `{ polygons: [[[0, 0], [2, 0], [1, 2]], ...] }`; it needs no sizes. */
  readonly mesh?: MeshRecipe | undefined;
  readonly algorithm?: string | undefined;
  readonly focus?: Focus | undefined;
  /** -1 to 1 along x, or text with an axis such as `y:0.5`; four numbers vary from corner to corner: `y:0,1,0,1`. */
  readonly bias?: number | string | Bias | undefined;
  /** Knobs that vary from corner to corner: north-west, north-east, south-west, south-east. */
  readonly blend?: Blend | undefined;
  /** The most cells in a row that a passage goes straight on. */
  readonly runLimit?: number | undefined;
  /** Parts of the board that are carved in ways of their own. */
  readonly segments?: readonly SegmentInput[] | undefined;
  /** What is laid over the board, to be seen in the maze, such as `{ text: 'HI' }`. */
  readonly picture?: Drawing | undefined;
  /** The way from start to finish as a line, such as `{ path: 'M0 0 H5 V3' }`. */
  readonly way?: WayRecipe | undefined;
  /** A symmetry by its name, with the share of the maze that has it if wanted: `mirror`, `rotate2:0.5`. */
  readonly symmetry?: string | SymmetryInput | undefined;
  /** Short for the algorithm `sparse` with this radius. */
  readonly sparse?: number | undefined;
  /** Number of rooms; or with their size and doors. */
  readonly rooms?: number | Partial<RoomsRequest> | undefined;
  /** Cells across a room at most, and doors of each. */
  readonly roomSize?: number | undefined;
  readonly doors?: number | undefined;
  readonly ends?: EndsPlace | undefined;
  readonly from?: CellReference | string | undefined;
  readonly to?: CellReference | string | undefined;
  readonly endsStyle?: EndsStyle | undefined;
  /** What measures are to be, such as `{ solutionLength: '80..100', longestDeadEnd: '<=6', difficulty: 60 }`. */
  readonly wish?: { readonly [measure: string]: number | string } | readonly Target[] | undefined;
  /** A wish for the share of the cells that the solution passes, 0 to 1. */
  readonly elite?: number | undefined;
  /** Mazes that may be measured for the wish. */
  readonly budget?: number | undefined;
  /** Whether the best maze may be changed for the wish. */
  readonly search?: WishSearch | undefined;
  readonly style?: { readonly [name: string]: ParamValue } | undefined;
  /** Written below the maze. */
  readonly title?: string | undefined;
  readonly seed: Seed;
  /**
   * A size of the tiling, a knob of the generator, or a transform with its amount: `braid: 0.3`, `connect: true`.
   * Braiding comes first, other transforms in the order in which they stand.
   */
  readonly [name: string]: unknown;
}

const OWN = [
  'tiling',
  'topology',
  'levels',
  'closed',
  'weave',
  'tunnel',
  'mask',
  'mesh',
  'algorithm',
  'focus',
  'bias',
  'blend',
  'runLimit',
  'segments',
  'picture',
  'way',
  'symmetry',
  'sparse',
  'rooms',
  'roomSize',
  'doors',
  'ends',
  'from',
  'to',
  'endsStyle',
  'wish',
  'elite',
  'budget',
  'search',
  'style',
  'title',
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
  const { topology, code } = surfaceOf(request.topology);
  const isOwn = request.mesh !== undefined;
  const tiling = tilingNamed(request.tiling ?? (isOwn ? ownBoard.name : usualTiling(request.topology)));
  if (isOwn && (request.width !== undefined || request.height !== undefined)) {
    throw new MazeError('cannot-combine', 'a board of your own has its size already; leave out width and height');
  }
  const space: Record<string, unknown> = {
    tiling: tiling.name,
    ...given({ topology, code, levels: request.levels, closed: request.closed }),
    ...(request.weave === undefined && request.tunnel === undefined
      ? {}
      : { weave: given({ density: request.weave ?? 1, tunnel: request.tunnel }) }),
    ...(isOwn ? { mesh: request.mesh } : {}),
    ...(request.mask === undefined ? {} : { mask: request.mask }),
  };
  const sizes = allSizeParams(tiling);
  const knobs: Record<string, unknown> = {};
  const changes: { [transform: string]: Record<string, unknown> }[] = [];
  for (const [name, value] of Object.entries(request)) {
    if (value === undefined || OWN.includes(name)) continue;
    const transform = transforms.find((record) => record.name === name);
    if (Object.hasOwn(sizes, name)) space[name] = value;
    else if (transform !== undefined) changes.push(...stepOf(transform, value));
    else knobs[name] = value;
  }
  const { picture, way, symmetry, segments, ends: place, from, to, endsStyle, style, title, seed } = request;
  const algorithm = carverOf(request);
  const carve = {
    ...carveInputOf({ ...request, algorithm }, knobs),
    ...roomsOf(request),
    ...(request.sparse === undefined ? {} : { radius: request.sparse }),
    ...(picture === undefined ? {} : { picture }),
    ...(way === undefined ? {} : { way }),
    ...(symmetry === undefined ? {} : { symmetry: symmetryOf(symmetry) }),
    ...(segments === undefined ? {} : { segments }),
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
    steps: [{ carve }, ...changes.filter(isBraid), ...changes.filter((step) => !isBraid(step))],
    ends,
    ...wishOf(request),
    ...(style === undefined ? {} : { style }),
    ...(title === undefined ? {} : { title }),
    seed,
  } as RecipeInput;
}

/** What the whole board and a part of it may be asked for, under flat names. */
type FlatCarve = Pick<MazeRequest, 'algorithm' | 'focus' | 'bias' | 'blend' | 'runLimit'>;

/** How to carve, from flat names; knobs that are given by four numbers vary from corner to corner. */
export function carveInputOf(request: FlatCarve, knobs: { readonly [name: string]: unknown }): CarveInput {
  const { algorithm, focus, bias, runLimit } = request;
  const corners = blendedKnobs.flatMap((name) => {
    const four = fourNumbers(knobs[name]);
    return four === null ? [] : [[name, four]];
  });
  const blend = { ...request.blend, ...Object.fromEntries(corners) };
  const plain = Object.entries(knobs).filter(([name]) => !corners.some(([blended]) => blended === name));
  return given({
    algorithm,
    focus,
    bias: bias === undefined ? undefined : biasOf(bias),
    blend: Object.keys(blend).length === 0 ? undefined : blend,
    runLimit,
    ...Object.fromEntries(plain),
  }) as CarveInput;
}

const NUMBER = /^\s*[-+]?(\d+\.?\d*|\.\d+)\s*$/;

/** The values of a knob in four corners, as a list or as text such as `0,30,0,30`; null if it is something else. */
function fourNumbers(value: unknown): Corners | null {
  if (Array.isArray(value)) return value as unknown as Corners; // checked with the recipe
  const parts = typeof value === 'string' ? value.split(',') : [];
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null;
  return parts.map(Number) as unknown as Corners;
}

/** Rooms as they are asked for; their size or doors alone ask for one. */
function roomsOf({ rooms, roomSize: size, doors }: MazeRequest): { readonly rooms?: object } {
  if (rooms === undefined && size === undefined && doors === undefined) return {};
  const both = given({ size, doors });
  if (typeof rooms === 'object') return { rooms: { ...rooms, ...both } };
  return { rooms: given({ count: rooms, ...both }) };
}

/** The algorithm that is asked for, by its name or by what only one can do. */
function carverOf({ algorithm, sparse: radius }: MazeRequest): string | undefined {
  if (radius === undefined || algorithm === sparse.name) return algorithm;
  if (algorithm === undefined) return sparse.name;
  throw new MazeError(
    'cannot-combine',
    `${algorithm} cannot look ahead as sparse mazes need; leave the algorithm out, or thin what ${algorithm} carves: --thin 0.5`,
  );
}

function wishOf({ wish = {}, elite, budget, search }: MazeRequest): { readonly wish?: WishInput } {
  const targets = isList(wish) ? [...wish] : Object.entries(wish).map(([measure, wanted]) => targetOf(measure, wanted));
  if (elite !== undefined) targets.push(targetOf('solutionShare', eliteShare(elite)));
  if (targets.length > 0) return { wish: { targets, budget, search } };
  if (budget === undefined && search === undefined) return {};
  throw new MazeError('cannot-combine', `${budget === undefined ? 'search' : 'budget'} is for a wish; say one`);
}

const isList = (wish: NonNullable<MazeRequest['wish']>): wish is readonly Target[] => Array.isArray(wish);

/** In per cent. */
function eliteShare(elite: number): number {
  if (typeof elite === 'number' && elite >= 0 && elite <= 1) return 100 * elite;
  throw new MazeError('param-range', misfit('elite', elite, 'a share of the cells from 0 to 1'));
}

/** Dead ends go before anything else is done to the maze. */
const isBraid = (step: object): boolean => Object.hasOwn(step, 'braid');

const SHEETS = 'sheets:';

/** A surface as people write it: its name, or `sheets:` and a code. */
function surfaceOf(topology: string | undefined): { readonly topology?: string; readonly code?: string } {
  if (topology === undefined) return {};
  return topology.startsWith(SHEETS) ? { topology: 'sheets', code: topology.slice(SHEETS.length) } : { topology };
}

/** The tiling of a request that names none: the usual one, or the first that the surface takes. */
export function usualTiling(asked: string | undefined): string {
  const { topology } = surfaceOf(asked);
  const takes = ({ topologies }: BoardRecord): boolean => topologies.some((name) => name === topology);
  const usual = tilingNamed(DEFAULT_TILING);
  if (topology === undefined || takes(usual)) return usual.name;
  return tilings.find(takes)?.name ?? usual.name;
}

/**
 * Where a maze starts and ends if ends are needed and none were asked for.
 *
 * @throws MazeError `unknown-name` for an algorithm that is none
 */
export function usualEnds({ tiling, topology, algorithm }: UsualEndsOf): EndsPlace {
  if (makesTrack(algorithmNamed(algorithm))) return 'farthest';
  if (topology === 'sphere') return 'poles';
  if (topology !== undefined && topology !== 'plane') return 'farthest'; // corners of a closed board are neighbours
  if (tiling === ownBoard.name) return 'farthest'; // who knows where its corners are
  return tiling === 'theta' ? 'middle' : 'corners';
}

/** What the usual ends go by. */
export interface UsualEndsOf {
  readonly tiling: string;
  readonly topology?: string | undefined;
  readonly algorithm: string;
}

/** What was said, without what was not. */
function given(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * Reads a bias as people write it: `0.5`, `y:-1`, `60:0.5`, `x:0,1,0,1`.
 *
 * @throws MazeError `bad-value`
 */
export function biasOf(bias: number | string | Bias): Bias {
  if (typeof bias === 'number') return { axis: 'x', amount: bias };
  if (typeof bias !== 'string') return bias;
  const colon = bias.indexOf(':');
  const name = colon < 0 ? 'x' : bias.slice(0, colon).trim();
  const typed = bias.slice(colon + 1);
  const corners = fourNumbers(typed);
  if (corners === null && !NUMBER.test(typed)) {
    throw new MazeError('bad-value', misfit('bias', bias, 'a number from -1 to 1, with an axis if wanted: y:0.5'));
  }
  const axis = NUMBER.test(name) ? Number(name) : name;
  if (typeof axis === 'string' && !axisNames.includes(axis)) {
    throw new MazeError('bad-value', misfit('the axis of the bias', name, axesInWords));
  }
  return { axis, amount: corners ?? Number(typed) };
}

/** Reads a symmetry as people write it: `mirror`, or with a share `rotate2:0.5`. What it names is checked later. */
function symmetryOf(symmetry: string | SymmetryInput): unknown {
  if (typeof symmetry !== 'string') return symmetry;
  const [, kind, share] = /^([^:]*):\s*(\d+\.?\d*|\.\d+)\s*$/.exec(symmetry) ?? [];
  return share === undefined ? symmetry : { kind: kind as SymmetryKind, share: Number(share) };
}

/**
 * The step of a transform with a bare value: that of its first knob, or an object with several; without knobs it is true,
 * or false for none.
 *
 * @throws MazeError `bad-value`
 */
export function stepOf({ name, params }: Transform, value: unknown): Record<string, Record<string, unknown>>[] {
  const [knob] = Object.keys(params);
  if (knob !== undefined && typeof value === 'object' && value !== null) return [{ [name]: { ...value } }];
  if (knob !== undefined) return [{ [name]: { [knob]: value } }];
  if (typeof value !== 'boolean') throw new MazeError('bad-value', misfit(name, value, 'true or false'));
  return value ? [{ [name]: {} }] : [];
}
