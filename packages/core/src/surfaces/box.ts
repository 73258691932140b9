import { requireRoom, requireWithin } from '../mesh/board-size.ts';
import { MeshSpace } from '../mesh/space.ts';
import { parseGluing } from './sheet-code.ts';
import { type Section, sheetMesh } from './sheet-mesh.ts';

export type BoxSizes = { readonly width: number; readonly height: number; readonly depth: number };

const LONGEST = Number.MAX_SAFE_INTEGER;

/**
 * Daedalus's code of a cube. Its sections in the drawing, a box unfolded as seen from outside:
 *
 *         e            e above, a front, b right, c back, d left, f below
 *       d a b c
 *         f
 */
const CUBE = 'e2d3f0b1 e7a3f3c1 e4b3f6d1 e1c3f5a1 c4d0a0b4 a2d6c6b2';

/** How many cells a box has. */
export function boxCells({ width, height, depth }: BoxSizes): number {
  return 2 * (width * height + width * depth + height * depth);
}

/**
 * The six faces of a box of squares, unfolded as a cross; a cube if all sizes are equal. Faces that touch in the drawing
 * have no seam there. Cells face by face (front, right, back, left, above, below), in each row by row as drawn.
 *
 * @throws MazeError `param-range` for sizes that are no whole number from 1 up, `too-large` before allocating
 * Cost: nearly O(cells).
 */
export function boxSpace(sizes: BoxSizes): MeshSpace {
  const { width, height, depth } = sizes;
  requireWithin('width', width, 1, LONGEST);
  requireWithin('height', height, 1, LONGEST);
  requireWithin('depth', depth, 1, LONGEST);
  requireRoom(boxCells(sizes), `a box of ${width} x ${height} x ${depth}`, 'take smaller sizes');
  const sections: Section[] = [
    { x: depth, y: depth, width, height },
    { x: depth + width, y: depth, width: depth, height },
    { x: depth + width + depth, y: depth, width, height },
    { x: 0, y: depth, width: depth, height },
    { x: depth, y: 0, width, height: depth },
    { x: depth, y: depth + height, width, height: depth },
  ];
  return new MeshSpace(sheetMesh(sections, parseGluing(CUBE)), {
    description: { kind: 'box', width, height, depth },
  });
}
