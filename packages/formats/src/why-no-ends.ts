import { type Maze, NONE } from '@labrys/core';

/** What a maze lacks to be solved and what to do, one sentence; empty if it has both ends. */
export function whyNoEnds({ start, finishes }: Maze): string {
  if (start === NONE && finishes.length === 0) {
    return 'the maze has no start and finish; say where with --from and --to';
  }
  if (start === NONE) return 'the maze has no start; say where with --from';
  return finishes.length === 0 ? 'the maze has no finish; say where with --to' : '';
}
