// Rectangles whose sides are glued: cylinder, Moebius strip, torus and Klein bottle. How wide the rectangle is, how high,
// and about which line it is turned over, the seams of the board tell.

import type { Mesh } from '@labrys/core';
import { evenly } from './evenly.ts';
import type { Figure, Point3 } from './figure.ts';
import { seamsOf } from './seams.ts';
import { pointOnSide } from './sides.ts';

const TURN = 2 * Math.PI;

/** Pieces of a line once round a figure. */
const PIECES = 80;

/** What a board is glued by. */
interface Gluing {
  /** From the left side to the right one. */
  readonly width: number;
  /** From the top to the bottom, or of all cells where these are not glued. */
  readonly height: number;
  /** The line about which the right side is turned over, or the middle. */
  readonly middle: number;
  readonly left: number;
}

/** The gluing of a board, or null where a mask left no seam that tells it. */
function gluingOf(mesh: Mesh, isClosedDown: boolean): Gluing | null {
  const [top, bottom] = extent(mesh.cornerY);
  const [left] = extent(mesh.cornerX);
  let width = Number.POSITIVE_INFINITY;
  let height = Number.POSITIVE_INFINITY;
  let sum = Number.NaN;
  for (const { side, cell, partner, partnerCell, isTwisted } of seamsOf(mesh)) {
    const [x, y] = pointOnSide(mesh, cell, side, 0.5);
    const [otherX, otherY] = pointOnSide(mesh, partnerCell, partner, 0.5);
    const [across, down] = [Math.abs(x - otherX), Math.abs(y - otherY)];
    if (across > 1e-6) width = Math.min(width, across);
    if (down > 1e-6 && !isTwisted) height = Math.min(height, down);
    if (isTwisted && Number.isNaN(sum)) sum = y + otherY;
  }
  if (!isClosedDown) height = bottom - top;
  if (width === Number.POSITIVE_INFINITY || height === Number.POSITIVE_INFINITY) return null;
  return { width, height, left, middle: Number.isNaN(sum) ? (top + bottom) / 2 : sum / 2 };
}

function extent(values: Float64Array): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

const figure = (step: number, isOpen: boolean, place: (x: number, y: number) => Point3): Figure => ({
  chartAt: () => 0,
  place: (_chart, x, y) => place(x, y),
  step,
  folds: [],
  isOpen,
});

/** A tube whose axis stands upright, seen from outside as drawn. */
export function cylinder(mesh: Mesh): Figure | null {
  const gluing = gluingOf(mesh, false);
  if (gluing === null) return null;
  const { width, middle, left } = gluing;
  const radius = width / TURN;
  return figure(width / PIECES, true, (x, y) => {
    const angle = (x - left) / radius;
    return [radius * Math.sin(angle), middle - y, radius * Math.cos(angle)];
  });
}

/** Least radius of a Moebius strip, in shares of its width: less, and the strip would meet itself in the middle. */
const MOEBIUS = 0.65;

/**
 * A strip that makes half a turn about its middle line on its way round. A board too short for that is stretched.
 */
export function moebius(mesh: Mesh): Figure | null {
  const gluing = gluingOf(mesh, false);
  if (gluing === null) return null;
  const { width, height, middle, left } = gluing;
  const radius = Math.max(width / TURN, MOEBIUS * height);
  return figure(width / PIECES, true, (x, y) => {
    const angle = (TURN * (x - left)) / width;
    const off = middle - y;
    const away = radius + off * Math.sin(angle / 2);
    return [away * Math.sin(angle), off * Math.cos(angle / 2), away * Math.cos(angle)];
  });
}

/**
 * A ring on which cells keep their shape: with radii R of the ring and r of its tube, a board of w x h fits without
 * being stretched one way only if w / h is the root of (R / r)^2 - 1. The longer side goes round the ring.
 */
export function torus(mesh: Mesh): Figure | null {
  const gluing = gluingOf(mesh, true);
  if (gluing === null) return null;
  const { width, height } = gluing;
  const isWide = width >= height;
  const [long, short] = isWide ? [width, height] : [height, width];
  const ratio = Math.sqrt(1 + (long / short) ** 2);
  const squeeze = Math.sqrt((ratio - 1) / (ratio + 1));
  const tube = Math.sqrt((width * height) / (TURN * TURN * ratio)); // as much area as the board
  return figure(short / PIECES, false, (x, y) => {
    const round = (TURN * (isWide ? x : y)) / long;
    const about = (TURN * (isWide ? y : x)) / short;
    const angle = angleFrom(about, squeeze);
    const away = tube * (ratio + Math.cos(angle));
    const up = tube * Math.sin(angle) * (isWide ? -1 : 1);
    return [away * Math.sin(round), up, away * Math.cos(round)];
  });
}

/** The angle about the tube at which as much of the board is passed: tan(angle / 2) = tan(about / 2) / squeeze. */
function angleFrom(about: number, squeeze: number): number {
  const turns = Math.round(about / TURN);
  const half = (about - TURN * turns) / 2;
  return 2 * Math.atan2(Math.sin(half), squeeze * Math.cos(half)) + TURN * turns;
}

/**
 * The bottle: a tube that runs up, bends over, and comes down through its own wall to open into its foot from inside.
 * Places along it are spaced so that cells keep their shape.
 *
 * Source: U. Dickson's parametrization, in the form of R. Israel, 1991.
 */
export function klein(mesh: Mesh): Figure | null {
  const gluing = gluingOf(mesh, true);
  if (gluing === null) return null;
  const { width, height, middle, left } = gluing;
  const along = evenly(bottleSpeed, TURN);
  const size = Math.sqrt((width * height) / bottleArea());
  return figure(Math.min(width, height) / PIECES, true, (x, y) => {
    const turns = Math.floor((x - left) / width);
    const u = along((x - left) / width - turns);
    const off = (TURN * (y - middle)) / height;
    const v = (turns % 2 === 0 ? off : -off) + Math.PI / 2;
    const [px, py, pz] = bottle(u, v);
    return [size * px, size * (py - BOTTLE_MIDDLE), size * pz];
  });
}

const BOTTLE_MIDDLE = 1;

function bottle(u: number, v: number): Point3 {
  const radius = 4 * (1 - Math.cos(u) / 2);
  const [sine, cosine] = [Math.sin(u), Math.cos(u)];
  const x = 6 * cosine * (1 + sine);
  const y = 16 * sine;
  const z = radius * Math.sin(v);
  if (u < Math.PI) return [x + radius * cosine * Math.cos(v), y + radius * sine * Math.cos(v), z];
  return [x - radius * Math.cos(v), y, z];
}

/** How fast its middle line runs, in radii of the tube. */
function bottleSpeed(u: number): number {
  const x = 6 * (-Math.sin(u) * (1 + Math.sin(u)) + Math.cos(u) ** 2);
  const y = 16 * Math.cos(u);
  return Math.hypot(x, y, 1) / (4 * (1 - Math.cos(u) / 2));
}

function bottleArea(): number {
  const parts = 400;
  let area = 0;
  for (let i = 0; i < parts; i++) {
    const u = (TURN * (i + 0.5)) / parts;
    const radius = 4 * (1 - Math.cos(u) / 2);
    area += ((bottleSpeed(u) * radius * TURN) / parts) * TURN * radius;
  }
  return area;
}
