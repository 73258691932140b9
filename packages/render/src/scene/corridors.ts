// Boards on which passages run over and under one another: every passage is a tube of its own, set in from the sides of
// its cell, and leads out through a mouth in each open side. Mouths of neighbours meet, so tubes are closed.
//
//   +-------------+        inset corners at 1 and 2, jaws of the open side at 2 (here the same) and 3,
//   |  1-------2--m        its mouth from m to m; where the cell beyond has sharper corners the mouth is
//   |  |          :        narrower, and the jaws stand off the inset corners
//   |  4-------3--m
//   +-------------+

import { GrowableInts, type Maze, type Mesh, NONE, polygonOf } from '@labrys/core';
import { bulgeAbout, middleOfPiece } from './bulge.ts';
import type { Polylines } from './polylines.ts';
import { ringCentre, sharedSides, sideBulge, sideGap, sideHeadings } from './sides.ts';
import { strokes } from './strokes.ts';
import { openSides } from './walls.ts';

/** The most of a side that insets take away, in shares of it. */
const MOST_TAKEN = 0.4;

/** The most that mouths may be narrowed by both cells. */
const MOST_NARROWED = 0.75;

const NEAR = 1e-9;

/** What a piece of the walls of tubes is: along a closed side, about an open one, or the end of a passage under others. */
const PIECE = { closed: 0, open: 1, under: 2 } as const;
const PIECES = 3;

/** The tubes of a maze. @param inset how far they are set in where cells are wide enough, in cell units. Cost: O(sides). */
export function corridorsOf(maze: Maze, mesh: Mesh, inset: number): Corridors {
  return new Corridors(maze, mesh, inset);
}

/** See {@link corridorsOf}. */
export class Corridors {
  private readonly maze: Maze;
  private readonly mesh: Mesh;
  private readonly isOpen: Uint8Array;
  private readonly isShared: Uint8Array;
  /** Side -> 1 if the passage under its polygon leads through it. */
  private readonly isUnder: Uint8Array;
  /** Polygon -> how far its tube is set in. */
  private readonly insets: Float64Array;
  /** Side -> how far from its start, and from its end, the inset corners stand. */
  private readonly startNeed: Float64Array;
  private readonly endNeed: Float64Array;
  private readonly x: number[] = [];
  private readonly y: number[] = [];
  private readonly mouths: Int32Array; // side -> point of its mouth at its start (2 s) and end (2 s + 1), or NONE
  private readonly corners: Int32Array; // side -> inset corner where it starts, or NONE
  private readonly jaws: Int32Array; // like mouths

  constructor(maze: Maze, mesh: Mesh, inset: number) {
    const { weave, graph, sideOfHalf } = maze.space;
    const sideCount = mesh.sideCorner.length;
    this.maze = maze;
    this.mesh = mesh;
    this.isOpen = openSides(maze, mesh);
    this.isShared = sharedSides(mesh);
    this.isUnder = new Uint8Array(sideCount);
    for (let c = mesh.cellCount; weave !== null && c < graph.cellCount; c++) {
      for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
        this.isUnder[sideOfHalf[h] as number] = 1;
      }
    }
    this.insets = new Float64Array(mesh.cellCount);
    this.startNeed = new Float64Array(sideCount);
    this.endNeed = new Float64Array(sideCount);
    this.mouths = new Int32Array(2 * sideCount).fill(NONE);
    this.jaws = new Int32Array(2 * sideCount).fill(NONE);
    this.corners = new Int32Array(sideCount).fill(NONE);
    for (let c = 0; c < mesh.cellCount; c++) this.fit(c, inset);
  }

  /** The walls of all tubes, as strokes. Cost: O(sides). */
  walls(): Polylines {
    return this.strokesOf(this.pieces(() => true));
  }

  /**
   * The walls of the tubes of some cells in pieces, those of a side together, as numbers for {@link strokesOf}. The same
   * number is the same piece on all boards that differ in their open links only.
   *
   * Cost: O(sides).
   */
  pieces(isShown: (cell: number) => boolean): number[] {
    const pieces: number[] = [];
    const { graph } = this.maze.space;
    for (let c = 0; c < graph.cellCount; c++) if (isShown(c)) pieces.push(...this.piecesOf(c));
    return pieces;
  }

  /** Pieces as strokes. Cost: O(pieces + sides). */
  strokesOf(pieces: Iterable<number>): Polylines {
    const { mesh } = this;
    const polygonOfSide = new Uint32Array(mesh.sideCorner.length);
    for (let c = 0; c < mesh.cellCount; c++) polygonOfSide.fill(c, mesh.sideFirst[c], mesh.sideFirst[c + 1]);
    const segments = new Segments();
    for (const piece of pieces) {
      const side = Math.floor(piece / PIECES);
      this.putPiece(segments, polygonOfSide[side] as number, side, piece % PIECES, false, () => false);
    }
    return segments.strokes(this.x, this.y);
  }

  /** The outline of the tubes of a set of cells. Cost: O(sides of the cells). */
  outlines(cells: Uint32Array): Polylines {
    const { graph, sideOfHalf } = this.maze.space;
    const isInside = new Uint8Array(graph.cellCount);
    for (const c of cells) isInside[c] = 1;
    const joins = new Uint8Array(this.mesh.sideCorner.length); // 1 where the cell beyond belongs to the set
    for (const c of cells) {
      for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
        const side = sideOfHalf[h] as number;
        if (side !== NONE && isInside[graph.to[h] as number] !== 0 && this.isShared[side] !== 0) joins[side] = 1;
      }
    }
    const segments = new Segments();
    const closes = (side: number): boolean => joins[side] === 0;
    for (const c of cells) {
      const polygon = polygonOf(this.maze.space, c);
      for (const piece of this.piecesOf(c)) {
        this.putPiece(segments, polygon, Math.floor(piece / PIECES), piece % PIECES, true, closes);
      }
    }
    return segments.strokes(this.x, this.y);
  }

  /**
   * How far from the middle of a side a line that passes under a polygon may go, straight in, until it comes near the wall
   * of the passage over it; below 0 where it has to stop before the side.
   *
   * @param clear how far from the middle of the wall it stays
   */
  depth(polygon: number, side: number, clear: number): number {
    const [start, end] = this.underEnds(polygon, side);
    const [startX, startY] = [this.x[start] as number, this.y[start] as number];
    const [wallX, wallY] = [(this.x[end] as number) - startX, (this.y[end] as number) - startY];
    const { x, y, outX, outY } = sideGap(this.mesh, polygon, side);
    const centre = sideBulge(this.mesh, polygon, side) === 0 ? null : ringCentre(this.mesh, polygon);
    const bulge = centre === null ? 0 : this.bulge(centre, start, end);
    const [wallMiddleX, wallMiddleY] = middleOfPiece(startX, startY, startX + wallX, startY + wallY, bulge);
    const [awayX, awayY] = [wallMiddleX - x, wallMiddleY - y];
    const away = Math.sqrt(awayX * awayX + awayY * awayY);
    // A wall that runs aslant is nearer than it is straight ahead.
    const sine = Math.abs(wallX * outY - wallY * outX) / Math.sqrt(wallX * wallX + wallY * wallY);
    return away - clear / Math.max(sine, 0.5);
  }

  /** Where a line comes through a mouth into a cell: straight in as far as the jaws; null in a band, which is all straight. */
  entry(polygon: number, side: number): readonly [number, number] | null {
    if (this.band(polygon) !== null) return null;
    const { x, y, outX, outY } = sideGap(this.mesh, polygon, side);
    const depth = this.insetOf(polygon);
    return [x - depth * outX, y - depth * outY];
  }

  /** How far the tube of a polygon is set in. */
  insetOf(polygon: number): number {
    return this.insets[polygon] as number;
  }

  /** How wide the mouth of a side is for a line that comes from x, y, which may do so aslant. */
  width(polygon: number, side: number, x: number, y: number): number {
    const [start, end] = [this.mouth(polygon, side, 0), this.mouth(polygon, side, 1)];
    const acrossX = (this.x[end] as number) - (this.x[start] as number);
    const acrossY = (this.y[end] as number) - (this.y[start] as number);
    const gap = sideGap(this.mesh, polygon, side);
    const [alongX, alongY] = [gap.x - x, gap.y - y];
    return Math.abs(acrossX * alongY - acrossY * alongX) / Math.sqrt(alongX * alongX + alongY * alongY);
  }

  /** The inset of a cell, and where it puts the inset corners along each side. */
  private fit(c: number, inset: number): void {
    const { mesh, startNeed, endNeed } = this;
    const first = mesh.sideFirst[c] as number;
    const last = (mesh.sideFirst[c + 1] as number) - 1;
    for (let s = first, before = last; s <= last; before = s++) {
      const [, , inX, inY] = sideHeadings(mesh, c, before);
      const [outX, outY] = sideHeadings(mesh, c, s);
      const need = (inX * outY - inY * outX) / Math.max(1 + inX * outX + inY * outY, NEAR);
      endNeed[before] = need;
      startNeed[s] = need;
    }
    let depth = inset;
    for (let s = first; s <= last; s++) {
      const needs = Math.max(startNeed[s] as number, 0) + Math.max(endNeed[s] as number, 0);
      if (needs > 0) depth = Math.min(depth, (MOST_TAKEN * this.lengthOf(c, s)) / needs);
    }
    this.insets[c] = depth;
    for (let s = first; s <= last; s++) {
      startNeed[s] = (startNeed[s] as number) * depth;
      endNeed[s] = (endNeed[s] as number) * depth;
    }
  }

  private lengthOf(polygon: number, side: number): number {
    const [aX, aY, bX, bY] = this.ends(polygon, side);
    return Math.sqrt((bX - aX) * (bX - aX) + (bY - aY) * (bY - aY));
  }

  private ends(polygon: number, side: number): readonly [number, number, number, number] {
    const { mesh } = this;
    const a = mesh.sideCorner[side] as number;
    const b = mesh.sideCorner[this.sideAfter(polygon, side)] as number;
    return [mesh.cornerX[a] as number, mesh.cornerY[a] as number, mesh.cornerX[b] as number, mesh.cornerY[b] as number];
  }

  private sideAfter(polygon: number, side: number): number {
    return side + 1 === this.mesh.sideFirst[polygon + 1] ? (this.mesh.sideFirst[polygon] as number) : side + 1;
  }

  /** The pieces of the tube of a cell, in the order of its sides; of one that lies under a polygon its two ends. */
  private piecesOf(cell: number): number[] {
    const { mesh, isOpen, isUnder } = this;
    const pieces: number[] = [];
    if (cell >= mesh.cellCount) {
      const { graph, sideOfHalf } = this.maze.space;
      for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
        const side = sideOfHalf[h] as number;
        if (isOpen[side] !== 0) pieces.push(PIECES * side + PIECE.under);
      }
      return pieces;
    }
    const band = this.band(cell);
    if (band !== null) return band.map((side) => PIECES * side + PIECE.open);
    for (let s = mesh.sideFirst[cell] as number; s < (mesh.sideFirst[cell + 1] as number); s++) {
      pieces.push(PIECES * s + (isOpen[s] === 0 || isUnder[s] !== 0 ? PIECE.closed : PIECE.open));
    }
    return pieces;
  }

  /**
   * Puts one piece.
   *
   * @param isArea closes the ends under polygons towards the passage over them
   * @param closes whether to close the mouth of a side
   */
  private putPiece(
    into: Segments,
    c: number,
    s: number,
    kind: number,
    isArea: boolean,
    closes: (side: number) => boolean,
  ): void {
    if (kind === PIECE.under) {
      // From its side to the walls of the passage over it.
      const [start, end] = this.underEnds(c, s);
      into.add(start, this.mouth(c, s, 0), 0);
      into.add(this.mouth(c, s, 1), end, 0);
      if (isArea) this.putAlong(into, c, s, start, end);
      if (closes(s)) this.putAlong(into, c, s, this.mouth(c, s, 0), this.mouth(c, s, 1));
      return;
    }
    const band = this.band(c);
    if (band !== null) {
      const other = band[0] === s ? band[1] : band[0];
      into.add(this.mouth(c, s, 1), this.mouth(c, other, 0), 0);
      if (closes(s)) into.add(this.mouth(c, s, 0), this.mouth(c, s, 1), 0);
      return;
    }
    const from = this.insetCorner(c, s);
    const to = this.insetCorner(c, this.sideAfter(c, s));
    if (kind === PIECE.closed) {
      this.putAlong(into, c, s, from, to);
      return;
    }
    this.putAlong(into, c, s, from, this.jaw(c, s, 0));
    into.add(this.jaw(c, s, 0), this.mouth(c, s, 0), 0);
    if (closes(s)) this.putAlong(into, c, s, this.mouth(c, s, 0), this.mouth(c, s, 1));
    into.add(this.mouth(c, s, 1), this.jaw(c, s, 1), 0);
    this.putAlong(into, c, s, this.jaw(c, s, 1), to);
  }

  /** A piece along a side or beside it, round as the side is. */
  private putAlong(into: Segments, c: number, side: number, from: number, to: number): void {
    if (from === to) return;
    const centre = sideBulge(this.mesh, c, side) === 0 ? null : ringCentre(this.mesh, c);
    if (centre === null) into.add(from, to, 0);
    else into.add(from, to, this.bulge(centre, from, to));
  }

  private bulge([x, y]: readonly [number, number], from: number, to: number): number {
    return bulgeAbout(x, y, this.x[from] as number, this.y[from] as number, this.x[to] as number, this.y[to] as number);
  }

  /** Where the walls of the passage under a polygon end: points on the wall of the one over it, at a side's start and end. */
  private underEnds(c: number, side: number): readonly [number, number] {
    const band = this.band(c);
    if (band === null) return [this.jaw(c, side, 0), this.jaw(c, side, 1)];
    const at = 2 * side;
    if (this.jaws[at] === NONE) {
      const [one, other] = band;
      const across = this.oppositeUnder(c, side);
      for (const k of [0, 1] as const) {
        // From the mouth towards that on the other side, as far as the nearer wall of the passage over.
        const from = this.mouth(c, side, k);
        const to = this.mouth(c, across, k === 0 ? 1 : 0);
        const share = Math.min(
          this.meeting(from, to, this.mouth(c, one, 1), this.mouth(c, other, 0)),
          this.meeting(from, to, this.mouth(c, other, 1), this.mouth(c, one, 0)),
        );
        const [fromX, fromY] = [this.x[from] as number, this.y[from] as number];
        this.jaws[at + k] = this.point(
          fromX + share * ((this.x[to] as number) - fromX),
          fromY + share * ((this.y[to] as number) - fromY),
        );
      }
    }
    return [this.jaws[at] as number, this.jaws[at + 1] as number];
  }

  /** The share of the way from a to b at which it meets the line through c and d. */
  private meeting(a: number, b: number, c: number, d: number): number {
    const { x, y } = this;
    const [cX, cY] = [x[c] as number, y[c] as number];
    const [wallX, wallY] = [(x[d] as number) - cX, (y[d] as number) - cY];
    const side = (p: number): number => wallX * ((y[p] as number) - cY) - wallY * ((x[p] as number) - cX);
    return side(a) / (side(a) - side(b));
  }

  private oppositeUnder(c: number, side: number): number {
    for (let s = this.mesh.sideFirst[c] as number; s < (this.mesh.sideFirst[c + 1] as number); s++) {
      if (s !== side && this.isUnder[s] !== 0) return s;
    }
    return side;
  }

  /**
   * The two sides between which a passage over another runs straight, in cells with more than four sides: the tube is a
   * band from one to the other. Null elsewhere; with four sides the tube has that shape by itself.
   */
  private band(c: number): readonly [number, number] | null {
    const { mesh, isUnder, isOpen } = this;
    const first = mesh.sideFirst[c] as number;
    const end = mesh.sideFirst[c + 1] as number;
    if (end - first <= 4 || ringCentre(mesh, c) !== null) return null;
    const over: number[] = [];
    let under = 0;
    for (let s = first; s < end; s++) {
      if (isUnder[s] !== 0) under++;
      else if (isOpen[s] !== 0) over.push(s);
    }
    const [one, other] = over;
    return under === 2 && over.length === 2 && one !== undefined && other !== undefined ? [one, other] : null;
  }

  /** The inset corner where a side starts. */
  private insetCorner(c: number, side: number): number {
    const known = this.corners[side] as number;
    if (known !== NONE) return known;
    const [x, y] = this.ends(c, side);
    const [alongX, alongY] = sideHeadings(this.mesh, c, side);
    const depth = this.insets[c] as number;
    const need = this.startNeed[side] as number;
    const corner = this.point(x + need * alongX - depth * alongY, y + need * alongY + depth * alongX);
    this.corners[side] = corner;
    return corner;
  }

  /** An end of the mouth of a side: at its start (0) or its end (1). */
  private mouth(c: number, side: number, end: 0 | 1): number {
    const at = 2 * side + end;
    const known = this.mouths[at] as number;
    if (known !== NONE) return known;
    const partner = this.mesh.sidePartner[side] as number;
    const [x, y] = this.along(c, side, end, this.taken(c, side, end));
    const point = this.point(x, y);
    this.mouths[at] = point;
    if (this.isShared[side] !== 0) this.mouths[2 * partner + (1 - end)] = point;
    return point;
  }

  /** Where the mouth of a side meets the tube. */
  private jaw(c: number, side: number, end: 0 | 1): number {
    const at = 2 * side + end;
    const known = this.jaws[at] as number;
    if (known !== NONE) return known;
    const own = (end === 0 ? this.startNeed[side] : this.endNeed[side]) as number;
    const taken = this.taken(c, side, end);
    let jaw: number;
    if (taken <= own + NEAR) jaw = this.insetCorner(c, end === 0 ? side : this.sideAfter(c, side));
    else {
      const depth = this.insets[c] as number;
      const mouth = this.mouth(c, side, end);
      const [x, y] = [this.x[mouth] as number, this.y[mouth] as number];
      const centre = sideBulge(this.mesh, c, side) === 0 ? null : ringCentre(this.mesh, c);
      const gap = sideGap(this.mesh, c, side);
      let [inX, inY] = [-gap.outX, -gap.outY];
      if (centre !== null) {
        const [awayX, awayY] = [centre[0] - x, centre[1] - y];
        const sign = (awayX * inX + awayY * inY > 0 ? 1 : -1) / Math.sqrt(awayX * awayX + awayY * awayY);
        [inX, inY] = [sign * awayX, sign * awayY];
      }
      jaw = this.point(x + depth * inX, y + depth * inY);
    }
    this.jaws[at] = jaw;
    return jaw;
  }

  /** How much a mouth leaves of its side at its start or end: enough for the cells on both sides. */
  private taken(c: number, side: number, end: 0 | 1): number {
    const start = this.takenAt(side, 0);
    const stop = this.takenAt(side, 1);
    const most = MOST_NARROWED * this.lengthOf(c, side);
    const fit = start + stop > most ? most / (start + stop) : 1;
    return fit * (end === 0 ? start : stop);
  }

  private takenAt(side: number, end: 0 | 1): number {
    const { mesh, startNeed, endNeed } = this;
    const own = (end === 0 ? startNeed[side] : endNeed[side]) as number;
    if (this.isShared[side] === 0) return Math.max(own, 0);
    const partner = mesh.sidePartner[side] as number;
    return Math.max(own, (end === 0 ? endNeed[partner] : startNeed[partner]) as number, 0);
  }

  /** The point on a side a distance from its start or end. */
  private along(c: number, side: number, end: 0 | 1, distance: number): readonly [number, number] {
    const [aX, aY, bX, bY] = this.ends(c, side);
    const [startX, startY, endX, endY] = sideHeadings(this.mesh, c, side);
    const x = end === 0 ? aX + distance * startX : bX - distance * endX;
    const y = end === 0 ? aY + distance * startY : bY - distance * endY;
    const centre = sideBulge(this.mesh, c, side) === 0 ? null : ringCentre(this.mesh, c);
    if (centre === null) return [x, y];
    const [centreX, centreY] = centre;
    const radius = Math.sqrt((aX - centreX) * (aX - centreX) + (aY - centreY) * (aY - centreY));
    const reach = Math.sqrt((x - centreX) * (x - centreX) + (y - centreY) * (y - centreY));
    return [centreX + ((x - centreX) * radius) / reach, centreY + ((y - centreY) * radius) / reach];
  }

  private point(x: number, y: number): number {
    this.x.push(x);
    this.y.push(y);
    return this.x.length - 1;
  }
}

/** Pieces between points. */
class Segments {
  private readonly ends = new GrowableInts();
  private readonly bulges: number[] = [];
  private isRound = false;

  add(from: number, to: number, bulge: number): void {
    if (from === to) return;
    this.ends.push(from);
    this.ends.push(to);
    this.bulges.push(bulge);
    if (bulge !== 0) this.isRound = true;
  }

  strokes(x: readonly number[], y: readonly number[]): Polylines {
    const bulges = this.isRound ? Float64Array.from(this.bulges) : undefined;
    return strokes(new Uint32Array(this.ends.values()), Float64Array.from(x), Float64Array.from(y), bulges);
  }
}
