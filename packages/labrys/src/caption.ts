import { defaultsOf, sizeParams, topologies } from '@labrys/core';
import { algorithmNamed, carveOf, DEFAULT_TILING, meshCells, type Recipe, sizesOf, tilingNamed } from '@labrys/recipe';
import type { Walk } from './result.ts';

/** The words below a picture. */
export interface Caption {
  readonly title?: string;
  readonly figures?: string;
}

/**
 * How the maze was made, and what makes it again; or the title that was asked for, or nothing.
 *
 * @param asked the title, and false for `caption` where no words are wanted
 */
export function captionOf(
  { caption = true, title }: { readonly caption?: boolean; readonly title?: string | undefined },
  recipe: Recipe | undefined,
  solution: Walk | undefined,
): Caption {
  if (!caption) return {};
  return {
    ...(recipe === undefined ? {} : wordsOf(recipe, solution)),
    ...(title === undefined ? {} : { title }),
  };
}

function wordsOf(recipe: Recipe, solution: Walk | undefined): Caption {
  const steps = solution !== undefined ? `, ${lengthInWords(solution)}` : '';
  return {
    title: recipe.title ?? algorithmsInWords(recipe),
    figures: `${boardInWords(recipe)}, seed ${recipe.seed}${steps}`,
  };
}

/** Most algorithms of segments that are named. */
const MOST_NAMED = 3;

/** The algorithm, or those of the segments. */
function algorithmsInWords(recipe: Recipe): string {
  const { algorithm, segments = [] } = carveOf(recipe);
  const isCovered = segments.some(({ area }) => 'voronoi' in area); // nothing is left for the algorithm itself
  const own = segments.flatMap(({ carve }) => carve.map((way) => way.algorithm));
  const names = [...new Set([...own, ...(isCovered ? [] : [algorithm])])].map((name) => algorithmNamed(name).title);
  return names.length > MOST_NAMED ? `${names.length} algorithms` : names.join(', ');
}

/** `18 steps`, or `length 12.0711` where steps are not all 1 long. */
export function lengthInWords({ links, length }: Walk): string {
  return length === undefined ? `${links.length} steps` : `length ${Number(length.toFixed(4))}`;
}

/** A board in a few words: `20 x 10`, or `Hexagons, torus, 20 x 10 x 3, woven`. */
function boardInWords({ space }: Recipe): string {
  const { tiling, topology, levels = [], weave, mesh } = space;
  const { width, height, ...others } = sizesOf(space);
  const record = tilingNamed(tiling);
  const usual = defaultsOf(sizeParams(record, topology));
  const hasOutline = others.shape !== undefined && others.shape !== 'rectangle';
  const box = width === undefined || hasOutline ? [] : [width, height];
  const named = Object.entries(others).filter(([name, value]) => value !== usual[name]);
  const surface = topologies.find((record) => record.name === topology);
  const words = [
    tiling === DEFAULT_TILING ? '' : record.title,
    surface?.title.toLowerCase() ?? '',
    ...named.map(([name, value]) =>
      typeof value === 'string' ? value : `${name} ${Number(Number(value).toPrecision(4))}`,
    ),
    mesh === undefined ? '' : `${meshCells(mesh)} cells`,
    [...box, ...levels].join(' x '),
    (weave?.density ?? 0) === 0 ? '' : 'woven',
  ];
  return words.filter((word) => word !== '').join(', ');
}
