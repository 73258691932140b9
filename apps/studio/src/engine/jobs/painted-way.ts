// The picture that the maze was read from with the way painted into it.

import { MazeError } from '@labrys/core';
import { printPathPng } from '@labrys/formats';
import { handOver } from '../hand-over.ts';
import type { Session } from '../session.ts';

export function run({ subject, solved }: Session): Uint8Array<ArrayBuffer> {
  const { document, maze } = subject;
  if (document === undefined || solved === null || !solved.solution.solved || solved.solution.path.length === 0) {
    throw new MazeError('cannot-combine', 'there is no way to paint; choose a solver that finds one');
  }
  const bytes = printPathPng({ ...document, maze }, solved.solution);
  return handOver(bytes, [bytes.buffer]);
}
