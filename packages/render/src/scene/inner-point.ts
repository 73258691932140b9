import type { PolygonCorners } from './polygon-corners.ts';

/** A point with this much room about it, in shares of the square root of the area, is good enough to stay where it is. */
const ROOMY = 0.15;

/**
 * A place well inside a cell: the given one if it is, else the middle of the widest of the lines across and down that lie half
 * way between corners.
 *
 * Cost: O(corners) where the given place is good, O(corners^2) elsewhere.
 */
export function innerPoint(corners: PolygonCorners, x: number, y: number): readonly [number, number] {
  const room = roomAt(corners, x, y);
  if (room >= ROOMY * Math.sqrt(area(corners))) return [x, y];
  let best: readonly [number, number] = [x, y];
  let most = room;
  const across = { along: corners.x, over: corners.y };
  const down = { along: corners.y, over: corners.x };
  for (const { along, over } of [across, down]) {
    const levels = [...new Set(over)].sort((a, b) => a - b);
    for (let i = 0; i + 1 < levels.length; i++) {
      const level = ((levels[i] as number) + (levels[i + 1] as number)) / 2;
      const cuts: number[] = [];
      for (let k = 0, before = over.length - 1; k < over.length; before = k++) {
        const [a, b] = [over[before] as number, over[k] as number];
        if (a > level === b > level) continue;
        const [from, to] = [along[before] as number, along[k] as number];
        cuts.push(from + ((to - from) * (level - a)) / (b - a));
      }
      cuts.sort((a, b) => a - b);
      for (let c = 0; c + 1 < cuts.length; c += 2) {
        const middle = ((cuts[c] as number) + (cuts[c + 1] as number)) / 2;
        const place: readonly [number, number] = along === corners.x ? [middle, level] : [level, middle];
        const here = roomAt(corners, ...place);
        if (here <= most + 1e-9) continue;
        most = here;
        best = place;
      }
    }
  }
  return best;
}

/** Distance to the nearest side; below 0 outside. */
function roomAt({ x, y }: PolygonCorners, px: number, py: number): number {
  let least = Number.POSITIVE_INFINITY;
  let isInside = false;
  for (let k = 0, before = x.length - 1; k < x.length; before = k++) {
    const [ax, ay] = [(x[before] as number) - px, (y[before] as number) - py];
    const [bx, by] = [(x[k] as number) - px, (y[k] as number) - py];
    const [alongX, alongY] = [bx - ax, by - ay];
    const share = Math.min(Math.max(-(ax * alongX + ay * alongY) / (alongX * alongX + alongY * alongY), 0), 1);
    const [nearX, nearY] = [ax + share * alongX, ay + share * alongY];
    least = Math.min(least, nearX * nearX + nearY * nearY);
    if (ay > 0 !== by > 0 && ax + (alongX * -ay) / alongY > 0) isInside = !isInside;
  }
  return isInside ? Math.sqrt(least) : -Math.sqrt(least);
}

function area({ x, y }: PolygonCorners): number {
  let double = 0;
  for (let k = 0, before = x.length - 1; k < x.length; before = k++) {
    double += (x[before] as number) * (y[k] as number) - (x[k] as number) * (y[before] as number);
  }
  return Math.abs(double) / 2;
}
