import type { Maze, Trace } from '@labrys/core';
import { Film, Surface } from '@labrys/raster';
import { paintScene } from '../pens/paint-scene.ts';
import type { Picture } from '../pens/pen.ts';
import { isUpright, onPixels, pixelSizes } from '../pens/pixel-grid.ts';
import { boardOf, flatMesh } from '../scene/board.ts';
import type { Layer, Scene } from '../scene/items.ts';
import { scene } from '../scene/scene.ts';
import { sizes } from '../scene/style.ts';
import { type AnimationParams, animationPixels, animationStyle, type PlayParams } from './animation.ts';
import { groundOf } from './ground.ts';
import { legendEntries, withLegend } from './legend.ts';
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
  const pixels = animationPixels(params.pixels, Math.max(board.width, board.height) / board.unit, maze);
  const wanted = { ...sizes, wall: params.wall, margin: params.margin, title: TITLE / pixels };
  const style = animationStyle(params, pixelSizes(wanted, pixels, onGrid), onGrid);
  const ground = groundOf(maze, watched, style, pixels);
  const options = { most: params.frames, frontier: params.frontier };
  const entries = params.legend ? legendEntries(moments(trace, ground, options), ground, true) : [];
  const { title, figures } = picture;
  const drawing = withLegend(scene(maze, style, { title, figures }), entries, style);
  const last = onPixels(drawing, maze, style, pixels, true);
  // The paper and the words below are the same in all pictures: they are painted once.
  const isStill = ({ name }: Layer): boolean => name === 'caption' || name === 'legend';
  const still = new Surface(last.width, last.height);
  paintScene({ ...last.scene, layers: last.scene.layers.filter(isStill) }, still, last.view);
  const surface = new Surface(last.width, last.height);
  const paint = (picture: Scene): void => {
    surface.samples.set(still.samples);
    paintScene({ ...picture, background: null }, surface, last.view);
  };
  const film = new Film(last.width, last.height, colours);
  for (const moment of moments(trace, ground, options)) {
    paint(momentScene(moment, ground, style));
    film.add(surface, params.delay);
  }
  // What a solver has seen stays to be seen below its path; a maze that is made is shown as it is.
  if (watched !== 'solve') paint({ ...last.scene, layers: last.scene.layers.filter((layer) => !isStill(layer)) });
  film.add(surface, params.hold);
  return film;
}
