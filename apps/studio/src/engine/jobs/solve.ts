// Solves the maze on the page, and keeps the way for pictures.

import {
  type Maze,
  mazeParts,
  NONE,
  type ParamValues,
  pieces,
  type Solution,
  shortest,
  solve as solveWith,
  Trace,
} from '@labrys/core';
import { solve } from 'labrys';
import type { Session } from '../session.ts';

export interface SolveRequest {
  readonly solver: string;
  readonly params?: ParamValues;
}

/** What a solver found, as plain data. */
export interface Found {
  /** Number of the maze it belongs to. */
  readonly id: number;
  readonly solver: string;
  readonly solved: boolean;
  readonly sure: boolean;
  /** Links of the path, or its length where steps are not all 1 long; of a solver that leaves cells, these. */
  readonly length: number;
  /** Whether it left cells among which all ways lie, and no way. */
  readonly leavesCells: boolean;
  readonly steps: number;
  readonly seen: number;
  readonly walked: number | null;
  readonly reason: string | null;
  /** What would help; null where it is solved. */
  readonly help: Help | null;
  /** Middles of the cells of the way, x and y, where it is laid over the picture it was read from; empty elsewhere. */
  readonly line: Float64Array;
}

/**
 * What helps where no way was found: another solver, passages between parts, ends in one part where the board itself is in
 * pieces, or other ends, where one-way passages or doors are in the way.
 */
export type Help = 'solver' | 'join' | 'one part' | 'other ends';

export function run(session: Session, { solver, params = {} }: SolveRequest): Found | null {
  const { maze, lengths, id } = session.subject;
  session.showSolved(null);
  if (maze.start === NONE || maze.finishes.length === 0) return null;
  const trace = new Trace();
  const solution = solve(maze, { solver, params, trace, lengths });
  session.showSolved({ solver, solution, trace });
  const { solved, sure, links, path, cells, length, steps, seen, walked, reason } = solution;
  const leavesCells = solved && path.length === 0;
  return {
    ...{ id, solver, solved, sure, steps, seen, walked, reason, leavesCells },
    length: leavesCells ? cells.length : (length ?? links.length),
    help: helpFor(maze, solution),
    line: session.subject.document?.picture === undefined ? new Float64Array(0) : lineOf(maze.space.centres, path),
  };
}

function helpFor(maze: Maze, { solved, solver }: Solution): Help | null {
  if (solved) return null;
  const { start, finishes } = maze;
  const isTogether = (of: ArrayLike<number>): boolean => finishes.some((finish) => of[finish] === of[start]);
  if (!isTogether(mazeParts(maze).of)) return isTogether(pieces(maze.space.graph).of) ? 'join' : 'one part';
  return solver !== shortest.name && solveWith(maze, shortest).solved ? 'solver' : 'other ends';
}

function lineOf(centres: Float64Array, path: Uint32Array): Float64Array {
  const line = new Float64Array(2 * path.length);
  path.forEach((cell, i) => {
    line.set(centres.subarray(2 * cell, 2 * cell + 2), 2 * i);
  });
  return line;
}
