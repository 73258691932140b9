import { linkSegments, type Maze, type MeshSpace, sideEnd, wallComponents } from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Lines, type Polylines, scene, sceneStyle } from '../../src/index.ts';
import { borderSides, mazeFrom, mazeSeeds } from '../mazes.ts';

/** A straight piece of a line: x, y, x, y. */
type Piece = readonly [number, number, number, number];

/** Walls counted by another way than the drawing's: closed links, and the border less the openings. */
function wallsOf(maze: Maze): { closed: Piece[]; open: Piece[] } {
  const space = maze.space as MeshSpace;
  const { mesh, graph } = space;
  const piece = (a: number, b: number): Piece => [
    mesh.cornerX[a]!,
    mesh.cornerY[a]!,
    mesh.cornerX[b]!,
    mesh.cornerY[b]!,
  ];
  const closed: Piece[] = [];
  const open: Piece[] = [];
  const segments = linkSegments(space);
  for (let l = 0; l < graph.linkCount; l++) {
    (maze.open.has(l) ? open : closed).push(piece(segments[2 * l]!, segments[2 * l + 1]!));
  }
  for (const { cell, side } of borderSides(space)) {
    const isOpening = maze.openings.some((opening) => opening.cell === cell && opening.side === side);
    const s = mesh.sideFirst[cell]! + side;
    (isOpening ? open : closed).push(piece(mesh.sideCorner[s]!, sideEnd(mesh, cell, s)));
  }
  return { closed, open };
}

function piecesOf(lines: Polylines): Piece[] {
  const pieces: Piece[] = [];
  for (let k = 0; k < lines.count; k++) {
    const points = pointsOf(lines, k);
    if (lines.closed[k] === 1) points.push(points[0]!);
    for (let i = 1; i < points.length; i++) pieces.push([...points[i - 1]!, ...points[i]!]);
  }
  return pieces;
}

function pointsOf(lines: Polylines, k: number): [number, number][] {
  const points: [number, number][] = [];
  for (let p = lines.first[k]!; p < lines.first[k + 1]!; p++) {
    points.push([lines.points[2 * p]!, lines.points[2 * p + 1]!]);
  }
  return points;
}

const lengthOf = ([x1, y1, x2, y2]: Piece): number => Math.hypot(x2 - x1, y2 - y1);

/** How many of the pieces pass over the middle of a wall. */
function coverage(wall: Piece, pieces: readonly Piece[]): number {
  const x = (wall[0] + wall[2]) / 2;
  const y = (wall[1] + wall[3]) / 2;
  return pieces.filter(([x1, y1, x2, y2]) => {
    const detour = Math.hypot(x - x1, y - y1) + Math.hypot(x2 - x, y2 - y) - Math.hypot(x2 - x1, y2 - y1);
    return detour < 1e-9;
  }).length;
}

const wallStrokes = (maze: Maze): Polylines =>
  (scene(maze).layers.find(({ name }) => name === 'walls')!.items[0] as Lines).lines;

const anyMaze = mazeSeeds(['squares', 'masked squares', 'hexagons', 'triangles']).map(mazeFrom);
const runs = { seed: 20, numRuns: 150 };

describe('the strokes of a maze', () => {
  it('cover each wall exactly once and nothing else', () => {
    fc.assert(
      fc.property(anyMaze, (maze) => {
        const { closed, open } = wallsOf(maze);
        const pieces = piecesOf(wallStrokes(maze));
        for (const wall of closed) expect(coverage(wall, pieces)).toBe(1);
        for (const gap of open) expect(coverage(gap, pieces)).toBe(0);
        const total = (list: Piece[]): number => list.reduce((sum, piece) => sum + lengthOf(piece), 0);
        expect(total(pieces)).toBeCloseTo(total(closed), 6);
      }),
      runs,
    );
  });

  it('cover each wall exactly once in the colours of their pieces too, one colour a piece', () => {
    fc.assert(
      fc.property(anyMaze, (maze) => {
        const style = { ...sceneStyle, show: 'walls' } as const;
        const items = scene(maze, style).layers.find(({ name }) => name === 'walls')!.items as Lines[];
        const { closed, open } = wallsOf(maze);
        const pieces = items.map(({ lines }) => piecesOf(lines));
        for (const wall of closed) expect(coverage(wall, pieces.flat())).toBe(1);
        for (const gap of open) expect(coverage(gap, pieces.flat())).toBe(0);
        const { ofLink, isOuter } = wallComponents(maze);
        const segments = linkSegments(maze.space as MeshSpace);
        const { mesh } = maze.space as MeshSpace;
        const colourOf = new Map<number, number>();
        ofLink.forEach((piece, l) => {
          if (piece < 0) return;
          const [a, b] = [segments[2 * l]!, segments[2 * l + 1]!];
          const wall: Piece = [mesh.cornerX[a]!, mesh.cornerY[a]!, mesh.cornerX[b]!, mesh.cornerY[b]!];
          const at = pieces.findIndex((own) => coverage(wall, own) === 1);
          expect(colourOf.get(piece) ?? at).toBe(at);
          colourOf.set(piece, at);
          expect(items[at]!.colour === sceneStyle.colours.wall).toBe(isOuter[piece] === 1);
        });
      }),
      { seed: 21, numRuns: 60 },
    );
  });

  it('would be caught drawing a wall twice', () => {
    const maze = mazeFrom({ kind: 'squares', width: 3, height: 3, seed: 1 });
    const pieces = piecesOf(wallStrokes(maze));
    expect(coverage(wallsOf(maze).closed[0]!, [...pieces, ...pieces])).toBe(2);
  });

  it('turn at every point between their ends: straight walls are one line', () => {
    fc.assert(
      fc.property(anyMaze, (maze) => {
        const lines = wallStrokes(maze);
        for (let k = 0; k < lines.count; k++) {
          const points = pointsOf(lines, k);
          if (lines.closed[k] === 1) points.push(points[0]!, points[1]!);
          for (let i = 2; i < points.length; i++) {
            const [[ax, ay], [bx, by], [cx, cy]] = [points[i - 2]!, points[i - 1]!, points[i]!];
            expect(Math.abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx))).toBeGreaterThan(1e-6);
          }
        }
      }),
      runs,
    );
  });

  it('are as few as can be: at most one ends at a corner, and only where an odd number of walls meets', () => {
    fc.assert(
      fc.property(anyMaze, (maze) => {
        const key = (x: number, y: number): string => `${Math.round(x * 1e6)} ${Math.round(y * 1e6)}`;
        const wallsAt = new Map<string, number>();
        for (const [x1, y1, x2, y2] of wallsOf(maze).closed) {
          for (const at of [key(x1, y1), key(x2, y2)]) wallsAt.set(at, (wallsAt.get(at) ?? 0) + 1);
        }
        const odd = new Set([...wallsAt].filter(([, count]) => count % 2 === 1).map(([at]) => at));
        const lines = wallStrokes(maze);
        const ends: string[] = [];
        for (let k = 0; k < lines.count; k++) {
          if (lines.closed[k] === 1) continue;
          const points = pointsOf(lines, k);
          ends.push(key(...points[0]!), key(...points[points.length - 1]!));
        }
        expect(new Set(ends)).toEqual(odd);
        expect(ends.length).toBe(odd.size);
      }),
      runs,
    );
  });

  it('draw an unbroken border as one closed stroke with a point at each corner', () => {
    const maze = { ...mazeFrom({ kind: 'squares', width: 8, height: 5, seed: 3 }), openings: [] };
    const lines = wallStrokes(maze);
    expect(lines.closed[0]).toBe(1);
    expect(pointsOf(lines, 0).sort()).toEqual([
      [0, 0],
      [0, 5],
      [8, 0],
      [8, 5],
    ]);
  });
});
