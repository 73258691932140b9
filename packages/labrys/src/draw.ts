import type { Marks, Maze, ParamValues, Solution } from '@labrys/core';
import { checkedParams, type Recipe, recordNamed } from '@labrys/recipe';
import { draw as drawMaze, drawLater as drawMazeLater, type Pen, type Picture, pens } from '@labrys/render';

/** What to draw besides the maze, and how. */
export interface DrawStyle {
  /** A way to show. */
  readonly solution?: Pick<Solution, 'path' | 'links' | 'cells'> | undefined;
  /** What the solver left behind, from `marksOf`; drawn with the style `solution: 'marks'`. */
  readonly marks?: Marks | undefined;
  /** Name of the maze, written below it. */
  readonly title?: string | undefined;
  /** A line of figures below the title. */
  readonly figures?: string | undefined;
  /** Kept inside pictures that can hold it, so that the maze can be read from them again. */
  readonly recipe?: Recipe | undefined;
  /** Knobs of the pen. */
  readonly params?: ParamValues | undefined;
}

/** Pens that write text; all others give bytes. */
type TextPen = 'svg' | 'ascii' | 'unicode' | 'half-blocks' | 'braille';

/**
 * Draws a maze.
 *
 * @param pen `svg`, `png`, or text with `ascii`, `unicode`, `half-blocks` or `braille`; for `pdf` see {@link drawLater}
 * @throws MazeError `unknown-name` for a pen or knob that does not exist, `cannot-combine` for a board the pen cannot draw
 */
export function draw(maze: Maze, pen: TextPen, style?: DrawStyle): string;
export function draw(maze: Maze, pen: string, style?: DrawStyle): string | Uint8Array;
export function draw(maze: Maze, pen: string, style: DrawStyle = {}): string | Uint8Array {
  const record = penNamed(pen);
  return drawMaze(maze, record, { ...pictureOf(style), params: paramsOf(record, style) });
}

/**
 * Draws a maze with any pen, also with `pdf`, which is loaded when it is first used.
 *
 * @throws MazeError as {@link draw}
 */
export async function drawLater(maze: Maze, pen: string, style: DrawStyle = {}): Promise<string | Uint8Array> {
  const record = penNamed(pen);
  return drawMazeLater(maze, record, { ...pictureOf(style), params: paramsOf(record, style) });
}

/** What is shown and kept besides the maze, as pens take it. */
export function pictureOf({ solution, marks, title, figures, recipe }: DrawStyle): Picture {
  return {
    marks,
    solution:
      solution === undefined ? undefined : { path: solution.path, links: solution.links, cells: solution.cells },
    title,
    figures,
    recipe: recipe === undefined ? undefined : JSON.stringify(recipe),
  };
}

function paramsOf(record: Pen, { params = {} }: DrawStyle): ParamValues {
  return checkedParams(record.name, record.params, params);
}

/** The pen of that name. */
export function penNamed(name: string): Pen {
  return recordNamed(pens, 'pen', name, 'See "labrys list pens".');
}
