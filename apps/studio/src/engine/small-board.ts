// A small board of the same kind as one that is asked for, to find out soon whether things can be combined there.

import { MazeError, type ParamValues } from '@labrys/core';
import { cellCountOf, makeMaze, parseRecipe, type Recipe, type RecipeInput } from '@labrys/recipe';

/** Boards up to this size are tried as they are. */
const SMALL = 150;

/** Sizes that run along a board: what is left over 12 stays, so that a board that has to be even stays even. */
const RUN = 12;

const along = (size: number): number => (size <= RUN ? size : (size % RUN < RUN / 2 ? RUN : 0) + (size % RUN));

/**
 * Why a recipe makes no maze; null where it does. Large boards are judged by a small one of their kind, and words that
 * speak of its size are not taken from there.
 *
 * Cost: that of a maze of some hundred cells.
 */
export function whyNot(input: RecipeInput): { readonly code: string; readonly message: string } | null {
  try {
    const recipe = parseRecipe(lean(input));
    makeMaze(cellCountOf(recipe) <= SMALL ? recipe : parseRecipe(sibling(recipe)));
    return null;
  } catch (error) {
    if (!(error instanceof MazeError)) throw error;
    return { code: error.code, message: error.message };
  }
}

/** Without what takes long or is found out another way: a wish, a style, ends in given cells. */
function lean({ space, steps, ends }: RecipeInput): RecipeInput {
  return { space, steps, ends: { place: ends?.place, style: ends?.style }, seed: 1 };
}

function sibling({ space, steps, ends, seed }: Recipe): RecipeInput {
  const { levels, mask, ...rest } = space;
  const sizes = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, smaller(name, value)]));
  return {
    space: {
      ...sizes,
      ...(mask === undefined ? {} : { mask: { except: [0], pieces: mask.pieces } }),
      ...(levels === undefined ? {} : { levels: levels.map((count) => (count <= 3 ? count : 2 + (count % 2))) }),
    } as RecipeInput['space'],
    steps: steps.map((step) => ('carve' in step ? { carve: withoutPlaces(step.carve as Carve) } : step)),
    ends,
    seed,
  };
}

type Carve = { readonly [key: string]: unknown };

/** What lies at certain places of the large board, as something that fits any. */
function withoutPlaces(carve: Carve): Carve & ParamValues {
  const { segments, picture, way, rooms } = carve as { readonly [key: string]: never };
  return {
    ...carve,
    ...(segments === undefined ? {} : { segments: firstOfEach(segments) }),
    ...(picture === undefined ? {} : { picture: { text: 'A' } }),
    ...(way === undefined ? {} : { way: { path: 'M0 0H1' } }),
    ...(rooms === undefined ? {} : { rooms: { ...(rooms as object), count: 1 } }),
  } as Carve & ParamValues;
}

function firstOfEach(segments: readonly { readonly carve: readonly unknown[] }[]): readonly object[] {
  const ways = segments.flatMap(({ carve }) => carve);
  return [{ area: { voronoi: Math.max(ways.length, 2) }, carve: ways }];
}

function smaller(name: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  switch (name) {
    case 'width':
    case 'height':
      return along(value);
    case 'side':
      return value === 0 ? 0 : Math.min(value, 6);
    case 'rings':
      return Math.min(value, 8);
    case 'inner':
      return Math.min(value, 2);
    case 'cells':
      return Math.min(value, 60);
    case 'depth':
      return Math.min(value, 3);
    default:
      return value;
  }
}
