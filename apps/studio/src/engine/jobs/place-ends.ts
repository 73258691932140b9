// Cells that suggested ends would lie on.

import { chooseEnds, type EndsPlace, Random } from '@labrys/core';
import type { Session } from '../session.ts';
import type { EndsAsked } from './move-ends.ts';

export function run(session: Session, place: EndsPlace): EndsAsked {
  const { maze } = session.subject;
  const { start, finishes } = chooseEnds(maze, { place, style: 'markers' }, Random.of(0, 'ends'));
  return { from: start, to: finishes[0] as number };
}
