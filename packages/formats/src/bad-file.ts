import { MazeError } from '@labrys/core';

/** The one error of all readers. @param message what is wrong, where, and what would work, in one sentence */
export function badFile(message: string): MazeError {
  return new MazeError('bad-file', message);
}
