// Floods: what a spill of paint reaches in the passages, or along the walls (W. D. Pullen, Daedalus 3.5, 2022).
// Cost of each: nearly O(cells + links).

import { MazeError } from '../errors.ts';
import { isPlanar } from '../graph/planar.ts';
import { distances } from '../maze/distances.ts';
import type { Maze } from '../maze/maze.ts';
import { mazeParts } from '../maze/parts.ts';
import { type WallComponents, wallComponents } from '../maze/wall-components.ts';
import { outerSides, walkBorders } from '../mesh/border.ts';
import { type Mesh, sideAfter } from '../mesh/mesh.ts';
import type { Space } from '../mesh/space.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { UnionFind } from '../structures/union-find.ts';
import { cellsAlong, requireEnds } from './solver.ts';

/** What a flood from some cells reached. */
export interface Flood {
  /** Cells reached, those flooded from included. */
  readonly reached: BitSet;
  readonly count: number;
}

/** Floods the passages from some cells; one-way links let it through in their direction only. */
export function flood(maze: Maze, from: Iterable<number>): Flood {
  const { order } = distances(maze, from);
  return { reached: BitSet.from(maze.space.graph.cellCount, order), count: order.length };
}

/** The pieces of wall that a cell lies at, beside them or at their tips; some may be named twice. */
export function wallsAt({ space }: Maze, { ofCorner }: WallComponents, cell: number): number[] {
  const { first, link } = space.graph;
  const ends = space.dual?.graph.ends as Uint32Array;
  const walls: number[] = [];
  for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
    const l = link[h] as number;
    walls.push(ofCorner[ends[2 * l] as number] as number, ofCorner[ends[2 * l + 1] as number] as number);
  }
  return walls;
}

/**
 * Whether someone who keeps a hand on the wall gets from the start to a finish, given the right wall to begin with: both
 * lie at one piece of wall and in one part. Where the start lies at the outer wall, that is whether a finish does.
 *
 * @throws MazeError `bad-value` without start and finish; `cannot-combine` on boards that are not planar, where a hand may
 * come round without passing all of its wall
 */
export function isWallFollowable(maze: Maze): boolean {
  requireEnds(maze);
  requirePlanar(maze.space, 'a hand on the wall passes all of that wall on planar boards only');
  const { start, finishes } = maze;
  const parts = mazeParts(maze).of;
  const components = wallComponents(maze);
  const atStart = wallsAt(maze, components, start);
  return finishes.some(
    (finish) =>
      finish === start ||
      (parts[finish] === parts[start] && wallsAt(maze, components, finish).some((wall) => atStart.includes(wall))),
  );
}

/**
 * A way from start to finish without searching: both lie on one border, which their gaps cut in two halves. One of them is
 * flooded with all walls that hang on it; where the flood ends is a way. Flooded is the wall at the left hand of someone
 * who comes in, so it is the leftmost way.
 *
 * One-way links count as open both ways; of several finishes the first counts.
 *
 * @returns cells from start to finish and the links between them; null if the two halves hang together: no way
 * @throws MazeError `bad-value` without start and finish; `cannot-combine` if they do not lie on one border or the board is
 * not planar
 */
export function floodedRim(maze: Maze): { readonly path: Uint32Array; readonly links: Uint32Array } | null {
  requireEnds(maze);
  const { space, start, open } = maze;
  const finish = maze.finishes[0] as number;
  const { graph } = space;
  if (start === finish) return { path: Uint32Array.of(start), links: new Uint32Array(0) };
  const { mesh, dual } = requirePlanar(space, 'the rim of a flooded wall is a way on planar boards only');
  const halves = borderHalves(maze, mesh, finish);

  // Walls, with all borders whole but the one that is cut.
  const walls = new UnionFind(dual.graph.cellCount);
  const cut = dual.classes.of[halves.left[0] as number] as number;
  const firstOfClass = new Int32Array(dual.classes.count).fill(NONE);
  const holdTogether = (n: number, k: number, sets: UnionFind): void => {
    if (firstOfClass[k] === NONE) firstOfClass[k] = n;
    sets.union(firstOfClass[k] as number, n);
  };
  for (let n = 0; n < dual.graph.cellCount; n++) {
    const k = dual.classes.of[n] as number;
    if (k !== cut) holdTogether(n, k, walls);
  }
  for (const half of [halves.left, halves.right]) for (const n of half) walls.union(half[0] as number, n);
  for (let l = 0; l < graph.linkCount; l++) {
    if (!open.has(l)) walls.union(dual.graph.ends[2 * l] as number, dual.graph.ends[2 * l + 1] as number);
  }
  const left = halves.left[0] as number;
  const right = halves.right[0] as number;
  if (walls.same(left, right)) return null;

  // What is dry and hangs together with the right half, through open links too; islands that the flood surrounds do not.
  const isWet = (n: number): boolean => walls.same(n, left);
  const dry = new UnionFind(dual.graph.cellCount);
  for (let n = 0; n < dual.graph.cellCount; n++) dry.union(walls.find(n), n);
  for (let l = 0; l < graph.linkCount; l++) {
    const [a, b] = [dual.graph.ends[2 * l] as number, dual.graph.ends[2 * l + 1] as number];
    if (!isWet(a) && !isWet(b)) dry.union(a, b);
  }
  const isRim = new BitSet(graph.linkCount);
  for (let l = 0; l < graph.linkCount; l++) {
    const [a, b] = [dual.graph.ends[2 * l] as number, dual.graph.ends[2 * l + 1] as number];
    if ((isWet(a) && dry.same(b, right)) || (isWet(b) && dry.same(a, right))) isRim.add(l);
  }
  const links = Uint32Array.from(inOrder(space, isRim, start));
  return { path: cellsAlong(graph, start, links), links };
}

/** The links of a simple path, from one of its ends on. */
function inOrder({ graph }: Space, path: BitSet, from: number): number[] {
  const links: number[] = [];
  let cell = from;
  let cameBy = NONE;
  for (;;) {
    let next = NONE;
    for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
      if (graph.link[h] === cameBy || !path.has(graph.link[h] as number)) continue;
      next = h;
      break;
    }
    if (next === NONE) return links;
    cameBy = graph.link[next] as number;
    cell = graph.to[next] as number;
    links.push(cameBy);
  }
}

/** The corners on either side of the gaps of start and finish, clockwise from the start's and from the finish's. */
function borderHalves(maze: Maze, mesh: Mesh, finish: number): { readonly left: number[]; readonly right: number[] } {
  const isOuter = outerSides(mesh);
  const from = gapOf(maze, mesh, isOuter, maze.start);
  const to = gapOf(maze, mesh, isOuter, finish);
  let found: { left: number[]; right: number[] } | null = null;
  walkBorders(mesh, (sides, cells) => {
    const begin = sides.indexOf(from);
    if (begin < 0 || !sides.includes(to)) return;
    const left: number[] = [];
    const right: number[] = [];
    let half = left;
    for (let i = 0; i < sides.length; i++) {
      const at = (begin + i) % sides.length;
      if (sides[at] === to) half = right;
      const corner = cornerBehind(maze.space, mesh, cells[at] as number, sides[at] as number);
      if (corner !== NONE) half.push(corner);
    }
    found = { left, right };
  });
  if (found === null) {
    throw new MazeError(
      'cannot-combine',
      'start and finish have to lie on one border, so that they cut its wall in two; take ends at the outer wall, or a solver',
    );
  }
  return found;
}

/** The side of the border by which a cell is entered or left: its gap, else any, best of the outer wall; NONE if inside. */
function gapOf({ openings }: Maze, mesh: Mesh, isOuter: Uint8Array, cell: number): number {
  const gap = openings.find((opening) => opening.cell === cell);
  const begin = mesh.sideFirst[cell] as number;
  if (gap !== undefined) return begin + gap.side;
  let found = NONE;
  for (let side = begin; side < (mesh.sideFirst[cell + 1] as number); side++) {
    if (mesh.sidePartner[side] !== NONE) continue;
    if (isOuter[side] === 1) return side;
    found = side;
  }
  return found;
}

/** The node of the dual where a border side ends, clockwise; NONE if no inner wall could stand there. */
function cornerBehind({ graph, dual, sideOfHalf }: Space, mesh: Mesh, cell: number, side: number): number {
  const next = sideAfter(mesh, cell, side);
  for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
    if (sideOfHalf[h] !== next) continue;
    // The left-hand end as seen from this cell; links are seen from their first half, that of the lesser cell.
    const l = graph.link[h] as number;
    return (dual?.graph.ends[2 * l + (cell < (graph.to[h] as number) ? 1 : 0)] ?? NONE) as number;
  }
  return NONE;
}

/** @param why begins the sentence */
function requirePlanar(space: Space, why: string): { readonly mesh: Mesh; readonly dual: NonNullable<Space['dual']> } {
  const { graph, mesh, dual } = space;
  if (mesh === null || dual === null) throw new MazeError('cannot-combine', `${why}: ${space.whyNoDual}`);
  const gluesToItself = graph.link.length < 2 * graph.linkCount; // a cell with a side of its own: no halves tell of it
  if (gluesToItself || !isPlanar(graph, space.twin)) {
    throw new MazeError('cannot-combine', `${why}, and this one has a handle or a twist; use a solver`);
  }
  return { mesh, dual };
}
