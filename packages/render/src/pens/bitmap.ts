// The ground of the text pens that show pixels: the maze with walls one pixel thick. On squares a cell takes two pixels
// each way, one for the passage and one for the wall.

import { type Maze, MazeError, NONE } from '@labrys/core';
import { colourOf, type Rgba, type Surface } from '@labrys/raster';
import { flatMesh } from '../scene/board.ts';
import { colours, sceneStyle, sizes } from '../scene/style.ts';
import type { Way } from '../scene/way.ts';
import { paintScene } from './paint-scene.ts';
import { isUpright, pixelScene, surfaceFor } from './pixel-grid.ts';

/** Pixels a cell where cells are no squares. */
const OTHER_CELL = 6;

/** What a pixel shows. */
export const INK = { paper: 0, wall: 1, path: 2, start: 3, finish: 4 } as const;

/** Pixels row by row. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Values of INK. */
  readonly inks: Uint8Array;
}

/**
 * A maze as few pixels.
 *
 * @param pixels a cell; 0 takes the fewest with which it can be seen, 2 on squares
 * @throws MazeError `cannot-combine` for boards with crossings or of several sheets and for one-way passages, whose signs
 * need more pixels
 * Cost: O(pixels).
 */
export function bitmap(maze: Maze, solution: Way | undefined, pixels: number): Bitmap {
  const { weave, sheets } = maze.space;
  const isOneWay = maze.oneWay !== null && !maze.oneWay.isEmpty();
  const what =
    weave !== null
      ? 'passages that cross'
      : sheets !== null
        ? 'stairs between sheets'
        : isOneWay
          ? 'one-way passages'
          : maze.locks !== undefined
            ? 'doors and keys'
            : null;
  if (what !== null) {
    throw new MazeError('cannot-combine', `pictures of few pixels cannot show ${what}; use svg or png`);
  }
  const onGrid = isUpright(flatMesh(maze));
  const cell = pixels > 0 ? pixels : onGrid ? 2 : OTHER_CELL;
  const style = {
    ...sceneStyle,
    ends: 'square',
    labels: false,
    sizes: { ...sizes, wall: 1 / cell, path: 1 / cell, turn: 0, margin: 0, marker: 0 },
  } as const;
  const drawing = pixelScene(
    maze,
    style,
    { solution: solution?.path.length === 0 ? undefined : solution },
    cell,
    false,
  );
  const layers = drawing.scene.layers.filter(({ name }) => name !== 'markers');
  const surface = surfaceFor(drawing);
  paintScene({ ...drawing.scene, layers }, surface, drawing.view);
  const inks = inksOf(surface);
  const mark = (place: number, ink: number): void => {
    const { originX, originY, scale } = drawing.view;
    const x = Math.floor(((maze.space.centres[2 * place] as number) - originX) * scale);
    const y = Math.floor(((maze.space.centres[2 * place + 1] as number) - originY) * scale);
    inks[y * surface.width + x] = ink;
  };
  for (const finish of maze.finishes) mark(finish, INK.finish);
  if (maze.start !== NONE) mark(maze.start, INK.start);
  return { width: surface.width, height: surface.height, inks };
}

function inksOf({ samples }: Surface): Uint8Array {
  const inks = new Uint8Array(samples.length / 4);
  const [wall, path] = [colourOf(colours.wall), colourOf(colours.path)] as [Rgba, Rgba];
  const has = (at: number, [r, g, b]: Rgba): boolean =>
    samples[at] === r && samples[at + 1] === g && samples[at + 2] === b;
  for (let p = 0; p < inks.length; p++) {
    if (has(4 * p, wall)) inks[p] = INK.wall;
    else if (has(4 * p, path)) inks[p] = INK.path;
  }
  return inks;
}
