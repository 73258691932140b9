// What lies at a point: the cell, what it is called, and how far it is from the start.

import { distances, NONE } from '@labrys/core';
import { cellNames } from '../cell-name.ts';
import type { Session } from '../session.ts';
import { run as cellAt } from './cell-at.ts';

export interface Pointed {
  readonly cell: number;
  readonly name: string;
  /** Links from the start; null where it cannot be reached, or without a start. */
  readonly distance: number | null;
}

export function run(session: Session, at: { readonly x: number; readonly y: number }): Pointed | null {
  const cell = cellAt(session, at);
  if (cell === NONE) return null;
  const { start } = session.subject.maze;
  const name = session.keep('cell names', ({ maze }) => cellNames(maze.space))(cell);
  if (start === NONE) return { cell, name, distance: null };
  const { of } = session.keep('distances', ({ maze }) => distances(maze, [maze.start]));
  const distance = of[cell] as number;
  return { cell, name, distance: distance === NONE ? null : distance };
}
