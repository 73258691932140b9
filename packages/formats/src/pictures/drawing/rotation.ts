import { columnProfile, type Profile, rowProfile, type Strips } from './projection.ts';

/** Steepest slope looked for: a little over 3 degrees. */
const STEEPEST = 0.056;

/**
 * How far a picture is turned: the slope whose profiles are sharpest, since only then whole walls fall on one line.
 *
 * @returns pixels right for a pixel down, -0.056 to 0.056
 * Cost: O(pixels / 8), at most some 250,000 steps, for each of a few hundred slopes.
 */
export function estimateSlope(all: Strips): number {
  const strips = thinned(all);
  const longest = Math.max(strips.width, strips.height);
  const coarse = 2 / longest;
  let best = 0;
  let bestScore = sharpness(strips, 0);
  for (let s = coarse; s <= STEEPEST; s += coarse) {
    for (const slope of [s, -s]) {
      const score = sharpness(strips, slope);
      if (score > bestScore) {
        best = slope;
        bestScore = score;
      }
    }
  }
  for (let step = coarse / 2; step > 0.1 / longest; step /= 2) {
    for (const slope of [best - step, best + step]) {
      const score = sharpness(strips, slope);
      if (score > bestScore) {
        best = slope;
        bestScore = score;
      }
    }
  }
  return best;
}

/** Every k-th strip only where there are many. */
function thinned(strips: Strips): Strips {
  return { ...strips, every: Math.ceil((strips.width * strips.height) / 1_000_000) };
}

function sharpness(strips: Strips, slope: number): number {
  return squares(columnProfile(strips, slope)) + squares(rowProfile(strips, slope));
}

/** Squares of sums over two neighbours, so that slopes that split walls evenly between pixels are not put back. */
function squares(profile: Profile): number {
  const { values } = profile;
  let sum = 0;
  for (let i = 1; i < values.length; i++) {
    const pair = (values[i - 1] as number) + (values[i] as number);
    sum += pair * pair;
  }
  return sum;
}
