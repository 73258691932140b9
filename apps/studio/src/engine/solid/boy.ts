// The projective plane as Boy's surface: closed, without an edge, passing through itself along three loops that meet in
// one point.
//
// Bryant's form of it takes the unit disc whose border is glued to itself through the centre, which is what the border
// of the board is: the rectangle is drawn out to the disc first, so that opposite points stay opposite.
//
// Source: R. Bryant's parametrization, in R. Kusner, Conformal geometry and complete minimal surfaces, 1987.

import type { Mesh } from '@labrys/core';
import { evenly } from './evenly.ts';
import { cross, type Figure, lengthOf, minus, type Point3 } from './figure.ts';
import { seamsOf } from './seams.ts';
import { pointOnSide } from './sides.ts';

const R5 = Math.sqrt(5);

/** The figure; a board whose border has no centre is not closed by it. Null where a mask left no seam. */
export function boy(mesh: Mesh): Figure | null {
  const [seam] = seamsOf(mesh);
  if (seam === undefined) return null;
  const [ax, ay] = pointOnSide(mesh, seam.cell, seam.side, 0.5);
  const [bx, by] = pointOnSide(mesh, seam.partnerCell, seam.partner, 0.5);
  const [x0, y0] = [(ax + bx) / 2, (ay + by) / 2];
  let [halfWidth, halfHeight] = [0, 0];
  for (const x of mesh.cornerX) halfWidth = Math.max(halfWidth, Math.abs(x - x0));
  for (const y of mesh.cornerY) halfHeight = Math.max(halfHeight, Math.abs(y - y0));
  const { whole, density } = areaOfRings();
  const squareAt = evenly(density, 1);
  const size = Math.sqrt((4 * halfWidth * halfHeight) / whole);
  return {
    chartAt: () => 0,
    place(_chart, x, y) {
      const [u, v] = [(x - x0) / halfWidth, (y - y0) / halfHeight];
      const re = u * Math.sqrt(Math.max(1 - (v * v) / 2, 0));
      const im = v * Math.sqrt(Math.max(1 - (u * u) / 2, 0));
      // Rings of the board get the share of the surface that they have of the board.
      const away = re * re + im * im;
      const out = away < 1e-18 ? 0 : Math.sqrt(squareAt(away) / away);
      const [px, py, pz] = onSurface(out * re, out * im);
      return [size * px, size * pz, size * py];
    },
    step: Math.min(halfWidth, halfHeight) / 60,
    folds: [],
    isOpen: true,
  };
}

const RINGS = 64;
const SPOKES = 48;
const NEAR = 1e-4;

/** Area of the surface, and how it is spread over the square of |w|, which is even over the disc. */
function areaOfRings(): { readonly whole: number; readonly density: (square: number) => number } {
  const densities = Array.from({ length: RINGS }, (_, ring) => {
    const away = Math.sqrt((ring + 0.5) / RINGS);
    let sum = 0;
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const angle = (2 * Math.PI * spoke) / SPOKES;
      const [re, im] = [away * Math.cos(angle), away * Math.sin(angle)];
      const here = onSurface(re, im);
      const across = minus(onSurface(re + NEAR, im), here);
      const up = minus(onSurface(re, im + NEAR), here);
      sum += lengthOf(cross(across, up)) / (NEAR * NEAR);
    }
    return (Math.PI * sum) / SPOKES;
  });
  const whole = densities.reduce((sum, density) => sum + density, 0) / RINGS;
  return { whole, density: (square) => densities[Math.floor(square * RINGS)] as number };
}

/** The point for w = re + i im, |w| <= 1; w and -1 / conjugate(w) give the same one. */
function onSurface(re: number, im: number): Point3 {
  const w = [re, im] as const;
  const square = multiply(w, w);
  const third = multiply(square, w);
  const fourth = multiply(square, square);
  const sixth = multiply(third, third);
  const below = [sixth[0] + R5 * third[0] - 1, sixth[1] + R5 * third[1]] as const;
  const first = divide(multiply(w, [1 - fourth[0], -fourth[1]]), below);
  const second = divide(multiply(w, [1 + fourth[0], fourth[1]]), below);
  const last = divide([1 + sixth[0], sixth[1]], below);
  const g: Point3 = [-1.5 * first[1], -1.5 * second[0], last[1] - 0.5];
  const length = g[0] ** 2 + g[1] ** 2 + g[2] ** 2;
  return [g[0] / length, g[1] / length, g[2] / length + 1]; // about its middle
}

type Complex = readonly [re: number, im: number];

function multiply(a: Complex, b: Complex): Complex {
  return [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]];
}

function divide(a: Complex, b: Complex): Complex {
  const length = b[0] ** 2 + b[1] ** 2;
  return [(a[0] * b[0] + a[1] * b[1]) / length, (a[1] * b[0] - a[0] * b[1]) / length];
}
