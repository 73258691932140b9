// The maze that was read as a file of ours.

import { write } from 'labrys';
import { handOver } from '../hand-over.ts';
import type { Session } from '../session.ts';

export function run(session: Session): Uint8Array<ArrayBuffer> {
  const { maze, recipe, lengths, title } = session.subject;
  const { document } = session.subject;
  // A way that the file held leads from end to end no longer where these were moved.
  const solution = document?.maze === maze ? document.solution : undefined;
  const looks = recipe === undefined ? { style: document?.style, title } : {};
  const bytes = write({ maze, recipe, lengths, solution, ...looks }, 'maze-json');
  return handOver(bytes, [bytes.buffer]);
}
