/** How far counts lie from even ones. */
export interface ChiSquare {
  /** Sum of (seen - expected)^2 / expected. */
  readonly statistic: number;
  /** Kinds - 1. */
  readonly freedom: number;
  /** Chance that even draws lie as far off or farther, 0 to 1. */
  readonly p: number;
}

/**
 * Pearson's test of whether `kinds` kinds are equally likely.
 *
 * @param seen how often each kind was seen; kinds that never were may be left out
 * @param kinds how many kinds there are, 2 or more, at least as many as `seen` has
 *
 * The chance is close from some five draws a kind on.
 */
export function chiSquareEven(seen: Iterable<number>, kinds: number): ChiSquare {
  let draws = 0;
  let squares = 0;
  for (const count of seen) {
    draws += count;
    squares += count * count;
  }
  // Expanded, so that kinds left out need no mention: each adds its expectation.
  const statistic = draws === 0 ? 0 : (squares * kinds) / draws - draws;
  return { statistic, freedom: kinds - 1, p: chiSquareTail(statistic, kinds - 1) };
}

/**
 * Chance that a chi-square variable is `statistic` or more.
 *
 * @param statistic 0 or more
 * @param freedom degrees of freedom, above 0
 */
export function chiSquareTail(statistic: number, freedom: number): number {
  return upperGamma(freedom / 2, statistic / 2);
}

const PRECISION = 4e-15;

/**
 * The regularised incomplete gamma function Q(a, x): the series of P = 1 - Q below a + 1, the continued fraction above
 * (M. Abramowitz, I. A. Stegun, Handbook of Mathematical Functions, 1964, 6.5.29 and 6.5.31; the fraction by W. J.
 * Lentz's method, 1976). Both need some sqrt(a) terms. Within 1e-11 relative for a up to 10^4.
 */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; term > sum * PRECISION; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return Math.max(0, 1 - front * sum);
  }
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; ; n++) {
    const numerator = -n * (n - a);
    b += 2;
    d = numerator * d + b;
    if (Math.abs(d) < tiny) d = tiny;
    c = b + numerator / c;
    if (Math.abs(c) < tiny) c = tiny;
    d = 1 / d;
    const factor = d * c;
    fraction *= factor;
    if (Math.abs(factor - 1) < PRECISION) return front * fraction;
  }
}

/** ln Gamma(x) for x above 0: Stirling's series from 10 up, and the recurrence below. */
function logGamma(x: number): number {
  let shift = 0;
  let z = x;
  while (z < 10) shift += Math.log(z++);
  const s = 1 / (z * z);
  const series = (1 / 12 - s * (1 / 360 - s * (1 / 1260 - s * (1 / 1680 - s / 1188)))) / z;
  return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - shift;
}
