import { type LeastSizes, legible, type Sizes } from '../scene/style.ts';

/** What can be seen on a screen, in pixels. */
const LEAST: LeastSizes = { wall: 0.75, path: 1.5, marker: 9 };

/** Below this many pixels a cell the path need not keep clear of walls, as these are no lines any more. */
const TONE = 3;

/** There ends stand alone, and arrows, which are drawn smaller than discs, are as large as discs are elsewhere. */
const ALONE = 1.45;

/**
 * Sizes for a picture of a given scale, so that walls, path and markers can be seen.
 *
 * @param pixels pixels a cell (not a cell unit)
 */
export function sizesAt(wanted: Sizes, pixels: number, least: LeastSizes = LEAST): Sizes {
  const share = { wall: least.wall / pixels, path: least.path / pixels, marker: least.marker / pixels };
  const seen = legible(wanted, share);
  if (pixels >= TONE) return seen;
  const marker = Math.max(wanted.marker, (ALONE * share.marker) / 2);
  const dot = Math.max(seen.dot, share.path);
  return { ...seen, marker, path: Math.max(seen.path, share.path), dot, dotStep: Math.max(seen.dotStep, 2 * dot) };
}
