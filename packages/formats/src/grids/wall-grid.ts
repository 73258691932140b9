// Boards of squares as four wall bits a square: what most formats of square mazes come down to.

import {
  BitSet,
  hasDoors,
  type Maze,
  MazeError,
  type Mesh,
  maskedSquareSpace,
  NONE,
  type Opening,
  sideBetween,
  squareSpace,
  squaresOf,
} from '@labrys/core';
import { WALL } from '../micromouse/board.ts';

/** Wall bits of the sides of a square in the order of its polygon: east, south, west, north. */
export const SIDE_WALLS: readonly number[] = [WALL.east, WALL.south, WALL.west, WALL.north];

/** A board of squares y * width + x, counted from the top left. */
export interface WallGrid {
  readonly width: number;
  readonly height: number;
  /** North 1, east 2, south 4, west 8; a set bit is a wall. A wall stands if either of two squares has it. */
  readonly walls: Uint8Array;
  /** Squares that do not belong to the board; null if all do. */
  readonly absent: BitSet | null;
  /** The square to start from, or NONE. */
  readonly start: number;
  readonly goals: readonly number[];
}

/**
 * A maze as wall bits. Squares that are left out have all four walls.
 *
 * @param title of the format, for messages
 * @throws MazeError `cannot-combine` for mazes that no grid of walls holds, with a format that does
 * Cost: O(cells + links).
 */
export function wallGridOf(maze: Maze, title: string): WallGrid {
  const { space, open, oneWay, start, finishes, openings } = maze;
  const squares = squaresOf(space);
  if (squares === null) {
    throw new MazeError(
      'cannot-combine',
      `${title} holds boards of squares only, and this one (${space.description.kind}) has other cells; use maze-json`,
    );
  }
  if (oneWay !== null && oneWay.count() > 0) {
    throw new MazeError('cannot-combine', `${title} cannot hold one-way passages; use maze-json`);
  }
  if (hasDoors(maze)) throw new MazeError('cannot-combine', `${title} cannot hold doors and keys; use maze-json`);
  const { width, height, squareOfCell } = squares;
  const { graph, mesh } = space;
  const walls = new Uint8Array(width * height).fill(15);
  const clear = (square: number, bit: number): void => {
    walls[square] = (walls[square] as number) & ~bit;
  };
  for (const l of open) {
    const a = squareOfCell[graph.ends[2 * l] as number] as number;
    const b = squareOfCell[graph.ends[2 * l + 1] as number] as number;
    const side = sideBetween(a, b, width);
    clear(a, SIDE_WALLS[side] as number);
    clear(b, SIDE_WALLS[(side + 2) & 3] as number);
  }
  for (const opening of openings) {
    clear(squareOfCell[opening.cell] as number, SIDE_WALLS[directionOf(mesh as Mesh, opening)] as number);
  }
  let absent: BitSet | null = null;
  if (graph.cellCount < walls.length) {
    absent = BitSet.from(walls.length, squareOfCell).complement();
  }
  return {
    width,
    height,
    walls,
    absent,
    start: start === NONE ? NONE : (squareOfCell[start] as number),
    goals: finishes.map((cell) => squareOfCell[cell] as number),
  };
}

/** Where a side of a unit square faces: 0 east, 1 south, 2 west, 3 north. */
function directionOf(mesh: Mesh, { cell, side }: Opening): number {
  const first = mesh.sideFirst[cell] as number;
  const a = mesh.sideCorner[first + side] as number;
  const b = mesh.sideCorner[first + ((side + 1) & 3)] as number;
  // Sides go clockwise with y down: the east one goes down, the south one to the left.
  const y = (mesh.cornerY[b] as number) - (mesh.cornerY[a] as number);
  if (Math.abs(y) > 0.5) return y > 0 ? 0 : 2;
  return (mesh.cornerX[b] as number) < (mesh.cornerX[a] as number) ? 1 : 3;
}

/** A maze made from wall bits. */
export interface WallMaze {
  readonly maze: Maze;
  /** Walls that one of their two squares has and the other has not. */
  readonly oneSided: number;
}

/**
 * The maze of a grid. Sides without a wall that lead out of the board are openings; without marks two of them are the
 * ends, the upper or left one the start.
 *
 * Cost: O(squares), some hundred bytes a square.
 */
export function mazeOfWalls(grid: WallGrid): WallMaze {
  const { width, height, walls, absent } = grid;
  const squareCount = width * height;
  const cellOfSquare = new Int32Array(squareCount).fill(NONE);
  const cells: number[] = [];
  for (let square = 0; square < squareCount; square++) {
    if (absent?.has(square) === true) continue;
    cellOfSquare[square] = cells.length;
    cells.push(square);
  }
  const space =
    cells.length === squareCount
      ? squareSpace(width, height)
      : maskedSquareSpace(width, height, (x, y) => cellOfSquare[y * width + x] !== NONE, {
          kind: 'masked-square',
          width,
          height,
          cells,
        });
  const { linkCount, ends } = space.graph;
  const open = new BitSet(linkCount);
  let oneSided = 0;
  for (let l = 0; l < linkCount; l++) {
    const a = cells[ends[2 * l] as number] as number;
    const b = cells[ends[2 * l + 1] as number] as number;
    const side = sideBetween(a, b, width);
    const seenFromA = ((walls[a] as number) & (SIDE_WALLS[side] as number)) !== 0;
    const seenFromB = ((walls[b] as number) & (SIDE_WALLS[(side + 2) & 3] as number)) !== 0;
    if (seenFromA !== seenFromB) oneSided++;
    if (!seenFromA && !seenFromB) open.add(l);
  }
  const openings = openingsOf(grid, cells, cellOfSquare);
  let start = grid.start === NONE ? NONE : (cellOfSquare[grid.start] as number);
  let finishes = [...new Set(grid.goals.map((square) => cellOfSquare[square] as number))].filter((c) => c !== NONE);
  if (start === NONE && finishes.length === 0 && openings.length === 2) {
    start = (openings[0] as Opening).cell;
    finishes = [(openings[1] as Opening).cell];
  }
  return { maze: { space, open, oneWay: null, start, finishes, openings }, oneSided };
}

function openingsOf({ width, height, walls }: WallGrid, cells: readonly number[], cellOfSquare: Int32Array): Opening[] {
  const openings: Opening[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    const square = cells[cell] as number;
    if (walls[square] === 15) continue;
    const x = square % width;
    const neighbours = [
      x === width - 1 ? NONE : square + 1,
      square >= width * (height - 1) ? NONE : square + width,
      x === 0 ? NONE : square - 1,
      square - width, // below 0 outside
    ];
    for (let side = 0; side < 4; side++) {
      if (((walls[square] as number) & (SIDE_WALLS[side] as number)) !== 0) continue;
      const other = neighbours[side] as number;
      if (other < 0 || cellOfSquare[other] === NONE) openings.push({ cell, side });
    }
  }
  return openings;
}
