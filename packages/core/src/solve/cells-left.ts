import type { Maze } from '../maze/maze.ts';
import { breadthFirst } from './breadth-first.ts';
import { cellsAlong, type Solution, whyUnsolvable } from './solver.ts';

/** What a solver that fills cells did. */
export interface Filled {
  /** Name of the solver. */
  readonly solver: string;
  /** Cell -> 1 if it is filled. */
  readonly filled: Uint8Array;
  /** Steps of the method, as in `Solution`. */
  readonly steps: number;
  /** Different cells looked at, as in `Solution`. */
  readonly seen: number;
  /** Whether only cells of solutions are left; if there is no solution none is, whatever `filled` says. */
  readonly isExact: boolean;
}

/**
 * The solution of a solver that fills cells: the cells left and a shortest path among them.
 *
 * A method that is not exact has settled the maze all the same if nothing but the path is left, or nothing but the ends.
 * Cost: O(cells + links) time, two words a cell.
 */
export function cellsLeft(maze: Maze, { solver, filled, steps, seen, isExact }: Filled): Solution {
  const { links, steps: walked } = breadthFirst(maze, null, filled);
  const path = links === null ? new Uint32Array(0) : cellsAlong(maze.space.graph, maze.start, links);
  const isEmpty = isExact && links === null;
  let count = 0;
  if (!isEmpty) for (const is of filled) count += 1 - is;
  const cells = new Uint32Array(count);
  if (!isEmpty) for (let c = 0, left = 0; c < filled.length; c++) if (filled[c] === 0) cells[left++] = c;
  const bareEnds = new Set([maze.start, ...maze.finishes]).size;
  return {
    solver,
    solved: links !== null,
    sure: isExact || count === (links === null ? bareEnds : path.length),
    path,
    links: links ?? new Uint32Array(0),
    cells,
    steps: steps + walked,
    seen,
    walked: null,
    reason: links === null ? whyUnsolvable(maze) : null,
  };
}
