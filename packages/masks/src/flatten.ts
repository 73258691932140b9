// Curves as corners. Only + - * / and square roots, so that every engine finds the same ones.

/** Receives corner after corner. */
export type LineTo = (x: number, y: number) => void;

/** Most sides of one curve. */
const MOST_SIDES = 512;

/**
 * A cubic Bezier curve from x0, y0, whose corner is not repeated.
 *
 * The number of sides follows from the second differences of its points (F. Yamaguchi's bound: a chord of parameter
 * length 1 / n is off by at most sqrt(3) / 18 of the third, or here 3 / 4 of the second difference over n^2).
 */
export function cubic(
  [x0, y0, x1, y1, x2, y2, x3, y3]: readonly [number, number, number, number, number, number, number, number],
  tolerance: number,
  lineTo: LineTo,
): void {
  const bend = Math.max(length(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2), length(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3));
  const sides = sidesFor((0.75 * bend) / tolerance);
  for (let k = 1; k < sides; k++) {
    const t = k / sides;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    lineTo(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
  lineTo(x3, y3);
}

/** A quadratic Bezier curve from x0, y0, whose corner is not repeated. */
export function quadratic(
  [x0, y0, x1, y1, x2, y2]: readonly [number, number, number, number, number, number],
  tolerance: number,
  lineTo: LineTo,
): void {
  const sides = sidesFor((0.25 * length(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2)) / tolerance);
  for (let k = 1; k < sides; k++) {
    const t = k / sides;
    const s = 1 - t;
    const [a, b, c] = [s * s, 2 * s * t, t * t];
    lineTo(a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2);
  }
  lineTo(x2, y2);
}

/** An arc of an ellipse as SVG has it. */
export interface Arc {
  readonly radiusX: number;
  readonly radiusY: number;
  /** Turn of the ellipse in degrees. */
  readonly rotation: number;
  readonly large: boolean;
  /** True for the way that is clockwise with y down. */
  readonly sweep: boolean;
}

/** An arc from x0, y0, whose corner is not repeated, to x, y (SVG 2, appendix B.2.4, without its angles). */
export function arc(
  [x0, y0, x, y]: readonly [number, number, number, number],
  { radiusX, radiusY, rotation, large, sweep }: Arc,
  tolerance: number,
  lineTo: LineTo,
): void {
  if (x0 === x && y0 === y) return;
  if (radiusX === 0 || radiusY === 0) {
    lineTo(x, y);
    return;
  }
  // In a frame where the ellipse is the unit circle: half the chord, from its end to its start.
  const [cosine, sine] = turn(rotation);
  let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)];
  const [halfX, halfY] = [(x0 - x) / 2, (y0 - y) / 2];
  const [alongX, alongY] = [cosine * halfX + sine * halfY, cosine * halfY - sine * halfX];
  const reach = length(alongX / rx, alongY / ry);
  if (reach > 1) {
    rx *= reach;
    ry *= reach;
  }
  const [u, v] = [alongX / rx, alongY / ry];
  const square = u * u + v * v;
  const toCentre = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, 1 / square - 1));
  const [centreU, centreV] = [toCentre * v, -toCentre * u];

  const directions = sweepFrom(u - centreU, v - centreV, -u - centreU, -v - centreV, sweep);
  const fine = halved(directions, Math.max(rx, ry) / tolerance);
  const [middleX, middleY] = [(x0 + x) / 2, (y0 + y) / 2];
  for (let i = 2; i < fine.length - 2; i += 2) {
    const [a, b] = [rx * (centreU + (fine[i] as number)), ry * (centreV + (fine[i + 1] as number))];
    lineTo(middleX + cosine * a - sine * b, middleY + sine * a + cosine * b);
  }
  lineTo(x, y);
}

/** Directions from one to another unit vector, none more than a quarter turn from the next. */
function sweepFrom(fromU: number, fromV: number, toU: number, toV: number, clockwise: boolean): number[] {
  const side = clockwise ? 1 : -1;
  const directions = [fromU, fromV];
  let [u, v] = [fromU, fromV];
  for (let quarter = 0; quarter < 4; quarter++) {
    if (u * toU + v * toV >= 0 && side * (u * toV - v * toU) >= 0) break;
    [u, v] = [-side * v, side * u];
    directions.push(u, v);
  }
  directions.push(toU, toV);
  return directions;
}

/** Puts a direction between each two until no chord is off by more than the `radius`th part. */
function halved(directions: number[], radius: number): number[] {
  let all = directions;
  let cosine = 0; // of the widest angle between two
  for (let sides = 4; sides < MOST_SIDES; sides *= 2) {
    const cosineOfHalf = Math.sqrt((1 + cosine) / 2);
    if (radius * (1 - cosineOfHalf) <= 1) break;
    const finer: number[] = [];
    for (let i = 0; i + 2 < all.length; i += 2) {
      const [a, b] = [all[i] as number, all[i + 1] as number];
      const [sumU, sumV] = [a + (all[i + 2] as number), b + (all[i + 3] as number)];
      const reach = length(sumU, sumV);
      finer.push(a, b, sumU / reach, sumV / reach);
    }
    finer.push(all.at(-2) as number, all.at(-1) as number);
    all = finer;
    cosine = cosineOfHalf;
  }
  return all;
}

/** Cosine and sine of an angle in degrees, from their series: those of Math differ from engine to engine. */
function turn(degrees: number): readonly [cosine: number, sine: number] {
  const whole = degrees % 360;
  const quarters = Math.round(whole / 90);
  const angle = ((whole - 90 * quarters) * 3.141592653589793) / 180; // within an eighth of a turn
  let [cosine, sine] = [0, 0];
  let term = 1;
  for (let k = 0; k < 24; k += 2) {
    cosine += term;
    term *= angle / (k + 1);
    sine += term;
    term *= -angle / (k + 2);
  }
  switch (((quarters % 4) + 4) % 4) {
    case 0:
      return [cosine, sine];
    case 1:
      return [-sine, cosine];
    case 2:
      return [-cosine, -sine];
    default:
      return [sine, -cosine];
  }
}

function sidesFor(ratio: number): number {
  return Math.min(MOST_SIDES, Math.max(1, Math.ceil(Math.sqrt(ratio))));
}

function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
