import {
  BitSet,
  carve,
  kruskal,
  type Maze,
  MeshSpace,
  maskedSquareSpace,
  mazeOf,
  NONE,
  OneWay,
  type Opening,
  type PeriodicTiling,
  patch,
  Random,
  squareSpace,
} from '@labrys/core';
import fc from 'fast-check';
import type { Way } from '../src/index.ts';

const R3 = Math.sqrt(3);

/** Pointed hexagons, two to a period. */
const hexagons: PeriodicTiling = {
  period: [R3, 3],
  polygons: [
    [0, 0],
    [R3 / 2, 1.5],
  ].map(([x = 0, y = 0]) => {
    const half = R3 / 2;
    return [x, y - 1, x + half, y - 0.5, x + half, y + 0.5, x, y + 1, x - half, y + 0.5, x - half, y - 0.5];
  }),
};

/** Triangles up and down, four to a period: six meet at a corner. */
const triangles: PeriodicTiling = {
  period: [1, R3],
  polygons: [
    [0, 0, 0.5, R3 / 2, -0.5, R3 / 2],
    [0, 0, 1, 0, 0.5, R3 / 2],
    [0.5, R3 / 2, 1, R3, 0, R3],
    [-0.5, R3 / 2, 0.5, R3 / 2, 0, R3],
  ],
};

export type BoardKind = 'squares' | 'masked squares' | 'hexagons' | 'triangles';

/** What a random maze is made from: shown by a failing run, so that it can be made again. */
export interface MazeSeed {
  readonly kind: BoardKind;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

export function mazeSeeds(kinds: readonly BoardKind[]): fc.Arbitrary<MazeSeed> {
  const size = fc.integer({ min: 1, max: 9 });
  return fc.record({ kind: fc.constantFrom(...kinds), width: size, height: size, seed: fc.nat() });
}

/** A maze with loops, some one-way links, and often openings, on a random board. */
export function mazeFrom({ kind, width, height, seed }: MazeSeed): Maze {
  const random = Random.of(seed);
  const space = boardFrom(kind, width, height, random);
  const { cellCount, linkCount } = space.graph;
  const open = carve(space, kruskal, { random });
  for (let l = 0; l < linkCount; l++) if (random.chance(0.2)) open.add(l);
  const oneWay = new OneWay(new BitSet(linkCount));
  for (const l of open) if (random.chance(0.1)) (random.below(2) === 0 ? oneWay.onward : oneWay.back).add(l);
  const border = borderSides(space);
  const openings = random.chance(0.7) ? [border[0] as Opening, border[border.length - 1] as Opening] : [];
  const start = openings[0]?.cell ?? 0;
  const finish = openings[1]?.cell ?? cellCount - 1;
  return { ...mazeOf(space, open), oneWay, start, finishes: [finish], openings };
}

function boardFrom(kind: BoardKind, width: number, height: number, random: Random): MeshSpace {
  if (kind === 'squares') return squareSpace(width, height);
  if (kind === 'masked squares') {
    const kept = new BitSet(width * height);
    for (let i = 0; i < kept.size; i++) if (i === 0 || random.chance(0.7)) kept.add(i);
    return maskedSquareSpace(width, height, (x, y) => kept.has(y * width + x), { kind: 'mask' });
  }
  return new MeshSpace(patch(kind === 'hexagons' ? hexagons : triangles, width, height), { description: { kind } });
}

/** All border sides, cell by cell. */
export function borderSides(space: MeshSpace): Opening[] {
  const { mesh } = space;
  const sides: Opening[] = [];
  for (let cell = 0; cell < mesh.cellCount; cell++) {
    const first = mesh.sideFirst[cell]!;
    for (let s = first; s < mesh.sideFirst[cell + 1]!; s++) {
      if (mesh.sidePartner[s] === NONE) sides.push({ cell, side: s - first });
    }
  }
  return sides;
}

/** A shortest way from start to the first finish, one-way links taken either way; empty if there is none. */
export function wayThrough(maze: Maze): Way {
  const { graph } = maze.space;
  const cameBy = new Int32Array(graph.cellCount).fill(NONE);
  const cameFrom = new Int32Array(graph.cellCount).fill(NONE);
  cameFrom[maze.start] = maze.start;
  const queue = [maze.start];
  for (let i = 0; i < queue.length; i++) {
    const cell = queue[i]!;
    for (let h = graph.first[cell]!; h < graph.first[cell + 1]!; h++) {
      const next = graph.to[h]!;
      if (cameFrom[next] !== NONE || !maze.open.has(graph.link[h]!)) continue;
      cameFrom[next] = cell;
      cameBy[next] = graph.link[h]!;
      queue.push(next);
    }
  }
  const path: number[] = [];
  const links: number[] = [];
  let cell = maze.finishes[0]!;
  if (cameFrom[cell] === NONE) return { path: new Uint32Array(0), links: new Uint32Array(0) };
  while (cell !== maze.start) {
    path.push(cell);
    links.push(cameBy[cell]!);
    cell = cameFrom[cell]!;
  }
  path.push(maze.start);
  return { path: Uint32Array.from(path.reverse()), links: Uint32Array.from(links.reverse()) };
}

/** A small tree on squares for goldens, with openings at the top left and the bottom right. */
export function smallMaze(): Maze {
  const space = squareSpace(4, 3);
  const open = carve(space, kruskal, { random: Random.of('golden') });
  return {
    ...mazeOf(space, open),
    start: 0,
    finishes: [11],
    openings: [
      { cell: 0, side: 2 },
      { cell: 11, side: 0 },
    ],
  };
}
