// Which files can hold the maze on the page: those that cannot say why.

import { MazeError } from '@labrys/core';
import { formats } from '@labrys/formats';
import { pens } from '@labrys/render';
import { kept, pictured } from 'labrys';
import type { JobContext } from '../protocol.ts';
import type { Session } from '../session.ts';
import { resultOf, type WriterKind } from './save.ts';

/** Why a writer cannot hold the maze, by `kind name`. */
export type Refusals = { readonly [writer: string]: string };

/** Larger mazes are tried when they are saved: a trial takes as long as that. */
const MOST_TRIED = 20_000;

export async function run(session: Session, _: undefined, context: JobContext): Promise<Refusals> {
  const known = session.subject.kept.get('refusals');
  if (known !== undefined) return known as Refusals;
  const refusals: Record<string, string> = {};
  if (session.subject.maze.space.graph.cellCount <= MOST_TRIED) {
    for (const { name } of pens.filter(({ isLate }) => isLate !== true)) await attempt('pen', name);
    for (const { name, print } of formats) if (print !== undefined) await attempt('format', name);
  }
  const vector = refusals['pen svg'];
  if (vector !== undefined) refusals['pen pdf'] = vector; // both draw the same
  session.subject.kept.set('refusals', refusals);
  return refusals;

  async function attempt(kind: WriterKind, name: string): Promise<void> {
    await context.pause();
    try {
      const result = await resultOf(session, { writer: { kind, name }, knobs: {} }, usualVersion(session), context);
      if (kind === 'pen') await pictured(result, name);
      else kept(result, name, {});
    } catch (error) {
      if (!(error instanceof MazeError)) throw error;
      refusals[`${kind} ${name}`] = error.message;
    }
  }
}

function usualVersion({ subject }: Session): 'bare' | 'ends' {
  return subject.maze.start < 0 ? 'bare' : 'ends';
}
