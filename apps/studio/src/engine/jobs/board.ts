// The graph of the maze as flat arrays, for the page to walk about in without asking for each step.

import { isPassable, type Maze, MazeError, NONE } from '@labrys/core';
import { boardOfMaze, type Legs, legsOf, sceneStyle } from '@labrys/render';
import { handOver } from '../hand-over.ts';
import type { Session } from '../session.ts';

/** A maze to walk about in. Cells own the halves first[c] to first[c + 1] - 1, as in a graph of the core. */
export interface PlayBoard {
  /** Number of the maze it belongs to. */
  readonly id: number;
  readonly cellCount: number;
  readonly first: Uint32Array;
  /** Half -> the cell it leads to. */
  readonly to: Uint32Array;
  /** Half -> the half that leads back. */
  readonly twin: Uint32Array;
  /** Half -> 1 if one may go there, doors left aside. */
  readonly passable: Uint8Array;
  /** Half -> the keys its doors take: bit c - 1 for colour c. */
  readonly doors: Uint8Array;
  /** Cell -> the keys that lie there, likewise. */
  readonly keys: Uint8Array;
  /** How many colours keys have. */
  readonly colours: number;
  /** Unit vector out of the cell for each half, y down; 0, 0 where it leads to another sheet. */
  readonly directions: Float64Array;
  /** Half -> 0, or axis + 1 where it leads to the next sheet along that axis, -(axis + 1) back. */
  readonly steps: Int8Array;
  /** Sheets along each axis, and cells of one; empty for one sheet. */
  readonly sheets: readonly number[];
  readonly sheetCells: number;
  /** Cells from this number on lie under others. */
  readonly underFrom: number;
  /** Cell, or -1. */
  readonly start: number;
  readonly finishes: readonly number[];
  /** The lines from cell to cell, and where the cells lie. */
  readonly legs: Legs;
  /** Square root of the mean cell area. */
  readonly unit: number;
}

/** More cells than this nobody walks through by hand. */
const MOST_CELLS = 1_500_000;

/** Of the maze on the page; its memory goes to whoever asks. */
export function run({ subject }: Session): PlayBoard {
  const board = playBoard(subject.maze, subject.id);
  const { legs } = board;
  const flat = [board.first, board.to, board.twin, board.passable, board.doors, board.keys, board.directions];
  const arrays = [...flat, board.steps, legs.first, legs.bends, legs.short, legs.centres];
  return handOver(
    board,
    arrays.map(({ buffer }) => buffer as ArrayBuffer),
  );
}

/** @throws MazeError `too-large`, and as `legsOf`. Cost: O(halves). */
export function playBoard(maze: Maze, id: number): PlayBoard {
  const { space, locks = { doors: [], keys: [] } } = maze;
  const { first, to, link, cellCount, linkCount } = space.graph;
  if (cellCount > MOST_CELLS) {
    throw new MazeError('too-large', `a maze of ${cellCount} cells is too large to play; the most is ${MOST_CELLS}`);
  }
  const doorOf = new Uint8Array(linkCount);
  for (const { link: l, colour } of locks.doors) doorOf[l] = (doorOf[l] as number) | (1 << (colour - 1));
  const keys = new Uint8Array(cellCount);
  for (const { cell, colour } of locks.keys) keys[cell] = (keys[cell] as number) | (1 << (colour - 1));
  const passable = new Uint8Array(to.length);
  for (let c = 0; c < cellCount; c++) {
    for (let h = first[c] as number; h < (first[c + 1] as number); h++) passable[h] = isPassable(maze, c, h) ? 1 : 0;
  }
  return {
    id,
    cellCount,
    first: first.slice(),
    to: to.slice(),
    twin: space.twin.slice(),
    passable,
    doors: Uint8Array.from(link, (l) => doorOf[l] as number),
    keys,
    colours: locks.keys.reduce((most, { colour }) => Math.max(most, colour), 0),
    directions: space.directions.slice(),
    steps: space.sheets?.stepOfHalf.slice() ?? new Int8Array(to.length),
    sheets: space.sheets === null ? [] : [...space.sheets.sizes],
    sheetCells: space.sheets?.cells ?? cellCount,
    underFrom: space.weave === null || space.mesh === null ? cellCount : space.mesh.cellCount,
    start: maze.start === NONE ? -1 : maze.start,
    finishes: [...maze.finishes],
    legs: legsOf(maze, sceneStyle),
    unit: boardOfMaze(maze).unit,
  };
}
