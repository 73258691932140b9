// What decides a maze uses only + - * / and sqrt, which IEEE 754 fixes to the last bit. Math.log is not fixed, so
// weighted keys take this one.

const LN2_HIGH = 0.6931471803691238; // ln 2 cut so that k * LN2_HIGH is exact for |k| < 2^20
const LN2_LOW = 1.9082149292705877e-10;
const SQRT_HALF = 0.7071067811865476;

/**
 * Natural logarithm, the same bits in every engine; within 2e-15 relative of the true value.
 *
 * @param x above 0 and finite
 * Method: x = m 2^k with m in [sqrt 1/2, sqrt 2), ln m = 2 artanh s with s = (m - 1) / (m + 1), by its power series.
 */
export function log(x: number): number {
  let mantissa = x;
  let exponent = 0;
  while (mantissa >= 2 * SQRT_HALF) {
    mantissa *= 0.5;
    exponent++;
  }
  while (mantissa < SQRT_HALF) {
    mantissa *= 2;
    exponent--;
  }
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s; // at most 0.0295, so eleven terms reach the last bit
  let series = 0;
  for (let odd = 23; odd >= 3; odd -= 2) series = square * (1 / odd + series);
  return exponent * LN2_HIGH + (exponent * LN2_LOW + 2 * (s + s * series));
}
