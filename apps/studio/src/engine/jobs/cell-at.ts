// Which cell lies at a point.

import { NONE } from '@labrys/core';
import type { Session } from '../session.ts';

/** The cell whose centre is nearest, within a cell; NONE where there is none. Of cells over one another the upper one. */
export function run(session: Session, { x, y }: { readonly x: number; readonly y: number }): number {
  const { centres, graph } = session.subject.maze.space;
  let best = 2;
  let found: number = NONE;
  for (let c = 0; c < graph.cellCount; c++) {
    const dx = (centres[2 * c] as number) - x;
    const dy = (centres[2 * c + 1] as number) - y;
    const away = dx * dx + dy * dy;
    if (away < best) {
      best = away;
      found = c;
    }
  }
  return found;
}
