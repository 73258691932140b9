import { type BitSet, GrowableInts, type Maze, type Mesh, NONE, sideEnd } from '@labrys/core';
import type { Polylines } from './polylines.ts';
import { sharedSides, sideBulge } from './sides.ts';
import { strokes } from './strokes.ts';

/** Sides as pairs of corners. */
class Sides {
  private readonly mesh: Mesh;
  private readonly ends: GrowableInts;
  private readonly bulges: number[] = []; // stays empty where all sides are straight

  constructor(mesh: Mesh, capacity: number) {
    this.mesh = mesh;
    this.ends = new GrowableInts(capacity);
  }

  add(cell: number, side: number): void {
    this.ends.push(this.mesh.sideCorner[side] as number);
    this.ends.push(sideEnd(this.mesh, cell, side));
    if (this.mesh.arcs !== undefined) this.bulges.push(sideBulge(this.mesh, cell, side));
  }

  append(others: Sides): this {
    for (const corner of others.ends.values()) this.ends.push(corner);
    for (const bulge of others.bulges) this.bulges.push(bulge);
    return this;
  }

  /** Pairs of corners. */
  segments(): Uint32Array {
    return new Uint32Array(this.ends.values());
  }

  /** As few lines as will do, round where sides are. */
  strokes(): Polylines {
    const { mesh } = this;
    const bulges = mesh.arcs === undefined ? undefined : Float64Array.from(this.bulges);
    return strokes(this.segments(), mesh.cornerX, mesh.cornerY, bulges);
  }
}

/** Side -> 1 if an open link crosses it, or an opening lies there. Cost: O(sides). */
export function openSides(maze: Maze, mesh: Mesh): Uint8Array {
  const { space } = maze;
  const isOpen = space.sidesOf(maze.open);
  if (space.weave !== null) {
    const isCrossing = space.sidesOf(space.weave.open);
    for (let s = 0; s < isOpen.length; s++) if (isCrossing[s] === 1) isOpen[s] = 1;
  }
  for (const { cell, side } of maze.openings) isOpen[(mesh.sideFirst[cell] as number) + side] = 1;
  return isOpen;
}

/**
 * The walls of a maze as pairs of corners, each wall once: the border without its openings first, then the inner walls.
 *
 * A side is open if an open link crosses it or an opening lies there; every other side is a wall. The two sides of
 * an inner wall lie on each other and count once; glued sides lie apart and both are drawn.
 *
 * Cost: O(sides).
 */
export function wallSegments(maze: Maze, mesh: Mesh): Uint32Array {
  return wallsOf(maze, mesh).segments();
}

/** The same walls as strokes, without those inside solid ground. @param solid cells. Cost: O(sides). */
export function wallStrokes(maze: Maze, mesh: Mesh, solid: Uint32Array): Polylines {
  return wallsOf(maze, mesh, solid).strokes();
}

const NO_CELLS = new Uint32Array(0);

function wallsOf(maze: Maze, mesh: Mesh, solid: Uint32Array = NO_CELLS): Sides {
  const { sideFirst, sidePartner } = mesh;
  const isOpen = openSides(maze, mesh);
  const isSolid = new Uint8Array(mesh.sideCorner.length);
  for (const c of solid) isSolid.fill(1, sideFirst[c] as number, sideFirst[c + 1] as number);
  const isShared = sharedSides(mesh);
  const inner = new Sides(mesh, mesh.cellCount);
  for (let c = 0; c < mesh.cellCount; c++) {
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
      const partner = sidePartner[s] as number;
      if (partner === NONE || isOpen[s] !== 0 || (isShared[s] !== 0 && partner < s)) continue;
      if (isSolid[s] !== 0 && isSolid[partner] !== 0 && isShared[s] !== 0) continue;
      inner.add(c, s);
    }
  }
  return borderWalls(maze, mesh).append(inner);
}

/** The border without its openings, or the parts of it whose corners are wanted. Cost: O(sides). */
export function borderWalls(maze: Maze, mesh: Mesh, isWanted: (corner: number) => boolean = () => true): Sides {
  const isOpen = openSides(maze, mesh);
  const border = new Sides(mesh, 16);
  for (let c = 0; c < mesh.cellCount; c++) {
    for (let s = mesh.sideFirst[c] as number; s < (mesh.sideFirst[c + 1] as number); s++) {
      const isBorder = mesh.sidePartner[s] === NONE && isOpen[s] === 0;
      if (isBorder && isWanted(mesh.sideCorner[s] as number)) border.add(c, s);
    }
  }
  return border;
}

/** Walls that close the given links, each once; stairs have none. Cost: O(halves). */
export function wallsOnLinks(maze: Maze, mesh: Mesh, links: BitSet): Sides {
  const { graph, sideOfHalf } = maze.space;
  const isShared = sharedSides(mesh);
  const walls = new Sides(mesh, 2 * links.count());
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const side = sideOfHalf[h] as number;
      if (side === NONE || !links.has(graph.link[h] as number)) continue;
      if (isShared[side] !== 0 && (mesh.sidePartner[side] as number) < side) continue;
      walls.add(c, side);
    }
  }
  return walls;
}

/** The outline of a set of cells as strokes, round where sides are: the sides that no two of them share. Cost: O(sides of the cells). */
export function outlineStrokes(mesh: Mesh, cells: Uint32Array): Polylines {
  return outlineOf(mesh, cells).strokes();
}

function outlineOf(mesh: Mesh, cells: Uint32Array): Sides {
  const { sideFirst, sidePartner } = mesh;
  const isShared = sharedSides(mesh);
  const isInside = new Uint8Array(mesh.sideCorner.length);
  for (const c of cells) isInside.fill(1, sideFirst[c] as number, sideFirst[c + 1] as number);
  const outline = new Sides(mesh, 4 * cells.length);
  for (const c of cells) {
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
      if (isShared[s] !== 0 && isInside[sidePartner[s] as number] !== 0) continue;
      outline.add(c, s);
    }
  }
  return outline;
}
