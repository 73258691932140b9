// A mesh from outlines drawn by anyone: by hand, by a game's editor, by a program for maps. Corners need not agree to
// the last digit, and a corner of one cell may lie on the side of another.

import { MazeError } from '../errors.ts';
import { NONE } from '../structures/none.ts';
import { PointTree } from '../structures/point-tree.ts';
import { cellOfSide, type Mesh } from './mesh.ts';
import { nearCorners } from './near-corners.ts';
import { overlapIn } from './overlap.ts';
import { pairSidesAnywhere } from './pair-sides-anywhere.ts';
import { MAX_CELLS } from './patch.ts';
import { MeshSpace } from './space.ts';

/** Outlines as compressed rows. */
export interface Outlines {
  /** Outline c has the corners first[c] to first[c + 1] - 1, either way round. */
  readonly first: Uint32Array;
  /** In any unit, right. */
  readonly x: Float64Array;
  /** In the same unit, down. */
  readonly y: Float64Array;
}

/** Most corners of all outlines together. */
const MOST_OUTLINE_CORNERS = 4_000_000;

/** Most corners of one outline. */
export const MOST_CORNERS_A_CELL = 1000;

/** Farthest from the origin, in the unit of the outlines. */
const FARTHEST = 1e9;

/** How near places count as one: this share of the longer side of the board, but no more than that of a cell. */
const REACH_OF_BOARD = 1e-6;
const REACH_OF_CELL = 1e-3;

/** Sine of the angle up to which a corner counts as lying on a straight line. */
const STRAIGHT = 1e-6;

/**
 * A board of the cells with the given outlines; cell c is outline c.
 *
 * Corners within a millionth of the size of the board are one, and where a corner lies on the side of another cell that
 * side is cut in two. A corner on a straight line at which no third cell meets is left out. Two cells that share several
 * sides have a link for each. The board is moved to 0, 0 and scaled so that the median cell has area 1.
 *
 * @throws MazeError `too-large` before anything is allocated; `bad-value` with the numbers of the cells for an outline with
 *   too few or too many corners, without area, that touches or crosses itself, and for cells that overlap
 * Cost: O(corners log corners), but O(corners^1.5) at worst where very long sides lie among small cells.
 */
export function outlineSpace(outlines: Outlines): MeshSpace {
  requireOutlines(outlines);
  const { scaled, reach } = scaledOutlines(outlines);
  const { cornerOf, placeOf } = nearCorners(scaled.x, scaled.y, reach);
  const cornerX = Float64Array.from(placeOf, (place) => scaled.x[place] as number);
  const cornerY = Float64Array.from(placeOf, (place) => scaled.y[place] as number);
  const where = (corner: number): string => {
    const place = placeOf[corner] as number;
    return `${shortened(outlines.x[place])}, ${shortened(outlines.y[place])}`;
  };
  let rows = clockwise({ first: scaled.first, corner: cornerOf }, cornerX, cornerY, reach);
  requireOnce(rows, placeOf.length, where);
  let sidePartner = paired(rows, where);
  const cut = cutAtCorners(rows, sidePartner, { cornerX, cornerY, reach, where });
  if (cut !== null) {
    rows = cut;
    requireOnce(rows, placeOf.length, where);
    sidePartner = paired(rows, where);
  }
  const kept = withoutIdleCorners(rows, sidePartner, cornerX, cornerY);
  const mesh = meshOf(kept, kept === rows ? sidePartner : paired(kept, where), cornerX, cornerY);
  const overlap = overlapIn(mesh.mesh);
  if (overlap !== null) throw overlapping(overlap.cells, where(mesh.cornerOf[overlap.corner] as number));
  return new MeshSpace(mesh.mesh, { description: { kind: 'mesh', cells: mesh.mesh.cellCount } });
}

/** Corners of each cell as compressed rows. */
interface Rows {
  readonly first: Uint32Array;
  readonly corner: Uint32Array;
}

function requireOutlines({ first, x, y }: Outlines): void {
  const cells = first.length - 1;
  const corners = first[cells] as number;
  if (cells > MAX_CELLS || corners > MOST_OUTLINE_CORNERS) {
    throw new MazeError(
      'too-large',
      `${cells} cells with ${corners} corners; the most is ${MAX_CELLS} cells and ${MOST_OUTLINE_CORNERS} corners, so take fewer cells or simpler ones`,
    );
  }
  if (cells < 1) throw new MazeError('bad-value', 'the board has no cell; it takes one or more');
  for (let c = 0; c < cells; c++) {
    const from = first[c] as number;
    const to = first[c + 1] as number;
    if (to - from < 3 || to - from > MOST_CORNERS_A_CELL) {
      throw new MazeError(
        'bad-value',
        `cell ${c} has ${to - from} corners; an outline has from 3 to ${MOST_CORNERS_A_CELL}`,
      );
    }
    for (let k = from; k < to; k++) {
      if (Math.abs(x[k] as number) <= FARTHEST && Math.abs(y[k] as number) <= FARTHEST) continue;
      throw new MazeError(
        'bad-value',
        `corner ${k - from} of cell ${c} is at ${x[k]}, ${y[k]}; both have to be numbers from ${-FARTHEST} to ${FARTHEST}`,
      );
    }
  }
}

/** The outlines with a box that begins at 0, 0 and a median cell of area 1, and how near places count as one. */
function scaledOutlines({ first, x, y }: Outlines): { readonly scaled: Outlines; readonly reach: number } {
  const cells = first.length - 1;
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < x.length; k++) {
    left = Math.min(left, x[k] as number);
    right = Math.max(right, x[k] as number);
    top = Math.min(top, y[k] as number);
    bottom = Math.max(bottom, y[k] as number);
  }
  const areas = new Float64Array(cells);
  for (let c = 0; c < cells; c++) {
    const from = first[c] as number;
    const to = first[c + 1] as number;
    areas[c] =
      Math.abs(
        doubleArea(
          from,
          to,
          (k) => x[k] as number,
          (k) => y[k] as number,
        ),
      ) / 2;
    if (areas[c] === 0) throw withoutArea(c);
  }
  const unit = Math.sqrt(areas.sort()[cells >>> 1] as number);
  return {
    scaled: {
      first,
      x: x.map((value) => (value - left) / unit),
      y: y.map((value) => (value - top) / unit),
    },
    reach: Math.min((REACH_OF_BOARD * Math.max(right - left, bottom - top)) / unit, REACH_OF_CELL),
  };
}

/** Twice the area of the corners from `from` up to `to`, excluded; above 0 clockwise as drawn with y down. */
function doubleArea(from: number, to: number, x: (k: number) => number, y: (k: number) => number): number {
  // Against the first corner: far from the origin the products would lose the area.
  const originX = x(from);
  const originY = y(from);
  let sum = 0;
  for (let k = from, before = to - 1; k < to; before = k++) {
    sum += (x(before) - originX) * (y(k) - originY) - (x(k) - originX) * (y(before) - originY);
  }
  return sum;
}

/** Each cell clockwise, a corner that follows itself once. */
function clockwise({ first, corner }: Rows, cornerX: Float64Array, cornerY: Float64Array, reach: number): Rows {
  const x = (k: number): number => cornerX[corner[k] as number] as number;
  const y = (k: number): number => cornerY[corner[k] as number] as number;
  const cells = first.length - 1;
  const rowFirst = new Uint32Array(cells + 1);
  const row = new Uint32Array(corner.length);
  let length = 0;
  for (let c = 0; c < cells; c++) {
    const from = first[c] as number;
    const to = first[c + 1] as number;
    const area = doubleArea(from, to, x, y);
    let around = 0;
    for (let k = from, before = to - 1; k < to; before = k++) {
      around += Math.abs(x(k) - x(before)) + Math.abs(y(k) - y(before));
    }
    if (Math.abs(area) <= reach * around) throw withoutArea(c);
    for (let i = from; i < to; i++) {
      const k = area > 0 ? i : from + to - 1 - i;
      if (length > (rowFirst[c] as number) && row[length - 1] === corner[k]) continue;
      row[length++] = corner[k] as number;
    }
    if (row[length - 1] === row[rowFirst[c] as number]) length--;
    rowFirst[c + 1] = length;
  }
  return { first: rowFirst, corner: row.slice(0, length) };
}

/** @throws MazeError where a cell comes twice to one corner */
function requireOnce({ first, corner }: Rows, cornerCount: number, where: (corner: number) => string): void {
  const seenBy = new Int32Array(cornerCount).fill(NONE);
  for (let c = 0; c + 1 < first.length; c++) {
    for (let k = first[c] as number; k < (first[c + 1] as number); k++) {
      const at = corner[k] as number;
      if (seenBy[at] === c) {
        throw new MazeError(
          'bad-value',
          `cell ${c} touches itself at ${where(at)}; its outline may come to each place only once`,
        );
      }
      seenBy[at] = c;
    }
  }
}

function paired({ first, corner }: Rows, where: (corner: number) => string): Int32Array {
  const pairs = pairSidesAnywhere(first, corner);
  if ('sidePartner' in pairs) return pairs.sidePartner;
  const cells = pairs.clash.map((side) => cellOfSide(first, side)) as [number, number];
  throw overlapping(cells, where(corner[pairs.clash[1]] as number));
}

/**
 * The rows with corners that lie on sides put into these, or null where none do.
 *
 * Only sides without a partner are looked at, and only the corners that such sides end at. Where cells lie beside each
 * other a corner lies on one side at most, so there are never more cuts than corners.
 */
function cutAtCorners(
  rows: Rows,
  sidePartner: Int32Array,
  {
    cornerX,
    cornerY,
    reach,
    where,
  }: {
    readonly cornerX: Float64Array;
    readonly cornerY: Float64Array;
    readonly reach: number;
    readonly where: (corner: number) => string;
  },
): Rows | null {
  const { first, corner } = rows;
  const cells = first.length - 1;
  const isLoose = new Uint8Array(cornerX.length);
  const endOf = (cell: number, s: number): number =>
    corner[s + 1 === first[cell + 1] ? (first[cell] as number) : s + 1] as number;
  for (let c = 0; c < cells; c++) {
    for (let s = first[c] as number; s < (first[c + 1] as number); s++) {
      if (sidePartner[s] !== NONE) continue;
      isLoose[corner[s] as number] = 1;
      isLoose[endOf(c, s)] = 1;
    }
  }
  const loose = Uint32Array.from(isLoose.keys()).filter((k) => isLoose[k] === 1);
  const tree = new PointTree(loose, cornerX, cornerY);
  const cutCell = new Int32Array(cornerX.length).fill(NONE); // corner -> the cell whose side it lies on
  const cutFirst = new Uint32Array(corner.length + 1); // side -> where its cuts begin
  const cuts: number[] = [];
  for (let c = 0; c < cells; c++) {
    for (let s = first[c] as number; s < (first[c + 1] as number); s++) {
      if (sidePartner[s] === NONE) {
        const a = corner[s] as number;
        const b = endOf(c, s);
        const ax = cornerX[a] as number;
        const ay = cornerY[a] as number;
        const alongX = (cornerX[b] as number) - ax;
        const alongY = (cornerY[b] as number) - ay;
        const own: number[] = [];
        tree.nearLine(ax, ay, ax + alongX, ay + alongY, reach, (k) => {
          if (k === a || k === b) return;
          if (cutCell[k] !== NONE) throw overlapping([cutCell[k] as number, c], where(k));
          cutCell[k] = c;
          own.push(k);
        });
        const along = (k: number): number =>
          ((cornerX[k] as number) - ax) * alongX + ((cornerY[k] as number) - ay) * alongY;
        own.sort((k, l) => along(k) - along(l) || k - l);
        for (const k of own) cuts.push(k);
      }
      cutFirst[s + 1] = cuts.length;
    }
  }
  if (cuts.length === 0) return null;
  const rowFirst = new Uint32Array(cells + 1);
  const row = new Uint32Array(corner.length + cuts.length);
  let length = 0;
  for (let c = 0; c < cells; c++) {
    for (let s = first[c] as number; s < (first[c + 1] as number); s++) {
      row[length++] = corner[s] as number;
      for (let i = cutFirst[s] as number; i < (cutFirst[s + 1] as number); i++) row[length++] = cuts[i] as number;
    }
    rowFirst[c + 1] = length;
  }
  return { first: rowFirst, corner: row };
}

/**
 * The rows without corners on a straight line at which nothing but one cell, or the same two, meet: two halves of a wall are
 * one place for a passage.
 */
function withoutIdleCorners(rows: Rows, sidePartner: Int32Array, cornerX: Float64Array, cornerY: Float64Array): Rows {
  const { first, corner } = rows;
  const cells = first.length - 1;
  const uses = new Uint32Array(cornerX.length);
  for (const k of corner) uses[k] = (uses[k] as number) + 1;
  const isKept = new Uint8Array(corner.length).fill(1);
  let kept = 0;
  for (let c = 0; c < cells; c++) {
    const from = first[c] as number;
    const last = (first[c + 1] as number) - 1;
    for (let s = from; s <= last; s++) {
      const before = s === from ? last : s - 1;
      const k = corner[s] as number;
      const inner = sidePartner[s] as number;
      const outer = sidePartner[before] as number;
      // With one cell neither side is shared; with two both are, with the same other cell.
      const isIdle = uses[k] === 1 || (uses[k] === 2 && inner !== NONE && outer !== NONE);
      const next = corner[s === last ? from : s + 1] as number;
      if (isIdle && isStraight(cornerX, cornerY, corner[before] as number, k, next)) isKept[s] = 0;
      else kept++;
    }
  }
  if (kept === corner.length) return rows;
  const rowFirst = new Uint32Array(cells + 1);
  const row = new Uint32Array(kept);
  let length = 0;
  for (let c = 0; c < cells; c++) {
    for (let s = first[c] as number; s < (first[c + 1] as number); s++) {
      if (isKept[s] === 1) row[length++] = corner[s] as number;
    }
    rowFirst[c + 1] = length;
  }
  return { first: rowFirst, corner: row };
}

function isStraight(x: Float64Array, y: Float64Array, a: number, b: number, c: number): boolean {
  // From the lesser corner, so that both cells find the same.
  const [from, to] = a < c ? [a, c] : [c, a];
  const inX = (x[b] as number) - (x[from] as number);
  const inY = (y[b] as number) - (y[from] as number);
  const outX = (x[to] as number) - (x[b] as number);
  const outY = (y[to] as number) - (y[b] as number);
  const cross = inX * outY - inY * outX;
  const lengths = (inX * inX + inY * inY) * (outX * outX + outY * outY);
  return inX * outX + inY * outY > 0 && cross * cross <= STRAIGHT * STRAIGHT * lengths;
}

/** The rows as a mesh, with the corners that are left; `cornerOf` has the number each had before. */
function meshOf(
  { first, corner }: Rows,
  sidePartner: Int32Array,
  cornerX: Float64Array,
  cornerY: Float64Array,
): { readonly mesh: Mesh; readonly cornerOf: Uint32Array } {
  const numberOf = new Int32Array(cornerX.length).fill(NONE);
  const cornerOf = new Uint32Array(cornerX.length);
  let count = 0;
  const sideCorner = corner.map((k) => {
    if (numberOf[k] === NONE) {
      cornerOf[count] = k;
      numberOf[k] = count++;
    }
    return numberOf[k] as number;
  });
  const used = cornerOf.slice(0, count);
  return {
    mesh: {
      cellCount: first.length - 1,
      sideFirst: first,
      sideCorner,
      sidePartner,
      cornerX: Float64Array.from(used, (k) => cornerX[k] as number),
      cornerY: Float64Array.from(used, (k) => cornerY[k] as number),
    },
    cornerOf: used,
  };
}

function withoutArea(cell: number): MazeError {
  return new MazeError('bad-value', `cell ${cell} has no area; its corners have to go round it, not along a line`);
}

function overlapping([a, b]: readonly [number, number], place: string): MazeError {
  if (a === b) {
    return new MazeError('bad-value', `the outline of cell ${a} crosses itself near ${place}; go round the cell once`);
  }
  const [least, other] = a < b ? [a, b] : [b, a];
  return new MazeError(
    'bad-value',
    `cells ${least} and ${other} overlap near ${place}; cells lie beside each other, so move their corners apart or leave one out`,
  );
}

/** As people write it: without the digits that rounding leaves. */
function shortened(value: number | undefined): string {
  return String(Number((value as number).toPrecision(6)));
}
