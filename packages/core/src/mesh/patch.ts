// A rectangle cut from a periodic tiling. Corners are matched once, on the unit cell, by coordinates; at any size all
// the rest is integer arithmetic, so a million cells cost little more than the memory they touch and no rounding can tear the mesh.

import { MazeError } from '../errors.ts';
import { NONE } from '../structures/none.ts';
import type { Mesh } from './mesh.ts';

/** A tiling that repeats with a rectangular period. */
export interface PeriodicTiling {
  /** Size of the period, in cell units. */
  readonly period: readonly [number, number];
  /** The cells of one period, row by row and from left to right: x, y of each corner, clockwise as drawn with y down. */
  readonly polygons: readonly (readonly number[])[];
  /** Polygon -> row of the period, from 0; all in row 0 if absent. */
  readonly rowOf?: readonly number[] | undefined;
  /** Columns in a period, where all its rows have that many cells: a board may then end at any column. 1 if absent. */
  readonly across?: number | undefined;
}

/** Rows of cells in a period. */
export function periodRows({ rowOf = [] }: PeriodicTiling): number {
  return (rowOf.at(-1) ?? 0) + 1;
}

/** How the left side of a board is joined to the right one, and the top to the bottom. */
export interface Gluing {
  /** `reversed`: the upper end of one side meets the lower end of the other. */
  readonly across: 'open' | 'straight' | 'reversed';
  readonly down: 'open' | 'straight';
}

export interface PatchOptions {
  /** Which cells to keep, by their number on the whole board; those kept are numbered anew. All if absent. */
  readonly keeps?: ((cell: number) => boolean) | undefined;
  readonly gluing?: Gluing | undefined;
}

/** How the sides of one period meet: for each side the polygon and side it is shared with, and in which period. */
interface Pattern {
  readonly cornerClasses: number;
  readonly cornerX: readonly number[];
  readonly cornerY: readonly number[];
  /** First side of each polygon; one entry more than polygons. */
  readonly sideFirst: readonly number[];
  readonly corner: readonly Corner[];
  readonly partner: readonly Partner[];
}

/** A corner of the lattice: which one of the period, and how many periods right and down. */
interface Corner {
  readonly kind: number;
  readonly i: number;
  readonly j: number;
}

interface Partner {
  readonly polygon: number;
  readonly side: number;
  readonly i: number;
  readonly j: number;
}

const TOLERANCE = 1e-7;

/** Most cells a board may have: sides are counted in 32 bits and need some hundred bytes a cell. */
export const MAX_CELLS = 50_000_000;

/** Cells that a row of periods has of one polygon. */
interface Run {
  readonly stride: number;
  readonly slot: number;
  readonly end: number;
  readonly cell: number;
}

/** Where the cells of a board of some columns and rows stand. */
class Grid {
  readonly cellCount: number;
  /** Periods that are touched. */
  readonly columns: number;
  readonly rows: number;
  readonly rowOf: Int32Array;
  readonly rowsInPeriod: number;
  private readonly slotOf: Int32Array; // polygon -> its place in its row of the period
  private readonly inPeriod: Int32Array; // row of the period -> cells in it
  private readonly lengths: Float64Array; // row of the period -> cells in the whole row
  private readonly offsets: Float64Array; // row of the period -> cells above it, since the period began
  private readonly block: number; // cells in all rows of a period
  private readonly rowCount: number;

  constructor(tiling: PeriodicTiling, columns: number, rows: number) {
    const { polygons, rowOf = polygons.map(() => 0), across = 1 } = tiling;
    const inPeriod = new Int32Array(periodRows(tiling));
    this.slotOf = Int32Array.from(rowOf, (row) => {
      const slot = inPeriod[row] as number;
      inPeriod[row] = slot + 1;
      return slot;
    });
    this.inPeriod = inPeriod;
    this.lengths = Float64Array.from(inPeriod, (cells) => (cells * columns) / across);
    this.offsets = new Float64Array(inPeriod.length);
    for (let row = 1; row < inPeriod.length; row++) {
      this.offsets[row] = (this.offsets[row - 1] as number) + (this.lengths[row - 1] as number);
    }
    this.block = this.lengths.reduce((sum, length) => sum + length, 0);
    this.rowOf = Int32Array.from(rowOf);
    this.rowsInPeriod = inPeriod.length;
    this.rowCount = rows;
    this.columns = Math.ceil(columns / across);
    this.rows = Math.ceil(rows / inPeriod.length);
    this.cellCount = this.firstOfRow(rows);
  }

  /** The number of the first cell of a row; of the row behind the last, the number of cells. */
  firstOfRow(row: number): number {
    const inPeriod = row % this.rowsInPeriod;
    return ((row - inPeriod) / this.rowsInPeriod) * this.block + (this.offsets[inPeriod] as number);
  }

  /**
   * The cells of a polygon in all periods of a row, counted from some column on: the one at a column has the slot
   * `slot + column * stride` and the number `cell + column * stride`, if that slot is below `end` and not negative.
   */
  run(column: number, row: number, polygon: number): Run {
    const inPeriod = this.rowOf[polygon] as number;
    const stride = this.inPeriod[inPeriod] as number;
    const slot = column * stride + (this.slotOf[polygon] as number);
    const cellRow = row * this.rowsInPeriod + inPeriod;
    const isOnBoard = cellRow >= 0 && cellRow < this.rowCount;
    return {
      stride,
      slot,
      end: isOnBoard ? (this.lengths[inPeriod] as number) : 0,
      cell: row * this.block + (this.offsets[inPeriod] as number) + slot,
    };
  }

  /** The cell of a polygon in a period, or NONE where the board does not reach. */
  cellAt(column: number, row: number, polygon: number): number {
    const inPeriod = this.rowOf[polygon] as number;
    const slot = column * (this.inPeriod[inPeriod] as number) + (this.slotOf[polygon] as number);
    const cellRow = row * this.rowsInPeriod + inPeriod;
    if (slot < 0 || slot >= (this.lengths[inPeriod] as number) || cellRow < 0 || cellRow >= this.rowCount) return NONE;
    return row * this.block + (this.offsets[inPeriod] as number) + slot;
  }
}

/** Cells of a patch. Cost: O(1). */
export function patchCells(tiling: PeriodicTiling, columns: number, rows: number): number {
  return new Grid(tiling, columns, rows).cellCount;
}

/**
 * Number of the first cell in each row of a patch, and at last the number of cells.
 *
 * Cost: O(rows).
 */
export function patchRows(tiling: PeriodicTiling, columns: number, rows: number): Uint32Array {
  const grid = new Grid(tiling, columns, rows);
  return Uint32Array.from({ length: rows + 1 }, (_, row) => grid.firstOfRow(row));
}

/**
 * A rectangle cut from a tiling, its cells numbered row by row. Glued sides keep their corners apart: the mesh is what
 * is drawn.
 *
 * @param columns columns of cells for tilings that say how many a period has, else periods; at least 1
 * @param rows rows of cells, at least 1
 * @throws MazeError `too-large` before anything is allocated, `cannot-combine` for a gluing that does not fit
 * Cost: O(cells) time, about 60 bytes a cell for squares.
 */
export function patch(tiling: PeriodicTiling, columns: number, rows: number, options: PatchOptions = {}): Mesh {
  const { keeps, gluing = { across: 'open', down: 'open' } } = options;
  const grid = new Grid(tiling, columns, rows);
  if (grid.cellCount > MAX_CELLS) {
    const gigabytes = Math.ceil((grid.cellCount * 150) / 1e9);
    throw new MazeError(
      'too-large',
      `${columns} x ${rows} is ${grid.cellCount} cells and needs about ${gigabytes} GB; the most is ${MAX_CELLS} cells`,
    );
  }
  const pattern = patternOf(tiling);
  const numberOf = keeps === undefined ? null : keptNumbers(grid.cellCount, keeps);
  const cellAt = (column: number, row: number, polygon: number): number => {
    const cell = grid.cellAt(column, row, polygon);
    return cell === NONE || numberOf === null ? cell : (numberOf[cell] as number);
  };
  const seam = seamOf(tiling, pattern, grid, gluing);
  const sideFirst = countSides(pattern, grid, numberOf);
  const sideCount = sideFirst.at(-1) as number;
  const sideCorner = new Uint32Array(sideCount);
  const sidePartner = new Int32Array(sideCount);
  const sideTwisted = gluing.across === 'reversed' ? new Uint8Array(sideCount) : undefined;

  // Corners of a cell lie less than `margin` periods away, maybe outside the rectangle, so those of some rows are noted.
  const margin = Math.max(...pattern.corner.flatMap((c) => [Math.abs(c.i), Math.abs(c.j)])) + 1;
  const gridWidth = grid.columns + 2 * margin;
  const rowPlaces = gridWidth * pattern.cornerClasses;
  const notedRows = 2 * margin + 1;
  const cornerOfGrid = new Int32Array(notedRows * rowPlaces).fill(NONE);
  const corners = new CornerPlaces(pattern, tiling.period, (grid.rows + 2 * margin) * rowPlaces);

  // As plain arrays, and what is the same all along a row worked out once: this loop decides how long a board takes.
  const polygonCount = tiling.polygons.length;
  const { cornerClasses } = pattern;
  const patternFirst = Int32Array.from(pattern.sideFirst);
  const cornerKind = Int32Array.from(pattern.corner, ({ kind }) => kind);
  const partnerSide = Int32Array.from(
    pattern.partner,
    ({ polygon, side }) => side - (pattern.sideFirst[polygon] as number),
  );
  const placeOf = new Int32Array(cornerKind.length); // of the corner, in column 0
  const ownStride = new Int32Array(polygonCount);
  const ownSlot = new Int32Array(polygonCount);
  const ownEnd = new Int32Array(polygonCount);
  const ownCell = new Int32Array(polygonCount);
  const otherSlot = new Int32Array(cornerKind.length);
  const otherStride = new Int32Array(cornerKind.length);
  const otherEnd = new Int32Array(cornerKind.length);
  const otherCell = new Int32Array(cornerKind.length);
  for (let row = 0; row < grid.rows; row++) {
    const newest = ((row + 2 * margin) % notedRows) * rowPlaces;
    cornerOfGrid.fill(NONE, newest, newest + rowPlaces);
    pattern.corner.forEach(({ kind, i, j }, s) => {
      placeOf[s] = (((row + j + margin) % notedRows) * gridWidth + i + margin) * cornerClasses + kind;
    });
    pattern.partner.forEach(({ polygon, i, j }, s) => {
      const { stride, slot, end, cell } = grid.run(i, row + j, polygon);
      otherStride[s] = stride;
      otherSlot[s] = slot;
      otherEnd[s] = end;
      otherCell[s] = cell;
    });
    for (let polygon = 0; polygon < polygonCount; polygon++) {
      const { stride, slot, end, cell } = grid.run(0, row, polygon);
      ownStride[polygon] = stride;
      ownSlot[polygon] = slot;
      ownEnd[polygon] = end;
      ownCell[polygon] = cell;
    }
    for (let column = 0; column < grid.columns; column++) {
      for (let polygon = 0; polygon < polygonCount; polygon++) {
        const along = column * (ownStride[polygon] as number);
        if ((ownSlot[polygon] as number) + along >= (ownEnd[polygon] as number)) continue;
        const place = (ownCell[polygon] as number) + along;
        const cell = numberOf === null ? place : (numberOf[place] as number);
        if (cell === NONE) continue;
        let side = sideFirst[cell] as number;
        const last = patternFirst[polygon + 1] as number;
        for (let s = patternFirst[polygon] as number; s < last; s++, side++) {
          const gridPlace = (placeOf[s] as number) + column * cornerClasses;
          let corner = cornerOfGrid[gridPlace] as number;
          if (corner === NONE) {
            const { kind, i, j } = pattern.corner[s] as Corner;
            corner = corners.add(kind, column + i, row + j);
            cornerOfGrid[gridPlace] = corner;
          }
          sideCorner[side] = corner;

          const otherAlong = column * (otherStride[s] as number);
          const slot = (otherSlot[s] as number) + otherAlong;
          let other = NONE;
          if (slot >= 0 && slot < (otherEnd[s] as number)) {
            other = (otherCell[s] as number) + otherAlong;
            if (numberOf !== null) other = numberOf[other] as number;
          }
          let otherSide = partnerSide[s] as number;
          if (other === NONE && seam !== null) {
            const { polygon: outer, side: outerSide, i, j } = pattern.partner[s] as Partner;
            const over = seam(column + i, row + j, outer, outerSide);
            if (over !== null) {
              other = cellAt(over.column, over.row, over.polygon);
              otherSide = over.side - (pattern.sideFirst[over.polygon] as number);
              if (over.twisted && other !== NONE && sideTwisted !== undefined) sideTwisted[side] = 1;
            }
          }
          sidePartner[side] = other === NONE ? NONE : (sideFirst[other] as number) + otherSide;
        }
      }
    }
  }
  const mesh: Mesh = {
    cellCount: sideFirst.length - 1,
    sideFirst,
    sideCorner,
    sidePartner,
    cornerX: corners.places(corners.x),
    cornerY: corners.places(corners.y),
  };
  return sideTwisted === undefined ? mesh : { ...mesh, sideTwisted };
}

/** Corners that have been met, and where they lie. */
class CornerPlaces {
  count = 0;
  readonly x: Float64Array;
  readonly y: Float64Array;
  private readonly pattern: Pattern;
  private readonly period: readonly [number, number];

  constructor(pattern: Pattern, period: readonly [number, number], most: number) {
    this.pattern = pattern;
    this.period = period;
    this.x = new Float64Array(most);
    this.y = new Float64Array(most);
  }

  add(kind: number, column: number, row: number): number {
    this.x[this.count] = (this.pattern.cornerX[kind] as number) + column * this.period[0];
    this.y[this.count] = (this.pattern.cornerY[kind] as number) + row * this.period[1];
    return this.count++;
  }

  /** As many coordinates as there are corners: a view where little is left over, as copying a large board takes long. */
  places(all: Float64Array): Float64Array {
    return 2 * this.count > all.length ? all.subarray(0, this.count) : all.slice(0, this.count);
  }
}

/** Cell of the whole board -> number among those kept, or NONE. */
function keptNumbers(cellCount: number, keeps: (cell: number) => boolean): Int32Array {
  const numberOf = new Int32Array(cellCount).fill(NONE);
  let count = 0;
  for (let c = 0; c < cellCount; c++) if (keeps(c)) numberOf[c] = count++;
  return numberOf;
}

function countSides({ sideFirst }: Pattern, grid: Grid, numberOf: Int32Array | null): Uint32Array {
  const sides = new Uint8Array(grid.cellCount);
  let cellCount = 0;
  for (let row = 0; row < grid.rows; row++) {
    for (let polygon = 0; polygon < grid.rowOf.length; polygon++) {
      const { stride, slot, end, cell } = grid.run(0, row, polygon);
      const count = (sideFirst[polygon + 1] as number) - (sideFirst[polygon] as number);
      for (let along = 0; slot + along < end; along += stride) {
        const number = numberOf === null ? cell + along : (numberOf[cell + along] as number);
        if (number === NONE) continue;
        sides[number] = count;
        if (number >= cellCount) cellCount = number + 1;
      }
    }
  }
  const first = new Uint32Array(cellCount + 1);
  for (let c = 0; c < cellCount; c++) first[c + 1] = (first[c] as number) + (sides[c] as number);
  return first;
}

/** Where a side of the plane lies on the board, once its seams are crossed; null where it stays outside. */
type Seam = (
  column: number,
  row: number,
  polygon: number,
  side: number,
) => {
  readonly column: number;
  readonly row: number;
  readonly polygon: number;
  readonly side: number;
  readonly twisted: boolean;
} | null;

function seamOf(tiling: PeriodicTiling, pattern: Pattern, grid: Grid, { across, down }: Gluing): Seam | null {
  if (across === 'open' && down === 'open') return null;
  const mirror = across === 'reversed' ? mirrorOf(tiling, pattern, grid, down === 'straight') : null;
  const { columns, rows } = grid;
  const turns = (value: number, count: number): number => Math.floor(value / count);
  return (column, row, polygon, side) => {
    const over = across === 'open' ? 0 : turns(column, columns);
    const i = column - over * columns;
    let [j, p, s] = [row, polygon, side];
    if (mirror !== null && over % 2 !== 0) {
      const image = mirror[side] as Partner;
      [j, p, s] = [image.j - j, image.polygon, image.side];
    }
    if (down === 'straight') j -= turns(j, rows) * rows;
    if (i < 0 || i >= columns || j < 0 || j >= rows) return null;
    return { column: i, row: j, polygon: p, side: s, twisted: mirror !== null && over % 2 !== 0 };
  };
}

/**
 * The mirror that turns the board upside down: for each side of the period the side it falls on; row j of periods falls
 * on row (j of the image) - j.
 *
 * Where rows are counted the mirror has to lie in the middle, so that all of them meet. Where the board is only about so
 * high it may lie a little off; the cells at the rim that meet nothing then keep their side open. Rows that are glued
 * in a ring take any mirror.
 *
 * @throws MazeError `cannot-combine` if the tiling or the number of rows has no such mirror
 */
function mirrorOf(tiling: PeriodicTiling, pattern: Pattern, grid: Grid, isRing: boolean): readonly Partner[] {
  const height = tiling.period[1];
  const middles = tiling.polygons.map(middleY);
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const row of [0, grid.rows - 2, grid.rows - 1]) {
    for (const [polygon, middle] of middles.entries()) {
      if (row < 0 || grid.cellAt(0, row, polygon) === NONE) continue;
      top = Math.min(top, middle + row * height);
      bottom = Math.max(bottom, middle + row * height);
    }
  }
  // Any mirror maps a cell on one like it: its line lies half way between two middles.
  const sums = new Set(middles.flatMap((a) => middles.map((b) => a + b)));
  const lines = [...sums].map((sum) => sum + Math.round((top + bottom - sum) / height) * height);
  lines.sort((a, b) => Math.abs(a - top - bottom) - Math.abs(b - top - bottom));
  const isCounted = tiling.across !== undefined && !isRing;
  for (const twice of lines) {
    if (isCounted && Math.abs(twice - top - bottom) > TOLERANCE) break;
    const mirror = mirrorAbout(tiling, pattern, twice);
    if (mirror !== null) return mirror;
  }
  throw new MazeError('cannot-combine', 'no mirror turns this board upside down');
}

/** The mirror about the line y = twice / 2, or null if the tiling has none there. */
function mirrorAbout(tiling: PeriodicTiling, pattern: Pattern, twice: number): readonly Partner[] | null {
  const [width, height] = tiling.period;
  const at = (corner: Corner): [number, number] => [
    (pattern.cornerX[corner.kind] as number) + corner.i * width,
    (pattern.cornerY[corner.kind] as number) + corner.j * height,
  ];
  const images: Partner[] = [];
  for (const [side, corner] of pattern.corner.entries()) {
    // A mirror turns the sense round: the image runs from where the side ends to where it starts.
    const [fromX, fromY] = at(pattern.corner[endOf(pattern.sideFirst, side)] as Corner);
    const [toX, toY] = at(corner);
    const image = pattern.corner.findIndex((candidate, other) => {
      const [x, y] = at(candidate);
      const [endX, endY] = at(pattern.corner[endOf(pattern.sideFirst, other)] as Corner);
      const i = Math.round((fromX - x) / width);
      const j = Math.round((twice - fromY - y) / height);
      return (
        Math.abs(fromX - x - i * width) < TOLERANCE &&
        Math.abs(twice - fromY - y - j * height) < TOLERANCE &&
        Math.abs(toX - endX - i * width) < TOLERANCE &&
        Math.abs(twice - toY - endY - j * height) < TOLERANCE
      );
    });
    if (image < 0) return null;
    const [x, y] = at(pattern.corner[image] as Corner);
    images.push({
      polygon: polygonOf(pattern.sideFirst, image),
      side: image,
      i: Math.round((fromX - x) / width),
      j: Math.round((twice - fromY - y) / height),
    });
  }
  return images;
}

function middleY(polygon: readonly number[]): number {
  let sum = 0;
  for (let k = 1; k < polygon.length; k += 2) sum += polygon[k] as number;
  return (2 * sum) / polygon.length;
}

/** Matches the corners and sides of one period, by coordinates modulo the period. */
function patternOf(tiling: PeriodicTiling): Pattern {
  const [periodX, periodY] = tiling.period;
  const cornerX: number[] = [];
  const cornerY: number[] = [];
  const corner: Corner[] = [];
  const sideFirst: number[] = [0];
  const cornerAt = (x: number, y: number): Corner => {
    for (let kind = 0; kind < cornerX.length; kind++) {
      const i = Math.round((x - (cornerX[kind] as number)) / periodX);
      const j = Math.round((y - (cornerY[kind] as number)) / periodY);
      const errorX = Math.abs(x - (cornerX[kind] as number) - i * periodX);
      const errorY = Math.abs(y - (cornerY[kind] as number) - j * periodY);
      if (errorX < TOLERANCE && errorY < TOLERANCE) return { kind, i, j };
    }
    cornerX.push(x);
    cornerY.push(y);
    return { kind: cornerX.length - 1, i: 0, j: 0 };
  };
  for (const polygon of tiling.polygons) {
    for (let k = 0; k < polygon.length; k += 2) corner.push(cornerAt(polygon[k] as number, polygon[k + 1] as number));
    sideFirst.push(corner.length);
  }

  // Side from corner c to d meets the side from d to c, up to one whole number of periods.
  const partner: Partner[] = corner.map((from, side) => {
    const to = corner[endOf(sideFirst, side)] as Corner;
    for (let polygon = 0; polygon < tiling.polygons.length; polygon++) {
      for (let other = sideFirst[polygon] as number; other < (sideFirst[polygon + 1] as number); other++) {
        const otherFrom = corner[other] as Corner;
        const otherTo = corner[endOf(sideFirst, other)] as Corner;
        const i = to.i - otherFrom.i;
        const j = to.j - otherFrom.j;
        const meets = otherFrom.kind === to.kind && otherTo.kind === from.kind;
        if (meets && from.i - otherTo.i === i && from.j - otherTo.j === j) return { polygon, side: other, i, j };
      }
    }
    throw new Error(`a side of the tiling has no partner: corner ${from.kind} to corner ${to.kind}`);
  });
  return { cornerClasses: cornerX.length, cornerX, cornerY, sideFirst, corner, partner };
}

/** The side that starts where `side` ends. */
function endOf(sideFirst: readonly number[], side: number): number {
  const polygon = polygonOf(sideFirst, side);
  return side + 1 === (sideFirst[polygon + 1] as number) ? (sideFirst[polygon] as number) : side + 1;
}

function polygonOf(sideFirst: readonly number[], side: number): number {
  return sideFirst.findIndex((first) => first > side) - 1;
}
