import { depthFirst } from './backtracker.ts';
import { chain } from './chain.ts';
import { deadEnd } from './dead-end.ts';
import { mouse } from './mouse.ts';
import { pledge } from './pledge.ts';
import { shortest } from './shortest.ts';
import type { Solver } from './solver.ts';
import { tremaux } from './tremaux.ts';
import { wall } from './wall.ts';

/** All solvers. */
export const solvers: readonly Solver[] = [depthFirst, chain, deadEnd, mouse, pledge, shortest, tremaux, wall];
