// Boards besides squares: hand-made tilings with their rows, and squares with cells left out.

import {
  MeshSpace,
  maskedSquareSpace,
  type PeriodicTiling,
  patch,
  Random,
  type Rows,
  rowsFrom,
} from '../../src/index.ts';

const H = Math.sqrt(3) / 2;

/** Two rows of hexagons, the lower one half a cell to the right. */
const hexagons: PeriodicTiling = {
  period: [2 * H, 3],
  polygons: [
    [0, -1, H, -0.5, H, 0.5, 0, 1, -H, 0.5, -H, -0.5],
    [H, 0.5, 2 * H, 1, 2 * H, 2, H, 2.5, 0, 2, 0, 1],
  ],
};

/** Two rows of triangles; in each row half of them have no neighbour below, and half none above. */
const triangles: PeriodicTiling = {
  period: [1, 2 * H],
  polygons: [
    [0, 0, 1, 0, 0.5, H],
    [1, 0, 1.5, H, 0.5, H],
    [0.5, H, 1, 2 * H, 0, 2 * H],
    [0.5, H, 1.5, H, 1, 2 * H],
  ],
};

/** Squares cut along both diagonals: above, right, below and left. A row of them is connected but no path. */
const quarters: PeriodicTiling = {
  period: [1, 1],
  polygons: [
    [0, 0, 1, 0, 0.5, 0.5],
    [1, 0, 1, 1, 0.5, 0.5],
    [1, 1, 0, 1, 0.5, 0.5],
    [0, 1, 0, 0, 0.5, 0.5],
  ],
};

/** Rows of equal length from the polygons of a period that stand in each. */
function rowsOf(groups: readonly (readonly number[])[], columns: number, periods: number, arePaths: boolean): Rows {
  const polygonCount = groups.flat().length;
  const first = [0];
  const cells: number[] = [];
  for (let period = 0; period < periods; period++) {
    for (const group of groups) {
      for (let column = 0; column < columns; column++) {
        for (const polygon of group) cells.push((period * columns + column) * polygonCount + polygon);
      }
      first.push(cells.length);
    }
  }
  return rowsFrom(cells.length, Uint32Array.from(first), Uint32Array.from(cells), arePaths);
}

export function hexagonBoard(columns: number, periods: number): MeshSpace {
  return new MeshSpace(patch(hexagons, columns, periods), {
    description: { kind: 'hexagons', columns, periods },
    rows: () => rowsOf([[0], [1]], columns, periods, true),
  });
}

export function triangleBoard(columns: number, periods: number): MeshSpace {
  const groups = [
    [0, 1],
    [2, 3],
  ];
  return new MeshSpace(patch(triangles, columns, periods), {
    description: { kind: 'triangles', columns, periods },
    rows: () => rowsOf(groups, columns, periods, true),
  });
}

export function quarterBoard(columns: number, periods: number): MeshSpace {
  return new MeshSpace(patch(quarters, columns, periods), {
    description: { kind: 'quarters', columns, periods },
    rows: () => rowsOf([[0, 1, 2, 3]], columns, periods, false),
  });
}

/** Squares of which about one in five is left out: pieces, bays, holes and cells that touch at a corner only. */
export function noisyBoard(width: number, height: number, seed: number): MeshSpace {
  const random = Random.of(seed, 'noisy board');
  const kept = Array.from({ length: width * height }, (_, cell) => cell === 0 || random.chance(0.8));
  return maskedSquareSpace(width, height, (x, y) => kept[y * width + x] === true, { kind: 'noisy', seed });
}

/** A ring of squares, two wide, round a hole. */
export function ringBoard(width: number, height: number): MeshSpace {
  const isHole = (x: number, y: number) => x > 1 && y > 1 && x < width - 2 && y < height - 2;
  return maskedSquareSpace(width, height, (x, y) => !isHole(x, y), { kind: 'ring', width, height });
}
