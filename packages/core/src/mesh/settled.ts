import { MazeError } from '../errors.ts';
import type { Space } from './space.ts';

/**
 * Refuses a board that only carving settles to what builds on the board.
 *
 * @param what is to be built, in the plural
 * @throws MazeError `cannot-combine`
 */
export function requireSettled({ rivals }: Space, what: string): void {
  if (rivals === null) return;
  throw new MazeError(
    'cannot-combine',
    `${what} need a board that is there before it is carved, and here carving settles the diagonals; take diagonals that are placed`,
  );
}
