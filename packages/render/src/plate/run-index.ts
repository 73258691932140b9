// Polylines cut into runs of few points, each with its box, so that those near a window are found by looking at boxes
// alone. Runs that follow one another come back as one line: a cut is only where nobody looks.

import { GrowableInts } from '@labrys/core';
import type { Polylines } from '../scene/polylines.ts';
import type { Box } from './box.ts';

/** Points of a run. */
const RUN = 24;

/** Points beyond a cut that are kept: a rounded turn depends on the turns before and after it. */
const KEPT = 2;

export class RunIndex {
  private readonly lines: Polylines;
  /** Line -> its first run. */
  private readonly runFirst: Uint32Array;
  /** Run -> left, top, right, bottom. */
  private readonly boxes: Float64Array;

  /** @param cuts whether lines may be shown in part. Cost: O(points). */
  constructor(lines: Polylines, cuts: boolean) {
    this.lines = lines;
    const { count, first } = lines;
    this.runFirst = new Uint32Array(count + 1);
    for (let k = 0; k < count; k++) {
      const pieces = (first[k + 1] as number) - (first[k] as number) - 1 + (lines.closed[k] as number);
      const runs = cuts ? Math.max(Math.ceil(pieces / RUN), 1) : 1;
      this.runFirst[k + 1] = (this.runFirst[k] as number) + runs;
    }
    this.boxes = new Float64Array(4 * (this.runFirst[count] as number));
    for (let k = 0; k < count; k++) {
      for (let r = this.runFirst[k] as number; r < (this.runFirst[k + 1] as number); r++) this.setBox(k, r, cuts);
    }
  }

  /** The parts of the lines that may touch a box, and no more than few points beyond. Cost: O(runs). */
  within({ x, y, width, height }: Box): Polylines {
    const { lines, runFirst, boxes } = this;
    const part = new Part(lines);
    const right = x + width;
    const bottom = y + height;
    const isSeen = (r: number): boolean =>
      (boxes[4 * r] as number) <= right &&
      (boxes[4 * r + 1] as number) <= bottom &&
      (boxes[4 * r + 2] as number) >= x &&
      (boxes[4 * r + 3] as number) >= y;
    for (let k = 0; k < lines.count; k++) {
      const begin = runFirst[k] as number;
      const runs = (runFirst[k + 1] as number) - begin;
      let hidden = 0;
      while (hidden < runs && isSeen(begin + hidden)) hidden++;
      if (hidden === runs) {
        part.addWhole(k);
        continue;
      }
      // A closed line is gone round from a run that is not seen, so that what is seen is not cut where it happens to begin.
      const start = lines.closed[k] === 1 ? hidden : 0;
      const pieces = (lines.first[k + 1] as number) - (lines.first[k] as number) - 1 + (lines.closed[k] as number);
      const pieceOf = (run: number): number => (run < runs ? run * RUN : pieces + (run - runs) * RUN);
      for (let i = 0; i < runs; i++) {
        if (!isSeen(begin + ((start + i) % runs))) continue;
        let end = i + 1;
        while (end < runs && isSeen(begin + ((start + end) % runs))) end++;
        part.addPieces(k, pieceOf(start + i), pieceOf(start + end));
        i = end;
      }
    }
    return part.polylines();
  }

  private setBox(k: number, run: number, cuts: boolean): void {
    const { boxes } = this;
    const { first, points, closed, bulges } = this.lines;
    const begin = first[k] as number;
    const count = (first[k + 1] as number) - begin;
    const pieces = count - 1 + (closed[k] as number);
    const from = cuts ? (run - (this.runFirst[k] as number)) * RUN : 0;
    const to = cuts ? Math.min(from + RUN, pieces) : pieces;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = from; i <= to; i++) {
      const p = begin + (i % count);
      const x = points[2 * p] as number;
      const y = points[2 * p + 1] as number;
      // An arc reaches no farther from its ends than it is high, or than its circle is wide.
      let reach = 0;
      if (bulges !== undefined && i < to) {
        const q = begin + ((i + 1) % count);
        const [alongX, alongY] = [(points[2 * q] as number) - x, (points[2 * q + 1] as number) - y];
        reach = Math.abs(bulges[p] as number) * Math.sqrt(alongX * alongX + alongY * alongY);
      }
      left = Math.min(left, x - reach);
      top = Math.min(top, y - reach);
      right = Math.max(right, x + reach);
      bottom = Math.max(bottom, y + reach);
    }
    boxes.set([left, top, right, bottom], 4 * run);
  }
}

/** Parts of polylines, as polylines. */
class Part {
  private readonly lines: Polylines;
  private readonly first = new GrowableInts();
  private readonly chosen = new GrowableInts(); // points
  private readonly closed = new GrowableInts();

  constructor(lines: Polylines) {
    this.lines = lines;
    this.first.push(0);
  }

  addWhole(k: number): void {
    const { first, closed } = this.lines;
    for (let p = first[k] as number; p < (first[k + 1] as number); p++) this.chosen.push(p);
    this.end(closed[k] as number);
  }

  /** From piece `from` (included) to piece `to` (excluded), counted on round closed lines; cut off where others end. */
  addPieces(k: number, from: number, to: number): void {
    const begin = this.lines.first[k] as number;
    const count = (this.lines.first[k + 1] as number) - begin;
    let [low, high] = [from - KEPT, to + KEPT];
    if (this.lines.closed[k] === 1) {
      for (let i = low; i <= high; i++) this.chosen.push(begin + ((i + 2 * count) % count));
    } else {
      low = Math.max(low, 0);
      high = Math.min(high, count - 1);
      for (let i = low; i <= high; i++) this.chosen.push(begin + i);
    }
    this.end(0);
  }

  private end(closed: number): void {
    this.closed.push(closed);
    this.first.push(this.chosen.length);
  }

  polylines(): Polylines {
    const { points, bulges } = this.lines;
    const chosen = this.chosen.values();
    const own = new Float64Array(2 * chosen.length);
    const round = bulges === undefined ? undefined : new Float64Array(chosen.length);
    for (let i = 0; i < chosen.length; i++) {
      const p = chosen[i] as number;
      own[2 * i] = points[2 * p] as number;
      own[2 * i + 1] = points[2 * p + 1] as number;
      if (round !== undefined) round[i] = bulges?.[p] as number;
    }
    return {
      count: this.closed.length,
      first: new Uint32Array(this.first.values()),
      points: own,
      closed: new Uint8Array(this.closed.values()),
      ...(round === undefined ? {} : { bulges: round }),
    };
  }
}
