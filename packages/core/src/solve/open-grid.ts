// Boards on which squares are free or blocked and nothing stands between two free ones: what jump point search and files
// of tiles need.

import type { Maze } from '../maze/maze.ts';
import { mazeParts } from '../maze/parts.ts';
import { squaresOf } from '../mesh/squares.ts';

/** Free squares in a rectangle with a border of blocked ones, row by row. */
export interface OpenGrid {
  /** Squares in a row, the border included. */
  readonly width: number;
  /** Place -> 0 where it is blocked, else the number, from 1, of the part of the board it belongs to. */
  readonly part: Int32Array;
  /** Cell -> its place. */
  readonly placeOf: Int32Array;
  /** Place -> its cell, where it is free. */
  readonly cellOf: Int32Array;
}

/**
 * A maze as an open grid, or the reason why it is none. Parts without a passage between them, such as land and water,
 * may lie side by side: of two neighbours in one part each must be open to the other.
 *
 * Cost: nearly O(squares), 8 bytes a square.
 */
export function openGrid(maze: Maze): OpenGrid | string {
  const { space, open, oneWay } = maze;
  const squares = squaresOf(space);
  if (squares === null) return `this board (${space.description.kind}) is no flat board of squares`;
  if (oneWay !== null && oneWay.count() > 0) return 'it has one-way passages';
  const { cellCount } = space.graph;
  const width = squares.width + 2;
  const part = new Int32Array(width * (squares.height + 2));
  const cellOf = new Int32Array(part.length);
  const parts = mazeParts(maze).of;
  const placeOf = Int32Array.from(squares.squareOfCell, (square) => {
    const x = square % squares.width;
    return ((square - x) / squares.width + 1) * width + x + 1;
  });
  for (let c = 0; c < cellCount; c++) {
    part[placeOf[c] as number] = (parts[c] as number) + 1;
    cellOf[placeOf[c] as number] = c;
  }
  // Passages join neighbours of one part, each pair once; so there are none missing if the numbers are equal.
  let neighbours = 0;
  for (const place of placeOf) {
    if (part[place] === part[place + 1]) neighbours++;
    if (part[place] === part[place + width]) neighbours++;
  }
  const walls = neighbours - open.count();
  return walls === 0 ? { width, part, placeOf, cellOf } : `it has walls between its cells (${walls})`;
}
