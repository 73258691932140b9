// Boards that stay flat: a plate, or sheets above one another, and beside one another along further axes.

import type { Mesh, Sheets } from '@labrys/core';
import type { Figure, Point3 } from './figure.ts';

/** From floor to floor, in shares of the longer side of a sheet, and at least so many cell units. */
const STOREY = 0.42;
const LEAST_STOREY = 2;
/** From block to block. */
const ALLEY = 0.35;

/** A board of one sheet lying on the ground. */
export function plate(mesh: Mesh): Figure {
  const { x, y, width, height } = boxOf(mesh, 0, mesh.cellCount);
  return {
    chartAt: () => 0,
    place: (_chart, px, py) => [px - x - width / 2, 0, py - y - height / 2],
    step: Number.POSITIVE_INFINITY,
    folds: [],
    isOpen: true,
  };
}

/**
 * Sheets: the first axis goes up, the second to the right, the third to the front, further ones again to the right and to
 * the front. A chart is a sheet.
 */
export function floors(mesh: Mesh, { sizes, cells }: Sheets): Figure {
  const count = sizes.reduce((product, size) => product * size, 1);
  const base = boxOf(mesh, 0, Math.min(cells, mesh.cellCount));
  const shifts = Array.from({ length: count }, (_, k) => {
    const sheet = boxOf(mesh, k * cells, (k + 1) * cells);
    return [sheet.x - base.x, sheet.y - base.y] as const;
  });
  const storey = Math.max(STOREY * Math.max(base.width, base.height), LEAST_STOREY);
  const alley = ALLEY * Math.max(base.width, base.height);
  const [columns, rows] = [1, 2].map((first) =>
    sizes.reduce((product, size, axis) => (axis > 0 && axis % 2 === first % 2 ? product * size : product), 1),
  ) as [number, number];
  const [storeys = 1] = sizes;
  const places = Array.from({ length: count }, (_, k): Point3 => {
    let rest = k;
    let [column, row, level] = [0, 0, 0];
    let [columnStep, rowStep] = [1, 1];
    for (const [axis, size] of sizes.entries()) {
      const at = rest % size;
      rest = (rest - at) / size;
      if (axis === 0) level = at;
      else if (axis % 2 === 1) {
        column += at * columnStep;
        columnStep *= size;
      } else {
        row += at * rowStep;
        rowStep *= size;
      }
    }
    return [
      (column - (columns - 1) / 2) * (base.width + alley),
      (level - (storeys - 1) / 2) * storey,
      (row - (rows - 1) / 2) * (base.height + alley),
    ];
  });
  return {
    chartAt(x, y) {
      let nearest = 0;
      let least = Number.POSITIVE_INFINITY;
      for (const [k, [dx, dy]] of shifts.entries()) {
        const away = Math.max(
          Math.abs(x - base.x - dx - base.width / 2) / base.width,
          Math.abs(y - base.y - dy - base.height / 2) / base.height,
        );
        if (away >= least) continue;
        least = away;
        nearest = k;
      }
      return nearest;
    },
    place(chart, x, y) {
      const [dx, dy] = shifts[chart] as readonly [number, number];
      const [px, py, pz] = places[chart] as Point3;
      return [px + x - dx - base.x - base.width / 2, py, pz + y - dy - base.y - base.height / 2];
    },
    step: Number.POSITIVE_INFINITY,
    folds: [],
    isOpen: true,
  };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box of some cells. */
function boxOf({ sideFirst, sideCorner, cornerX, cornerY }: Mesh, from: number, to: number): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let s = sideFirst[from] as number; s < (sideFirst[to] as number); s++) {
    const [x, y] = [cornerX[sideCorner[s] as number] as number, cornerY[sideCorner[s] as number] as number];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
