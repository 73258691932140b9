/** All that the worker does, each in a file of its own that is loaded when it is first asked for. */
export const jobs = {
  make: () => import('./jobs/make.ts'),
  draw: () => import('./jobs/draw.ts'),
  solve: () => import('./jobs/solve.ts'),
  figures: () => import('./jobs/figures.ts'),
  readCode: () => import('./jobs/read-code.ts'),
  cellAt: () => import('./jobs/cell-at.ts'),
};
