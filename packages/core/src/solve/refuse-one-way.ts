import { MazeError } from '../errors.ts';
import type { Maze } from '../maze/maze.ts';

/**
 * For solvers that leave exactly the cells of solutions, whatever these pass: with one-way links that means to find two
 * disjoint ways, out of the start and on to the finish, which is NP-complete (S. Fortune, J. Hopcroft, J. Wyllie, The
 * directed subgraph homeomorphism problem, 1980).
 *
 * @throws MazeError `cannot-combine` if the maze has one-way links
 */
export function refuseOneWay(maze: Maze, solver: string): void {
  if (maze.oneWay === null || maze.oneWay.isEmpty()) return;
  throw new MazeError(
    'cannot-combine',
    `${solver} takes no one-way links: which cells are on a solution then cannot be told in any reasonable time; dead-end, cul-de-sac, collision, shortest-all and shortest take them`,
  );
}
