// What cannot be combined with the maze on the page: each other choice of each list is tried on a small board of the
// same kind. It runs when nothing else is to be done, and stops as soon as something is.

import { type Alternatives, alternativesOf } from '../../state/alternatives.ts';
import type { Draft } from '../../state/draft.ts';
import type { JobContext } from '../protocol.ts';
import type { Session } from '../session.ts';
import { whyNot } from '../small-board.ts';

/** Of a control, what cannot be chosen and why: a sentence. */
export type Refusals = { readonly [C in keyof Alternatives]: { readonly [choice: string]: string } };

/** Answers by what was asked, for as long as the page is open. */
const known = new Map<string, string | null>();
const MOST_KNOWN = 4000;

export interface RefusalsFound {
  readonly refusals: Refusals;
  /** False where it gave way to another job: asked again it goes on from there. */
  readonly isWhole: boolean;
}

export async function run(_: Session, draft: Draft, { pause, isAwaited }: JobContext): Promise<RefusalsFound> {
  const found: Record<string, Record<string, string>> = {};
  // A board that is judged wrongly by its small relative is not judged at all.
  if (reasonOf(draft) !== null) return { refusals: {}, isWhole: true };
  for (const [control, choices] of Object.entries(alternativesOf(draft))) {
    const refused: Record<string, string> = {};
    for (const [choice, edited] of Object.entries(choices)) {
      await pause();
      if (isAwaited()) return { refusals: { ...found, [control]: refused }, isWhole: false };
      const reason = reasonOf(edited);
      if (reason !== null) refused[choice] = reason;
    }
    found[control] = refused;
  }
  return { refusals: found, isWhole: true };
}

function reasonOf(draft: Draft): string | null {
  const key = JSON.stringify([draft.space, draft.steps, draft.ends?.place]);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  if (known.size >= MOST_KNOWN) known.clear();
  const refusal = whyNot(draft);
  const reason = refusal === null || refusal.code === 'too-large' ? null : refusal.message;
  known.set(key, reason);
  return reason;
}
