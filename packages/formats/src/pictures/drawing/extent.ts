// Which part of the endless lattice is the maze: the walls that hang together, and what a cut-off frame leaves beside them.

import { UnionFind } from '@labrys/core';
import type { CodedPicture } from './colours.ts';
import { columnsOf, type Lattice, pixelX, pixelY, rowsOf } from './lattice.ts';
import type { Comb } from './period.ts';
import { passage, type Sides, UNSEEN } from './sides.ts';
import type { WallGuess } from './wall-guess.ts';

/** The lattice over the whole picture, with a cell to spare all round. */
export function latticeOver(picture: CodedPicture, combU: Comb, combV: Comb, slope: number): Lattice {
  const { width, height } = picture;
  return {
    slope,
    u: lines(combU, Math.min(0, -slope * height), width + Math.max(0, -slope * height)),
    v: lines(combV, Math.min(0, slope * width), height + Math.max(0, slope * width)),
    thicknessU: combU.thickness,
    thicknessV: combV.thickness,
  };
}

function lines(comb: Comb, from: number, to: number): Float64Array {
  const spare = 0.7 * comb.period;
  const first = Math.ceil((from - spare - comb.phase) / comb.period);
  const last = Math.floor((to + spare - comb.phase) / comb.period);
  const places = new Float64Array(Math.max(0, last - first + 1));
  for (let i = 0; i < places.length; i++) places[i] = comb.phase + (first + i) * comb.period;
  return places;
}

/** Lines left to right and top to bottom of the maze, both included. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The lattice of the maze alone; null where no walls hang together.
 *
 * @param sides amounts on the lattice over the whole picture
 * @param threshold amounts above are walls
 */
export function cropLattice(
  picture: CodedPicture,
  guess: WallGuess,
  whole: Lattice,
  sides: Sides,
  threshold: number,
): Lattice | null {
  const joined = boxOfWalls(whole, sides, threshold);
  if (joined === null) return null;
  const box = withCutOffCells(picture, whole, sides, threshold, joined);
  const u = Array.from(whole.u.subarray(box.left, box.right + 1));
  const v = Array.from(whole.v.subarray(box.top, box.bottom + 1));
  const spanU = [u[0], u[u.length - 1]] as [number, number];
  const spanV = [v[0], v[v.length - 1]] as [number, number];
  const cells = new NarrowCells(picture, guess, whole.slope);
  const closed = closedShares(whole, sides, threshold, box);
  cells.settle(u, whole.thicknessU, spanV, true, closed.down(box.right) >= FRAME);
  cells.settle(v, whole.thicknessV, spanU, false, closed.across(box.bottom) >= FRAME);
  u.reverse();
  v.reverse();
  cells.settle(u, whole.thicknessU, spanV, true, closed.down(box.left) >= FRAME);
  cells.settle(v, whole.thicknessV, spanU, false, closed.across(box.top) >= FRAME);
  u.reverse();
  v.reverse();
  if (u.length < 2 || v.length < 2) return null;
  return { ...whole, u: Float64Array.from(u), v: Float64Array.from(v) };
}

/** Whether cell (x, y) of a lattice is floor. */
function isFloor(lattice: Lattice, sides: Sides, threshold: number, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= columnsOf(lattice) || y >= rowsOf(lattice)) return false;
  const inside = sides.inside[y * columnsOf(lattice) + x] as number;
  return inside !== UNSEEN && inside <= Math.max(threshold, 0.5);
}

/** The box round all pieces of wall that are no mere specks; walls with no floor beside them are margin. */
function boxOfWalls(lattice: Lattice, sides: Sides, threshold: number): Box | null {
  const columns = columnsOf(lattice);
  const rows = rowsOf(lattice);
  const posts = columns + 1;
  if (columns < 1 || rows < 1) return null;
  const pieces = new UnionFind(posts * (rows + 1));
  const walls = new Uint32Array(posts * (rows + 1)); // by first post
  let total = 0;
  const join = (a: number, b: number): void => {
    pieces.union(a, b);
    walls[a] = (walls[a] as number) + 1;
    total++;
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x <= columns; x++) {
      if ((sides.down[y * posts + x] as number) <= threshold) continue;
      if (!isFloor(lattice, sides, threshold, x - 1, y) && !isFloor(lattice, sides, threshold, x, y)) continue;
      join(y * posts + x, (y + 1) * posts + x);
    }
  }
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x < columns; x++) {
      if ((sides.across[y * columns + x] as number) <= threshold) continue;
      if (!isFloor(lattice, sides, threshold, x, y - 1) && !isFloor(lattice, sides, threshold, x, y)) continue;
      join(y * posts + x, y * posts + x + 1);
    }
  }
  const sizes = new Uint32Array(walls.length);
  for (let p = 0; p < walls.length; p++) {
    const root = pieces.find(p);
    sizes[root] = (sizes[root] as number) + (walls[p] as number);
  }
  const least = Math.max(2, 0.05 * total);
  let left = posts;
  let right = -1;
  let top = rows + 1;
  let bottom = -1;
  for (let p = 0; p < walls.length; p++) {
    if ((sizes[pieces.find(p)] as number) < least) continue;
    const x = p % posts;
    const y = (p - x) / posts;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < left) return null;
  // Walls that run out into a thick frame enclose nothing there.
  const isEmptyColumn = (x: number): boolean => {
    for (let y = top; y < bottom; y++) if (isFloor(lattice, sides, threshold, x, y)) return false;
    return true;
  };
  const isEmptyRow = (y: number): boolean => {
    for (let x = left; x < right; x++) if (isFloor(lattice, sides, threshold, x, y)) return false;
    return true;
  };
  while (left < right && isEmptyColumn(left)) left++;
  while (right > left && isEmptyColumn(right - 1)) right--;
  while (top < bottom && isEmptyRow(top)) top++;
  while (bottom > top && isEmptyRow(bottom - 1)) bottom--;
  return { left, right, top, bottom };
}

/** Which part of each line is closed, within a box. */
function closedShares(
  lattice: Lattice,
  sides: Sides,
  threshold: number,
  box: Box,
): { down(x: number): number; across(y: number): number } {
  const columns = columnsOf(lattice);
  const share = (list: Float32Array, from: number, to: number, step: number, at: number): number => {
    let count = 0;
    for (let k = from; k < to; k++) if ((list[k * step + at] as number) > threshold) count++;
    return count / Math.max(1, to - from);
  };
  return {
    down: (x) => share(sides.down, box.top, box.bottom, columns + 1, x),
    across: (y) => share(sides.across, box.left, box.right, 1, y * columns),
  };
}

/** A line closed in less than this part is no frame. */
const FRAME = 0.7;

/** Adds a row or column where the picture was cut between the last walls and the frame. */
function withCutOffCells(picture: CodedPicture, lattice: Lattice, sides: Sides, threshold: number, box: Box): Box {
  const { slope, u, v } = lattice;
  const columns = columnsOf(lattice);
  const floorShareOfColumn = (x: number): number => {
    let count = 0;
    for (let y = box.top; y < box.bottom; y++) if (isFloor(lattice, sides, threshold, x, y)) count++;
    return count / Math.max(1, box.bottom - box.top);
  };
  const floorShareOfRow = (y: number): number => {
    let count = 0;
    for (let x = box.left; x < box.right; x++) if (isFloor(lattice, sides, threshold, x, y)) count++;
    return count / Math.max(1, box.right - box.left);
  };
  const closed = closedShares(lattice, sides, threshold, box);
  const middleU = ((u[box.left] as number) + (u[box.right] as number)) / 2;
  const middleV = ((v[box.top] as number) + (v[box.bottom] as number)) / 2;
  const periodU = (u[1] as number) - (u[0] as number);
  const periodV = (v[1] as number) - (v[0] as number);
  // The picture has to end about where the missing frame would stand; else what lies there is margin.
  const ends = (place: number, end: number, period: number): boolean => Math.abs(place - end) < 0.4 * period;
  const { left, right, top, bottom } = box;
  const cutLeft =
    left > 0 &&
    closed.down(left) < FRAME &&
    floorShareOfColumn(left - 1) > 0.5 &&
    ends(pixelX(slope, u[left - 1] as number, middleV), 0, periodU);
  const cutRight =
    right < columns &&
    closed.down(right) < FRAME &&
    floorShareOfColumn(right) > 0.5 &&
    ends(pixelX(slope, u[right + 1] as number, middleV), picture.width, periodU);
  const cutTop =
    top > 0 &&
    closed.across(top) < FRAME &&
    floorShareOfRow(top - 1) > 0.5 &&
    ends(pixelY(slope, middleU, v[top - 1] as number), 0, periodV);
  const cutBottom =
    bottom < rowsOf(lattice) &&
    closed.across(bottom) < FRAME &&
    floorShareOfRow(bottom) > 0.5 &&
    ends(pixelY(slope, middleU, v[bottom + 1] as number), picture.height, periodV);
  return {
    left: cutLeft ? left - 1 : left,
    right: cutRight ? right + 1 : right,
    top: cutTop ? top - 1 : top,
    bottom: cutBottom ? bottom + 1 : bottom,
  };
}

/** A last row or column narrower than the others, where the board is no whole number of periods: its frame is looked for. */
class NarrowCells {
  private readonly picture: CodedPicture;
  private readonly guess: WallGuess;
  private readonly slope: number;

  constructor(picture: CodedPicture, guess: WallGuess, slope: number) {
    this.picture = picture;
    this.guess = guess;
    this.slope = slope;
  }

  /**
   * Puts the last line where the frame stands: nearer than a period to the line before it, or beyond a last line that
   * is no frame.
   *
   * @param list places of the lines, from the far end to the one in question
   * @param span from and to along these lines
   * @param isFrame whether the last line is a frame by itself
   */
  settle(list: number[], thickness: number, span: readonly [number, number], isDown: boolean, isFrame: boolean): void {
    if (list.length < 3) return;
    const last = list[list.length - 1] as number;
    const before = list[list.length - 2] as number;
    const period = last - before;
    const nearer = this.frameBeyond(before, period, thickness, span, isDown);
    if (nearer !== null && Math.abs(nearer - before) < 0.85 * Math.abs(period)) {
      list[list.length - 1] = nearer;
      return;
    }
    if (isFrame) return;
    const beyond = this.frameBeyond(last, period, thickness, span, isDown);
    if (beyond !== null && Math.abs(beyond - last) < 0.85 * Math.abs(period)) list.push(beyond);
  }

  /** The middle of the first line of wall after `line` within a period; null if there is none. */
  private frameBeyond(
    line: number,
    period: number,
    thickness: number,
    span: readonly [number, number],
    isDown: boolean,
  ): number | null {
    const [from, to] = passage(span[0], span[1], thickness);
    const way = Math.sign(period);
    const length = Math.abs(period);
    for (let off = Math.ceil(thickness / 2 + 0.2 * length); off < length; off++) {
      if (this.wallShare(line + way * off, from, to, isDown) > 0.8) return line + way * (off + thickness / 2 - 0.5);
    }
    return null;
  }

  private wallShare(line: number, from: number, to: number, isDown: boolean): number {
    const { width, height, code } = this.picture;
    let sum = 0;
    let count = 0;
    for (let along = from; along <= to; along++) {
      const x = Math.floor(isDown ? pixelX(this.slope, line, along) : pixelX(this.slope, along, line));
      const y = Math.floor(isDown ? pixelY(this.slope, line, along) : pixelY(this.slope, along, line));
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      count++;
      sum += this.guess.wallness[code[y * width + x] as number] as number;
    }
    return count === 0 ? 0 : sum / (255 * count);
  }
}
