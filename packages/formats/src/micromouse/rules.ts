// The rules of micromouse contests, as far as walls can break them.

import { type Maze, NONE } from '@labrys/core';
import { type WallGrid, wallGridOf } from '../grids/wall-grid.ts';
import { WALL } from './board.ts';

/** A rule that a maze breaks. */
export interface BrokenRule {
  readonly rule: 'size' | 'closed' | 'start' | 'centre' | 'posts' | 'wall-following' | 'reach';
  /** What is wrong and where, for people; cells and posts as column, row from 0 in the south-west corner. */
  readonly sentence: string;
}

/** Places that a sentence names before it says "and more". */
const MOST_PLACES = 8;

/**
 * What is against the rules of classic contests: a closed outer wall, a start in the south-west corner with three walls
 * that opens north, a hollow centre whose post stands alone, a wall at every other post, no way that a wall follower
 * finds, and no cell out of reach. Half-size contests keep fewer of them.
 *
 * @returns the rules that are broken; none for a proper maze
 * @throws MazeError `cannot-combine` for mazes on other boards than full rectangles of squares
 * Cost: O(cells).
 */
export function brokenRules(maze: Maze): BrokenRule[] {
  const grid = wallGridOf(maze, 'A micromouse maze');
  const broken: BrokenRule[] = [];
  const check = (rule: BrokenRule['rule'], sentence: string | null): void => {
    if (sentence !== null) broken.push({ rule, sentence });
  };
  check('size', sizeFault(grid));
  check('closed', outerFault(grid));
  check('start', startFault(grid));
  check('centre', centreFault(grid));
  check('posts', postFault(grid));
  check('reach', reachFault(grid, reached(grid)));
  check('wall-following', followingFault(grid));
  return broken;
}

function sizeFault({ width, height }: WallGrid): string | null {
  if (width === height && (width === 16 || width === 32)) return null;
  return `The board has ${width} x ${height} cells; contests have 16 x 16, or 32 x 32 at half size.`;
}

function outerFault(grid: WallGrid): string | null {
  const { width, height, walls } = grid;
  const gaps: number[] = [];
  for (let square = 0; square < walls.length; square++) {
    const bits = walls[square] as number;
    const x = square % width;
    const isOpen =
      (square < width && (bits & WALL.north) === 0) ||
      (square >= width * (height - 1) && (bits & WALL.south) === 0) ||
      (x === 0 && (bits & WALL.west) === 0) ||
      (x === width - 1 && (bits & WALL.east) === 0);
    if (isOpen) gaps.push(square);
  }
  return gaps.length === 0 ? null : `The outer wall has gaps at ${places(gaps.map((s) => cellName(s, grid)))}.`;
}

/** The start in the south-west corner. */
function cornerOf({ width, height }: WallGrid): number {
  return (height - 1) * width;
}

function startFault(grid: WallGrid): string | null {
  const corner = cornerOf(grid);
  if (grid.start !== NONE && grid.start !== corner) {
    return `The start is ${cellName(grid.start, grid)}; it has to be 0,0, the corner in the south-west.`;
  }
  const bits = grid.walls[corner] as number;
  if (bits === (WALL.east | WALL.south | WALL.west)) return null;
  const names = [
    { name: 'north', bit: WALL.north },
    { name: 'east', bit: WALL.east },
    { name: 'south', bit: WALL.south },
    { name: 'west', bit: WALL.west },
  ];
  const open = names.filter(({ bit }) => (bits & bit) === 0).map(({ name }) => name);
  const how = open.length === 0 ? 'is closed' : `opens ${open.join(', ')}`;
  return `The start 0,0 ${how}; it has to have three walls and open north only.`;
}

/** The two by two cells in the middle of even boards, the middle cell of odd ones; goals that are marked count instead. */
function goalsOf(grid: WallGrid): readonly number[] {
  if (grid.goals.length > 0) return grid.goals;
  const { width, height } = grid;
  const cells: number[] = [];
  for (let y = (height - 1) >> 1; y <= height >> 1; y++) {
    for (let x = (width - 1) >> 1; x <= width >> 1; x++) cells.push(y * width + x);
  }
  return cells;
}

function centreFault(grid: WallGrid): string | null {
  const { width, height } = grid;
  if (width % 2 !== 0 || height % 2 !== 0) return 'The board has no post in its middle: both sizes have to be even.';
  const count = wallsAtPost(grid, width / 2, height / 2);
  if (count === 0) return null;
  return `The post in the middle, ${width / 2},${height / 2}, has ${count} wall${count === 1 ? '' : 's'}; the goal around it has to be hollow.`;
}

function postFault(grid: WallGrid): string | null {
  const { width, height } = grid;
  const bare: string[] = [];
  for (let y = height; y >= 0; y--) {
    for (let x = 0; x <= width; x++) {
      if (2 * x === width && 2 * y === height) continue;
      if (wallsAtPost(grid, x, y) === 0) bare.push(`${x},${height - y}`);
    }
  }
  return bare.length === 0 ? null : `No wall stands at the post${bare.length === 1 ? '' : 's'} ${places(bare)}.`;
}

/** Walls that meet the post at the upper left corner of square (x, y), y down. */
function wallsAtPost({ width, height, walls }: WallGrid, x: number, y: number): number {
  const has = (column: number, row: number, bit: number): boolean =>
    column >= 0 && row >= 0 && column < width && row < height && ((walls[row * width + column] as number) & bit) !== 0;
  return (
    (has(x - 1, y - 1, WALL.east) || has(x, y - 1, WALL.west) ? 1 : 0) +
    (has(x - 1, y, WALL.east) || has(x, y, WALL.west) ? 1 : 0) +
    (has(x - 1, y - 1, WALL.south) || has(x - 1, y, WALL.north) ? 1 : 0) +
    (has(x, y - 1, WALL.south) || has(x, y, WALL.north) ? 1 : 0)
  );
}

/** Steps in turning order, clockwise from north. */
const STEPS = [
  { bit: WALL.north, x: 0, y: -1 },
  { bit: WALL.east, x: 1, y: 0 },
  { bit: WALL.south, x: 0, y: 1 },
  { bit: WALL.west, x: -1, y: 0 },
] as const;

/** The square beyond a side, or NONE behind a wall or outside. */
function stepFrom({ width, height, walls }: WallGrid, square: number, direction: number): number {
  const { bit, x, y } = STEPS[direction] as (typeof STEPS)[number];
  if (((walls[square] as number) & bit) !== 0) return NONE;
  const column = (square % width) + x;
  const row = Math.floor(square / width) + y;
  return column < 0 || row < 0 || column >= width || row >= height ? NONE : row * width + column;
}

/** Square -> whether it can be reached from the start. */
function reached(grid: WallGrid): Uint8Array {
  const isReached = new Uint8Array(grid.walls.length);
  const waiting = [cornerOf(grid)];
  isReached[cornerOf(grid)] = 1;
  for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
    for (let direction = 0; direction < 4; direction++) {
      const next = stepFrom(grid, square, direction);
      if (next === NONE || isReached[next] === 1) continue;
      isReached[next] = 1;
      waiting.push(next);
    }
  }
  return isReached;
}

function reachFault(grid: WallGrid, isReached: Uint8Array): string | null {
  const lost: string[] = [];
  for (let square = 0; square < isReached.length; square++)
    if (isReached[square] === 0) lost.push(cellName(square, grid));
  if (lost.length === 0) return null;
  return `${lost.length === 1 ? 'Cell' : `${lost.length} cells,`} ${places(lost)}, cannot be reached from the start.`;
}

function followingFault(grid: WallGrid): string | null {
  const isGoal = new Set(goalsOf(grid));
  const hands = [
    { name: 'left', turn: 3 },
    { name: 'right', turn: 1 },
  ].filter(({ turn }) => followerArrives(grid, isGoal, turn));
  if (hands.length === 0) return null;
  return `A mouse that follows the ${hands.map(({ name }) => name).join(' or the ')} wall finds the goal.`;
}

/** Whether a walk along one wall meets a goal. @param turn 3 for the left hand, 1 for the right one */
function followerArrives(grid: WallGrid, isGoal: ReadonlySet<number>, turn: number): boolean {
  let square = cornerOf(grid);
  let direction = 0;
  // A cell can be entered in four directions; after that the walk repeats.
  for (let steps = 4 * grid.walls.length; steps >= 0; steps--) {
    if (isGoal.has(square)) return true;
    let next = NONE;
    for (let k = 0; k < 4 && next === NONE; k++) {
      // Towards the wall first, then straight on, away from it, and back.
      const tried = (direction + (turn === 3 ? 3 + k : 5 - k)) & 3;
      next = stepFrom(grid, square, tried);
      if (next !== NONE) direction = tried;
    }
    if (next === NONE) return false;
    square = next;
  }
  return false;
}

function cellName(square: number, { width, height }: WallGrid): string {
  return `${square % width},${height - 1 - Math.floor(square / width)}`;
}

function places(names: readonly string[]): string {
  const shown = names.slice(0, MOST_PLACES).join(' ');
  return names.length > MOST_PLACES ? `${shown} and ${names.length - MOST_PLACES} more` : shown;
}
