/** All that the worker does, each in a file of its own that is loaded when it is first asked for. */
export const jobs = {
  make: () => import('./jobs/make.ts'),
  draw: () => import('./jobs/draw.ts'),
  solve: () => import('./jobs/solve.ts'),
  figures: () => import('./jobs/figures.ts'),
  readCode: () => import('./jobs/read-code.ts'),
  cellAt: () => import('./jobs/cell-at.ts'),
  board: () => import('./jobs/board.ts'),
  interior: () => import('./jobs/interior.ts'),
};

export type Jobs = { readonly [J in keyof typeof jobs]: Awaited<ReturnType<(typeof jobs)[J]>>['run'] };
export type JobName = keyof Jobs;
/** What a job is asked for. */
export type Asked<J extends JobName> = Parameters<Jobs[J]>[1];
/** What it gives. */
export type Given<J extends JobName> = Awaited<ReturnType<Jobs[J]>>;
