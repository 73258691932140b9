// Glued boards: each stretch of the border that is glued to another one gets a letter, the same at both, and an arrow that
// shows which way round, as textbooks draw them.

import { cellsOfSides, type Mesh, NONE, sideAfter, sideEnd } from '@labrys/core';
import { middleOfPiece } from './bulge.ts';
import { type Ground, labelSize } from './ground.ts';
import type { Areas, Item } from './items.ts';
import { PolylineBuilder } from './polylines.ts';
import { sharedSides, sideBulge } from './sides.ts';
import type { SceneStyle } from './style.ts';

/** A border of the drawing: its sides, clockwise where it is an outer one. */
interface Loop {
  readonly sides: readonly number[];
}

/** What is known of the border of the drawing. */
interface Border {
  readonly mesh: Mesh;
  /** Size of a cell. */
  readonly unit: number;
  readonly loops: readonly Loop[];
  /** Side -> the cell it belongs to. */
  readonly cellOf: Uint32Array;
  /** Side -> its loop and its place in it, or NONE. */
  readonly loopOf: Int32Array;
  readonly placeOf: Int32Array;
}

/** Two stretches of the border that are glued to each other, side by side. */
interface Seam {
  /** Sides in the order of the border. */
  readonly sides: readonly number[];
  /** The sides that they are glued to, one by one. */
  readonly partners: readonly number[];
  readonly twisted: boolean;
}

// Sizes in shares of the font size.
const GAP = 0.2; // from a wall to the letter
const LETTER = 0.6; // across
const ARROW = 0.85; // along
const BETWEEN = 0.2;

/** Letters and arrows outside the seams of a board; none where nothing is glued. Cost: O(sides). */
export function seamLabels(ground: Ground, style: SceneStyle): Item[] {
  const { mesh, maze, board } = ground;
  if (!hasSeams(mesh)) return [];
  const border = borderOf(mesh, board.unit);
  const size = labelSize(ground, style);
  const { wall, passage } = style.sizes;
  const edge = (board.unit * (style.draw === 'walls' ? wall : passage)) / 2; // of what is drawn along the border
  const { sheets } = maze.space;
  const count: number[] = []; // letters given on each sheet
  const items: Item[] = [];
  const arrows = new PolylineBuilder();
  for (const { sides, partners, twisted } of seams(border)) {
    const sheet = sheets === null ? 0 : Math.floor((border.cellOf[sides[0] as number] as number) / sheets.cells);
    const letter = letterOf(count[sheet] ?? 0);
    count[sheet] = (count[sheet] ?? 0) + 1;
    const along = twisted ? partners : partners.toReversed();
    for (const [run, forward] of [
      [sides, true],
      [along, twisted],
    ] as const) {
      const place = placeBeside(border, run, 0.6 * size * (LETTER + ARROW + BETWEEN), edge);
      const [alongX, alongY] = forward ? [place.alongX, place.alongY] : [-place.alongX, -place.alongY];
      const off = size * (GAP + 0.36);
      const [x, y] = [place.x + off * place.outX, place.y + off * place.outY];
      const back = (-size * (ARROW + BETWEEN)) / 2;
      items.push({
        kind: 'words',
        text: letter,
        x: x + back * alongX,
        y: y + back * alongY + 0.36 * size,
        size,
        colour: style.colours.figures,
        face: 'figures',
      });
      const foot = (size * (LETTER + BETWEEN - ARROW)) / 2;
      putArrow(arrows, x + foot * alongX, y + foot * alongY, alongX, alongY, size);
    }
  }
  const areas: Areas = { kind: 'areas', outlines: arrows.polylines(), colour: style.colours.figures };
  return [areas, ...items];
}

/** Whether sides are glued that do not lie on each other as drawn. */
export function hasSeams(mesh: Mesh): boolean {
  const { sidePartner } = mesh;
  const isShared = sharedSides(mesh);
  for (let s = 0; s < sidePartner.length; s++) if (isShared[s] === 0 && sidePartner[s] !== NONE) return true;
  return false;
}

/** A to Z, then AA and on. */
function letterOf(k: number): string {
  const last = String.fromCharCode(65 + (k % 26));
  return k < 26 ? last : letterOf(Math.floor(k / 26) - 1) + last;
}

/** A slim arrow from a foot on. */
function putArrow(into: PolylineBuilder, x: number, y: number, alongX: number, alongY: number, size: number): void {
  const put = (along: number, across: number): void =>
    into.add(x + size * (along * alongX - across * alongY), y + size * (along * alongY + across * alongX));
  const neck = ARROW - 0.42;
  put(0, -0.04);
  put(neck, -0.04);
  put(neck, -0.2);
  put(ARROW, 0);
  put(neck, 0.2);
  put(neck, 0.04);
  put(0, 0.04);
  into.end(true);
}

/** The border of the drawing: all sides that do not lie on another one. */
function borderOf(mesh: Mesh, unit: number): Border {
  const { sidePartner } = mesh;
  const cellOf = cellsOfSides(mesh);
  const after = (side: number): number => sideAfter(mesh, cellOf[side] as number, side);
  const isShared = sharedSides(mesh);
  const loopOf = new Int32Array(sidePartner.length).fill(NONE);
  const placeOf = new Int32Array(sidePartner.length).fill(NONE);
  const loops: Loop[] = [];
  for (let begin = 0; begin < sidePartner.length; begin++) {
    if (loopOf[begin] !== NONE || isShared[begin] !== 0) continue;
    const sides: number[] = [];
    let side = begin;
    do {
      loopOf[side] = loops.length;
      placeOf[side] = sides.length;
      sides.push(side);
      // Turn about the corner reached, from cell to cell, until a side lies on no other.
      side = after(side);
      while (isShared[side] !== 0) side = after(sidePartner[side] as number);
    } while (side !== begin);
    loops.push({ sides });
  }
  return { mesh, unit, loops, cellOf, loopOf, placeOf };
}

/** All seams, each once, in the order of the border. */
function seams(border: Border): Seam[] {
  const { mesh, loops } = border;
  const isDone = new Uint8Array(mesh.sidePartner.length);
  const found: Seam[] = [];
  for (const { sides } of loops) {
    const n = sides.length;
    const cuts = new Set<number>();
    for (let i = 0; i < n; i++) if (!goesOn(border, sides, i)) cuts.add(i);
    if (cuts.size === 0) for (const i of quarters(border, sides)) cuts.add(i);
    // From a cut on, so that no seam is parted where the loop happens to begin.
    const begin = Math.min(...cuts);
    let run: number[] = [];
    const finish = (): void => {
      const [first] = run;
      if (first === undefined) return;
      const partners = run.map((s) => mesh.sidePartner[s] as number);
      found.push(...straightened(border, { sides: run, partners, twisted: mesh.sideTwisted?.[first] === 1 }));
      run = [];
    };
    for (let k = 0; k < n; k++) {
      const i = (begin + k) % n;
      const side = sides[i] as number;
      if (cuts.has(i) || isDone[side] !== 0) finish();
      if (isDone[side] !== 0 || mesh.sidePartner[side] === NONE) continue;
      isDone[side] = 1;
      isDone[mesh.sidePartner[side] as number] = 1;
      run.push(side);
    }
    finish();
  }
  return found;
}

/** A seam in parts, parted where one of its two stretches goes round a corner of the board. */
function straightened(border: Border, seam: Seam): Seam[] {
  const { sides, partners, twisted } = seam;
  const n = sides.length;
  for (const [run, isTurned] of [
    [sides, false],
    [twisted ? partners : partners.toReversed(), !twisted],
  ] as const) {
    const corner = cornerIn(outlineOf(border, run), border.unit);
    if (corner === NONE) continue;
    const at = isTurned ? n - corner : corner;
    const part = (from: number, to: number): Seam[] =>
      straightened(border, { sides: sides.slice(from, to), partners: partners.slice(from, to), twisted });
    return [...part(0, at), ...part(at, n)];
  }
  return [seam];
}

/** How far a stretch may stand off the straight line between its ends, in shares of that line. */
const BENT = 0.25;

/** The corner that stands farthest off the line between the ends, after how many sides; NONE where it is nearly straight. */
function cornerIn({ x, y, side }: Outline, unit: number): number {
  const last = x.length - 1;
  const [chordX, chordY] = [(x[last] as number) - (x[0] as number), (y[last] as number) - (y[0] as number)];
  const length = Math.sqrt(chordX * chordX + chordY * chordY);
  let corner: number = NONE;
  let farthest = Math.max(BENT * length, unit);
  for (let i = 1; i < last; i++) {
    const [awayX, awayY] = [(x[i] as number) - (x[0] as number), (y[i] as number) - (y[0] as number)];
    const off =
      length < unit / 2 ? Math.sqrt(awayX * awayX + awayY * awayY) : Math.abs(chordX * awayY - chordY * awayX) / length;
    if (off <= farthest || side[i] === side[i + 1]) continue;
    farthest = off;
    corner = (side[i] as number) + 1;
  }
  return corner;
}

/** Whether the gluing of the side before place i goes on with that of the side there. */
function goesOn({ mesh, loops, loopOf, placeOf }: Border, sides: readonly number[], i: number): boolean {
  const [before, side] = [sides[(i || sides.length) - 1] as number, sides[i] as number];
  const [a, b] = [mesh.sidePartner[before] as number, mesh.sidePartner[side] as number];
  if (a === NONE || b === NONE || loopOf[a] !== loopOf[b]) return false;
  const twist = mesh.sideTwisted?.[side] ?? 0;
  if ((mesh.sideTwisted?.[before] ?? 0) !== twist) return false;
  const length = (loops[loopOf[a] as number] as Loop).sides.length;
  const step = twist === 1 ? 1 : length - 1;
  return ((placeOf[a] as number) + step) % length === placeOf[b];
}

/** Where a border that is glued all round in one go is parted: at the corners of its box, and half way round from there. */
function quarters({ mesh }: Border, sides: readonly number[]): number[] {
  const n = sides.length;
  const nearest = (rightward: number): number => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    sides.forEach((side, i) => {
      const corner = mesh.sideCorner[side] as number;
      const far = (mesh.cornerY[corner] as number) - rightward * (mesh.cornerX[corner] as number);
      if (far >= least - 1e-9) return;
      least = far;
      best = i;
    });
    return best;
  };
  const half = Math.floor(n / 2);
  const left = nearest(-1);
  const right = nearest(1);
  return [left, right, (left + half) % n, (right + half) % n];
}

/** The middle of a stretch of the border, the way along and out of the board there. */
interface Beside {
  readonly x: number;
  readonly y: number;
  readonly alongX: number;
  readonly alongY: number;
  readonly outX: number;
  readonly outY: number;
}

/**
 * The place beside the middle of a stretch, clear of all its corners as far as a label reaches.
 *
 * @param reach how far the label reaches either way
 * @param edge how far walls, or the ends of passages, stand out
 */
function placeBeside(border: Border, run: readonly number[], reach: number, edge: number): Beside {
  const { x: xs, y: ys } = outlineOf(border, run);
  const last = xs.length - 1;
  const [startX, startY] = [xs[0] as number, ys[0] as number];
  const [chordX, chordY] = [(xs[last] as number) - startX, (ys[last] as number) - startY];
  const length = Math.sqrt(chordX * chordX + chordY * chordY) || 1;
  const [alongX, alongY] = [chordX / length, chordY / length];
  const [outX, outY] = [alongY, -alongX]; // the board lies on the right
  // The farthest out that a side comes within reach of the label.
  let farthest = Number.NEGATIVE_INFINITY;
  let [beforeAlong, beforeOut] = [0, 0];
  for (let i = 0; i <= last; i++) {
    const [x, y] = [(xs[i] as number) - startX, (ys[i] as number) - startY];
    const [along, out] = [x * alongX + y * alongY - length / 2, x * outX + y * outY];
    if (i > 0) {
      const step = along - beforeAlong;
      for (const at of [-reach, reach, beforeAlong, along]) {
        const share = Math.abs(step) < 1e-9 ? 1 : (at - beforeAlong) / step;
        if (Math.abs(at) > reach + 1e-9 || share < 0 || share > 1) continue;
        farthest = Math.max(farthest, beforeOut + share * (out - beforeOut));
      }
    }
    [beforeAlong, beforeOut] = [along, out];
  }
  const away = (Number.isFinite(farthest) ? farthest : 0) + edge;
  return {
    x: startX + chordX / 2 + away * outX,
    y: startY + chordY / 2 + away * outY,
    alongX,
    alongY,
    outX,
    outY,
  };
}

/** The points of a stretch of the border. */
interface Outline {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Point -> the side that leads to it, counted from 0; -1 for the first one. */
  readonly side: readonly number[];
}

function outlineOf({ mesh, cellOf }: Border, run: readonly number[]): Outline {
  const x: number[] = [];
  const y: number[] = [];
  const sides: number[] = [];
  const put = (pointX: number, pointY: number, side: number): void => {
    x.push(pointX);
    y.push(pointY);
    sides.push(side);
  };
  run.forEach((side, k) => {
    const cell = cellOf[side] as number;
    const [a, b] = [mesh.sideCorner[side] as number, sideEnd(mesh, cell, side)];
    const [aX, aY] = [mesh.cornerX[a] as number, mesh.cornerY[a] as number];
    const [bX, bY] = [mesh.cornerX[b] as number, mesh.cornerY[b] as number];
    const bulge = sideBulge(mesh, cell, side);
    if (k === 0) put(aX, aY, -1);
    if (bulge !== 0) put(...middleOfPiece(aX, aY, bX, bY, bulge), k);
    put(bX, bY, k);
  });
  return { x, y, side: sides };
}
