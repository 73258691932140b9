import { deadEnd } from './dead-end.ts';
import { shortest } from './shortest.ts';
import type { Solver } from './solver.ts';

/** All solvers. */
export const solvers: readonly Solver[] = [deadEnd, shortest];
