// Boards and mazes that solvers have to bear: flat ones, surfaces, levels, crossings; perfect, with loops, in pieces.

import {
  BitSet,
  boxSpace,
  carve,
  defaultsOf,
  kruskal,
  type Maze,
  type MeshSpace,
  mazeOf,
  NONE,
  outerSides,
  type ParamValues,
  Random,
  type Space,
  sheetSpace,
  solidSpace,
  sphereSpace,
  squareSpace,
  tilings,
  weaveSpace,
  wilson,
} from '../../src/index.ts';
import { noisyBoard, ringBoard } from './tiled-boards.ts';

export interface NamedBoard {
  readonly name: string;
  readonly space: MeshSpace;
}

const FLAT = [
  'square',
  'brick',
  'sigma',
  'delta',
  'cairo',
  'upsilon',
  'truncated-trihexagonal',
  'rhombille',
  'snub-trihexagonal',
  'theta',
  'penrose',
] as const;

/** Flat boards of one sheet, with corners of all kinds, holes and pieces. */
export function flatBoards(): NamedBoard[] {
  return [
    ...FLAT.map((name) => ({ name, space: tiled(name, 7, 6) })),
    { name: 'a ring', space: ringBoard(8, 7) },
    { name: 'a mask with holes', space: noisyBoard(9, 8, 3) },
    { name: 'a mask in pieces', space: noisyBoard(8, 6, 5) },
    { name: 'one cell', space: squareSpace(1, 1) },
    { name: 'a corridor', space: squareSpace(9, 1) },
  ];
}

/** Boards that are a sphere or part of one. */
export function roundBoards(): NamedBoard[] {
  return [
    { name: 'cylinder', space: squareSpace(6, 5, 'cylinder') },
    { name: 'cube', space: boxSpace({ width: 3, height: 3, depth: 3 }) },
    { name: 'sphere', space: sphereSpace({ rings: 5 }) },
    { name: 'icosahedron', space: solidSpace('icosahedron', { frequency: 2 }) },
  ];
}

/** Boards with handles or twists, levels, crossings. */
export function twistedBoards(): NamedBoard[] {
  return [
    { name: 'torus', space: squareSpace(6, 5, 'torus') },
    { name: 'Klein bottle', space: squareSpace(6, 5, 'klein') },
    { name: 'Moebius strip', space: squareSpace(6, 5, 'moebius') },
    { name: 'projective plane', space: squareSpace(6, 5, 'projective') },
    { name: 'sigma on a torus', space: tiled('sigma', 6, 6, 'torus') },
    { name: 'levels', space: sheetSpace(squareSpace(4, 3), [3], false) },
    { name: 'levels of triangles', space: sheetSpace(tiled('delta', 5, 3), [2, 2], false) },
    { name: 'crossings', space: weaveSpace(squareSpace(8, 7), { density: 0.7, tunnel: 1 }, Random.of(1)) },
  ];
}

export function tiled(name: string, width: number, height: number, topology: 'plane' | 'torus' = 'plane'): MeshSpace {
  const tiling = tilings.find((one) => one.name === name);
  if (tiling === undefined) throw new Error(`no tiling is called ${name}`);
  const own = tiling.sizesFor?.(width, height, topology) ?? { width, height };
  const sizes = { ...defaultsOf(tiling.params), ...own } as ParamValues;
  return tiling.space(sizes, topology, Random.of(1, 'space'));
}

/**
 * A third each: links at random, a tree, a tree with loops; from some trees links are taken out. Strands of crossings
 * stay open.
 */
export function mixedMaze(space: Space, seed: number): Maze {
  const random = Random.of(seed, 'mixed maze');
  const { cellCount, linkCount } = space.graph;
  const kind = random.below(3);
  const open =
    kind === 0 ? new BitSet(linkCount) : carve(space, random.below(2) === 0 ? kruskal : wilson, { random }).clone();
  const more = kind === 0 ? 0.35 + 0.3 * random.fraction() : kind === 1 ? 0 : 0.3 * random.fraction();
  const less = kind === 0 || random.below(2) === 0 ? 0 : 0.03;
  for (let l = 0; l < linkCount; l++) {
    if (open.has(l) && random.chance(less)) open.delete(l);
    else if (random.chance(more)) open.add(l);
  }
  if (space.weave !== null) for (const l of space.weave.open) open.add(l);
  return { ...mazeOf(space, open), start: random.below(cellCount), finishes: [random.below(cellCount)] };
}

/** Cells with a side on the outer wall. */
export function rimCells({ mesh }: MeshSpace): number[] {
  const isOuter = outerSides(mesh);
  const cells: number[] = [];
  for (let c = 0; c < mesh.cellCount; c++) {
    if (isOuter.subarray(mesh.sideFirst[c], mesh.sideFirst[c + 1]).includes(1)) cells.push(c);
  }
  return cells;
}

/** Whether one comes from the start to a finish, by spreading from cell to cell; one-way links count both ways. */
export function isSolvable({ space, open, start, finishes }: Maze): boolean {
  const { first, to, link } = space.graph;
  const reached = new Set([start]);
  for (const cell of reached) {
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      if (open.has(link[h] as number)) reached.add(to[h] as number);
    }
  }
  return finishes.some((finish) => reached.has(finish));
}

/** What is wrong with a path: where it leaves the passages, visits a cell twice or ends elsewhere; empty if nothing. */
export function faultOfPath(maze: Maze, path: Uint32Array, links: Uint32Array): string {
  const { ends } = maze.space.graph;
  if (path[0] !== maze.start || !maze.finishes.includes(path.at(-1) ?? NONE)) return 'ends elsewhere';
  if (new Set(path).size !== path.length) return 'visits a cell twice';
  if (links.length !== path.length - 1) return 'has links too many or too few';
  for (let i = 0; i < links.length; i++) {
    const l = links[i] as number;
    const [a, b] = [ends[2 * l], ends[2 * l + 1]];
    const isJoined = (a === path[i] && b === path[i + 1]) || (b === path[i] && a === path[i + 1]);
    if (!isJoined || !maze.open.has(l)) return `is no passage at link ${l}`;
  }
  return '';
}
