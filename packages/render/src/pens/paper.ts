import type { Maze } from '@labrys/core';
import { captionHeight } from '../scene/caption.ts';
import { groundOf } from '../scene/ground.ts';
import { gapsOf } from '../scene/markers.ts';
import { boardOfMaze } from '../scene/maze-board.ts';
import { surroundOf } from '../scene/scene.ts';
import { type LeastSizes, legible, sizes } from '../scene/style.ts';
import type { Picture } from './pen.ts';
import { type StyleParams, styleFrom } from './style-params.ts';

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

/** The largest cells, in mm, with which the picture fits on A4, or the least ones. Cost: O(sides). */
export function fittingCell(maze: Maze, picture: Picture, params: StyleParams): number {
  const board = boardOfMaze(maze);
  const fitting = (margin: number, caption: number): number =>
    cellSize(board.width / board.unit + 2 * margin, board.height / board.unit + 2 * margin + caption);
  let cell = fitting(params.margin, 0);
  // Caption, labels and arrows have their least sizes in mm, so the size settles in a few rounds.
  for (;;) {
    const caption = captionHeight(picture, { ...sizes, title: titleOnPaper(cell) });
    const style = styleFrom(params, legible({ ...sizes, wall: params.wall }, leastOnPaper(cell)));
    const hangs = maze.space.mesh === null ? { margin: 0 } : surroundOf(groundOf(maze, style), gapsOf(maze), style);
    const fitted = fitting(Math.max(params.margin, hangs.margin), caption);
    if (fitted >= cell) return cell;
    cell = fitted;
  }
}
