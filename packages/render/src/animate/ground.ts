import { type Maze, MazeError, type Mesh } from '@labrys/core';
import { boardOf, flatMesh } from '../scene/board.ts';
import type { Colours, SceneStyle, Sizes } from '../scene/style.ts';
import type { Watched } from './replay.ts';

/** What the marks of an animation are drawn on. */
export interface Ground {
  readonly maze: Maze;
  readonly mesh: Mesh;
  readonly watched: Watched;
  /** Whether wall corners are what is reached, not cells. */
  readonly byWalls: boolean;
  /** x and y of what is reached. */
  readonly positions: Float64Array;
  /** Square root of the mean cell area, in cell units. */
  readonly unit: number;
  readonly sizes: Sizes;
  readonly colours: Colours;
  /** Whether cells are so large that small dots can be told apart. */
  readonly showsDots: boolean;
}

/** Fewer pixels a cell have no room for small dots. */
const LEAST_WITH_DOTS = 8;

/**
 * @param pixels a cell
 * @throws MazeError `cannot-combine` for a board that does not lie flat or has crossings
 */
export function groundOf(maze: Maze, watched: Watched, style: SceneStyle, pixels: number): Ground {
  if (maze.space.weave !== null) {
    throw new MazeError(
      'cannot-combine',
      'passages that cross cannot be animated yet; animate a maze without them, or draw the finished one',
    );
  }
  const mesh = flatMesh(maze);
  const byWalls = watched === 'wall' && maze.space.dual !== null; // as the replay does: levels have no corners to walk
  return {
    maze,
    mesh,
    watched,
    byWalls,
    positions: byWalls ? maze.space.wallPositions : maze.space.centres,
    unit: boardOf(mesh).unit,
    sizes: style.sizes,
    colours: style.colours,
    showsDots: pixels >= LEAST_WITH_DOTS,
  };
}
