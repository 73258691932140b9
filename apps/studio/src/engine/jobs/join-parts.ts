// Joins the parts of a maze that was read, so that there is a way from each cell to each other. A recipe gets a step
// for that instead.

import { transform } from 'labrys';
import { factsOf, type MazeFacts } from '../facts.ts';
import type { Session } from '../session.ts';

export function run(session: Session): MazeFacts {
  const { maze, lengths: _, ...rest } = session.subject; // links that had none may be open now
  return factsOf(session.show({ ...rest, maze: transform(maze, [{ connect: {} }], { seed: 1 }) }));
}
