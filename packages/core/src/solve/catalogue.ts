import { depthFirst } from './backtracker.ts';
import { blindAlleyFill } from './blind-alley-fill.ts';
import { blindAlleySeal } from './blind-alley-seal.ts';
import { chain } from './chain.ts';
import { collision } from './collision.ts';
import { culDeSac } from './cul-de-sac.ts';
import { deadEnd } from './dead-end.ts';
import { mouse } from './mouse.ts';
import { pledge } from './pledge.ts';
import { shortest } from './shortest.ts';
import { shortestAll } from './shortest-all.ts';
import type { Solver } from './solver.ts';
import { tremaux } from './tremaux.ts';
import { wall } from './wall.ts';

/** All solvers. */
export const solvers: readonly Solver[] = [
  depthFirst,
  blindAlleyFill,
  blindAlleySeal,
  chain,
  collision,
  culDeSac,
  deadEnd,
  mouse,
  pledge,
  shortest,
  shortestAll,
  tremaux,
  wall,
];
