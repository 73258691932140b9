// The nearest recipe that works, for one that was refused: what was asked for stays, one other thing changes.

import type { Draft } from '../../state/draft.ts';
import { type Remedy, remediesOf } from '../../state/remedies.ts';
import type { JobContext } from '../protocol.ts';
import type { Session } from '../session.ts';
import { whyNot } from '../small-board.ts';

export interface RemedyRequest {
  readonly draft: Draft;
  /** The control that asked for what was refused: it keeps what it asked for. */
  readonly control: string;
  /** Why it was refused: remedies that are named there are tried first. */
  readonly message: string;
}

export async function run(
  _: Session,
  { draft, control, message }: RemedyRequest,
  { pause }: JobContext,
): Promise<Remedy | null> {
  for (const remedy of remediesOf(draft, control, message)) {
    await pause();
    if (whyNot(remedy.draft) === null) return remedy;
  }
  return null;
}
