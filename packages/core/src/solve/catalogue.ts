import { blindAlleyFill } from './blind-alley-fill.ts';
import { blindAlleySeal } from './blind-alley-seal.ts';
import { collision } from './collision.ts';
import { culDeSac } from './cul-de-sac.ts';
import { deadEnd } from './dead-end.ts';
import { shortest } from './shortest.ts';
import { shortestAll } from './shortest-all.ts';
import type { Solver } from './solver.ts';

/** All solvers. */
export const solvers: readonly Solver[] = [
  blindAlleyFill,
  blindAlleySeal,
  collision,
  culDeSac,
  deadEnd,
  shortest,
  shortestAll,
];
