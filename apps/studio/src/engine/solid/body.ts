// The faces that the maze lies on: its cells, each as a fan of triangles fine enough to follow the figure.

import { type Mesh, NONE } from '@labrys/core';
import { chartOfCell, type Figure, frameAt, minus, type Point3, plus, times, unit } from './figure.ts';
import type { ShapeBuilder } from './shape.ts';
import { chordsOfSide, pointOnSide } from './sides.ts';

/** More parts than that across a cell are not seen. */
const MOST_PARTS = 24;

/** All cells of a board. Cost: O(sides x parts). */
export function addCells(builder: ShapeBuilder, mesh: Mesh, figure: Figure): void {
  for (let cell = 0; cell < mesh.cellCount; cell++) {
    const chart = chartOfCell(figure, mesh, cell);
    const [first, last] = [mesh.sideFirst[cell] as number, mesh.sideFirst[cell + 1] as number];
    const middle = middleOf(mesh, cell);
    for (let s = first; s < last; s++) {
      const pieces = chordsOfSide(mesh, cell, s);
      for (let i = 0; i < pieces; i++) {
        const a = pointOnSide(mesh, cell, s, i / pieces);
        const b = pointOnSide(mesh, cell, s, (i + 1) / pieces);
        addTriangle(builder, figure, chart, middle, a, b);
      }
    }
  }
}

type Point2 = readonly [x: number, y: number];

function middleOf(mesh: Mesh, cell: number): Point2 {
  const [first, last] = [mesh.sideFirst[cell] as number, mesh.sideFirst[cell + 1] as number];
  let [x, y] = [0, 0];
  for (let s = first; s < last; s++) {
    const corner = mesh.sideCorner[s] as number;
    x += mesh.cornerX[corner] as number;
    y += mesh.cornerY[corner] as number;
  }
  return [x / (last - first), y / (last - first)];
}

function addTriangle(builder: ShapeBuilder, figure: Figure, chart: number, a: Point2, b: Point2, c: Point2): void {
  const longest = Math.max(
    Math.hypot(b[0] - a[0], b[1] - a[1]),
    Math.hypot(c[0] - a[0], c[1] - a[1]),
    Math.hypot(c[0] - b[0], c[1] - b[1]),
  );
  const parts = Math.min(Math.max(Math.ceil(longest / figure.step), 1), MOST_PARTS);
  let before: number[] = [];
  for (let i = 0; i <= parts; i++) {
    const row: number[] = [];
    for (let j = 0; j <= i; j++) {
      const [toB, toC] = [(i - j) / parts, j / parts];
      const x = a[0] + toB * (b[0] - a[0]) + toC * (c[0] - a[0]);
      const y = a[1] + toB * (b[1] - a[1]) + toC * (c[1] - a[1]);
      const { at, normal } = frameAt(figure, chart, x, y);
      row.push(builder.corner(at, normal));
    }
    for (let j = 0; j < i; j++) {
      builder.triangle(before[j] as number, row[j] as number, row[j + 1] as number);
      if (j + 1 < i) builder.triangle(before[j] as number, row[j + 1] as number, before[j + 1] as number);
    }
    before = row;
  }
}

/** What lies below a flat board: its underside and its rim. @param thickness in cell units */
export function addSlab(builder: ShapeBuilder, mesh: Mesh, figure: Figure, thickness: number): void {
  const below: Figure = {
    ...figure,
    place: (chart, x, y) => {
      const [px, py, pz] = figure.place(chart, x, y);
      return [px, py - thickness, pz];
    },
  };
  addCells(builder, mesh, below);
  for (let cell = 0; cell < mesh.cellCount; cell++) {
    const chart = chartOfCell(figure, mesh, cell);
    for (let s = mesh.sideFirst[cell] as number; s < (mesh.sideFirst[cell + 1] as number); s++) {
      if (mesh.sidePartner[s] !== NONE) continue;
      const pieces = chordsOfSide(mesh, cell, s);
      for (let i = 0; i < pieces; i++) {
        const a = figure.place(chart, ...pointOnSide(mesh, cell, s, i / pieces));
        const b = figure.place(chart, ...pointOnSide(mesh, cell, s, (i + 1) / pieces));
        addRim(builder, a, b, thickness);
      }
    }
  }
}

function addRim(builder: ShapeBuilder, a: Point3, b: Point3, thickness: number): void {
  const along = minus(b, a);
  const out = unit([along[2], 0, -along[0]]);
  const down: Point3 = [0, -thickness, 0];
  const corners = [a, b, plus(b, down), plus(a, down)].map((place) => builder.corner(place, out)) as [
    number,
    number,
    number,
    number,
  ];
  builder.quad(...corners);
}

/** A small ball about some places: about the middle of their box, or where they are on average. */
export function ballAround(places: Float32Array): { readonly middle: Point3; readonly radius: number } {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  const sum = [0, 0, 0];
  for (let i = 0; i < places.length; i++) {
    const value = places[i] as number;
    least[i % 3] = Math.min(least[i % 3] as number, value);
    most[i % 3] = Math.max(most[i % 3] as number, value);
    sum[i % 3] = (sum[i % 3] as number) + value;
  }
  const ofBox = times(plus(least as unknown as Point3, most as unknown as Point3), 0.5);
  const mean = times(sum as unknown as Point3, 3 / places.length);
  const balls = [ofBox, mean].map((middle) => ({ middle, radius: farthest(places, middle) }));
  balls.sort((one, other) => one.radius - other.radius);
  return balls[0] as (typeof balls)[number];
}

function farthest(places: Float32Array, from: Point3): number {
  let most = 0;
  for (let i = 0; i < places.length; i += 3) {
    const away = minus([places[i] as number, places[i + 1] as number, places[i + 2] as number], from);
    most = Math.max(most, Math.hypot(...away));
  }
  return most;
}
