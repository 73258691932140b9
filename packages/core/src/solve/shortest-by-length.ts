import type { Trace } from '../generate/trace.ts';
import { refuseDoors } from '../maze/has-doors.ts';
import { longDistances } from '../maze/long-distances.ts';
import type { Maze } from '../maze/maze.ts';
import { wayBack } from './breadth-first.ts';
import { shortest } from './shortest.ts';
import { cellsAlong, requireEnds, type Solution, whyUnsolvable } from './solver.ts';

/**
 * A shortest way from the start to the nearest finish where links have lengths, as in an equivalent graph.
 *
 * @param lengths link -> its length, above 0
 * @param trace is told the cells reached, from near to far (`visit`), and the links of the path (`choose`)
 * @throws MazeError `bad-value` without a start or a finish, `param-range` if one is not on the board
 * Cost: O(cells + links log links).
 */
export function shortestByLength(maze: Maze, lengths: ArrayLike<number>, trace: Trace | null = null): Solution {
  requireEnds(maze);
  refuseDoors(maze, 'the search by lengths');
  const { graph } = maze.space;
  const { of, cameBy } = longDistances(maze, lengths, [maze.start]);
  const distance = (cell: number): number => of[cell] as number;
  const nearest = maze.finishes.reduce((best, finish) => (distance(finish) < distance(best) ? finish : best));
  const solved = Number.isFinite(distance(nearest));
  const links = solved ? wayBack(graph.ends, cameBy, nearest) : new Uint32Array(0);
  const path = solved ? cellsAlong(graph, maze.start, links) : new Uint32Array(0);
  const seen = of.reduce((count, far) => (Number.isFinite(far) ? count + 1 : count), 0);
  if (trace !== null) {
    const reached = Uint32Array.from(of.keys()).filter((cell) => Number.isFinite(distance(cell)));
    for (const cell of reached.sort((a, b) => distance(a) - distance(b))) trace.visit(cell);
    for (const l of links) trace.choose(l);
  }
  return {
    ...{ solver: shortest.name, solved, sure: true, path, links, cells: path.toSorted() },
    ...{ steps: seen, seen, walked: null, reason: solved ? null : whyUnsolvable(maze) },
  };
}
