// Start and finish. A made maze has none until they are asked for: between any two cells of a perfect maze there is
// exactly one path.

import { MazeError } from '../errors.ts';
import type { Pieces } from '../graph/pieces.ts';
import { outerSides } from '../mesh/border.ts';
import { sideEnd } from '../mesh/mesh.ts';
import type { Space } from '../mesh/space.ts';
import type { Random } from '../random/random.ts';
import { NONE } from '../structures/none.ts';
import { farthestPair } from './farthest.ts';
import type { Maze, Opening } from './maze.ts';
import { mazeParts, partSizes } from './parts.ts';
import { Sweeper } from './sweep.ts';

/** Where suggested ends lie. All lie in one part of the maze: that of a given cell, else the largest. */
export const endsPlaces = {
  none: 'no ends but given cells',
  corners: 'from the cell nearest the top left to the one nearest the bottom right',
  farthest: 'the two cells that are farthest apart on foot',
  sides: 'from a random cell of the top side to a random cell of the bottom side',
  middle: 'from a random cell of any side to the middle cell',
  poles: 'from pole to pole, on a sphere',
} as const;
export type EndsPlace = keyof typeof endsPlaces;

/** How ends are shown. */
export const endsStyles = {
  openings: 'gaps in the outer wall where an end lies on it, markers elsewhere',
  markers: 'markers inside, the outer wall stays whole',
} as const;
export type EndsStyle = keyof typeof endsStyles;

/** Which ends are wanted. */
export interface EndsRequest {
  readonly place: EndsPlace;
  /** Cell to start from, instead of the suggested one. */
  readonly from?: number | undefined;
  /** Cell or cells to get to, instead of the suggested one; the nearest counts. */
  readonly to?: number | readonly number[] | undefined;
  /** `openings` if absent. */
  readonly style?: EndsStyle | undefined;
}

/**
 * The same maze with start and finish; ends it had before are replaced.
 *
 * @param random decides among the cells of a side, for the places `sides` and `middle`
 * @throws MazeError `param-range` for a given cell that is not on the board, `bad-value` for a board without cells
 * Cost: O(sides of the board) at most; O(cells + links) for `farthest`.
 */
export function chooseEnds(maze: Maze, request: EndsRequest, random: Random): Maze {
  const { space } = maze;
  const given = request.to === undefined ? [] : [...new Set([request.to].flat())];
  if (request.from !== undefined) requireCell(space, request.from, 'start');
  for (const cell of given) requireCell(space, cell, 'finish');
  let start = request.from ?? NONE;
  let finishes: readonly number[] = given;
  if (request.place !== 'none' && (start === NONE || finishes.length === 0)) {
    if (space.graph.cellCount === 0) throw new MazeError('bad-value', 'the board has no cells to start and finish on');
    const suggested = suggest(maze, request.place, start, finishes, random);
    if (start === NONE) start = suggested.start;
    if (finishes.length === 0) finishes = [suggested.finish];
  }
  const openings = request.style === 'markers' ? [] : gaps(space, start, finishes);
  return { ...maze, start, finishes, openings };
}

/** Says so if `cell` is not on the board. @param role what the cell is to be, for the message */
export function requireCell(space: Space, cell: number, role: string): void {
  const { cellCount } = space.graph;
  if (Number.isInteger(cell) && cell >= 0 && cell < cellCount) return;
  throw new MazeError(
    'param-range',
    `${role} ${cell} is not on the board; its ${cellCount} cells are numbered from 0 to ${cellCount - 1}`,
  );
}

interface Suggested {
  readonly start: number;
  readonly finish: number;
}

/** Both ends by place. An end that is given (start not NONE, finishes not empty) only steers the other one. */
function suggest(
  maze: Maze,
  place: Exclude<EndsPlace, 'none'>,
  start: number,
  finishes: readonly number[],
  random: Random,
): Suggested {
  const { space } = maze;
  const home = homeCells(mazeParts(maze), start === NONE ? (finishes[0] ?? NONE) : start);
  const side = (x: number, y: number, except: number): number => {
    const isOuter = space.mesh === null ? null : outerSides(space.mesh);
    return anyBut(sideCells(space, isOuter, home, x, y), except, random);
  };
  switch (place) {
    case 'corners': {
      const topLeft = utmost(space, home, -1, -1);
      const bottomRight = utmost(space, home.toReversed(), 1, 1); // reversed: of cells that tie the last one
      // A given cell in one corner leaves the other corner.
      return {
        start: finishes[0] === topLeft ? bottomRight : topLeft,
        finish: start === bottomRight ? topLeft : bottomRight,
      };
    }
    case 'farthest': {
      const sweeper = new Sweeper(maze);
      if (start !== NONE) return { start, finish: sweeper.sweep(start).farthest };
      if (finishes.length > 0) {
        const finish = finishes[0] as number;
        return { start: sweeper.sweep(finish, true).farthest, finish };
      }
      const pair = farthestPair(maze, sweeper, home[0] as number);
      return { start: pair.from, finish: pair.to };
    }
    case 'sides': {
      const top = start === NONE ? side(0, -1, finishes[0] ?? NONE) : start;
      const bottom = finishes[0] ?? side(0, 1, top);
      return { start: top, finish: bottom };
    }
    case 'poles': {
      const [north, south] = polesOf(space);
      return { start: start === NONE ? north : start, finish: finishes[0] ?? south };
    }
    case 'middle': {
      const finish = finishes[0] ?? middleCell(space, home);
      if (start !== NONE) return { start, finish };
      const direction = random.small(4);
      const sign = direction % 2 === 0 ? -1 : 1;
      return { start: direction < 2 ? side(0, sign, finish) : side(sign, 0, finish), finish };
    }
  }
}

/**
 * The two poles: first and last row of a board without a border, each of one cell.
 *
 * @throws MazeError `cannot-combine` on other boards
 */
function polesOf(space: Space): readonly [number, number] {
  const { mesh } = space;
  const rows = space.rowPaths ?? space.rows;
  const rowCount = rows === null ? 0 : rows.first.length - 1;
  const isClosed = mesh?.sidePartner.every((partner) => partner !== NONE) === true;
  if (rows !== null && isClosed && rows.first[1] === 1 && rows.first[rowCount - 1] === rows.cells.length - 1) {
    return [rows.cells[0] as number, rows.cells[rows.cells.length - 1] as number];
  }
  throw new MazeError('cannot-combine', `this board (${space.description.kind}) has no poles; take farthest`);
}

/** The cells of the part that holds `member`, or of the largest part (the first of these) if that is NONE. */
function homeCells(parts: Pieces, member: number): Uint32Array {
  const sizes = partSizes(parts);
  let home = 0;
  if (member !== NONE) home = parts.of[member] as number;
  else for (let k = 1; k < parts.count; k++) if ((sizes[k] as number) > (sizes[home] as number)) home = k;
  const cells = new Uint32Array(sizes[home] as number);
  let count = 0;
  for (let c = 0; c < parts.of.length; c++) if (parts.of[c] === home) cells[count++] = c;
  return cells;
}

/** How far a cell's centre lies in a direction. */
function reach(space: Space, cell: number, x: number, y: number): number {
  return x * (space.centres[2 * cell] as number) + y * (space.centres[2 * cell + 1] as number);
}

/** Differences of coordinates below this are rounding. */
const TOLERANCE = 1e-6;

/** The cell that lies farthest in a direction; the first one of several. */
function utmost(space: Space, cells: Uint32Array, x: number, y: number): number {
  let best = cells[0] as number;
  for (const c of cells) if (reach(space, c, x, y) > reach(space, best, x, y) + TOLERANCE) best = c;
  return best;
}

/** The cell nearest the middle of the box that holds all centres of the board; the first one of several. */
function middleCell(space: Space, cells: Uint32Array): number {
  const all = Uint32Array.from({ length: space.graph.cellCount }, (_, c) => c);
  const middle = (x: number, y: number): number =>
    (reach(space, utmost(space, all, x, y), x, y) - reach(space, utmost(space, all, -x, -y), -x, -y)) / 2;
  const middleX = middle(1, 0);
  const middleY = middle(0, 1);
  const distance = (c: number): number => {
    const x = (space.centres[2 * c] as number) - middleX;
    const y = (space.centres[2 * c + 1] as number) - middleY;
    return x * x + y * y;
  };
  let best = cells[0] as number;
  for (const c of cells) if (distance(c) < distance(best) - TOLERANCE) best = c;
  return best;
}

/**
 * The cells along one side of a part: within half a unit of the utmost one, among those with an outer side that faces
 * that way (all cells where none has, or where the board has no border).
 */
function sideCells(space: Space, isOuter: Uint8Array | null, cells: Uint32Array, x: number, y: number): Uint32Array {
  const facing =
    isOuter === null ? cells : cells.filter((c) => outwardSide(space, isOuter, c, x, y, []).facing > FACING);
  const among = facing.length === 0 ? cells : facing;
  const line = reach(space, utmost(space, among, x, y), x, y) - 0.5 + TOLERANCE;
  return among.filter((c) => reach(space, c, x, y) > line);
}

/** Cosine of the widest angle at which a side still faces a direction: 60 degrees. */
const FACING = 0.5 - TOLERANCE;

/** One of the cells at random, but not `except` unless it is the only one. */
function anyBut(cells: Uint32Array, except: number, random: Random): number {
  const others = cells.filter((c) => c !== except);
  const among = others.length === 0 ? cells : others;
  return among[random.below(among.length)] as number;
}

/** Gaps in the outer wall: at the top for the start and at the bottom for finishes, as far as their cells lie there. */
function gaps(space: Space, start: number, finishes: readonly number[]): readonly Opening[] {
  if (space.mesh === null || (start === NONE && finishes.length === 0)) return [];
  const isOuter = outerSides(space.mesh);
  const openings: Opening[] = [];
  const open = (cell: number, down: number): void => {
    const { side } = outwardSide(space, isOuter, cell, 0, down, openings);
    if (side !== NONE) openings.push({ cell, side });
  };
  if (start !== NONE) open(start, -1);
  for (const finish of finishes) open(finish, 1);
  return openings;
}

/**
 * The outer side of a cell that best faces a direction, counted from the cell's first side, and the cosine of the angle
 * between the two; NONE (and -1) for a cell that is not on the outer border.
 *
 * @param taken openings that are there already: one side is not opened twice
 */
function outwardSide(
  space: Space,
  isOuter: Uint8Array,
  cell: number,
  x: number,
  y: number,
  taken: readonly Opening[],
): { readonly side: number; readonly facing: number } {
  const { mesh, centres } = space;
  let side = NONE;
  let facing = -1 - 2 * TOLERANCE;
  if (mesh === null) return { side, facing };
  const first = mesh.sideFirst[cell] as number;
  for (let s = first; s < (mesh.sideFirst[cell + 1] as number); s++) {
    if (isOuter[s] === 0 || taken.some((gap) => gap.cell === cell && gap.side === s - first)) continue;
    const from = mesh.sideCorner[s] as number;
    const to = sideEnd(mesh, cell, s);
    const outX = ((mesh.cornerX[from] as number) + (mesh.cornerX[to] as number)) / 2 - (centres[2 * cell] as number);
    const outY =
      ((mesh.cornerY[from] as number) + (mesh.cornerY[to] as number)) / 2 - (centres[2 * cell + 1] as number);
    const cosine = (x * outX + y * outY) / Math.sqrt(outX * outX + outY * outY);
    if (cosine <= facing + TOLERANCE) continue;
    side = s - first;
    facing = cosine;
  }
  return { side, facing };
}
