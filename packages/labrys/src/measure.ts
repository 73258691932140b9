import { type Maze, type Measures, measures } from '@labrys/core';

/** Counts what there is to count in a maze: cells by openings, dead ends, loops, the length of the solution, and so on. */
export function measure(maze: Maze): Measures {
  return measures(maze);
}
