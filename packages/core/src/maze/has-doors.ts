import { MazeError } from '../errors.ts';
import type { Maze } from './maze.ts';

/** Whether a maze has doors. Keys alone change nothing. */
export function hasDoors({ locks }: Maze): boolean {
  return locks !== undefined && locks.doors.length > 0;
}

/**
 * For all that looks at passages alone.
 *
 * @param who what cannot do it, and begins the sentence
 * @throws MazeError `cannot-combine` if the maze has doors
 */
export function refuseDoors(maze: Maze, who: string): void {
  if (hasDoors(maze)) throw new MazeError('cannot-combine', `${who} takes no doors and keys; take shortest`);
}
