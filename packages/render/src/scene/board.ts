import { type Maze, MazeError, type Mesh } from '@labrys/core';

/** Where the cells of a board lie, in cell units. */
export interface Board {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Square root of the mean cell area: what all proportions are taken of. */
  readonly unit: number;
}

/**
 * The polygons of a maze's board.
 *
 * @throws MazeError `cannot-combine` where the board does not lie flat
 */
export function flatMesh(maze: Maze): Mesh {
  const { mesh, description } = maze.space;
  if (mesh !== null) return mesh;
  throw new MazeError(
    'cannot-combine',
    `this board (${description.kind}) has no polygons to draw; save the maze as a .maze.json file instead`,
  );
}

/** Box and mean cell size of a mesh. Cost: O(sides). */
export function boardOf(mesh: Mesh): Board {
  const { sideFirst, sideCorner, cornerX, cornerY, cellCount } = mesh;
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  let doubleArea = 0;
  for (let c = 0; c < cellCount; c++) {
    const last = sideCorner[(sideFirst[c + 1] as number) - 1] as number;
    let beforeX = cornerX[last] as number;
    let beforeY = cornerY[last] as number;
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
      const x = cornerX[sideCorner[s] as number] as number;
      const y = cornerY[sideCorner[s] as number] as number;
      doubleArea += beforeX * y - beforeY * x;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      beforeX = x;
      beforeY = y;
    }
  }
  if (cellCount === 0) return { x: 0, y: 0, width: 0, height: 0, unit: 1 };
  const unit = Math.sqrt(Math.abs(doubleArea) / 2 / cellCount);
  return { x: left, y: top, width: right - left, height: bottom - top, unit };
}
