import { type Maze, MazeError } from '@labrys/core';
import { type Board, boardOf } from './board.ts';
import { hasPlaces, networkBoard } from './network-board.ts';

/**
 * A maze that can be drawn: its board has shapes, or at least places.
 *
 * @throws MazeError `cannot-combine` for others
 */
export function drawable(maze: Maze): Maze {
  const { space } = maze;
  if (space.mesh !== null || hasPlaces(space)) return maze;
  throw new MazeError(
    'cannot-combine',
    `nothing says where the cells of this board (${space.description.kind}) lie; save the maze as a .maze.json file instead`,
  );
}

/** Box and size of the cells of what {@link drawable} lets through. Cost: O(sides). */
export function boardOfMaze(maze: Maze): Board {
  const { space } = drawable(maze);
  return space.mesh === null ? networkBoard(space) : boardOf(space.mesh);
}
