// Grids of whole numbers, as game engines take them. Two layouts:
//
//   blocks   (2 W + 1) x (2 H + 1) numbers: 0 free, 1 wall, 2 start, 3 goal, 4 both
//   walls    W x H numbers: the sum of north 1, east 2, south 4, west 8 for walls, 16 start, 32 goal; -1 no cell

import { BitSet, MAX_CELLS, type Maze, NONE } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Document } from '../format.ts';
import { whyNoEnds } from '../why-no-ends.ts';
import { type BlockGrid, type BlocksAs, blocksDocument, blocksOfWalls, requireGridSize } from './block-grid.ts';
import { betterReading } from './polarity.ts';
import { mazeOfWalls, type WallGrid, wallGridOf } from './wall-grid.ts';

export type GridLayout = 'blocks' | 'walls';

export const layoutParam = {
  type: 'choice',
  choices: {
    auto: 'by the numbers; written as blocks',
    blocks: '0 for free and 1 for wall on 2 W + 1 columns and 2 H + 1 rows',
    walls: 'W x H sums of north 1, east 2, south 4, west 8 for the walls of a cell',
  },
  default: 'auto',
  help: 'what the numbers mean',
} as const;

const START = 16;
const GOAL = 32;
const NO_CELL = -1;

/** Numbers row by row from the top. */
export interface NumberGrid {
  readonly width: number;
  readonly height: number;
  readonly numbers: Int16Array;
}

/**
 * A maze as numbers.
 *
 * @param hasMarks put start and goals among the numbers
 * @throws MazeError `cannot-combine` for mazes that no grid holds
 */
export function numbersOf(maze: Maze, layout: GridLayout, hasMarks: boolean, title: string): NumberGrid {
  const walls = wallGridOf(maze, title);
  if (layout === 'walls') {
    const numbers = Int16Array.from(walls.walls, (bits, square) =>
      walls.absent?.has(square) === true ? NO_CELL : bits,
    );
    if (hasMarks) {
      if (walls.start !== NONE) numbers[walls.start] = (numbers[walls.start] as number) | START;
      for (const goal of walls.goals) numbers[goal] = (numbers[goal] as number) | GOAL;
    }
    return { width: walls.width, height: walls.height, numbers };
  }
  const { width, height, free, start, goals } = blocksOfWalls(walls);
  const numbers = new Int16Array(width * height).fill(1);
  for (const square of free) numbers[square] = 0;
  if (hasMarks) {
    for (const goal of goals) numbers[goal] = 3;
    if (start !== NONE) numbers[start] = goals.includes(start) ? 4 : 2;
  }
  return { width, height, numbers };
}

/** Ends that a file states beside its numbers, as squares of the grid. */
export interface StatedEnds {
  readonly start: number;
  readonly goals: readonly number[];
}

/**
 * The maze of a grid of numbers.
 *
 * @param numbers row by row; not checked yet
 * @throws MazeError `bad-file` for numbers that fit no layout
 */
export function numbersDocument(
  format: string,
  width: number,
  height: number,
  numbers: ArrayLike<number>,
  knobs: { readonly layout: string; readonly as: string },
  stated: StatedEnds | null = null,
): Document {
  requireGridSize(width, height, numbers.length, MAX_CELLS);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number;
    if (!Number.isInteger(number) || number < NO_CELL || number > 63) {
      throw badFile(
        `row ${Math.floor(i / width) + 1}, column ${(i % width) + 1} is ${number}; blocks take 0 to 4, walls the sum of ` +
          '1, 2, 4 and 8 for the sides, 16 at the start and 32 at goals, -1 for no cell',
      );
    }
    least = Math.min(least, number);
    most = Math.max(most, number);
  }
  const layout = knobs.layout === 'auto' ? (most > 4 || least < 0 ? 'walls' : 'blocks') : knobs.layout;
  if (layout === 'walls') return wallNumbers(format, width, height, numbers, stated);
  if (most > 4 || least < 0) throw badFile(`blocks take the numbers 0 to 4, and there is ${most > 4 ? most : least}`);
  const reading = (wall: number): BlockGrid => {
    const free = new BitSet(width * height);
    const goals: number[] = [];
    let start = NONE;
    for (let square = 0; square < numbers.length; square++) {
      const number = numbers[square] as number;
      if (number !== wall) free.add(square);
      if ((number === 2 || number === 4) && start === NONE) start = square;
      if (number === 3 || number === 4) goals.push(square);
    }
    for (const square of stated === null ? [] : [stated.start, ...stated.goals]) if (square !== NONE) free.add(square);
    return { width, height, free, start: stated?.start ?? start, goals: stated?.goals ?? goals };
  };
  const usual = reading(1);
  const blocks = betterReading(usual, reading(0), false);
  const notes =
    blocks === usual ? [] : ['Zeros were taken for walls, ones for passages: so the passages hang together.'];
  return blocksDocument(format, blocks, knobs.as as BlocksAs, 'square', notes);
}

/** A file with more one-sided walls than this share of all is no grid of walls. */
const DAMAGE = 0.02;

function wallNumbers(
  format: string,
  width: number,
  height: number,
  numbers: ArrayLike<number>,
  stated: StatedEnds | null,
): Document {
  const walls = new Uint8Array(width * height);
  const absent = new BitSet(width * height);
  const goals: number[] = [];
  let start = NONE;
  let cells = 0;
  for (let square = 0; square < walls.length; square++) {
    const number = numbers[square] as number;
    walls[square] = number === NO_CELL ? 15 : number & 15;
    if (number === NO_CELL) {
      absent.add(square);
      continue;
    }
    cells++;
    if ((number & START) !== 0 && start === NONE) start = square;
    if ((number & GOAL) !== 0) goals.push(square);
  }
  if (cells === 0) throw badFile('every number is -1, so there is no cell');
  const grid: WallGrid = {
    width,
    height,
    walls,
    absent: cells === walls.length ? null : absent,
    start: stated?.start ?? start,
    goals: stated?.goals ?? goals,
  };
  const { maze, oneSided } = mazeOfWalls(grid);
  if (oneSided > DAMAGE * maze.space.graph.linkCount) {
    throw badFile(
      `${oneSided} of ${maze.space.graph.linkCount} walls between cells are there for one of the two cells only; ` +
        'the numbers are not sums of north 1, east 2, south 4 and west 8',
    );
  }
  const notes = oneSided === 0 ? [] : [`Walls that only one of their two cells has were taken as walls: ${oneSided}.`];
  return { format, maze, unit: 'cell', whyNoEnds: whyNoEnds(maze), notes };
}
