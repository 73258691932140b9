import type { BitSet } from '@labrys/core';

/** Pictures that are less wide or high hold nothing but single pixels. */
const SMALLEST_DRAWING = 16;

/** Most of the pixels at the bounds of path and wall that may lie in larger patches. */
const MOST_THICK = 0.5;

/**
 * Whether passages and walls are one pixel wide, but for some places: squares of two by two pixels of one kind are rare
 * where the kinds meet. Only there is looked, so that margins do not count.
 *
 * @param path pixel y * width + x -> whether it is path
 * Cost: O(pixels).
 */
export function isFine(width: number, height: number, path: BitSet): boolean {
  if (Math.min(width, height) < SMALLEST_DRAWING) return true;
  let pathMet = 0;
  let pathThick = 0;
  let wallMet = 0;
  let wallThick = 0;
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const kind = path.has(pixel);
      const isAlike = (dx: number, dy: number): boolean =>
        x + dx >= 0 && y + dy >= 0 && x + dx < width && y + dy < height && path.has(pixel + dy * width + dx) === kind;
      const left = isAlike(-1, 0);
      const right = isAlike(1, 0);
      const up = isAlike(0, -1);
      const down = isAlike(0, 1);
      const isBound = (!left && x > 0) || (!right && x + 1 < width) || (!up && y > 0) || (!down && y + 1 < height);
      if (!isBound) continue;
      const isThick =
        (left && up && isAlike(-1, -1)) ||
        (right && up && isAlike(1, -1)) ||
        (left && down && isAlike(-1, 1)) ||
        (right && down && isAlike(1, 1));
      if (kind) {
        pathMet++;
        if (isThick) pathThick++;
      } else {
        wallMet++;
        if (isThick) wallThick++;
      }
    }
  }
  return pathThick <= MOST_THICK * pathMet && wallThick <= MOST_THICK * wallMet;
}
