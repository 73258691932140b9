import { MazeError } from '@labrys/core';
import * as z from 'zod/mini';
import { canonicalMask, shortMask } from '../mask-schema.ts';
import type { AreaRecipe, CarveInput, MaskInput, SegmentInput, SegmentRecipe } from '../recipe.ts';
import { misfit, saying, strict } from '../refusal.ts';
import type { CarveOption, SharedSchemas } from './option.ts';

export const segmentsOption: CarveOption<readonly SegmentInput[], readonly SegmentRecipe[]> = {
  key: 'segments',
  excludes: ['symmetry'],
  schema: segmentsSchema,
  canonical(segments, ofPart) {
    if (segments.length === 0) return undefined;
    return segments.map(({ area, carve }) => {
      const ways = [carve].flat() as readonly CarveInput[];
      if (ways.length > 1 && !('voronoi' in area)) {
        throw new MazeError(
          'cannot-combine',
          'only regions take turns with several ways to carve; give one for each other area, or the area voronoi',
        );
      }
      return { area: canonicalArea(area), carve: ways.map(ofPart) };
    });
  },
  short: (segments, ofPart) =>
    segments.map(({ area, carve }) => {
      const [first, ...more] = carve.map(ofPart);
      return {
        area: shortArea(area),
        carve: more.length === 0 ? (first as CarveInput) : [first as CarveInput, ...more],
      };
    }),
};

/** Most segments, and most regions of one. */
const MOST_SEGMENTS = 100;
const MOST_REGIONS = 1000;
const MOST_CELLS = 1e9;

function segmentsSchema({ part: carve, mask }: SharedSchemas): z.ZodMiniType {
  const saidNone = saying(() => 'the list of ways to carve is empty; give one, or several that take turns');
  const shape = {
    area: areaSchema(mask),
    carve: z.union([carve, z.array(carve).check(z.minLength(1, saidNone))], saying(firstFault)),
  };
  function firstFault(value: unknown): string {
    const wrong = (Array.isArray(value) ? value : [value])
      .map((one) => carve.safeParse(one))
      .find(({ success }) => !success);
    return (
      wrong?.error?.issues[0]?.message ?? misfit('carve', value, 'how to carve, or a list of ways that take turns')
    );
  }
  const said = saying((value) => misfit('segments', value, `a list of at most ${MOST_SEGMENTS} segments`));
  return z.array(z.strictObject(shape, strict('a segment', Object.keys(shape))), said).check(
    z.maxLength(MOST_SEGMENTS, said),
    z.meta({
      id: 'segments',
      description: 'parts of the board with algorithms of their own; the first that fits a cell counts',
    }),
  );
}

function areaSchema(mask: z.ZodMiniType): z.ZodMiniType {
  const number = (name: string, min: number): z.ZodMiniType => {
    const said = saying((value) => misfit(`${name} of an area`, value, 'a number of cells'));
    return z.number(said).check(z.gte(min, said), z.lte(MOST_CELLS, said));
  };
  const sides = {
    x: number('x', -MOST_CELLS),
    y: number('y', -MOST_CELLS),
    width: number('width', 0),
    height: number('height', 0),
  };
  const rectangle = z
    .strictObject(sides, strict('an area', Object.keys(sides)))
    .check(z.describe('a rectangle in cell units'));
  const count = saying((value) => misfit('voronoi', value, `a whole number from 1 to ${MOST_REGIONS}`));
  const voronoi = z
    .strictObject(
      { voronoi: z.int(count).check(z.gte(1, count), z.lte(MOST_REGIONS, count)) },
      strict('an area', ['voronoi']),
    )
    .check(z.describe('all that is left, cut into so many regions'));
  const said = saying((value) => {
    const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const kind = keys.includes('voronoi') ? voronoi : keys.includes('x') || keys.includes('width') ? rectangle : mask;
    return kind.safeParse(value).error?.issues[0]?.message ?? 'the area is wrong';
  });
  return z.union([rectangle, voronoi, mask], said);
}

/** An area with its keys in one order and nothing left out. */
function canonicalArea(area: AreaRecipe): AreaRecipe {
  if ('voronoi' in area) return { voronoi: area.voronoi };
  if ('width' in area) return { x: area.x, y: area.y, width: area.width, height: area.height };
  const { pieces: _, ...mask } = canonicalMask(area as MaskInput);
  return mask;
}

/** The area without what {@link canonicalArea} fills in. */
function shortArea(area: AreaRecipe): AreaRecipe {
  if ('voronoi' in area || 'width' in area) return area;
  const { pieces: _, ...mask } = shortMask({ ...area, pieces: 'all' });
  return mask;
}
