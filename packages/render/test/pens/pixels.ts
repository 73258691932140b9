import { type Maze, type MeshSpace, NONE } from '@labrys/core';

/** Whether there is ink at column x, row y of a picture of the maze with walls one pixel and passages one pixel wide. */
export type InkAt = (x: number, y: number) => boolean;

/**
 * What a maze on squares looks like with two pixels a cell: the places of sides that are walls, as "x,y", and those that
 * are not.
 */
function sidePlaces(maze: Maze): { readonly walls: Set<string>; readonly gaps: Set<string> } {
  const { mesh, graph, sideOfHalf } = maze.space as MeshSpace;
  const left = Math.min(...mesh.cornerX);
  const top = Math.min(...mesh.cornerY);
  const open = new Set<number>();
  for (let h = 0; h < sideOfHalf.length; h++) if (maze.open.has(graph.link[h]!)) open.add(sideOfHalf[h]!);
  for (const { cell, side } of maze.openings) open.add(mesh.sideFirst[cell]! + side);
  const walls = new Set<string>();
  const gaps = new Set<string>();
  for (let c = 0; c < mesh.cellCount; c++) {
    const first = mesh.sideFirst[c]!;
    for (let s = first; s < mesh.sideFirst[c + 1]!; s++) {
      const a = mesh.sideCorner[s]!;
      const b = mesh.sideCorner[s + 1 === mesh.sideFirst[c + 1]! ? first : s + 1]!;
      const place = `${mesh.cornerX[a]! + mesh.cornerX[b]! - 2 * left},${mesh.cornerY[a]! + mesh.cornerY[b]! - 2 * top}`;
      (open.has(s) ? gaps : walls).add(place);
    }
  }
  return { walls, gaps };
}

/** Side places at which a picture and a maze disagree. */
export function disagreements(maze: Maze, inkAt: InkAt): string[] {
  const { walls, gaps } = sidePlaces(maze);
  const at = (place: string): boolean => inkAt(...(place.split(',').map(Number) as [number, number]));
  return [...[...walls].filter((place) => !at(place)), ...[...gaps].filter(at)];
}

/** The maze without ends and one-way links, which are drawn in other colours. */
export function bare(maze: Maze): Maze {
  return { ...maze, oneWay: null, start: NONE, finishes: [], openings: [] };
}
