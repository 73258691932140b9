import type { CatalogueRecord, Maze, Param, ParamValues, Trace } from '@labrys/core';
import type { Picture } from '../pens/pen.ts';
import { styleParams } from '../pens/style-params.ts';
import { colours, type SceneStyle, type Sizes, sceneStyle } from '../scene/style.ts';
import { frontiers } from './moments.ts';
import type { Watched } from './replay.ts';

/** One entry of the catalogue of animations. */
export interface Animation<P extends ParamValues = ParamValues> extends CatalogueRecord<P> {
  /** Endings of file names, without the dot. */
  readonly extensions: readonly string[];
  readonly output: 'text' | 'binary';
  /**
   * @param maze what came out in the end; for a solver the maze it worked on
   * @throws MazeError `cannot-combine` for a board that does not lie flat
   */
  draw(maze: Maze, trace: Trace, watched: Watched, picture: Picture, params: P): string | Uint8Array;
}

/** The knobs that all animations share. */
export type AnimationParams = {
  readonly pixels: number;
  readonly frames: number;
  readonly delay: number;
  readonly frontier: string;
  readonly legend: boolean;
  readonly wall: number;
  readonly margin: number;
  readonly wallColour: string;
  readonly pathColour: string;
  readonly paperColour: string;
};

export const animationParams: { readonly [K in keyof AnimationParams]: Param } = {
  pixels: {
    type: 'integer',
    min: 0,
    max: 200,
    default: 0,
    help: 'pixels a cell; 0 takes up to 24, fewer for large mazes',
  },
  frames: {
    type: 'integer',
    min: 2,
    max: 5000,
    default: 150,
    help: 'most pictures; where more happens, steps are skipped evenly',
  },
  delay: { type: 'integer', min: 20, max: 10_000, default: 60, help: 'how long a picture is shown, in ms' },
  frontier: {
    type: 'choice',
    choices: frontiers,
    default: 'auto',
    help: 'where the cells next to the maze are marked',
  },
  legend: { type: 'boolean', default: true, help: 'says below the picture what its colours and marks mean' },
  wall: styleParams.wall,
  margin: styleParams.margin,
  wallColour: styleParams.wallColour,
  pathColour: styleParams.pathColour,
  paperColour: styleParams.paperColour,
};

/** How often an animation of frames is shown, and how long its last picture stays. */
export type PlayParams = { readonly hold: number; readonly plays: number };

export const playParams: { readonly [K in keyof PlayParams]: Param } = {
  hold: { type: 'integer', min: 0, max: 60_000, default: 3000, help: 'how long the last picture stays, in ms' },
  plays: { type: 'integer', min: 0, max: 1000, default: 0, help: 'how often it is shown; 0 is without end' },
};

/** About how many pixels the longer side has if no cell size is asked for. */
const SIDE = 560;
/** The same where cells hold the signs of stairs. */
const SIDE_WITH_STAIRS = 1000;
const LARGEST = 24;
const LEAST = 4;

/** Pixels a cell for a board that is so many cells long. */
export function animationPixels(asked: number, cells: number, { space }: Maze): number {
  const side = space.sheets === null ? SIDE : SIDE_WITH_STAIRS;
  return asked > 0 ? asked : Math.min(Math.max(Math.floor(side / cells), LEAST), LARGEST);
}

/** The style that the knobs ask for. */
export function animationStyle(params: AnimationParams, sizes: Sizes, onGrid: boolean): SceneStyle {
  return {
    ...sceneStyle,
    sizes,
    ends: onGrid ? 'square' : 'round',
    colours: { ...colours, wall: params.wallColour, path: params.pathColour, paper: params.paperColour },
  };
}
