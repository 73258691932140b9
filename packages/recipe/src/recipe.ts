import type {
  Bias,
  EndsPlace,
  EndsStyle,
  Focus,
  MaskPieces,
  ParamValue,
  ParamValues,
  Seed,
  TopologyName,
} from '@labrys/core';
import type { Mask } from '@labrys/masks';

/** A whole maze request, checked and with all defaults filled in: the same recipe gives the same maze everywhere. */
export interface Recipe {
  readonly version: typeof RECIPE_VERSION;
  readonly space: SpaceRecipe;
  /** What is done to the board, in order; the first step carves. */
  readonly steps: readonly Step[];
  readonly ends: EndsRecipe;
  /** How to draw, for pens; absent where nothing was asked for. */
  readonly style?: ParamValues;
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
  readonly [size: string]: ParamValue | MaskRecipe | undefined;
}

/** A mask, and what becomes of several pieces. */
export type MaskRecipe = Mask & { readonly pieces: MaskPieces };

/** The same as people write it: the pieces of words are joined, of other masks the largest is kept. */
export type MaskInput = Mask & { readonly pieces?: MaskPieces | undefined };

/** The sizes of a board alone, under the names of the knobs of its tiling. */
export function sizesOf({ tiling: _, topology: __, mask: ___, ...sizes }: SpaceRecipe): ParamValues {
  return sizes as ParamValues;
}

/** One step: its only key is `carve` or the name of a transform. */
export type Step = { readonly carve: CarveRecipe } | { readonly [transform: string]: ParamValues };

/** A generator, its focus and, under their own names, its knobs. */
export interface CarveRecipe {
  readonly algorithm: string;
  readonly focus: Focus;
  readonly bias?: Bias;
  readonly [knob: string]: ParamValue | Bias | undefined;
}

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

/** A cell by its number, or by column and row counted from 0 at the top left. */
export type CellReference = number | readonly [x: number, y: number];

/** A recipe as people write it: whatever has a default may be left out, cells may be text such as `3,0`. */
export interface RecipeInput {
  readonly version?: typeof RECIPE_VERSION | undefined;
  readonly space?:
    | {
        readonly tiling?: string;
        readonly topology?: TopologyName;
        readonly mask?: MaskInput;
        readonly [size: string]: ParamValue | MaskInput | undefined;
      }
    | undefined;
  readonly steps?: readonly StepInput[] | undefined;
  readonly ends?: EndsInput | undefined;
  readonly style?: ParamValues | undefined;
  readonly seed: Seed;
}

export type StepInput =
  | { readonly carve: CarveInput }
  | { readonly [transform: string]: { readonly [knob: string]: ParamValue | undefined } };

export interface CarveInput {
  readonly algorithm?: string | undefined;
  readonly focus?: Focus | undefined;
  readonly bias?: Bias | undefined;
  readonly [knob: string]: ParamValue | Bias | undefined;
}

export interface EndsInput {
  readonly place?: EndsPlace | undefined;
  readonly from?: CellReference | string | undefined;
  readonly to?: CellReference | string | undefined;
  readonly style?: EndsStyle | undefined;
}
