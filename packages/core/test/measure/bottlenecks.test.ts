import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitSet,
  bottlenecks,
  braid,
  carve,
  cuts,
  kruskal,
  type Maze,
  type MeshSpace,
  mazeOf,
  outerSides,
  Random,
  shortest,
  solve,
  squareSpace,
} from '../../src/index.ts';
import { drawnMaze, mazeKinds, randomMaze } from '../support/random-mazes.ts';
import { steps } from '../support/slow-truth.ts';
import { smallKinds, smallMaze, smallOneWayMaze } from '../support/small-mazes.ts';
import { hexagonBoard, noisyBoard, quarterBoard, triangleBoard } from '../support/tiled-boards.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

/** Whether some finish can be reached without a cell or a link. */
function isSolvable(maze: Maze, without: { cell?: number; link?: number }): boolean {
  const all = steps(maze).filter(
    ({ from, to, link }) => from !== without.cell && to !== without.cell && link !== without.link,
  );
  const reached = new Set(maze.start === without.cell ? [] : [maze.start]);
  for (const cell of reached) for (const { from, to } of all) if (from === cell) reached.add(to);
  return maze.finishes.some((finish) => reached.has(finish));
}

/** Removes each cell and each link in turn. */
function slowBottlenecks(maze: Maze): { cells: number[]; links: number[] } | null {
  if (!isSolvable(maze, {})) return null;
  const { cellCount } = maze.space.graph;
  return {
    cells: Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => !isSolvable(maze, { cell })),
    links: [...maze.open].filter((link) => !isSolvable(maze, { link })),
  };
}

function sorted(found: ReturnType<typeof bottlenecks>): { cells: number[]; links: number[] } | null {
  return found === null ? null : { cells: [...found.cells.toSorted()], links: [...found.links.toSorted()] };
}

describe('Bottlenecks', () => {
  it.each(smallKinds)('are what a solution cannot do without, one cell or link after the other: %s', (kind) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const maze of [smallMaze(kind, seed), smallOneWayMaze(kind, seed)]) {
          expect(sorted(bottlenecks(maze))).toEqual(slowBottlenecks(maze));
        }
      }),
      { seed: 31, numRuns: 200 },
    );
  });

  it.each(mazeKinds)('stand in the order in which a solution passes them, start first: larger %s mazes', (kind) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = randomMaze(kind, seed);
        const found = bottlenecks(maze);
        const { solved, path, links } = solve(maze, shortest);
        expect(found !== null).toBe(solved);
        if (found === null) return;
        const isCell = new Set(found.cells);
        const isLink = new Set(found.links);
        expect(found.cells[0]).toBe(maze.start);
        expect([...found.cells]).toEqual([...path].filter((cell) => isCell.has(cell)));
        expect([...found.links]).toEqual([...links].filter((link) => isLink.has(link)));
        if (kind === 'perfect' && new Set(maze.finishes).size === 1) expect(found.links).toEqual(links);
      }),
      { seed: 32, numRuns: 80 },
    );
  });

  it('are articulation points and bridges', () => {
    for (let seed = 0; seed < 100; seed++) {
      const drawn = randomMaze('braided', seed);
      const maze = { ...drawn, finishes: drawn.finishes.slice(0, 1) };
      const { bridges, cells } = cuts(maze.space.graph, maze.open);
      const found = bottlenecks(maze)!;
      for (const l of found.links) expect([seed, l, bridges.has(l)]).toEqual([seed, l, true]);
      for (const cell of found.cells) {
        const isEnd = cell === maze.start || cell === maze.finishes[0];
        expect([seed, cell, isEnd || cells.has(cell)]).toEqual([seed, cell, true]);
      }
    }
  });

  it('hold where the finish lies on an island that no hand finds', () => {
    const maze = drawnMaze(
      '+-+-+-+-+-+', //
      '|S        |',
      '+ +-+-+-+ +',
      '| |     | |',
      '+ + +-+ + +',
      '|    F| | |',
      '+ +-+-+ + +',
      '|         |',
      '+-+-+-+-+-+',
    );
    // Into the island by the west or by the south; both ways meet in the two cells before the finish only.
    expect(sorted(bottlenecks(maze))).toEqual(slowBottlenecks(maze));
    expect([...bottlenecks(maze)!.cells]).toEqual([0, 11, 12]);
  });
});

/** Cells and links of a walk with a hand on the wall, from an outer side of the start, without its detours. */
function handWay(maze: Maze, space: MeshSpace, turn: 1 | -1): { cells: number[]; links: number[] } {
  const { mesh, graph, sideOfHalf, twin } = space;
  const halfOfSide = new Map([...sideOfHalf].map((side, half) => [side, half]));
  const isOuter = outerSides(mesh);
  const sideFirst = mesh.sideFirst[maze.start]!;
  let side = sideFirst;
  while (isOuter[side] === 0) side++;
  const cells = [maze.start];
  const links: number[] = [];
  for (let cell = maze.start; cell !== maze.finishes[0]; ) {
    const first = mesh.sideFirst[cell]!;
    const count = mesh.sideFirst[cell + 1]! - first;
    let half: number | undefined;
    for (let i = 1; i <= count; i++) {
      half = halfOfSide.get(first + ((side - first + turn * i + count * count) % count));
      if (half !== undefined && maze.open.has(graph.link[half]!)) break;
    }
    cell = graph.to[half!]!;
    side = sideOfHalf[twin[half!]!]!;
    links.push(graph.link[half!]!);
    cells.push(cell);
    const before = cells.indexOf(cell);
    cells.length = before + 1;
    links.length = before;
  }
  return { cells, links };
}

describe('On a flat board with both ends on the outer wall', () => {
  const boards: [string, (seed: number) => MeshSpace][] = [
    ['squares', () => squareSpace(7, 6)],
    ['hexagons', () => hexagonBoard(5, 3)],
    ['triangles', () => triangleBoard(6, 2)],
    ['quarters', () => quarterBoard(3, 3)],
    ['squares with holes', (seed) => noisyBoard(8, 7, seed)],
  ];
  it.each(boards)('bottlenecks are what the ways of the left and the right hand share: %s', (_, board) => {
    let shared = 0;
    let apart = 0;
    for (let seed = 0; seed < 120; seed++) {
      const space = board(seed);
      const random = Random.of(seed, 'hands');
      const tree = mazeOf(space, carve(space, kruskal, { random }));
      const loopy = braid.apply(tree, { amount: 0.5 * random.fraction() }, random);
      const isOuter = outerSides(space.mesh);
      const rim = Array.from({ length: space.graph.cellCount }, (_, cell) => cell).filter((cell) =>
        isOuter.subarray(space.mesh.sideFirst[cell], space.mesh.sideFirst[cell + 1]).includes(1),
      );
      const maze = { ...loopy, start: rim[random.below(rim.length)]!, finishes: [rim[random.below(rim.length)]!] };
      const found = bottlenecks(maze);
      if (found === null) continue;
      const left = handWay(maze, space, 1);
      const right = handWay(maze, space, -1);
      const both = { cells: new Set(right.cells), links: new Set(right.links) };
      expect([seed, ...found.cells]).toEqual([seed, ...left.cells.filter((cell) => both.cells.has(cell))]);
      expect([seed, ...found.links]).toEqual([seed, ...left.links.filter((link) => both.links.has(link))]);
      shared += found.links.length;
      apart += left.links.length - found.links.length;
    }
    expect(Math.min(shared, apart)).toBeGreaterThan(100);
  });
});

describe('Without a maze to go through', () => {
  it('there are no bottlenecks, and missing ends are asked for', () => {
    const maze = mazeOf(squareSpace(3, 1), BitSet.from(2, [0]));
    expect(bottlenecks({ ...maze, start: 0, finishes: [2] })).toBeNull();
    expect(() => bottlenecks(maze)).toThrow(/no start and no finish/);
  });
});
