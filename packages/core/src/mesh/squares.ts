import { NONE } from '../structures/none.ts';
import type { Mesh } from './mesh.ts';
import type { Space } from './space.ts';

/** Where the cells of a board of unit squares lie in the rectangle around it. */
export interface Squares {
  readonly width: number;
  readonly height: number;
  /** Cell -> y * width + x, counted from the top left. */
  readonly squareOfCell: Uint32Array;
}

/**
 * The squares of a board, or null if its cells are no unit squares side by side in the plane.
 *
 * The rectangle is the one the board was cut from where its description tells it. Cost: O(cells).
 */
export function squaresOf({ mesh, centres, description, graph }: Space): Squares | null {
  if (mesh === null || mesh.cellCount === 0 || mesh.cellCount !== graph.cellCount) return null;
  if (!areUnitSquares(mesh)) return null;
  const { cellCount } = mesh;
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < cellCount; c++) {
    const x = centres[2 * c] as number;
    const y = centres[2 * c + 1] as number;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  let width = Math.round(right - left) + 1;
  let height = Math.round(bottom - top) + 1;
  const { width: fullWidth, height: fullHeight } = description;
  if (Number.isInteger(fullWidth) && Number.isInteger(fullHeight) && left > 0 && top > 0) {
    if (right < (fullWidth as number) && bottom < (fullHeight as number)) {
      left = 0.5;
      top = 0.5;
      width = fullWidth as number;
      height = fullHeight as number;
    }
  }
  const squareOfCell = new Uint32Array(cellCount);
  for (let c = 0; c < cellCount; c++) {
    const x = (centres[2 * c] as number) - left;
    const y = (centres[2 * c + 1] as number) - top;
    if (Math.abs(x - Math.round(x)) > 1e-6 || Math.abs(y - Math.round(y)) > 1e-6) return null;
    squareOfCell[c] = Math.round(y) * width + Math.round(x);
  }

  // A glued board has links that no picture of squares shows.
  const { ends, linkCount } = graph;
  for (let l = 0; l < linkCount; l++) {
    const a = squareOfCell[ends[2 * l] as number] as number;
    const b = squareOfCell[ends[2 * l + 1] as number] as number;
    if (sideBetween(a, b, width) === NONE) return null;
  }
  return { width, height, squareOfCell };
}

/** Whether all cells are unit squares that stand upright, wherever they lie. Cost: O(cells). */
export function areUnitSquares(mesh: Mesh): boolean {
  const { cellCount, sideFirst, sideCorner, cornerX, cornerY } = mesh;
  for (let c = 0; c < cellCount; c++) {
    const first = sideFirst[c] as number;
    if ((sideFirst[c + 1] as number) - first !== 4) return false;
    for (let k = 0; k < 4; k++) {
      const a = sideCorner[first + k] as number;
      const b = sideCorner[first + ((k + 1) & 3)] as number;
      const x = Math.abs((cornerX[b] as number) - (cornerX[a] as number));
      const y = Math.abs((cornerY[b] as number) - (cornerY[a] as number));
      if (Math.abs(x + y - 1) > 1e-6 || Math.abs(x - y) < 1 - 1e-6) return false;
    }
  }
  return true;
}

/** The side of square a that square b touches, 0 east, 1 south, 2 west, 3 north, or NONE. */
export function sideBetween(a: number, b: number, width: number): number {
  const sameRow = Math.floor(a / width) === Math.floor(b / width);
  if (b === a + 1 && sameRow) return 0;
  if (b === a + width) return 1;
  if (b === a - 1 && sameRow) return 2;
  return b === a - width ? 3 : NONE;
}
