import type { Maze } from '@labrys/core';
import { boardOf, flatMesh } from '../scene/board.ts';
import { captionHeight } from '../scene/scene.ts';
import { type LeastSizes, sizes } from '../scene/style.ts';
import type { Picture } from './pen.ts';

/** What can be seen and printed, in mm: home printers lose thinner walls, 2.4 mm are 9 px on a screen. */
const LEAST = { wall: 0.25, path: 0.4, marker: 2.4 } as const;

/** Font size of the title, in mm (12 pt). */
const TITLE = 4.2;

/** A4 less 15 mm on each side, which every printer leaves: long and short side in mm. */
const LONG = 267;
const SHORT = 180;

const LARGEST_CELL = 10;
const LEAST_CELL = 1;

/**
 * Cell size in mm for a picture of this many cells, margins included: as large as fits on A4, upright or lying, but
 * 1 to 10 mm, so that larger mazes need larger paper.
 */
function cellSize(width: number, height: number): number {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  const fits = Math.min(LONG / long, SHORT / short, LARGEST_CELL);
  return Math.max(Math.floor(fits * 20) / 20, LEAST_CELL);
}

/** The least sizes on paper in shares of a cell of `cell` mm. */
export function leastOnPaper(cell: number): LeastSizes {
  return { wall: LEAST.wall / cell, path: LEAST.path / cell, marker: LEAST.marker / cell };
}

/** The font size of the title in shares of a cell of `cell` mm. */
export function titleOnPaper(cell: number): number {
  return TITLE / cell;
}

/** The largest cells, in mm, with which the picture fits on A4. */
export function fittingCell(maze: Maze, picture: Picture, margin: number): number {
  const board = boardOf(flatMesh(maze));
  const width = board.width / board.unit + 2 * margin;
  const height = board.height / board.unit + 2 * margin;
  // The caption has its size in mm, so it is taken off the page once the cells are about known.
  const caption = captionHeight(picture, { ...sizes, title: titleOnPaper(cellSize(width, height)) });
  return cellSize(width, height + caption);
}
