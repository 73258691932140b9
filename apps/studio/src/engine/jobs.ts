import { run as draw } from './jobs/draw.ts';
import { run as make } from './jobs/make.ts';

/** All that the worker does, each in a file of its own that is loaded when it is first asked for. */
export const jobs = {
  make: () => ({ run: make }),
  draw: () => ({ run: draw }),
  solve: () => import('./jobs/solve.ts'),
  figures: () => import('./jobs/figures.ts'),
  readCode: () => import('./jobs/read-code.ts'),
  watchMake: () => import('./jobs/watch-make.ts'),
  watchFrame: () => import('./jobs/watch-frame.ts'),
  refusals: () => import('./jobs/refusals.ts'),
  remedy: () => import('./jobs/remedy.ts'),
  shapeOfFile: () => import('./jobs/shape-of-file.ts'),
  thumbnail: () => import('./jobs/thumbnail.ts'),
  cellAt: () => import('./jobs/cell-at.ts'),
  board: () => import('./jobs/board.ts'),
  solid: () => import('./jobs/solid.ts'),
  pointedAt: () => import('./jobs/pointed-at.ts'),
  neighbour: () => import('./jobs/neighbour.ts'),
  endPlaces: () => import('./jobs/end-places.ts'),
  moveEnds: () => import('./jobs/move-ends.ts'),
  placeEnds: () => import('./jobs/place-ends.ts'),
  trySolver: () => import('./jobs/try-solver.ts'),
  measure: () => import('./jobs/measure.ts'),
  allMeasures: () => import('./jobs/all-measures.ts'),
  openFile: () => import('./jobs/open-file.ts'),
  sourcePicture: () => import('./jobs/source-picture.ts'),
  keepMaze: () => import('./jobs/keep-maze.ts'),
  paintedWay: () => import('./jobs/painted-way.ts'),
  joinParts: () => import('./jobs/join-parts.ts'),
  save: () => import('./jobs/save.ts'),
  writers: () => import('./jobs/writers.ts'),
  pngSize: () => import('./jobs/png-size.ts'),
  words: () => import('./jobs/words.ts'),
  interior: () => import('./jobs/interior.ts'),
};

type Jobs = { readonly [J in keyof typeof jobs]: Awaited<ReturnType<(typeof jobs)[J]>>['run'] };
export type JobName = keyof Jobs;
/** What a job is asked for. */
export type Asked<J extends JobName> = Parameters<Jobs[J]>[1];
/** What it gives. */
export type Given<J extends JobName> = Awaited<ReturnType<Jobs[J]>>;
