import { linkBetween } from '../graph/graph.ts';
import type { Rows } from '../mesh/rows.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import type { DivisionParams } from './division-params.ts';
import type { Kernel, Task } from './generator.ts';
import type { Trace } from './trace.ts';

/** The rows of a board that is a full rectangle, each cell linked to those beside, above and below it and no others. */
export function boardOfSquares(task: Task): Rows | null {
  const { graph } = task;
  const rows = task.rows();
  if (rows === null || !rows.arePaths) return null;
  const height = rows.first.length - 1;
  const width = rows.first[1] as number;
  if (rows.cells.length !== width * height) return null;
  if (graph.linkCount !== (width - 1) * height + width * (height - 1)) return null;
  for (let row = 0; row < height; row++) {
    if (rows.first[row] !== row * width) return null;
    for (let i = row * width; i < (row + 1) * width; i++) {
      const cell = rows.cells[i] as number;
      const below = row + 1 < height ? (rows.cells[i + width] as number) : NONE;
      if (below !== NONE && linkBetween(graph, cell, below) === NONE) return null;
    }
  }
  return rows;
}

/**
 * Division of a rectangle by straight walls. The cut crosses the width w with chance w / (w + h): with "always the longer
 * side" 27 per cent of the cells are dead ends, with a fair coin 14, so 23 as published.
 */
export class StraightDivision implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly cells: Uint32Array;
  private readonly width: number; // of the board
  private readonly params: DivisionParams;
  private readonly trace: Trace | null;
  private readonly waiting = new GrowableInts(); // x, y, width, height of each region
  private settled = 0; // cells of the regions that are not cut any further

  constructor(task: Task, board: Rows, params: DivisionParams, trace: Trace | null) {
    this.task = task;
    this.cells = board.cells;
    this.width = board.first[1] as number;
    this.params = params;
    this.trace = trace;
    this.chosen = new BitSet(task.graph.linkCount);
    this.wait(0, 0, this.width, board.first.length - 1);
  }

  run(budget: number): boolean {
    for (let left = budget; left > 0 && this.waiting.length > 0; left--) {
      const height = this.waiting.pop();
      const width = this.waiting.pop();
      const y = this.waiting.pop();
      const x = this.waiting.pop();
      if (width < 2 || height < 2 || width * height <= this.params.room) {
        this.settled += width * height;
        continue;
      }
      if (this.cutsWidth(x, y, width, height)) {
        const cut = 1 + this.task.random.below(width - 1);
        left -= height;
        this.wall(this.at(x + cut - 1, y), this.width, height, 1);
        this.waitBoth(x, y, cut, height, x + cut, y, width - cut, height);
      } else {
        const cut = 1 + this.task.random.below(height - 1);
        left -= width;
        this.wall(this.at(x, y + cut - 1), 1, width, this.width);
        this.waitBoth(x, y, width, cut, x, y + cut, width, height - cut);
      }
    }
    return this.waiting.length === 0;
  }

  progress(): number {
    return this.settled / this.cells.length;
  }

  private cutsWidth(x: number, y: number, width: number, height: number): boolean {
    const { random, weights } = this.task;
    if (weights === null) return random.below(width + height) < width;
    // Odds of the walls as they are at one place of the region.
    const place = this.at(x + random.below(width - 1), y + random.below(height - 1));
    const upright = width * (weights[this.linkOf(place, place + 1)] as number);
    const level = height * (weights[this.linkOf(place, place + this.width)] as number);
    return random.chance(upright / (upright + level));
  }

  /** Walls the links from `length` places, `step` apart, to those `across` from them; but for one gap. */
  private wall(from: number, step: number, length: number, across: number): void {
    const gap = this.gapOf(length);
    for (let i = 0; i < length; i++) {
      if (i === gap) continue;
      const place = from + i * step;
      const l = this.linkOf(place, place + across);
      this.chosen.add(l);
      this.trace?.choose(l);
    }
  }

  private gapOf(length: number): number {
    const { random } = this.task;
    if (this.params.gap === 'ends') return random.below(2) * (length - 1);
    if (this.params.gap === 'middle') return (length - 1 + random.below(2)) >>> 1; // either middle where there are two
    return random.below(length);
  }

  /** The smaller part is cut first, so that no more than the logarithm of the cells ever wait. */
  private waitBoth(
    x: number,
    y: number,
    width: number,
    height: number,
    otherX: number,
    otherY: number,
    otherWidth: number,
    otherHeight: number,
  ): void {
    const isSmaller = width * height < otherWidth * otherHeight;
    if (!isSmaller) this.wait(x, y, width, height);
    this.wait(otherX, otherY, otherWidth, otherHeight);
    if (isSmaller) this.wait(x, y, width, height);
  }

  private wait(x: number, y: number, width: number, height: number): void {
    this.waiting.push(x);
    this.waiting.push(y);
    this.waiting.push(width);
    this.waiting.push(height);
  }

  private at(x: number, y: number): number {
    return y * this.width + x;
  }

  private linkOf(place: number, otherPlace: number): number {
    return linkBetween(this.task.graph, this.cells[place] as number, this.cells[otherPlace] as number);
  }
}
