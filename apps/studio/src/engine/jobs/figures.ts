// The few figures of the caption: they come after the picture, as counting takes a moment on large boards.

import { NONE, openDegrees } from '@labrys/core';
import type { Session } from '../session.ts';

export interface Figures {
  /** Number of the maze they belong to. */
  readonly id: number;
  readonly cells: number;
  /** Share of the cells, 0 to 1. */
  readonly deadEnds: number;
  /** Links of the shortest way from start to finish; null without ends or without a way. */
  readonly way: number | null;
}

export async function run(session: Session): Promise<Figures> {
  const { id, maze } = session.subject;
  const degrees = openDegrees(maze);
  let deadEnds = 0;
  for (const degree of degrees) if (degree === 1) deadEnds++;
  return { id, cells: degrees.length, deadEnds: deadEnds / degrees.length, way: await wayOf(session) };
}

async function wayOf(session: Session): Promise<number | null> {
  const { maze } = session.subject;
  if (maze.start === NONE || maze.finishes.length === 0) return null;
  const { wayLength } = await import('../way-length.ts'); // a bare maze does without solvers
  return wayLength(maze);
}
