// A figure in space that a board is wrapped round: a map from the drawing, whose cells lie on unfolded sheets, to space.
// It has one chart a face, sheet or disc of the drawing; what is glued in the board meets in space.
//
// In the drawing x points right and y down; in space x points right, y up and z to the viewer. Lengths are in cell units
// in both.

import type { Mesh } from '@labrys/core';

export type Point3 = readonly [x: number, y: number, z: number];

/** A line of the drawing along which the figure is bent: a x + b y = c. */
export interface Fold {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export interface Figure {
  /** The chart that holds a point of the drawing, or the nearest one. */
  chartAt(x: number, y: number): number;
  /** Where a point of the drawing lies, continued beyond the edge of its chart. */
  place(chart: number, x: number, y: number): Point3;
  /** Most length of a straight piece that follows the figure well enough; infinite where charts are flat. */
  readonly step: number;
  /** Lines that no piece may cross. */
  readonly folds: readonly Fold[];
  /** Whether its far side is seen from inside, so that sheets are seen from both sides. */
  readonly isOpen: boolean;
}

/** Where a figure lies at a point: unit normal and how much it enlarges the drawing there. */
export interface Frame {
  readonly at: Point3;
  readonly normal: Point3;
  readonly scale: number;
}

const NEAR = 1e-4;

/** The frame at a point, by differences. */
export function frameAt({ place }: Figure, chart: number, x: number, y: number): Frame {
  const right = minus(place(chart, x + NEAR, y), place(chart, x - NEAR, y));
  const down = minus(place(chart, x, y + NEAR), place(chart, x, y - NEAR));
  const across = cross(down, right); // towards the viewer of a drawing with y down
  const area = lengthOf(across);
  return {
    at: place(chart, x, y),
    normal: area > 0 ? times(across, 1 / area) : [0, 0, 1],
    scale: Math.sqrt(area) / (2 * NEAR),
  };
}

/** The chart of a cell. */
export function chartOfCell(figure: Figure, { sideFirst, sideCorner, cornerX, cornerY }: Mesh, cell: number): number {
  const [from, to] = [sideFirst[cell] as number, sideFirst[cell + 1] as number];
  let [x, y] = [0, 0];
  for (let s = from; s < to; s++) {
    x += cornerX[sideCorner[s] as number] as number;
    y += cornerY[sideCorner[s] as number] as number;
  }
  return figure.chartAt(x / (to - from), y / (to - from));
}

export const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const plus = (a: Point3, b: Point3, share = 1): Point3 => [
  a[0] + share * b[0],
  a[1] + share * b[1],
  a[2] + share * b[2],
];
export const times = (a: Point3, by: number): Point3 => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const lengthOf = (a: Point3): number => Math.sqrt(dot(a, a));
export const unit = (a: Point3): Point3 => times(a, 1 / lengthOf(a));
