// Arcs as polygons. No sines: the middle of an arc lies where the sum of its two radii points, so halving again and
// again gives the same corners on every machine.

/** Unit vectors, x and y in turn. */
type Directions = readonly number[];

/** How far a side may cut into an arc, in pixels. */
const TOLERANCE = 0.03;

/**
 * Directions from (fromX, fromY) to (toX, toY), unit vectors less than half a turn apart, both included, close enough
 * for an arc of `radius` pixels.
 */
function fan(fromX: number, fromY: number, toX: number, toY: number, radius: number): Directions {
  let directions: number[] = [fromX, fromY, toX, toY];
  let cosine = fromX * toX + fromY * toY;
  for (;;) {
    const cosineOfHalf = Math.sqrt(Math.max((1 + cosine) / 2, 0));
    if (radius * (1 - cosineOfHalf) <= TOLERANCE) return directions;
    const finer: number[] = [];
    for (let i = 0; i + 2 < directions.length; i += 2) {
      const [x, y] = [directions[i] as number, directions[i + 1] as number];
      const sumX = x + (directions[i + 2] as number);
      const sumY = y + (directions[i + 3] as number);
      const length = Math.sqrt(sumX * sumX + sumY * sumY);
      if (length === 0) return directions;
      finer.push(x, y, sumX / length, sumY / length);
    }
    finer.push(toX, toY);
    directions = finer;
    cosine = cosineOfHalf;
  }
}

/** All round, clockwise with y down, the last direction not the first one again. */
export function circle(radius: number): Directions {
  const corners = [1, 0, 0, 1, -1, 0, 0, -1, 1, 0];
  const directions: number[] = [];
  for (let q = 0; q < 4; q++) {
    const [x, y, toX, toY] = corners.slice(2 * q, 2 * q + 4) as [number, number, number, number];
    directions.push(...fan(x, y, toX, toY, radius).slice(0, -2));
  }
  return directions;
}

/**
 * The points of an arc from `from` round a corner to x, y, which touches the ways to and from the corner; the first
 * point left out.
 *
 * @param clockwise as drawn with y down
 */
export function cornerArc(
  fromX: number,
  fromY: number,
  cornerX: number,
  cornerY: number,
  x: number,
  y: number,
  radius: number,
  clockwise: boolean,
): readonly number[] {
  const alongX = cornerX - fromX;
  const alongY = cornerY - fromY;
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  if (length === 0 || radius === 0) return [x, y];
  const side = clockwise ? radius / length : -radius / length;
  const centreX = fromX - side * alongY;
  const centreY = fromY + side * alongX;
  const endX = x - centreX;
  const endY = y - centreY;
  const reach = Math.sqrt(endX * endX + endY * endY);
  const directions = fan((fromX - centreX) / radius, (fromY - centreY) / radius, endX / reach, endY / reach, radius);
  const points: number[] = [];
  for (let i = 2; i < directions.length - 2; i += 2) {
    points.push(centreX + radius * (directions[i] as number), centreY + radius * (directions[i + 1] as number));
  }
  points.push(x, y);
  return points;
}
