// Where the sides of cells lie, straight or round.

import { kept, type Mesh, NONE, polygonOf, type Space, sideEnd } from '@labrys/core';
import { bulgeAbout, headingAt, middleOfPiece } from './bulge.ts';
import { innerPoint } from './inner-point.ts';
import { isConvex, polygonCorners } from './polygon-corners.ts';

/** A point on a side and the way out of its cell there. */
export interface Gap {
  /** Middle of the side. */
  readonly x: number;
  readonly y: number;
  /** Unit vector out of the cell. */
  readonly outX: number;
  readonly outY: number;
}

/** How round a side is, clockwise about its cell. */
export function sideBulge(mesh: Mesh, polygon: number, side: number): number {
  const { arcs, sideCorner, cornerX, cornerY } = mesh;
  const centre = arcs === undefined ? NONE : (arcs.centreOfSide[side] as number);
  if (arcs === undefined || centre === NONE) return 0;
  const a = sideCorner[side] as number;
  const b = sideEnd(mesh, polygon, side);
  return bulgeAbout(
    arcs.centreX[centre] as number,
    arcs.centreY[centre] as number,
    cornerX[a] as number,
    cornerY[a] as number,
    cornerX[b] as number,
    cornerY[b] as number,
  );
}

/** The middle of a side of a cell. */
export function sideGap(mesh: Mesh, polygon: number, side: number): Gap {
  const start = mesh.sideCorner[side] as number;
  const end = sideEnd(mesh, polygon, side);
  const startX = mesh.cornerX[start] as number;
  const startY = mesh.cornerY[start] as number;
  const endX = mesh.cornerX[end] as number;
  const endY = mesh.cornerY[end] as number;
  const x = endX - startX;
  const y = endY - startY;
  const length = Math.sqrt(x * x + y * y);
  const bulge = sideBulge(mesh, polygon, side);
  const [middleX, middleY] =
    bulge === 0 ? [(startX + endX) / 2, (startY + endY) / 2] : middleOfPiece(startX, startY, endX, endY, bulge);
  // Sides run clockwise as drawn, so the outside is on their left.
  return { x: middleX, y: middleY, outX: y / length, outY: -x / length };
}

/** Directions, unit vectors, in which a side leaves the corner it starts at and comes to the one where it ends. */
export function sideHeadings(mesh: Mesh, polygon: number, side: number): readonly [number, number, number, number] {
  const a = mesh.sideCorner[side] as number;
  const b = sideEnd(mesh, polygon, side);
  const [aX, aY] = [mesh.cornerX[a] as number, mesh.cornerY[a] as number];
  const [bX, bY] = [mesh.cornerX[b] as number, mesh.cornerY[b] as number];
  const bulge = sideBulge(mesh, polygon, side);
  return [...headingAt(aX, aY, bX, bY, bulge), ...headingAt(aX, aY, bX, bY, -bulge)];
}

/**
 * Side -> 1 if it and its partner lie on each other as drawn; 0 on the border and on seams, whose sides lie apart, or
 * side by side with one corner in common. Cost: O(sides) for the first call, then O(1).
 */
export const sharedSides: (mesh: Mesh) => Uint8Array = kept((mesh) => {
  const { cellCount, sideFirst, sideCorner, sidePartner } = mesh;
  const shared = new Uint8Array(sideCorner.length);
  for (let c = 0; c < cellCount; c++) {
    const begin = sideFirst[c] as number;
    const end = sideFirst[c + 1] as number;
    for (let s = begin; s < end; s++) {
      if (sidePartner[s] !== NONE && meetsPartner(mesh, s, s + 1 < end ? s + 1 : begin)) shared[s] = 1; // so far
    }
  }
  for (let s = 0; s < shared.length; s++) {
    const partner = sidePartner[s] as number;
    if (partner < s || shared[s] === shared[partner]) continue;
    shared[s] = 0;
    shared[partner] = 0;
  }
  return shared;
});

/** Whether sides are glued that do not lie on each other as drawn. Cost: O(sides) for the first call, then O(1). */
export const hasSeams: (mesh: Mesh) => boolean = kept((mesh) => {
  const { cellCount, sideFirst, sidePartner } = mesh;
  for (let c = 0; c < cellCount; c++) {
    const begin = sideFirst[c] as number;
    const end = sideFirst[c + 1] as number;
    for (let s = begin; s < end; s++) {
      if (sidePartner[s] !== NONE && !meetsPartner(mesh, s, s + 1 < end ? s + 1 : begin)) return true;
    }
  }
  return false;
});

/** Whether a side that has a partner ends where that begins. @param next the side after it */
function meetsPartner({ sideCorner, sidePartner }: Mesh, side: number, next: number): boolean {
  return sideCorner[sidePartner[side] as number] === sideCorner[next];
}

/** The centre that the round sides of a cell have, or null. */
export function ringCentre(mesh: Mesh, polygon: number): readonly [number, number] | null {
  const { arcs } = mesh;
  if (arcs === undefined) return null;
  for (let s = mesh.sideFirst[polygon] as number; s < (mesh.sideFirst[polygon + 1] as number); s++) {
    const centre = arcs.centreOfSide[s] as number;
    if (centre !== NONE) return [arcs.centreX[centre] as number, arcs.centreY[centre] as number];
  }
  return null;
}

/**
 * Where lines and signs stand in each cell: its centre, or a place well inside where corners point inwards; in a cell of a
 * ring, half way between its circles and between its rays, so that a line along the ring is a circle.
 */
export const drawnCentres: (space: Space) => Float64Array = kept((space) => {
  const { mesh, centres, graph } = space;
  if (mesh === null) return centres;
  if (mesh.arcs === undefined) return innerCentres(space, mesh);
  const drawn = centres.slice();
  for (let c = 0; c < graph.cellCount; c++) {
    const polygon = polygonOf(space, c);
    const centre = ringCentre(mesh, polygon);
    if (centre === null) continue;
    const [x, y] = centre;
    let rays = 0;
    let [sumX, sumY, sum] = [0, 0, 0];
    let isWhole = true; // all sides are arcs about one centre
    for (let s = mesh.sideFirst[polygon] as number; s < (mesh.sideFirst[polygon + 1] as number); s++) {
      if (mesh.arcs.centreOfSide[s] !== NONE) continue;
      isWhole = false;
      const gap = sideGap(mesh, polygon, s);
      const [awayX, awayY] = [gap.x - x, gap.y - y];
      const radius = Math.sqrt(awayX * awayX + awayY * awayY);
      if (Math.abs(awayX * gap.outX + awayY * gap.outY) > 1e-6 * radius) continue;
      rays++;
      sumX += awayX / radius;
      sumY += awayY / radius;
      sum += radius;
    }
    const length = Math.sqrt(sumX * sumX + sumY * sumY);
    if (isWhole) drawn.set([x, y], 2 * c);
    if (rays !== 2 || length < 1e-6) continue;
    drawn[2 * c] = x + (sumX / length) * (sum / 2);
    drawn[2 * c + 1] = y + (sumY / length) * (sum / 2);
  }
  return drawn;
});

/** The centres, but for cells with corners that point inwards. */
function innerCentres({ centres, graph, weave }: Space, mesh: Mesh): Float64Array {
  let inner = centres;
  for (let c = 0; c < graph.cellCount; c++) {
    const polygon = polygonOf({ mesh, weave }, c);
    if (isConvex(mesh, polygon)) continue;
    const corners = polygonCorners(mesh, polygon);
    if (inner === centres) inner = centres.slice();
    inner.set(innerPoint(corners, centres[2 * c] as number, centres[2 * c + 1] as number), 2 * c);
  }
  return inner;
}

/** Radius of the circle about the centre of a cell that fits into its polygon. */
export function roomIn(mesh: Mesh, centres: Float64Array, cell: number): number {
  return fitting(mesh, centres, cell, (x, y) => Math.sqrt(x * x + y * y));
}

/** Half a side of the upright square about the centre of a cell that fits into its polygon. */
export function squareIn(mesh: Mesh, centres: Float64Array, cell: number): number {
  return fitting(mesh, centres, cell, (x, y) => Math.abs(x) + Math.abs(y));
}

/**
 * How large a shape about the centre of a cell may be until it meets a side.
 *
 * @param width what a side counts that goes so far across and down: the length at which the shape of size 1 meets it
 */
function fitting(mesh: Mesh, centres: Float64Array, cell: number, width: (x: number, y: number) => number): number {
  const { sideFirst, sideCorner, cornerX, cornerY } = mesh;
  const x = centres[2 * cell] as number;
  const y = centres[2 * cell + 1] as number;
  let room = Number.POSITIVE_INFINITY;
  const last = (sideFirst[cell + 1] as number) - 1;
  for (let s = sideFirst[cell] as number, before = last; s <= last; before = s++) {
    const [a, b] = [sideCorner[before] as number, sideCorner[s] as number];
    const [aX, aY] = [(cornerX[a] as number) - x, (cornerY[a] as number) - y];
    const [bX, bY] = [(cornerX[b] as number) - x, (cornerY[b] as number) - y];
    room = Math.min(room, Math.abs(aX * bY - aY * bX) / width(bX - aX, bY - aY));
  }
  return room;
}
