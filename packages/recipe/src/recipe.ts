import type {
  Bias,
  Blend,
  EndsPlace,
  EndsStyle,
  Focus,
  MaskPieces,
  ParamValue,
  ParamValues,
  RoomsRequest,
  Seed,
  SymmetryKind,
  SymmetryRequest,
  Target,
  TopologyName,
} from '@labrys/core';
import type { Drawing, Mask } from '@labrys/masks';

/** A whole maze request, checked and with all defaults filled in: the same recipe gives the same maze everywhere. */
export interface Recipe {
  readonly version: typeof RECIPE_VERSION;
  readonly space: SpaceRecipe;
  /** What is done to the board, in order; the first step carves. */
  readonly steps: readonly Step[];
  readonly ends: EndsRecipe;
  /** Figures that the maze is to have; absent if any will do. */
  readonly wish?: WishRecipe;
  /** How to draw, for pens; absent where nothing was asked for. */
  readonly style?: ParamValues;
  /** Name of the maze, written below it instead of that of the algorithm; absent if it has none of its own. */
  readonly title?: string;
  readonly seed: Seed;
}

/** Grows when old recipes would be read differently. */
export const RECIPE_VERSION = 1;

/** The board: a tiling, the surface it is closed to, and its sizes under the names of its knobs. */
export interface SpaceRecipe {
  readonly tiling: string;
  /** Absent for the plane. */
  readonly topology?: TopologyName;
  /** What cuts the board to shape; absent where nothing does. */
  readonly mask?: MaskRecipe;
  /** The board that the request brings along, for the tiling "mesh" and no other. */
  readonly mesh?: MeshRecipe;
  /** Sheets along each further axis, the first that of levels; absent for one sheet. */
  readonly levels?: readonly number[];
  /** Whether the last sheet leads on to the first. */
  readonly closed?: boolean;
  /** Passages over and under one another; absent where there are none. */
  readonly weave?: { readonly density: number; readonly tunnel: number };
  readonly [size: string]: ParamValue | readonly number[] | object | undefined;
}

/** A mask, and what becomes of several pieces. */
export type MaskRecipe = Mask & { readonly pieces: MaskPieces };

/** A board of one's own, in any unit, y down. */
export type MeshRecipe = OutlinedMesh | LinkedMesh;

/** By the outlines of its cells: corners in order, either way round. */
export interface OutlinedMesh {
  readonly polygons: readonly (readonly (readonly [x: number, y: number])[])[];
}

/** By its links alone: two cells each, from 0 to cells - 1. */
export interface LinkedMesh {
  readonly cells: number;
  readonly links: readonly (readonly [a: number, b: number])[];
  /** Where the cells lie, for drawings. */
  readonly position?: readonly (readonly [x: number, y: number])[] | undefined;
}

/** A mask as people write it: the pieces of words are joined, of other masks the largest is kept. */
export type MaskInput = Mask & { readonly pieces?: MaskPieces | undefined };

/** The sizes of a board alone, under the names of the knobs of its tiling. */
export function sizesOf(space: SpaceRecipe): ParamValues {
  return Object.fromEntries(Object.entries(space).filter(([name]) => !NO_SIZES.has(name))) as ParamValues;
}

/** What a board's recipe says besides sizes. */
const NO_SIZES: ReadonlySet<string> = new Set(['tiling', 'topology', 'mask', 'mesh', 'levels', 'closed', 'weave']);

/** One step: its only key is `carve` or the name of a transform. */
export type Step = { readonly carve: CarveRecipe } | { readonly [transform: string]: ParamValues };

/** A generator, its focus and, under their own names, its knobs. */
export interface CarveRecipe {
  readonly algorithm: string;
  readonly focus: Focus;
  readonly bias?: Bias;
  /** Knobs that vary over the board; absent where none does. */
  readonly blend?: Blend;
  /** The most cells in a row that a passage goes straight on; absent for no limit. */
  readonly runLimit?: number;
  /** What lies over the board; absent where nothing does. */
  readonly picture?: Drawing;
  /** The way that the maze is to have; absent where none is asked for. */
  readonly way?: WayRecipe;
  /** Absent for none. */
  readonly symmetry?: SymmetryRequest;
  /** Rooms that the generator carves round; absent where there are none. */
  readonly rooms?: RoomsRequest;
  /** Parts that are carved in ways of their own: the first whose area holds a cell counts. Absent for none. */
  readonly segments?: readonly SegmentRecipe[];
  readonly [knob: string]:
    | ParamValue
    | Bias
    | Blend
    | Drawing
    | WayRecipe
    | SymmetryRequest
    | RoomsRequest
    | readonly SegmentRecipe[]
    | undefined;
}

/** A way from start to finish as a line: an SVG path, laid over the board as large as fits. */
export interface WayRecipe {
  readonly path: string;
}

/** A part of the board and how it is carved: by several ways in turn where it is cut into regions. */
export interface SegmentRecipe {
  readonly area: AreaRecipe;
  readonly carve: readonly CarveRecipe[];
}

/** A rectangle in cell units, all that is left cut into regions, or a mask. */
export type AreaRecipe =
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | { readonly voronoi: number }
  | Mask;

/** The step of a recipe that carves: the first one. */
export function carveOf(recipe: Recipe): CarveRecipe {
  return (recipe.steps[0] as { readonly carve: CarveRecipe }).carve;
}

/** Where the maze starts and ends. Cells that are given go before those of the place. */
export interface EndsRecipe {
  readonly place: EndsPlace;
  readonly from?: CellReference;
  readonly to?: CellReference;
  /** Gaps in the outer wall, or markers inside. */
  readonly style: EndsStyle;
}

/** Figures that are looked for, over seeds and by changes of the maze. */
export interface WishRecipe {
  readonly targets: readonly Target[];
  /** Mazes that may be measured. */
  readonly budget: number;
  readonly search: WishSearch;
}

/** How mazes are looked for. */
export const wishSearches = {
  moves: 'over seeds, then by changing the best maze link by link; what kind it is stays',
  seeds: 'over seeds only, so that the texture is that of the algorithm',
} as const;
export type WishSearch = keyof typeof wishSearches;

/** A cell by its number, or by column, row and sheet counted from 0 at the top left. */
export type CellReference = number | readonly [x: number, y: number, z?: number];

/** A recipe as people write it: whatever has a default may be left out, cells may be text such as `3,0`. */
export interface RecipeInput {
  readonly version?: typeof RECIPE_VERSION | undefined;
  readonly space?: SpaceInput | undefined;
  readonly steps?: readonly StepInput[] | undefined;
  readonly ends?: EndsInput | undefined;
  readonly wish?: WishInput | undefined;
  readonly style?: ParamValues | undefined;
  readonly title?: string | undefined;
  readonly seed: Seed;
}

export interface WishInput {
  readonly targets: readonly Target[];
  readonly budget?: number | undefined;
  readonly search?: WishSearch | undefined;
}

export interface SpaceInput {
  readonly tiling?: string | undefined;
  readonly topology?: TopologyName | undefined;
  readonly mask?: MaskInput | undefined;
  readonly mesh?: MeshRecipe | undefined;
  readonly levels?: number | readonly number[] | undefined;
  readonly closed?: boolean | undefined;
  readonly weave?: number | { readonly density: number; readonly tunnel?: number | undefined } | undefined;
  readonly [size: string]: unknown;
}

export type StepInput =
  | { readonly carve: CarveInput }
  | { readonly [transform: string]: { readonly [knob: string]: ParamValue | undefined } };

export interface CarveInput {
  readonly algorithm?: string | undefined;
  readonly focus?: Focus | undefined;
  readonly bias?: Bias | undefined;
  readonly blend?: Blend | undefined;
  readonly runLimit?: number | undefined;
  readonly picture?: Drawing | undefined;
  readonly way?: WayRecipe | undefined;
  readonly segments?: readonly SegmentInput[] | undefined;
  readonly symmetry?: SymmetryInput | undefined;
  readonly rooms?: Partial<RoomsRequest> | undefined;
  readonly [knob: string]:
    | ParamValue
    | Bias
    | Blend
    | Drawing
    | WayRecipe
    | SymmetryInput
    | Partial<RoomsRequest>
    | readonly SegmentInput[]
    | undefined;
}

export interface SegmentInput {
  readonly area: AreaRecipe;
  readonly carve: CarveInput | readonly CarveInput[];
}

/** A symmetry by its name, or with the share of the maze that has it. */
export type SymmetryInput = SymmetryKind | { readonly kind: SymmetryKind; readonly share?: number | undefined };

export interface EndsInput {
  readonly place?: EndsPlace | undefined;
  readonly from?: CellReference | string | undefined;
  readonly to?: CellReference | string | undefined;
  readonly style?: EndsStyle | undefined;
}
