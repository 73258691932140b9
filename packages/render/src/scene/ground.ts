import { cellOfHalf, type Maze, type Mesh, NONE, polygonOf } from '@labrys/core';
import { type Board, boardOf, flatMesh } from './board.ts';
import { bulgeAbout } from './bulge.ts';
import { type Corridors, corridorsOf } from './corridors.ts';
import { innerWay } from './inner-way.ts';
import type { Bend } from './leg-line.ts';
import { isConvex, polygonCorners } from './polygon-corners.ts';
import { drawnCentres, ringCentre, sideBulge, sideGap } from './sides.ts';
import { stairPlaces } from './stair-place.ts';
import type { SceneStyle } from './style.ts';

/** A maze and what all layers of its picture stand on. */
export interface Ground {
  readonly maze: Maze;
  readonly mesh: Mesh;
  readonly board: Board;
  /** Where lines and signs stand in each cell: x at 2 c, y at 2 c + 1. */
  readonly centres: Float64Array;
  /** The tubes of a board with crossings; null elsewhere. */
  readonly corridors: Corridors | null;
}

/** @throws MazeError `cannot-combine` where the board does not lie flat */
export function groundOf(maze: Maze, style: SceneStyle): Ground {
  const mesh = flatMesh(maze);
  const board = boardOf(mesh);
  const corridors = maze.space.weave === null ? null : corridorsOf(maze, mesh, board.unit * style.sizes.inset);
  return {
    maze,
    mesh,
    board,
    get centres() {
      return drawnCentres(maze.space); // walls alone do without
    },
    corridors,
  };
}

/** On large boards labels are this much of the longer side, so that they are found. */
const LABEL_SHARE = 0.016;

/** Font size of labels, in cell units. */
export function labelSize({ board }: Ground, style: SceneStyle): number {
  return Math.max(board.unit * style.sizes.label, LABEL_SHARE * Math.max(board.width, board.height));
}

/**
 * How a line runs from a cell to what a half crosses: from the first point, the centre, to the last one, the middle of the
 * side. Along rings it is round. Under another passage it begins at the wall of that one, and where a half leads to
 * another sheet it ends at the sign for that.
 *
 * @param clear how far from the wall of the passage over it a line begins
 */
export function legOver(ground: Ground, cell: number, half: number, clear: number): readonly Bend[] {
  const { maze, centres } = ground;
  const { space } = maze;
  const side = space.sideOfHalf[half] as number;
  if (side === NONE) {
    const centre: Bend = [centres[2 * cell] as number, centres[2 * cell + 1] as number, 0];
    const place = stairPlaces(ground, cell).get(space.sheets?.stepOfHalf[half] ?? 0);
    return place === undefined ? [centre] : [centre, [place.x, place.y, 0]];
  }
  if (space.weave === null || cell < ground.mesh.cellCount) return legTo(ground, cell, side);
  const { mesh, corridors } = ground;
  const polygon = polygonOf(space, cell);
  const gap = sideGap(mesh, polygon, side);
  const end: Bend = [gap.x, gap.y, 0];
  const depth = corridors?.depth(polygon, side, clear) ?? 0;
  if (depth <= 0) return [end];
  const awayX = (centres[2 * cell] as number) - gap.x;
  const awayY = (centres[2 * cell + 1] as number) - gap.y;
  const share = Math.min(depth / Math.sqrt(awayX * awayX + awayY * awayY), 1);
  return [[gap.x + share * awayX, gap.y + share * awayY, 0], end];
}

/** How far before the side a half crosses a line has to stop that goes on under another passage; 0 for all others. */
export function shortOf({ maze, mesh, corridors }: Ground, cell: number, half: number, clear: number): number {
  if (corridors === null || cell < mesh.cellCount) return 0;
  const side = maze.space.sideOfHalf[half] as number;
  return Math.max(-corridors.depth(polygonOf(maze.space, cell), side, clear), 0);
}

/** How far lines keep off corners that point into a cell, in shares of c. */
const OFF_CORNERS = 0.25;

/** How a line runs from the centre of a cell to the middle of one of its sides. */
export function legTo({ mesh, board, centres, corridors }: Ground, cell: number, side: number): readonly Bend[] {
  const [x, y] = [centres[2 * cell] as number, centres[2 * cell + 1] as number];
  const gap = sideGap(mesh, cell, side);
  const ring = ringCentre(mesh, cell);
  const straight: readonly Bend[] = [
    [x, y, 0],
    [gap.x, gap.y, 0],
  ];
  if (ring === null) {
    if (corridors === null) {
      if (isConvex(mesh, cell)) return straight;
      const corners = polygonCorners(mesh, cell);
      const toSide = side - (mesh.sideFirst[cell] as number);
      const bends = innerWay(corners, [x, y], [gap.x, gap.y], toSide, OFF_CORNERS * board.unit);
      return [[x, y, 0], ...bends.map(([bendX, bendY]): Bend => [bendX, bendY, 0]), [gap.x, gap.y, 0]];
    }
    const entry = corridors.entry(cell, side);
    return entry === null
      ? straight
      : [
          [x, y, 0],
          [...entry, 0],
          [gap.x, gap.y, 0],
        ];
  }
  const [awayX, awayY] = [x - ring[0], y - ring[1]];
  const [sideX, sideY] = [gap.x - ring[0], gap.y - ring[1]];
  const radius = Math.sqrt(awayX * awayX + awayY * awayY);
  const sideRadius = Math.sqrt(sideX * sideX + sideY * sideY);
  if (radius < 1e-9 || sideRadius < 1e-9) return straight;
  // Round to the ray of the side's middle, then along the ray.
  const [onX, onY] = [ring[0] + (sideX * radius) / sideRadius, ring[1] + (sideY * radius) / sideRadius];
  const along = Math.abs(onX - x) + Math.abs(onY - y);
  const out = Math.abs(radius - sideRadius);
  if (along < 1e-9) return straight;
  const bulge = bulgeAbout(ring[0], ring[1], x, y, onX, onY);
  if (out < 1e-9)
    return [
      [x, y, 0],
      [gap.x, gap.y, bulge],
    ];
  if (sideBulge(mesh, cell, side) === 0) return straight;
  return [
    [x, y, 0],
    [onX, onY, bulge],
    [gap.x, gap.y, 0],
  ];
}

/**
 * How wide a line over halves may be that keeps clear of the walls of corridors; without any there is no limit.
 *
 * @param wall thickness of walls
 * Cost: O(halves).
 */
export function mostWidth({ maze, centres, corridors }: Ground, halves: Iterable<number>, wall: number): number {
  if (corridors === null) return Number.POSITIVE_INFINITY;
  const { space } = maze;
  const owner = cellOfHalf(space.graph);
  let narrowest = Number.POSITIVE_INFINITY;
  for (const h of halves) {
    const side = space.sideOfHalf[h] as number;
    if (side === NONE) continue; // stairs are as wide as the cell
    const cell = owner[h] as number;
    const [x, y] = [centres[2 * cell] as number, centres[2 * cell + 1] as number];
    narrowest = Math.min(narrowest, corridors.width(polygonOf(space, cell), side, x, y));
  }
  return 0.5 * Math.max(narrowest - wall, wall);
}
