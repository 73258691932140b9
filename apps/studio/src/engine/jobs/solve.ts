// Solves the maze on the page, and keeps the way for pictures.

import { type ParamValues, Trace } from '@labrys/core';
import { solve } from 'labrys';
import type { Session } from '../session.ts';

export interface SolveRequest {
  readonly solver: string;
  readonly params?: ParamValues;
}

/** What a solver found, as plain data. */
export interface Found {
  readonly solver: string;
  readonly solved: boolean;
  readonly sure: boolean;
  /** Links of the path. */
  readonly length: number;
  readonly steps: number;
  readonly seen: number;
  readonly walked: number | null;
  readonly reason: string | null;
}

export function run(session: Session, { solver, params = {} }: SolveRequest): Found {
  const { maze, lengths } = session.subject;
  const trace = new Trace();
  const solution = solve(maze, { solver, params, trace, lengths });
  session.solved = { solver, solution, trace };
  const { solved, sure, links, steps, seen, walked, reason } = solution;
  return { solver, solved, sure, length: links.length, steps, seen, walked, reason };
}
