// What drawings of thin walls have in common: lines between corners, letters in cells, and no word on which squares
// belong to the board.

import { BitSet, MAX_CELLS, NONE, UnionFind } from '@labrys/core';
import type { Document } from '../format.ts';
import { requireGridSize } from '../grids/block-grid.ts';
import { mazeOfWalls, SIDE_WALLS } from '../grids/wall-grid.ts';
import { WALL } from '../micromouse/board.ts';
import { whyNoEnds } from '../why-no-ends.ts';

/** Where a drawing has walls; each function is asked inside the ranges it names only. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The side above cell (x, y), y from 0 to height. */
  readonly hasWallAbove: (x: number, y: number) => boolean;
  /** The side to the left of cell (x, y), x from 0 to width. */
  readonly hasWallLeft: (x: number, y: number) => boolean;
  /** What stands in the middle of a cell; a blank if nothing does. */
  readonly sign: (x: number, y: number) => string;
  /** Whether nothing is drawn at a corner of the cell. */
  readonly lacksCorner: (x: number, y: number) => boolean;
  /** Corners are drawn even where no wall meets them, so that a cell that lacks one is no cell. */
  readonly hasPosts: boolean;
}

/**
 * The maze of a drawing.
 *
 * Squares that lack a corner and can be reached from outside are no part of the board. Of the others the part with the
 * ends is the maze, or the largest part; parts that are open to the outside are outside as well, and where there is an
 * outside at all, closed pockets are holes.
 *
 * @param bytes length of the file
 * Cost: O(squares), some hundred bytes a square.
 */
export function drawingDocument(format: string, drawing: Drawing, bytes: number): Document {
  const { width, height, sign } = drawing;
  requireGridSize(width, height, bytes, MAX_CELLS);
  const walls = wallsOf(drawing);
  const goals: number[] = [];
  let start = NONE;
  for (let square = 0; square < walls.length; square++) {
    const mark = sign(square % width, Math.floor(square / width)).toUpperCase();
    if (mark === 'S' && start === NONE) start = square;
    if (mark === 'F' || mark === 'G' || mark === 'E') goals.push(square);
  }
  const absent = absentOf(drawing, walls, start === NONE ? goals : [start, ...goals]);
  const notes: string[] = [];
  if (absent !== null) notes.push(`Squares outside the board or in closed pockets were left out: ${absent.count()}.`);
  const { maze } = mazeOfWalls({ width, height, walls, absent, start, goals });
  return { format, maze, unit: 'cell', whyNoEnds: whyNoEnds(maze), notes };
}

function wallsOf({ width, height, hasWallAbove, hasWallLeft }: Drawing): Uint8Array {
  const walls = new Uint8Array(width * height);
  for (let square = 0; square < walls.length; square++) {
    const x = square % width;
    const y = (square - x) / width;
    walls[square] =
      (hasWallAbove(x, y) ? WALL.north : 0) |
      (hasWallLeft(x + 1, y) ? WALL.east : 0) |
      (hasWallAbove(x, y + 1) ? WALL.south : 0) |
      (hasWallLeft(x, y) ? WALL.west : 0);
  }
  return walls;
}

/** Squares that are no cells, or null if all are. */
function absentOf(drawing: Drawing, walls: Uint8Array, ends: readonly number[]): BitSet | null {
  const { width } = drawing;
  const squares = walls.length;
  const outside = surelyOutside(drawing, walls, ends);
  if (outside.count() === squares) return null;

  const parts = new UnionFind(squares);
  for (let square = 0; square < squares; square++) {
    if (outside.has(square)) continue;
    const bits = walls[square] as number;
    if ((bits & WALL.north) === 0 && square >= width && !outside.has(square - width)) {
      parts.union(square, square - width);
    }
    if ((bits & WALL.west) === 0 && square % width > 0 && !outside.has(square - 1)) parts.union(square, square - 1);
  }
  const isMaze = new BitSet(squares);
  if (ends.length > 0) {
    for (const end of ends) isMaze.add(parts.find(end));
  } else {
    let largest = NONE;
    for (let square = 0; square < squares; square++) {
      if (outside.has(square)) continue;
      if (largest === NONE || parts.sizeOf(square) > parts.sizeOf(largest)) largest = square;
    }
    isMaze.add(parts.find(largest));
  }
  const isOpen = new BitSet(squares); // parts beside the maze that lead out
  for (let square = 0; square < squares; square++) {
    if (outside.has(square) || isMaze.has(parts.find(square))) continue;
    for (let side = 0; side < 4; side++) {
      if (((walls[square] as number) & (SIDE_WALLS[side] as number)) !== 0) continue;
      const other = neighbour(square, side, width, squares);
      if (other === NONE || outside.has(other)) isOpen.add(parts.find(square));
    }
  }
  if (outside.count() === 0 && isOpen.count() === 0) return null;
  for (let square = 0; square < squares; square++) if (!isMaze.has(parts.find(square))) outside.add(square);
  return outside;
}

/**
 * Squares that lack a corner; without posts only those that are joined to the outside by such squares. Ends are inside,
 * and so is what lies behind their openings.
 */
function surelyOutside(
  { width, height, lacksCorner, hasPosts }: Drawing,
  walls: Uint8Array,
  ends: readonly number[],
): BitSet {
  const outside = new BitSet(width * height);
  const isEnd = BitSet.from(width * height, ends);
  const waiting: number[] = [];
  const visit = (square: number): void => {
    if (outside.has(square) || isEnd.has(square)) return;
    if (!lacksCorner(square % width, Math.floor(square / width))) return;
    outside.add(square);
    waiting.push(square);
  };
  for (let square = 0; square < walls.length; square++) {
    if (hasPosts) {
      visit(square);
      continue;
    }
    for (let side = 0; side < 4; side++) {
      const isClosed = ((walls[square] as number) & (SIDE_WALLS[side] as number)) !== 0;
      if (!isClosed && neighbour(square, side, width, walls.length) === NONE) visit(square);
    }
  }
  for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
    for (let side = 0; side < 4; side++) {
      if (((walls[square] as number) & (SIDE_WALLS[side] as number)) !== 0) continue;
      const other = neighbour(square, side, width, walls.length);
      if (other !== NONE) visit(other);
    }
  }
  return outside;
}

/** The square beyond a side, 0 east, 1 south, 2 west, 3 north, or NONE outside the rectangle. */
function neighbour(square: number, side: number, width: number, squares: number): number {
  if (side === 0) return (square + 1) % width === 0 ? NONE : square + 1;
  if (side === 1) return square + width < squares ? square + width : NONE;
  if (side === 2) return square % width === 0 ? NONE : square - 1;
  return square >= width ? square - width : NONE;
}
