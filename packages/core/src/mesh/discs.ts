// Discs, and sectors of discs, cut into rings of cells: theta boards, and the two halves of a sphere.
//
// Circle k lies inside ring k and has a corner for each cell of that ring; where the ring outside has more cells, the
// outer side of a cell is split at their corners. The sides of a ring cell, clockwise:
//
//              3    4  ...            0  towards the next cell of the ring, clockwise
//          +-----+-----+              1  inward
//        2 |           | 0            2  towards the cell before
//          +-----------+              3 and on: outward, a side for each cell of the ring outside
//                1

import { NONE } from '../structures/none.ts';
import { cosineOfTurn, sineOfTurn } from './circle.ts';
import { joinSides, type Mesh } from './mesh.ts';

/** Rings of cells about a centre, each one unit wide. */
export interface Disc {
  readonly centreX: number;
  readonly centreY: number;
  /** Radius of the innermost circle, above 0. */
  readonly innerRadius: number;
  /** Whether what lies within the innermost circle is a cell; else it is left out. */
  readonly hasMiddle: boolean;
  /** Cells of each ring from the inside on; each count divides the next one. */
  readonly counts: readonly number[];
  /** Sides of the outer circle, a multiple of the last count; at least 3 in a full disc. */
  readonly rimCount: number;
  /** How much of the disc, in degrees: 360 begins at the top, less is a fan about the upward direction. */
  readonly degrees: number;
}

/** A mesh of discs; cells disc by disc, in each the middle first, then ring by ring outward, each clockwise. */
export interface DiscMesh {
  readonly mesh: Mesh;
  /** For each disc the sides on its outer circle, clockwise. */
  readonly rims: readonly Uint32Array[];
}

/** Number of cells of a disc. Cost: O(rings). */
export function discCells({ hasMiddle, counts }: Disc): number {
  let cells = hasMiddle ? 1 : 0;
  for (const count of counts) cells += count;
  return cells;
}

/**
 * Discs beside each other as one mesh; nothing joins one to another.
 *
 * Sides on circles are arcs, the longest a third of a circle. Cost: O(sides).
 */
export function discMesh(discs: readonly Disc[]): DiscMesh {
  let cellCount = 0;
  let sideCount = 0;
  let cornerCount = 0;
  for (const disc of discs) {
    cellCount += discCells(disc);
    sideCount += discSides(disc);
    cornerCount += discCorners(disc);
  }
  const into: Drawing = {
    sideFirst: new Uint32Array(cellCount + 1),
    sideCorner: new Uint32Array(sideCount),
    sidePartner: new Int32Array(sideCount).fill(NONE),
    centreOfSide: new Int32Array(sideCount).fill(NONE),
    cornerX: new Float64Array(cornerCount),
    cornerY: new Float64Array(cornerCount),
    cell: 0,
    side: 0,
    corner: 0,
  };
  const rims = discs.map((disc, number) => drawDisc(into, disc, number));
  const { sideFirst, sideCorner, sidePartner, centreOfSide, cornerX, cornerY } = into;
  const centreX = Float64Array.from(discs, (disc) => disc.centreX);
  const centreY = Float64Array.from(discs, (disc) => disc.centreY);
  const arcs = { centreX, centreY, centreOfSide };
  return { mesh: { cellCount, sideFirst, sideCorner, sidePartner, cornerX, cornerY, arcs }, rims };
}

/** The mesh so far, and the next free cell, side and corner. */
interface Drawing {
  readonly sideFirst: Uint32Array;
  readonly sideCorner: Uint32Array;
  readonly sidePartner: Int32Array;
  readonly centreOfSide: Int32Array;
  readonly cornerX: Float64Array;
  readonly cornerY: Float64Array;
  cell: number;
  side: number;
  corner: number;
}

function isFull({ degrees }: Disc): boolean {
  return degrees === 360;
}

/** Sides of circle k. */
function cutsOf({ counts, rimCount }: Disc, k: number): number {
  return k < counts.length ? (counts[k] as number) : rimCount;
}

function discSides(disc: Disc): number {
  let sides = disc.hasMiddle ? cutsOf(disc, 0) + (isFull(disc) ? 0 : 2) : 0;
  disc.counts.forEach((count, k) => {
    sides += 3 * count + cutsOf(disc, k + 1);
  });
  return sides;
}

function discCorners(disc: Disc): number {
  const isOpen = !isFull(disc);
  let corners = disc.hasMiddle && isOpen ? 1 : 0;
  for (let k = 0; k <= disc.counts.length; k++) corners += cutsOf(disc, k) + (isOpen ? 1 : 0);
  return corners;
}

/** Draws one disc. @returns the sides on its outer circle */
function drawDisc(into: Drawing, disc: Disc, number: number): Uint32Array {
  const { counts } = disc;
  let innerCorners = drawCircle(into, disc, 0);
  // Outward sides on the circle inside, clockwise; null round a hole.
  let innerSides = disc.hasMiddle ? drawMiddle(into, disc, number, innerCorners) : null;

  for (let k = 0; k < counts.length; k++) {
    const count = counts[k] as number;
    const outerCorners = drawCircle(into, disc, k + 1);
    const factor = cutsOf(disc, k + 1) / count;
    const outerSides = new Uint32Array(factor * count);
    const { sideCorner, sidePartner, centreOfSide } = into;
    const firstSide = into.side;
    const sidesOfCell = 3 + factor;
    for (let i = 0; i < count; i++) {
      const side = firstSide + i * sidesOfCell;
      sideCorner[side] = cornerOf(disc, outerCorners, factor * count, factor * (i + 1));
      sideCorner[side + 1] = cornerOf(disc, innerCorners, count, i + 1);
      sideCorner[side + 2] = innerCorners + i;
      if (i + 1 < count) joinSides(sidePartner, side, side + sidesOfCell + 2);
      else if (isFull(disc)) joinSides(sidePartner, side, firstSide + 2);
      if (innerSides !== null) joinSides(sidePartner, side + 1, innerSides[i] as number);
      centreOfSide[side + 1] = number;
      for (let j = 0; j < factor; j++) {
        sideCorner[side + 3 + j] = outerCorners + factor * i + j;
        centreOfSide[side + 3 + j] = number;
        outerSides[factor * i + j] = side + 3 + j;
      }
      into.sideFirst[++into.cell] = side + sidesOfCell;
    }
    into.side = firstSide + count * sidesOfCell;
    innerCorners = outerCorners;
    innerSides = outerSides;
  }
  return innerSides ?? new Uint32Array(0);
}

/** The cell inside the innermost circle; in a sector it reaches to the centre. @returns its sides on that circle */
function drawMiddle(into: Drawing, disc: Disc, number: number, innerCorners: number): Uint32Array {
  const { sideCorner, centreOfSide } = into;
  const cuts = cutsOf(disc, 0);
  const sides = new Uint32Array(cuts);
  for (let i = 0; i < cuts; i++) {
    const side = into.side++;
    sideCorner[side] = innerCorners + i;
    centreOfSide[side] = number;
    sides[i] = side;
  }
  if (!isFull(disc)) {
    const centre = into.corner++;
    into.cornerX[centre] = disc.centreX;
    into.cornerY[centre] = disc.centreY;
    sideCorner[into.side++] = innerCorners + cuts;
    sideCorner[into.side++] = centre;
  }
  into.sideFirst[++into.cell] = into.side;
  return sides;
}

/** Sets the corners of circle k, clockwise. @returns the first */
function drawCircle(into: Drawing, disc: Disc, k: number): number {
  const { degrees, innerRadius, centreX, centreY } = disc;
  const first = into.corner;
  const cuts = cutsOf(disc, k);
  const radius = innerRadius + k;
  for (let i = 0; i < cuts + (isFull(disc) ? 0 : 1); i++) {
    // In parts of a turn: a full disc begins at the top, a fan half its width before.
    const numerator = isFull(disc) ? i : (720 - degrees) * cuts + 2 * degrees * i;
    const denominator = isFull(disc) ? cuts : 720 * cuts;
    into.cornerX[into.corner] = centreX + radius * sineOfTurn(numerator, denominator);
    into.cornerY[into.corner++] = centreY - radius * cosineOfTurn(numerator, denominator);
  }
  return first;
}

/** Corner i of a circle, clockwise; the last one of a full circle is the first one. */
function cornerOf(disc: Disc, firstCorner: number, cuts: number, i: number): number {
  return firstCorner + (isFull(disc) && i === cuts ? 0 : i);
}
