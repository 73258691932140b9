// What a solver would find, without showing it: for comparing, and for finding one that works.

import { solve } from 'labrys';
import type { Session } from '../session.ts';
import type { Found } from './solve.ts';

export type Tried = Pick<Found, 'solver' | 'solved' | 'sure' | 'length' | 'leavesCells' | 'steps' | 'seen' | 'reason'>;

export function run(session: Session, solver: string): Tried {
  const { maze, lengths } = session.subject;
  const { solved, sure, path, links, cells, length, steps, seen, reason } = solve(maze, { solver, lengths });
  const leavesCells = solved && path.length === 0;
  return {
    ...{ solver, solved, sure, steps, seen, reason, leavesCells },
    length: leavesCells ? cells.length : (length ?? links.length),
  };
}
