// The ground of the text pens: boards of squares, seen as an odd lattice of corners, sides and cells. Characters stand in
// columns, so no other board can be drawn with them.

import { areUnitSquares, isPassable, type Maze, MazeError, type Mesh, NONE } from '@labrys/core';
import { boardOf } from '../scene/board.ts';
import { sideGap } from '../scene/sides.ts';
import { wallSegments } from '../scene/walls.ts';
import type { Way } from '../scene/way.ts';

/** What stands at a place of the lattice; several bits may be set. */
export const MARK = {
  cell: 1,
  wall: 2,
  path: 4,
  start: 8,
  finish: 16,
  east: 32,
  south: 64,
  west: 128,
  north: 256,
  up: 512,
  down: 1024,
  aside: 2048,
} as const;

/** The number of a door or a key stands in the bits from this one on. */
const LOCK = 12;

/**
 * A board of width x height squares as 2 width + 1 columns and 2 height + 1 rows of places: cells where both are odd,
 * corners where both are even, sides elsewhere.
 */
export interface Lattice {
  readonly columns: number;
  readonly rows: number;
  /** Bits of MARK at row * columns + column, and numbers of doors and keys. Sides of one-way links have the direction one may go. */
  readonly marks: Uint16Array;
}

/**
 * The lattice of a maze on squares, of which some may be missing.
 *
 * @param penName for the message
 * @throws MazeError `cannot-combine` for other boards
 * Cost: O(width x height).
 */
export function latticeOf(maze: Maze, solution: Way | undefined, penName: string): Lattice {
  const { mesh, graph, centres, sheets, weave, sideOfHalf } = maze.space;
  if (weave !== null) {
    throw new MazeError('cannot-combine', `${penName} cannot show passages that cross; use svg or png`);
  }
  if (mesh === null || !isSquareLattice(mesh)) {
    throw new MazeError(
      'cannot-combine',
      `${penName} draws only boards of squares, and this one (${maze.space.description.kind}) has other cells; use svg`,
    );
  }
  const board = boardOf(mesh);
  const columns = 2 * Math.round(board.width) + 1;
  const rows = 2 * Math.round(board.height) + 1;
  const marks = new Uint16Array(columns * rows);
  const placeAt = (x: number, y: number): number =>
    Math.round(2 * (y - board.y)) * columns + Math.round(2 * (x - board.x));
  const placeOf = (cell: number): number => placeAt(centres[2 * cell] as number, centres[2 * cell + 1] as number);
  const mark = (place: number, bits: number): void => {
    marks[place] = (marks[place] as number) | bits;
  };

  for (let c = 0; c < mesh.cellCount; c++) {
    const place = placeOf(c);
    for (let row = -1; row <= 1; row++) {
      for (let column = -1; column <= 1; column++) mark(place + row * columns + column, MARK.cell);
    }
  }
  const segments = wallSegments(maze, mesh);
  for (let s = 0; s < segments.length; s += 2) {
    const a = segments[s] as number;
    const b = segments[s + 1] as number;
    const x = ((mesh.cornerX[a] as number) + (mesh.cornerX[b] as number)) / 2;
    const y = ((mesh.cornerY[a] as number) + (mesh.cornerY[b] as number)) / 2;
    mark(placeAt(x, y), MARK.wall);
  }
  // Glued sides lie apart, so a link is marked at both ends.
  const sideAt = (half: number, cell: number): number => {
    const { x, y } = sideGap(mesh, cell, sideOfHalf[half] as number);
    return placeAt(x, y);
  };
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const l = graph.link[h] as number;
      const step = sheets?.stepOfHalf[h] ?? 0;
      if (step !== 0) {
        const sign = Math.abs(step) > 1 ? MARK.aside : step > 0 ? MARK.up : MARK.down;
        if (isPassable(maze, c, h)) mark(placeOf(c), sign);
        continue;
      }
      if (maze.oneWay?.has(l) !== true) continue;
      const place = sideAt(h, c);
      const out = 2 * (place - placeOf(c));
      mark(place, directionOf(maze.oneWay.bars(graph.ends, l, c) ? -out : out, columns));
    }
  }
  if (solution !== undefined) {
    const { path, links } = solution;
    for (let i = 0; i < path.length; i++) {
      const cell = path[i] as number;
      mark(placeOf(cell), MARK.path);
      for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
        const isWalked = graph.link[h] === links[i] || (i > 0 && graph.link[h] === links[i - 1]);
        if (isWalked && sideOfHalf[h] !== NONE) mark(sideAt(h, cell), MARK.path);
      }
      if (links.length > 0 || i === 0) continue;
      const before = placeOf(path[i - 1] as number);
      mark((before + placeOf(cell)) / 2, MARK.path); // a side, or the corner a diagonal step leads over
    }
    for (const c of solution.cells ?? []) if (path.length === 0) mark(placeOf(c), MARK.path);
  }
  for (const { cell, colour } of maze.locks?.keys ?? []) mark(placeOf(cell), colour << LOCK);
  for (const { link, colour } of maze.locks?.doors ?? []) {
    for (const cell of graph.ends.subarray(2 * link, 2 * link + 2)) {
      for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
        if (graph.link[h] !== link) continue;
        mark(sideOfHalf[h] === NONE ? placeOf(cell) : sideAt(h, cell), colour << LOCK);
      }
    }
  }
  if (maze.start !== NONE) mark(placeOf(maze.start), MARK.start);
  for (const finish of maze.finishes) mark(placeOf(finish), MARK.finish);
  return { columns, rows, marks };
}

/** Whether every cell is a unit square, at whole steps from the others. */
function isSquareLattice(mesh: Mesh): boolean {
  const isWhole = (at: Float64Array): boolean =>
    mesh.sideCorner.every((corner) => {
      const steps = (at[corner] as number) - (at[mesh.sideCorner[0] as number] as number);
      return Math.abs(steps - Math.round(steps)) < 1e-6;
    });
  return areUnitSquares(mesh) && isWhole(mesh.cornerX) && isWhole(mesh.cornerY);
}

/** The direction of a step between neighbours, 2 places apart. */
function directionOf(places: number, columns: number): number {
  if (places === 2) return MARK.east;
  if (places === -2) return MARK.west;
  return places === 2 * columns ? MARK.south : MARK.north;
}

/** The characters of a text pen. */
export interface LatticeSigns {
  /** A wall that runs across, repeated over the width of a cell, and one that runs down. */
  readonly across: string;
  readonly down: string;
  /** One-way passages east, south, west and north. */
  readonly ways: readonly [string, string, string, string];
  readonly path: string;
  /** Stairs up, down, both ways, and any along further axes. */
  readonly stairs: readonly [string, string, string, string];
}

/**
 * A lattice as text, a line a row.
 *
 * @param width characters between two corners
 * @param corner what stands at a corner
 * Cost: O(places x width).
 */
export function latticeText(
  { columns, rows, marks }: Lattice,
  width: number,
  signs: LatticeSigns,
  corner: (row: number, column: number) => string,
): string {
  const before = ' '.repeat((width - 1) >>> 1);
  const after = ' '.repeat(width >>> 1);
  const across = signs.across.repeat(width);
  let text = '';
  for (let row = 0; row < rows; row++) {
    let line = '';
    for (let column = 0; column < columns; column++) {
      const mark = marks[row * columns + column] as number;
      if ((row & 1) === 0 && (column & 1) === 0) line += corner(row, column);
      else if ((column & 1) === 0) line += (mark & MARK.wall) !== 0 ? signs.down : symbolOf(mark, signs);
      else if ((row & 1) === 0 && (mark & MARK.wall) !== 0) line += across;
      else line += before + symbolOf(mark, signs) + after;
    }
    text += `${line.trimEnd()}\n`;
  }
  return text;
}

/** What stands in a cell or an opening. */
function symbolOf(mark: number, { ways, path, stairs }: LatticeSigns): string {
  if ((mark & MARK.start) !== 0) return 'S';
  if ((mark & MARK.finish) !== 0) return 'F';
  if (mark >>> LOCK !== 0) return String(mark >>> LOCK);
  if ((mark & MARK.aside) !== 0) return stairs[3];
  if ((mark & MARK.up) !== 0) return (mark & MARK.down) !== 0 ? stairs[2] : stairs[0];
  if ((mark & MARK.down) !== 0) return stairs[1];
  if ((mark & MARK.east) !== 0) return ways[0];
  if ((mark & MARK.south) !== 0) return ways[1];
  if ((mark & MARK.west) !== 0) return ways[2];
  if ((mark & MARK.north) !== 0) return ways[3];
  return (mark & MARK.path) !== 0 ? path : ' ';
}
