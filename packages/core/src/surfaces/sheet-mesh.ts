// Rectangles of squares whose edges are glued as a code says: the general form of tori, Klein bottles and boxes.
//
// Turning sense. Going clockwise round a section, top and right edge run with their counting (from the left, from the
// top), bottom and left edge against it. Two edges glued so that one runs clockwise where the other runs against it
// continue each other like the sides of one sheet; where both run the same way, the sheet is turned over. So
//
//     both edges of one kind, or not      straight    reversed
//     top, right | bottom, left: same     turned      as it was
//     one of each kind                    as it was   turned

import { MazeError } from '../errors.ts';
import { joinTouching } from '../mesh/join-touching.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { NONE } from '../structures/none.ts';
import { EDGE, edgeName, type GluedEdge, type Gluing, letter } from './sheet-code.ts';

/** Where a section lies in the drawing, and its size, in squares. */
export interface Section {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Sections of squares as one mesh; cells section by section, in each row by row, sides east, south, west, north.
 * Glued edges that lie on each other in the drawing share their corners.
 *
 * @throws MazeError `cannot-combine` if glued edges differ in length, or an edge of odd length is folded
 * Cost: nearly O(cells).
 */
export function sheetMesh(sections: readonly Section[], gluing: Gluing): Mesh {
  requireLengths(sections, gluing);
  let cellCount = 0;
  let cornerCount = 0;
  const firstCell = sections.map(({ width, height }) => {
    const first = cellCount;
    cellCount += width * height;
    cornerCount += (width + 1) * (height + 1);
    return first;
  });
  const sideFirst = new Uint32Array(cellCount + 1);
  const sideCorner = new Uint32Array(4 * cellCount);
  const sidePartner = new Int32Array(4 * cellCount).fill(NONE);
  const cornerX = new Float64Array(cornerCount);
  const cornerY = new Float64Array(cornerCount);
  let corner = 0;
  let cell = 0;
  for (const { x, y, width, height } of sections) {
    const firstCorner = corner;
    for (let row = 0; row <= height; row++) {
      for (let column = 0; column <= width; column++, corner++) {
        cornerX[corner] = x + column;
        cornerY[corner] = y + row;
      }
    }
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++, cell++) {
        const upperLeft = firstCorner + row * (width + 1) + column;
        const side = 4 * cell;
        sideCorner[side] = upperLeft + 1;
        sideCorner[side + 1] = upperLeft + width + 2;
        sideCorner[side + 2] = upperLeft + width + 1;
        sideCorner[side + 3] = upperLeft;
        if (column + 1 < width) sidePartner[side] = side + 4 + 2;
        if (row + 1 < height) sidePartner[side + 1] = side + 4 * width + 3;
        if (column > 0) sidePartner[side + 2] = side - 4;
        if (row > 0) sidePartner[side + 3] = side - 4 * width + 1;
        sideFirst[cell + 1] = side + 4;
      }
    }
  }

  const sideTwisted = new Uint8Array(4 * cellCount);
  let hasTwists = false;
  gluing.forEach((edges, s) => {
    edges.forEach((glued, edge) => {
      if (glued === null) return;
      const section = sections[s] as Section;
      const other = sections[glued.section] as Section;
      const turns = turnsOver(edge, glued);
      if (turns) hasTwists = true;
      const length = edgeLength(section, edge);
      for (let i = 0; i < length; i++) {
        const side = edgeSide(section, firstCell[s] as number, edge, i);
        const place = glued.isReversed ? length - 1 - i : i;
        sidePartner[side] = edgeSide(other, firstCell[glued.section] as number, glued.edge, place);
        if (turns) sideTwisted[side] = 1;
      }
    });
  });
  const mesh: Mesh = { cellCount, sideFirst, sideCorner, sidePartner, cornerX, cornerY };
  return joinTouching(hasTwists ? { ...mesh, sideTwisted } : mesh);
}

function requireLengths(sections: readonly Section[], gluing: Gluing): void {
  gluing.forEach((edges, s) => {
    edges.forEach((glued, edge) => {
      if (glued === null) return;
      const length = edgeLength(sections[s] as Section, edge);
      const other = edgeLength(sections[glued.section] as Section, glued.edge);
      const here = `${letter(s)}'s ${edgeName(edge)}`;
      if (length !== other) {
        const there = `${letter(glued.section)}'s ${edgeName(glued.edge)}`;
        throw new MazeError(
          'cannot-combine',
          `${here} has ${length} squares and ${there}, to which it is glued, ${other}; make width and height equal`,
        );
      }
      if (glued.section === s && glued.edge === edge && length % 2 === 1) {
        throw new MazeError(
          'cannot-combine',
          `${here} is folded onto itself and has ${length} squares; take an even number, so that no side meets itself`,
        );
      }
    });
  });
}

/** Whether who crosses from an edge to the one it is glued to finds left and right exchanged. */
function turnsOver(edge: number, glued: GluedEdge): boolean {
  return (runsWithCount(edge) === runsWithCount(glued.edge)) !== glued.isReversed;
}

/** Whether an edge, gone along clockwise, runs from its first place to its last. */
function runsWithCount(edge: number): boolean {
  return edge === EDGE.top || edge === EDGE.right;
}

function edgeLength({ width, height }: Section, edge: number): number {
  return edge === EDGE.top || edge === EDGE.bottom ? width : height;
}

/** The side at place i of an edge. */
function edgeSide({ width, height }: Section, firstCell: number, edge: number, i: number): number {
  switch (edge) {
    case EDGE.top:
      return 4 * (firstCell + i) + 3;
    case EDGE.left:
      return 4 * (firstCell + i * width) + 2;
    case EDGE.bottom:
      return 4 * (firstCell + (height - 1) * width + i) + 1;
    default:
      return 4 * (firstCell + i * width + width - 1);
  }
}
