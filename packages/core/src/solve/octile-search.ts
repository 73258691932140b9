import { MazeError } from '../errors.ts';
import type { Maze } from '../maze/maze.ts';
import { GoalBox } from './goal-box.ts';
import { JumpPointSearch } from './jump-point.ts';
import { MoveSearch } from './move-search.ts';
import { octileMoves, requireSquares } from './octile-moves.ts';
import { openGrid } from './open-grid.ts';
import type { PathSearch } from './path-search.ts';

const searches: Readonly<Record<string, (maze: Maze) => PathSearch>> = {
  'breadth-first': (maze) => new MoveSearch(octileMoves(maze), null),
  'a-star': (maze) => new MoveSearch(octileMoves(maze), new GoalBox(requireSquares(maze), true)),
  'jump-point': (maze) => new JumpPointSearch(maze, true),
};

/**
 * A search for shortest paths by octile moves: steps to neighbours are 1 long, diagonal ones sqrt 2, and no corner is
 * cut. It answers any number of questions on one maze.
 *
 * @param method `breadth-first` (Dijkstra), `a-star` or `jump-point`; null takes jump point search where the maze is an
 *   open grid, else A*
 * @throws MazeError `cannot-combine` for other methods, boards that are no flat squares, and jump point search on
 *   mazes that are no open grid
 * Cost: O(cells + links) once; up to 200 bytes a cell.
 */
export function octileSearch(maze: Maze, method: string | null): PathSearch {
  const chosen = method ?? (typeof openGrid(maze) === 'string' ? 'a-star' : 'jump-point');
  const start = searches[chosen];
  if (start === undefined) {
    throw new MazeError(
      'cannot-combine',
      `${chosen} counts links and knows no octile moves; use ${Object.keys(searches).join(', ')}`,
    );
  }
  return start(maze);
}
