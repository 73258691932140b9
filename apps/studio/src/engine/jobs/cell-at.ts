// Which cell lies at a point.

import { cellIndexOf } from '../cell-index.ts';
import type { Session } from '../session.ts';

/** The cell a point lies in, or NONE. Of cells over one another the upper one. */
export function run(session: Session, { x, y }: { readonly x: number; readonly y: number }): number {
  return session.keep('cell index', ({ maze }) => cellIndexOf(maze.space)).at(x, y);
}
