import {
  BitSet,
  backtracker,
  carve,
  kruskal,
  type Maze,
  type MeshSpace,
  maskedSquareSpace,
  mazeParts,
  type Opening,
  partSizes,
  Random,
  squareSpace,
} from '@labrys/core';
import { expect } from 'vitest';

export interface MazeWish {
  /** Leave squares out; the board stays in one piece. */
  readonly masked: boolean;
  /** Leave out a corner of the rectangle, so that there is an outside. */
  readonly cornered?: boolean;
  readonly ends: boolean;
  readonly openings: boolean;
}

/** A maze on squares, perfect or braided, from one seed. */
export function squareMaze(seed: number, wish: MazeWish): Maze {
  const random = Random.of(seed, 'square-mazes');
  const width = 1 + random.below(8);
  const height = 1 + random.below(8);
  const space = wish.masked ? maskedBoard(width, height, wish.cornered === true, random) : squareSpace(width, height);
  const { cellCount, linkCount } = space.graph;
  const open = carve(space, random.below(2) === 0 ? backtracker : kruskal, { random });
  if (random.below(2) === 0) for (let l = 0; l < linkCount; l++) if (random.chance(0.15)) open.add(l);
  const start = random.below(cellCount);
  const finish = random.below(cellCount);
  const openings: Opening[] = [];
  if (wish.openings) {
    for (const cell of new Set([start, finish])) {
      const side = outerSides(space, cell)[0];
      if (side !== undefined) openings.push({ cell, side });
    }
  }
  const hasEnds = wish.ends && start !== finish;
  return {
    space,
    open,
    oneWay: null,
    start: hasEnds ? start : -1,
    finishes: hasEnds ? [finish] : [],
    openings: hasEnds ? openings : [],
  };
}

/** Sides of a cell on the edge of the rectangle around the board. */
function outerSides(space: MeshSpace, cell: number): number[] {
  const { width, height } = space.description as unknown as { width: number; height: number };
  const x = Math.floor(space.centres[2 * cell]!);
  const y = Math.floor(space.centres[2 * cell + 1]!);
  return [x === width - 1, y === height - 1, x === 0, y === 0].flatMap((isOuter, side) => (isOuter ? [side] : []));
}

/** The largest piece of a board with a third of its squares left out. */
function maskedBoard(width: number, height: number, cornered: boolean, random: Random): MeshSpace {
  const kept = new BitSet(width * height);
  for (let square = 0; square < width * height; square++) if (random.chance(0.7)) kept.add(square);
  if (cornered) kept.delete(0);
  if (kept.count() === 0) kept.add(width * height - 1);
  const draft = maskedSquareSpace(width, height, (x, y) => kept.has(y * width + x), { kind: 'draft' });
  const open = new BitSet(draft.graph.linkCount).complement();
  const parts = mazeParts({ space: draft, open, oneWay: null, start: -1, finishes: [], openings: [] });
  const sizes = partSizes(parts);
  const largest = sizes.indexOf(Math.max(...sizes));
  const cells = [...kept].filter((_, cell) => parts.of[cell] === largest);
  const isCell = new Set(cells);
  return maskedSquareSpace(width, height, (x, y) => isCell.has(y * width + x), {
    kind: 'masked-square',
    width,
    height,
    cells,
  });
}

/** What can be seen of a maze on squares, whatever its cells are numbered. */
export interface Seen {
  readonly cells: readonly string[];
  readonly passages: readonly string[];
  readonly start: string;
  readonly finishes: readonly string[];
  readonly openings: readonly string[];
}

/** @param cropped count places from the upper left of the cells, not of the board */
export function seen(maze: Maze, cropped = false): Seen {
  const { centres, graph } = maze.space;
  let left = 0.5;
  let top = 0.5;
  if (cropped) {
    left = Math.min(...centres.filter((_, i) => i % 2 === 0));
    top = Math.min(...centres.filter((_, i) => i % 2 === 1));
  }
  const name = (cell: number): string => `${centres[2 * cell]! - left},${centres[2 * cell + 1]! - top}`;
  return {
    cells: Array.from({ length: graph.cellCount }, (_, c) => name(c)),
    passages: [...maze.open].map((l) => `${name(graph.ends[2 * l]!)} ${name(graph.ends[2 * l + 1]!)}`).toSorted(),
    start: maze.start < 0 ? '' : name(maze.start),
    finishes: maze.finishes.map(name).toSorted(),
    openings: maze.openings.map(({ cell, side }) => `${name(cell)} ${side}`).toSorted(),
  };
}

export function expectSame(read: Maze, written: Maze, cropped = false): void {
  expect(seen(read, cropped)).toEqual(seen(written, cropped));
}
