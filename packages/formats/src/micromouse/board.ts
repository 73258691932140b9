// What the micromouse formats share: walls as bits of a cell, and where a contest starts and ends.

import { BitSet, type Maze, NONE, type Opening, squareSpace } from '@labrys/core';
import type { Document } from '../format.ts';

/** Walls of a cell, as bits; north is up. */
export const WALL = { north: 1, east: 2, south: 4, west: 8 } as const;

/** The same in the order of the sides of a square. */
const WALL_OF_SIDE: readonly number[] = [WALL.east, WALL.south, WALL.west, WALL.north];

/** A contest maze as its file gives it; cell (x, y) counted from the top left has the number y * width + x. */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** Wall bits of each cell. A wall between two cells stands if either of them says so. */
  readonly walls: Uint8Array;
  /** Marked start, or NONE. */
  readonly start: number;
  /** Marked goals; empty if none. */
  readonly goals: readonly number[];
}

/** The document of a board; start and goal are the contest's where the file marks none. */
export function documentOf(format: string, board: Board, sourceNotes: readonly string[]): Document {
  const { width, height, walls } = board;
  const notes = [...sourceNotes];
  const space = squareSpace(width, height);
  const { linkCount, ends } = space.graph;
  const open = new BitSet(linkCount);
  let oneSided = 0;
  for (let l = 0; l < linkCount; l++) {
    const a = ends[2 * l] as number;
    const b = ends[2 * l + 1] as number;
    const isBelow = b - a === width;
    const seenFromA = ((walls[a] as number) & (isBelow ? WALL.south : WALL.east)) !== 0;
    const seenFromB = ((walls[b] as number) & (isBelow ? WALL.north : WALL.west)) !== 0;
    if (seenFromA !== seenFromB) oneSided++;
    if (!seenFromA && !seenFromB) open.add(l);
  }
  if (oneSided > 0) {
    const which = oneSided === 1 ? '1 wall stands' : `${oneSided} walls stand`;
    notes.push(`${which} in the file for one of two neighbours only and was taken as a wall.`);
  }
  const openings = gapsOf(board);
  if (openings.length > 0) notes.push(`The outer wall has ${count(openings.length, 'gap')}.`);

  let { start, goals } = board;
  if (start === NONE) {
    start = (height - 1) * width;
    notes.push('No start is marked: it is the corner in the south-west, as in contests.');
  }
  if (goals.length === 0) {
    goals = centreOf(width, height);
    if (goals.length > 0) notes.push(`No goal is marked: it is the centre, ${count(goals.length, 'cell')}.`);
  }
  const whyNoEnds =
    goals.length > 0
      ? ''
      : `no goal is marked and ${width} x ${height} cells have no centre away from the start; say where with --to`;
  const maze: Maze = { space, open, oneWay: null, start, finishes: goals, openings };
  return { format, maze, unit: 'cell', whyNoEnds, notes };
}

function gapsOf({ width, height, walls }: Board): Opening[] {
  const gaps: Opening[] = [];
  for (let cell = 0; cell < walls.length; cell++) {
    const x = cell % width;
    const onBorder = [x === width - 1, cell >= (height - 1) * width, x === 0, cell < width];
    for (let side = 0; side < 4; side++) {
      const isWall = ((walls[cell] as number) & (WALL_OF_SIDE[side] as number)) !== 0;
      if (onBorder[side] === true && !isWall) gaps.push({ cell, side });
    }
  }
  return gaps;
}

/** The middle row or two rows and the same for columns; nothing on boards so small that the start is next to it. */
function centreOf(width: number, height: number): number[] {
  if (width < 3 || height < 3) return [];
  const cells: number[] = [];
  for (let y = (height - 1) >> 1; y <= height >> 1; y++) {
    for (let x = (width - 1) >> 1; x <= width >> 1; x++) cells.push(y * width + x);
  }
  return cells;
}

/** A number with its noun. */
function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
