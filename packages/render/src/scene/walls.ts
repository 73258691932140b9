import { GrowableInts, type Maze, type Mesh, NONE, sideEnd } from '@labrys/core';

/**
 * The walls of a maze as pairs of corners, each wall once: the border without its openings first, then the inner walls.
 *
 * A side is open if an open link crosses it or an opening lies there; every other side is a wall. The two sides of
 * an inner wall lie on each other and count once; glued sides lie apart and both are drawn.
 *
 * Cost: O(sides).
 */
export function wallSegments(maze: Maze, mesh: Mesh): Uint32Array {
  const { graph, sideOfHalf } = maze.space;
  const { sideFirst, sideCorner, sidePartner } = mesh;
  const isOpen = new Uint8Array(sideCorner.length);
  for (let h = 0; h < sideOfHalf.length; h++) {
    if (maze.open.has(graph.link[h] as number)) isOpen[sideOfHalf[h] as number] = 1;
  }
  for (const { cell, side } of maze.openings) isOpen[(sideFirst[cell] as number) + side] = 1;

  const border = new GrowableInts();
  const inner = new GrowableInts(mesh.cellCount);
  for (let c = 0; c < mesh.cellCount; c++) {
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
      if (isOpen[s] !== 0) continue;
      const partner = sidePartner[s] as number;
      const start = sideCorner[s] as number;
      const end = sideEnd(mesh, c, s);
      if (partner !== NONE && partner < s && sideCorner[partner] === end) continue;
      const walls = partner === NONE ? border : inner;
      walls.push(start);
      walls.push(end);
    }
  }
  const segments = new Uint32Array(border.length + inner.length);
  segments.set(border.values());
  segments.set(inner.values(), border.length);
  return segments;
}

/** The outline of a set of cells as pairs of corners: the sides that no two cells of the set share. */
export function outlineSegments(mesh: Mesh, cells: Uint32Array): Uint32Array {
  const { sideFirst, sideCorner, sidePartner } = mesh;
  const isInside = new Uint8Array(sideCorner.length);
  for (const c of cells) isInside.fill(1, sideFirst[c] as number, sideFirst[c + 1] as number);
  const outline = new GrowableInts(4 * cells.length);
  for (const c of cells) {
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
      const partner = sidePartner[s] as number;
      const end = sideEnd(mesh, c, s);
      if (partner !== NONE && isInside[partner] !== 0 && sideCorner[partner] === end) continue;
      outline.push(sideCorner[s] as number);
      outline.push(end);
    }
  }
  return new Uint32Array(outline.values());
}
