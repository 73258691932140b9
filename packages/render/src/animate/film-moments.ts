import type { Maze, Trace } from '@labrys/core';
import { Film, Surface } from '@labrys/raster';
import { paintScene } from '../pens/paint-scene.ts';
import type { Picture } from '../pens/pen.ts';
import { isUpright, pixelScene, pixelSizes } from '../pens/pixel-grid.ts';
import { boardOf, flatMesh } from '../scene/board.ts';
import { sizes } from '../scene/style.ts';
import { type AnimationParams, animationPixels, animationStyle, type PlayParams } from './animation.ts';
import { momentScene } from './moment-scene.ts';
import { moments } from './moments.ts';
import type { Watched } from './replay.ts';

/** Font size of the title in pixels. */
const TITLE = 18;

/**
 * A trace as a film, in pixels.
 *
 * @param colours most colours of the palette
 * Cost: O(events + frames x pixels).
 */
export function filmOf(
  maze: Maze,
  trace: Trace,
  watched: Watched,
  picture: Picture,
  params: AnimationParams & PlayParams,
  colours: number,
): Film {
  const mesh = flatMesh(maze);
  const board = boardOf(mesh);
  const onGrid = isUpright(mesh);
  const pixels = animationPixels(params.pixels, Math.max(board.width, board.height) / board.unit);
  const wanted = { ...sizes, wall: params.wall, margin: params.margin, title: TITLE / pixels };
  const style = animationStyle(params, pixelSizes(wanted, pixels, onGrid), onGrid);
  const { title, figures } = picture;
  const last = pixelScene(maze, style, { title, figures }, pixels, true);
  const surface = new Surface(last.width, last.height);
  const film = new Film(last.width, last.height, colours);
  for (const moment of moments(maze, trace, style, { watched, most: params.frames, frontier: params.frontier })) {
    paintScene(momentScene(moment, mesh, style, picture), surface, last.view);
    film.add(surface, params.delay);
  }
  // What a solver has seen stays to be seen below its path; a maze that is made is shown as it is.
  if (watched !== 'solve') paintScene(last.scene, surface, last.view);
  film.add(surface, params.hold);
  return film;
}
