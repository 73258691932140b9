// Octile moves: a step to a neighbour is 1 long, a diagonal one sqrt 2, and no corner is cut. A diagonal step needs both
// ways round its corner, which are four links: on a grid of free and blocked squares that is "both neighbours free".

import { MazeError } from '../errors.ts';
import type { Maze } from '../maze/maze.ts';
import { type Squares, sideBetween, squaresOf } from '../mesh/squares.ts';
import { NONE } from '../structures/none.ts';

/** Steps over the cells of a maze, whether or not they are links: a directed graph with lengths over the same cells. */
export interface Moves {
  /** Cell c has the moves first[c] to first[c + 1] - 1. */
  readonly first: Uint32Array;
  /** Move -> the cell it leads to. */
  readonly to: Uint32Array;
  /** Move -> its length, above 0, in cells. */
  readonly lengths: Float64Array;
}

/**
 * The octile moves of a maze: over each passage, and diagonally where both ways round the corner are passages. One-way
 * passages are gone in their direction only.
 *
 * @throws MazeError `cannot-combine` on boards that are no flat squares
 * Cost: O(cells + links), some 150 bytes a cell.
 */
export function octileMoves(maze: Maze): Moves {
  const { open, oneWay } = maze;
  const { cellCount, linkCount, ends } = maze.space.graph;
  const { width, squareOfCell } = requireSquares(maze);
  const exits = new Int32Array(4 * cellCount).fill(NONE); // 4 cell + side, east, south, west, north -> cell beyond
  for (let l = 0; l < linkCount; l++) {
    if (!open.has(l)) continue;
    const a = ends[2 * l] as number;
    const b = ends[2 * l + 1] as number;
    const side = sideBetween(squareOfCell[a] as number, squareOfCell[b] as number, width);
    if (oneWay?.back.has(l) !== true) exits[4 * a + side] = b;
    if (oneWay?.onward.has(l) !== true) exits[4 * b + ((side + 2) & 3)] = a;
  }
  const first = new Uint32Array(cellCount + 1);
  const to = new Uint32Array(8 * cellCount);
  const lengths = new Float64Array(8 * cellCount);
  let count = 0;
  const add = (cell: number, length: number): void => {
    to[count] = cell;
    lengths[count++] = length;
  };
  for (let c = 0; c < cellCount; c++) {
    for (let side = 0; side < 4; side++) {
      const straight = exits[4 * c + side] as number;
      if (straight === NONE) continue;
      add(straight, 1);
      const next = (side + 1) & 3;
      const beside = exits[4 * c + next] as number;
      if (beside === NONE) continue;
      const corner = exits[4 * straight + next] as number;
      if (corner !== NONE && corner === exits[4 * beside + side]) add(corner, Math.SQRT2);
    }
    first[c + 1] = count;
  }
  return { first, to: to.slice(0, count), lengths: lengths.slice(0, count) };
}

/**
 * Where the cells of a maze lie, for searches that count in squares.
 *
 * @throws MazeError `cannot-combine` on other boards
 */
export function requireSquares({ space }: Maze): Squares {
  const squares = squaresOf(space);
  if (squares !== null) return squares;
  throw new MazeError(
    'cannot-combine',
    `octile moves and jump point search need a flat board of squares, and this one (${space.description.kind}) is none; ` +
      'use orthogonal moves and the method breadth-first, a-star or bidirectional',
  );
}

/**
 * Length of a path by octile moves, in cells: the same for equal numbers of straight and diagonal steps, whatever their
 * order.
 *
 * Cost: O(path).
 */
export function octileLength(centres: Float64Array, path: ArrayLike<number>): number {
  let diagonal = 0;
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] as number;
    const to = path[i] as number;
    const across = Math.abs((centres[2 * from] as number) - (centres[2 * to] as number));
    const down = Math.abs((centres[2 * from + 1] as number) - (centres[2 * to + 1] as number));
    if (across > 0.5 && down > 0.5) diagonal++;
  }
  return Math.max(path.length - 1, 0) - diagonal + diagonal * Math.SQRT2;
}
