// The walls about a point as boxes without top and floor: positions and shades for one geometry.

/** A lattice of ways to move the board. */
export type Offsets = readonly (readonly [x: number, y: number])[];

/** The ways to move a board by its periods that bring some of it within reach. */
export function offsetsOf(periods: Offsets, reach: number): Offsets {
  const [first = [0, 0]] = periods;
  const second = periods.find(([x, y]) => Math.abs(x * first[1] - y * first[0]) > 1e-6) ?? [0, 0];
  const times = ([x, y]: readonly [number, number]): number[] => {
    const length = Math.hypot(x, y);
    const most = length === 0 ? 0 : Math.min(Math.ceil(reach / length) + 1, 12);
    return Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
  };
  return times(first).flatMap((i) =>
    times(second).map((j) => [i * first[0] + j * second[0], i * first[1] + j * second[1]] as const),
  );
}

/** How far walls reach into one another at corners, in shares of half their thickness. */
const FILLED = 0.97;

export interface Boxes {
  /** x, height, y of each corner: four corners a face. */
  readonly positions: Float32Array;
  /** 0 in shade to 1 in light, for each corner. */
  readonly shades: Float32Array;
  readonly indices: Uint32Array;
}

interface Sight {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly height: number;
  readonly thickness: number;
}

/**
 * Walls that come within reach of a point.
 *
 * @param walls x and y of both ends of each
 * Cost: O(walls x offsets).
 */
export function wallsInSight(walls: Float32Array, offsets: Offsets, sight: Sight): Boxes {
  const { x, y, reach, height, thickness } = sight;
  const positions: number[] = [];
  const shades: number[] = [];
  const indices: number[] = [];
  const face = (aX: number, aY: number, bX: number, bY: number): void => {
    const corner = positions.length / 3;
    positions.push(aX, 0, aY, bX, 0, bY, bX, height, bY, aX, height, aY);
    const length = Math.hypot(bX - aX, bY - aY);
    const shade = shadeOf((bY - aY) / length, (aX - bX) / length);
    shades.push(shade, shade, shade, shade);
    indices.push(corner, corner + 2, corner + 1, corner, corner + 3, corner + 2);
  };
  for (const [moveX, moveY] of offsets) {
    for (let w = 0; w < walls.length; w += 4) {
      const aX = (walls[w] as number) + moveX;
      const aY = (walls[w + 1] as number) + moveY;
      if (Math.hypot(aX - x, aY - y) > reach) continue;
      const bX = (walls[w + 2] as number) + moveX;
      const bY = (walls[w + 3] as number) + moveY;
      const share = thickness / 2 / Math.hypot(bX - aX, bY - aY);
      const [alongX, alongY] = [share * (bX - aX), share * (bY - aY)];
      // Longer by not quite half their thickness: corners are filled, and no end shows in the face of another.
      const [overX, overY] = [FILLED * alongX, FILLED * alongY];
      const [fromX, fromY, toX, toY] = [aX - overX, aY - overY, bX + overX, bY + overY];
      const [offX, offY] = [-alongY, alongX];
      const [endX, endY] = [FILLED * offX, FILLED * offY];
      face(fromX + offX, fromY + offY, toX + offX, toY + offY);
      face(toX + endX, toY + endY, toX - endX, toY - endY);
      face(toX - offX, toY - offY, fromX - offX, fromY - offY);
      face(fromX - endX, fromY - endY, fromX + endX, fromY + endY);
    }
  }
  return {
    positions: Float32Array.from(positions),
    shades: Float32Array.from(shades),
    indices: Uint32Array.from(indices),
  };
}

/** Light from one side, so that no two faces that meet at a right angle are alike. */
function shadeOf(x: number, y: number): number {
  return 0.5 + 0.47 * x + 0.17 * y;
}
