// Boards on which walls are as thick as passages: each square of a grid is free or blocked.
//
//   #####      On a lattice of cells posts stand at even columns and rows, cells at odd ones, and what lies
//   #   #      between two cells is a wall or a gap. Such a grid of (2 W + 1) x (2 H + 1) squares is
//   # ###      a board of W x H cells.
//   #####

import { BitSet, maskedSquareSpace, NONE, type Opening, squareSpace } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Document } from '../format.ts';
import { edgeRuns, edgeSide } from '../pictures/pixels/edge.ts';
import { whyNoEnds } from '../why-no-ends.ts';
import { mazeOfWalls, SIDE_WALLS, type WallGrid } from './wall-grid.ts';

/** Squares y * width + x, counted from the top left. */
export interface BlockGrid {
  readonly width: number;
  readonly height: number;
  readonly free: BitSet;
  /** The free square to start from, or NONE. */
  readonly start: number;
  readonly goals: readonly number[];
}

/** How a grid of blocks becomes cells; a knob of all formats that hold such grids. */
export type BlocksAs = 'auto' | 'cells' | 'pixels';

export const asParam = {
  type: 'choice',
  choices: {
    auto: 'cells of the lattice where the grid lies on one and nothing is lost, else squares',
    cells: 'cells of the lattice, with a wall or gap between two of them',
    pixels: 'each free square is a cell, as authors of such grids count',
  },
  default: 'auto',
  help: 'what counts as a cell',
} as const;

/**
 * A board as blocks, its gaps and outer openings free.
 *
 * Cost: O(squares).
 */
export function blocksOfWalls(grid: WallGrid): BlockGrid {
  const { width, height, walls, absent } = grid;
  const across = 2 * width + 1;
  const free = new BitSet(across * (2 * height + 1));
  const middleOf = (square: number): number => (2 * Math.floor(square / width) + 1) * across + 2 * (square % width) + 1;
  const steps = [1, across, -1, -across];
  for (let square = 0; square < walls.length; square++) {
    if (absent?.has(square) === true) continue;
    const middle = middleOf(square);
    free.add(middle);
    for (let side = 0; side < 4; side++) {
      if (((walls[square] as number) & (SIDE_WALLS[side] as number)) === 0) free.add(middle + (steps[side] as number));
    }
  }
  return {
    width: across,
    height: 2 * height + 1,
    free,
    start: grid.start === NONE ? NONE : middleOf(grid.start),
    goals: grid.goals.map(middleOf),
  };
}

/**
 * The board of cells that blocks lie on, or null if they lie on none or something would be lost: a free post, a gap
 * that leads nowhere, an end between cells.
 *
 * Cost: O(squares).
 */
export function wallsOfBlocks(blocks: BlockGrid): WallGrid | null {
  const { width: across, height: down, free } = blocks;
  if (across < 3 || down < 3 || across % 2 === 0 || down % 2 === 0) return null;
  const width = (across - 1) / 2;
  const height = (down - 1) / 2;
  const walls = new Uint8Array(width * height).fill(15);
  const absent = new BitSet(width * height);
  let cells = 0;
  for (let square = 0; square < walls.length; square++) {
    if (free.has((2 * Math.floor(square / width) + 1) * across + 2 * (square % width) + 1)) cells++;
    else absent.add(square);
  }
  if (cells === 0) return null;
  const outside = cells === walls.length ? null : outsideOf(width, height, absent);
  const clear = (square: number, side: number): void => {
    walls[square] = (walls[square] as number) & ~(SIDE_WALLS[side] as number);
  };
  for (const place of free) {
    const x = place % across;
    const y = (place - x) / across;
    if (x % 2 === 1 && y % 2 === 1) continue;
    if (x % 2 === 0 && y % 2 === 0) return null;
    const isUpright = x % 2 === 0; // a gap from west to east
    const after = ((y - (isUpright ? 1 : 0)) >> 1) * width + ((x - (isUpright ? 0 : 1)) >> 1);
    const before = after - (isUpright ? 1 : width);
    const hasAfter = isUpright ? x < across - 1 : y < down - 1;
    const hasBefore = isUpright ? x > 0 : y > 0;
    const isAfter = hasAfter && !absent.has(after);
    const isBefore = hasBefore && !absent.has(before);
    // A gap joins two cells or leads out of the board.
    const leadsOut =
      (isAfter && (!hasBefore || outside?.has(before) === true)) ||
      (isBefore && (!hasAfter || outside?.has(after) === true));
    if (!(isAfter && isBefore) && !leadsOut) return null;
    if (isAfter) clear(after, isUpright ? 2 : 3);
    if (isBefore) clear(before, isUpright ? 0 : 1);
  }
  const squareAt = (place: number): number => endSquare(place, across, down);
  const start = blocks.start === NONE ? NONE : squareAt(blocks.start);
  const goals = blocks.goals.map(squareAt);
  if ((start === NONE && blocks.start !== NONE) || goals.includes(NONE)) return null;
  return { width, height, walls, absent: cells === walls.length ? null : absent, start, goals };
}

/** The square of an end: it stands in a cell, or in a gap of the outer wall beside it; NONE elsewhere. */
function endSquare(place: number, across: number, down: number): number {
  const width = (across - 1) / 2;
  let x = place % across;
  let y = (place - x) / across;
  if (x === 0) x = 1;
  else if (x === across - 1) x--;
  else if (y === 0) y = 1;
  else if (y === down - 1) y--;
  return x % 2 === 1 && y % 2 === 1 ? ((y - 1) / 2) * width + (x - 1) / 2 : NONE;
}

/** Squares left out of the board that are joined to the outside by others. */
function outsideOf(width: number, height: number, absent: BitSet): BitSet {
  const outside = new BitSet(width * height);
  const waiting: number[] = [];
  const visit = (square: number): void => {
    if (!absent.has(square) || outside.has(square)) return;
    outside.add(square);
    waiting.push(square);
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
    if ((square + 1) % width !== 0) visit(square + 1);
    if (square % width !== 0) visit(square - 1);
    if (square + width < width * height) visit(square + width);
    if (square >= width) visit(square - width);
  }
  return outside;
}

/**
 * A grid of blocks as a maze.
 *
 * @param squareName what one square of the source is, such as `character` or `tile`
 * @throws MazeError `bad-file` if nothing is free, or cells are asked for and the grid lies on no lattice
 * Cost: O(squares), some hundred bytes a square.
 */
export function blocksDocument(
  format: string,
  blocks: BlockGrid,
  as: BlocksAs,
  squareName: string,
  notes: readonly string[],
): Document {
  const { width, height, free } = blocks;
  if (free.count() === 0) throw badFile(`all ${width} x ${height} ${squareName}s are walls, so nothing can be walked`);
  const walls = as === 'pixels' ? null : wallsOfBlocks(blocks);
  if (as === 'cells' && walls === null) {
    throw badFile(
      `${width} x ${height} ${squareName}s are no lattice of cells, on which posts, walls and cells take turns; read ` +
        'it with each free square as a cell',
    );
  }
  if (walls !== null) {
    const { maze } = mazeOfWalls(walls);
    const counted = `Cells of the lattice are counted, ${walls.width} x ${walls.height}; with --as pixels it is ${squareName}s.`;
    return { format, maze, unit: 'cell', whyNoEnds: whyNoEnds(maze), notes: [...notes, counted] };
  }

  const squares = [...free];
  const cellOfSquare = new Int32Array(width * height).fill(NONE);
  squares.forEach((square, cell) => {
    cellOfSquare[square] = cell;
  });
  const space =
    squares.length === width * height
      ? squareSpace(width, height)
      : maskedSquareSpace(width, height, (x, y) => free.has(y * width + x), {
          kind: 'masked-square',
          width,
          height,
          cells: squares,
        });
  const open = new BitSet(space.graph.linkCount).complement();
  let start = blocks.start === NONE ? NONE : (cellOfSquare[blocks.start] as number);
  let finishes = [...new Set(blocks.goals.map((square) => cellOfSquare[square] as number))];
  const openings: Opening[] = [];
  const runs = edgeRuns(width, height, free);
  if (start === NONE && finishes.length === 0 && runs.length === 2) {
    // Two gaps in the frame are the ends; of a wide gap its middle.
    const [first, second] = runs
      .map((run) => run[(run.length - 1) >> 1] as number)
      .sort((a, b) => a - b)
      .map((square) => {
        const cell = cellOfSquare[square] as number;
        openings.push({ cell, side: edgeSide(width, height, square) });
        return cell;
      }) as [number, number];
    start = first;
    finishes = [second];
  }
  const maze = { space, open, oneWay: null, start, finishes, openings };
  return { format, maze, unit: 'cell', whyNoEnds: whyNoEnds(maze), notes };
}

/**
 * Checks the size of a grid before anything is allocated for it.
 *
 * @param bytes length of the file: a short one must not ask for all memory
 * @throws MazeError `bad-file`
 */
export function requireGridSize(width: number, height: number, bytes: number, most: number): void {
  if (width * height > most) {
    throw badFile(`${width} x ${height} squares are too many; the most is ${most}`);
  }
  if (width * height > 1_000_000 + 64 * bytes) {
    throw badFile(`${width} x ${height} squares are too many for a file as short as this`);
  }
}
