// Start and finish as cells filled with a colour, in a picture that is grey but for them.

import { BitSet } from '@labrys/core';
import { type Pixels, sampleOnWhite } from '@labrys/raster';
import type { Colour } from './colours.ts';
import type { Found } from './find-lattice.ts';
import { columnsOf, type Lattice } from './lattice.ts';
import type { Walls } from './reading.ts';

/** Two cells that stand out by their colours. */
export interface ColouredEnds {
  /** Cells, y * columns + x. */
  readonly start: number;
  readonly finish: number;
  /** Which was taken for which, in a sentence. */
  readonly note: string;
}

/** Colours whose channels differ by more are no grey, in spite of noise and tinted paper. */
const COLOURED = 60;
/** Share of its box that a filled square or disc covers; letters and lines cover less. */
const FILLED = 0.7;
/** Sides of a filled cell, in passages from wall to wall. */
const LEAST_SIDE = 0.6;
const MOST_SIDE = 1.7;
/** Specks are smaller than this share of a passage's square. */
const SPECK = 0.05;
/** Hues that differ by fewer degrees are one colour. */
const ALIKE = 40;

/** Coloured pixels that touch. */
interface Patch {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly area: number;
  readonly colour: Colour;
}

/**
 * The two cells filled with colours of different hue; null if there are fewer or more, or if anything else is coloured.
 *
 * Green or blue is the start where the other is red; of others the first one, row by row.
 * Cost: O(pixels).
 */
export function colouredEnds(picture: Pixels, { lattice, guess }: Found, walls: Walls): ColouredEnds | null {
  if (chroma(guess.wall) > COLOURED || chroma(guess.floor) > COLOURED) return null;
  const { u, v, thicknessU, thicknessV } = lattice;
  const columns = columnsOf(lattice);
  const periodU = (u[1] as number) - (u[0] as number);
  const periodV = (v[1] as number) - (v[0] as number);
  const across = periodU - thicknessU;
  const down = periodV - thicknessV;
  const all = colouredPatches(picture, 4 * periodU * periodV);
  if (all === null) return null;
  const ends: (Place & { readonly hue: number })[] = [];
  for (const patch of all) {
    if (patch.area < SPECK * across * down) continue;
    const width = patch.right - patch.left;
    const height = patch.bottom - patch.top;
    const isCell =
      patch.area >= FILLED * width * height &&
      width >= LEAST_SIDE * across &&
      height >= LEAST_SIDE * down &&
      width <= MOST_SIDE * across + 2 &&
      height <= MOST_SIDE * down + 2;
    if (!isCell) return null;
    const place = placeAt(lattice, walls, (patch.left + patch.right) / 2, (patch.top + patch.bottom) / 2);
    if (place === null) return null;
    ends.push({ ...place, hue: hueOf(patch.colour) });
  }
  ends.sort((a, b) => a.cell - b.cell);
  const [a, b] = ends;
  if (a === undefined || b === undefined || ends.length > 2 || a.cell === b.cell) return null;
  const apart = Math.abs(a.hue - b.hue);
  if (Math.min(apart, 360 - apart) < ALIKE) return null;
  const told = isGo(a.hue) && nameOf(b.hue) === 'red' ? a : isGo(b.hue) && nameOf(a.hue) === 'red' ? b : null;
  const start = told ?? a;
  const finish = start === a ? b : a;
  const place = ({ cell, hue, isBetween }: Place & { hue: number }): string =>
    `the ${nameOf(hue)} cell ${cell % columns},${Math.floor(cell / columns)}${isBetween ? ' (and half of the next one)' : ''}`;
  const why = told === null ? ', for it comes first' : '';
  return {
    start: start.cell,
    finish: finish.cell,
    note: `The start is ${place(start)}${why}, the finish ${place(finish)}.`,
  };
}

/** All patches of coloured pixels; null if more than `most` pixels are coloured. Cost: O(pixels). */
function colouredPatches({ width, height, samples }: Pixels, most: number): Patch[] | null {
  const colourAt = (pixel: number): Colour => [
    sampleOnWhite(samples, pixel, 0),
    sampleOnWhite(samples, pixel, 1),
    sampleOnWhite(samples, pixel, 2),
  ];
  const pixels: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (chroma(colourAt(pixel)) <= COLOURED) continue;
    pixels.push(pixel);
    if (pixels.length > most) return null;
  }
  const left = BitSet.from(width * height, pixels);
  const patches: Patch[] = [];
  for (const first of pixels) {
    if (!left.has(first)) continue;
    left.delete(first);
    const patch = [first];
    for (let i = 0; i < patch.length; i++) {
      const pixel = patch[i] as number;
      const x = pixel % width;
      const beside = [
        x > 0 ? pixel - 1 : pixel,
        x + 1 < width ? pixel + 1 : pixel,
        pixel >= width ? pixel - width : pixel,
        pixel + width < width * height ? pixel + width : pixel,
      ];
      for (const other of beside) {
        if (!left.has(other)) continue;
        left.delete(other);
        patch.push(other);
      }
    }
    patches.push(patchOf(patch, width, colourAt));
  }
  return patches;
}

function patchOf(pixels: readonly number[], width: number, colourAt: (pixel: number) => Colour): Patch {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, 0, 0];
  const sum: [number, number, number] = [0, 0, 0];
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    const colour = colourAt(pixel);
    for (const k of [0, 1, 2] as const) sum[k] += colour[k];
  }
  const area = pixels.length;
  return { left, top, right, bottom, area, colour: [sum[0] / area, sum[1] / area, sum[2] / area] };
}

/** A cell, and whether the place is the gap between it and the next one. */
interface Place {
  readonly cell: number;
  readonly isBetween: boolean;
}

/**
 * The cell at a pixel. In pictures made of blocks a mark may fill the gap between two cells: it is in the first of them.
 *
 * @returns null on closed walls, on posts and outside
 */
function placeAt({ slope, u, v }: Lattice, walls: Walls, px: number, py: number): Place | null {
  const columns = u.length - 1;
  const rows = v.length - 1;
  const [x, onLineU] = placeIn(u, px - slope * py);
  const [y, onLineV] = placeIn(v, py + slope * px);
  if ((onLineU && onLineV) || x < 0 || y < 0 || (!onLineU && x >= columns) || (!onLineV && y >= rows)) return null;
  if (onLineU && walls.down[y * (columns + 1) + x] === 1) return null;
  if (onLineV && walls.across[y * columns + x] === 1) return null;
  // A gap in the outer wall belongs to the one cell inside.
  const column = onLineU ? Math.max(0, x - 1) : x;
  const row = onLineV ? Math.max(0, y - 1) : y;
  const isBetween = (onLineU && x > 0 && x < columns) || (onLineV && y > 0 && y < rows);
  return { cell: row * columns + column, isBetween };
}

/** Between which lines a place lies, or the line it lies on. */
function placeIn(lines: Float64Array, place: number): [index: number, isOnLine: boolean] {
  let i = -1;
  while (i + 1 < lines.length && (lines[i + 1] as number) <= place) i++;
  const period = (lines[1] as number) - (lines[0] as number);
  if (i >= 0 && place - (lines[i] as number) < period / 4) return [i, true];
  if (i + 1 < lines.length && (lines[i + 1] as number) - place < period / 4) return [i + 1, true];
  return [i, false];
}

function chroma(colour: Colour): number {
  return Math.max(...colour) - Math.min(...colour);
}

/** 0 red, 120 green, 240 blue. */
function hueOf(colour: Colour): number {
  const [red, green, blue] = colour;
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  const sixth =
    most === red ? (green - blue) / range + 6 : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return (60 * sixth) % 360;
}

function nameOf(hue: number): string {
  if (hue < 20 || hue >= 335) return 'red';
  if (hue < 45) return 'orange';
  if (hue < 75) return 'yellow';
  if (hue < 165) return 'green';
  if (hue < 190) return 'turquoise';
  if (hue < 260) return 'blue';
  return hue < 290 ? 'violet' : 'pink';
}

/** Colours of a start beside a red finish. */
function isGo(hue: number): boolean {
  return nameOf(hue) === 'green' || nameOf(hue) === 'blue';
}
