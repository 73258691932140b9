// Points on circles by + - * / alone: Math.sin and Math.cos differ between engines in the last bit, and where a cell
// lies may decide a draw (binary tree, bias).

const QUARTER = Math.PI / 2;

/**
 * The sine of numerator/denominator of a full turn, exact to about one unit in the last place.
 *
 * The turn is brought into the first eighth by integer arithmetic, so that mirrored points have mirrored bits and
 * quarter turns give 0, 1 and -1 exactly.
 *
 * @param numerator whole number, not negative; 4 x it must be a safe integer
 * @param denominator whole number, above 0
 */
export function sineOfTurn(numerator: number, denominator: number): number {
  const fourfold = 4 * (numerator % denominator);
  const quadrant = Math.floor(fourfold / denominator);
  const rest = fourfold - quadrant * denominator;
  const up = quadrant % 2 === 0 ? rest : denominator - rest; // of a quarter turn
  const sine = 2 * up <= denominator ? smallSine(up / denominator) : smallCosine((denominator - up) / denominator);
  return quadrant < 2 ? sine : 0 - sine;
}

/** The cosine of numerator/denominator of a full turn. See {@link sineOfTurn}. */
export function cosineOfTurn(numerator: number, denominator: number): number {
  return sineOfTurn(4 * (numerator % denominator) + denominator, 4 * denominator);
}

/** Sine of up to half a quarter turn: Taylor's series, whose next term is below 10^-18. */
function smallSine(quarters: number): number {
  const x = quarters * QUARTER;
  const square = x * x;
  let sum = 1;
  for (let n = 16; n >= 2; n -= 2) sum = 1 - (sum * square) / (n * (n + 1));
  return x * sum;
}

function smallCosine(quarters: number): number {
  const x = quarters * QUARTER;
  const square = x * x;
  let sum = 1;
  for (let n = 17; n >= 1; n -= 2) sum = 1 - (sum * square) / (n * (n + 1));
  return sum;
}
