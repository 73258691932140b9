import { kept, type Maze, MazeError, type Mesh, NONE } from '@labrys/core';
import { bulgeAbout } from './bulge.ts';

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
    `this board (${description.kind}) has no polygons for this; draw it as .svg, .png or .pdf, or save the maze as a .maze.json file`,
  );
}

/** Box and mean cell size of a mesh. Cost: O(sides) for the first call, then O(1). */
export const boardOf: (mesh: Mesh) => Board = kept((mesh) => {
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
  if (mesh.arcs !== undefined) {
    const { centreX, centreY, centreOfSide } = mesh.arcs;
    for (let c = 0; c < cellCount; c++) {
      const end = sideFirst[c + 1] as number;
      for (let s = sideFirst[c] as number; s < end; s++) {
        const centre = centreOfSide[s] as number;
        if (centre === NONE) continue;
        const a = sideCorner[s] as number;
        const b = sideCorner[s + 1 < end ? s + 1 : (sideFirst[c] as number)] as number;
        const [middleX, middleY] = [centreX[centre] as number, centreY[centre] as number];
        const [fromX, fromY] = [(cornerX[a] as number) - middleX, (cornerY[a] as number) - middleY];
        const [toX, toY] = [(cornerX[b] as number) - middleX, (cornerY[b] as number) - middleY];
        const bulge = bulgeAbout(0, 0, fromX, fromY, toX, toY);
        // About two thirds of the chord times the height: what the arc adds to the cell, or takes from it.
        doubleArea += (2 / 3) * bulge * ((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY));
        const radius = Math.sqrt(fromX * fromX + fromY * fromY);
        // The circle reaches beyond the corners where it crosses an axis between them.
        const crosses = (x: number, y: number): boolean => {
          const sense = bulge > 0 ? 1 : -1;
          return sense * (fromX * y - fromY * x) >= 0 && sense * (x * toY - y * toX) >= 0;
        };
        if (crosses(1, 0)) right = Math.max(right, middleX + radius);
        if (crosses(-1, 0)) left = Math.min(left, middleX - radius);
        if (crosses(0, 1)) bottom = Math.max(bottom, middleY + radius);
        if (crosses(0, -1)) top = Math.min(top, middleY - radius);
      }
    }
  }
  if (cellCount === 0) return { x: 0, y: 0, width: 0, height: 0, unit: 1 };
  const unit = Math.sqrt(Math.abs(doubleArea) / 2 / cellCount);
  return { x: left, y: top, width: right - left, height: bottom - top, unit };
});
