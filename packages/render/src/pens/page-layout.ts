import type { Maze } from '@labrys/core';
import { captionHeight } from '../scene/caption.ts';
import type { Scene } from '../scene/items.ts';
import { boardOfMaze } from '../scene/maze-board.ts';
import { scene } from '../scene/scene.ts';
import { legible, sizes } from '../scene/style.ts';
import { leastOnPaper, titleOnPaper } from './paper.ts';
import type { Picture } from './pen.ts';
import { type StyleParams, styleFrom } from './style-params.ts';

/** Sheets of paper: short and long side in mm. */
export const PAPERS: Readonly<Record<string, readonly [number, number]>> = { a4: [210, 297], letter: [215.9, 279.4] };

/** Every printer leaves this much, in mm. */
export const PAGE_MARGIN = 15;

/** Between two mazes of a page, in mm. */
const GUTTER = 10;

/** Larger cells look like a floor plan. */
const LARGEST_CELL = 25;

/** Places on a page, all alike. */
export interface PageGrid {
  readonly columns: number;
  readonly rows: number;
  /** Size of a place in mm. */
  readonly width: number;
  readonly height: number;
}

/** The grid with at least `count` places in which a picture of the given proportions comes out largest. */
export function pageGrid(pageWidth: number, pageHeight: number, count: number, proportion: number): PageGrid {
  let best: PageGrid = { columns: 0, rows: 0, width: 0, height: 0 };
  let largest = 0;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const width = (pageWidth - 2 * PAGE_MARGIN - (columns - 1) * GUTTER) / columns;
    const height = (pageHeight - 2 * PAGE_MARGIN - (rows - 1) * GUTTER) / rows;
    const size = Math.min(width / proportion, height);
    if (size <= largest) continue;
    largest = size;
    best = { columns, rows, width, height };
  }
  return best;
}

/** Left and top of place k, in mm. */
export function placeOf({ columns, width, height }: PageGrid, k: number): readonly [number, number] {
  return [PAGE_MARGIN + (k % columns) * (width + GUTTER), PAGE_MARGIN + Math.floor(k / columns) * (height + GUTTER)];
}

/** Width of a picture in shares of its height, caption left out. */
export function proportionOf(maze: Maze): number {
  const board = boardOfMaze(maze);
  return board.height === 0 ? 1 : board.width / board.height;
}

/** A scene and its scale in mm a cell unit. */
export interface FittedScene {
  readonly scene: Scene;
  readonly scale: number;
}

/** The scene of a maze as large as fits a place, with lines and words that can be seen at that size. */
export function fittedScene(maze: Maze, picture: Picture, params: StyleParams, place: PageGrid): FittedScene {
  const board = boardOfMaze(maze);
  const wide = board.width / board.unit;
  const high = board.height / board.unit;
  const { margin } = params;
  let cell = LARGEST_CELL;
  // Lines, markers and words do not shrink in proportion, so the size settles in a few rounds.
  for (let round = 0; ; round++) {
    const fitted = legible({ ...sizes, wall: params.wall, margin, title: titleOnPaper(cell) }, leastOnPaper(cell));
    const caption = round === 0 ? captionHeight(picture, fitted) : 0;
    if (round === 0) {
      cell = Math.min(cell, place.width / (wide + 2 * margin), place.height / (high + 2 * margin + caption));
      continue;
    }
    const drawing = scene(maze, styleFrom(params, fitted), picture);
    const scale = Math.min(cell / drawing.unit, place.width / drawing.width, place.height / drawing.height);
    if (round === 4 || scale * drawing.unit > 0.995 * cell) return { scene: drawing, scale };
    cell = scale * drawing.unit;
  }
}
