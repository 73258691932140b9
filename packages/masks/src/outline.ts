// Outlines of straight sides: what words, paths and polygons become before they are laid over a board.

import { MazeError } from '@labrys/core';
import { type FillRule, MAX_CORNERS } from './mask.ts';

/** Closed rings of corners, y down. */
export interface Outline {
  readonly rule: FillRule;
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Ring r has the corners from first[r] to first[r + 1] - 1; its last one is joined to its first. */
  readonly first: readonly number[];
  readonly box: Box;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Points that are joined in order. */
export type Line = Pick<Outline, 'x' | 'y'>;

/** Takes an outline down ring by ring. */
export class OutlineBuilder {
  private readonly x: number[] = [];
  private readonly y: number[] = [];
  private readonly first: number[] = [];

  moveTo(x: number, y: number): void {
    this.first.push(this.x.length);
    this.lineTo(x, y);
  }

  /** @throws MazeError `too-large` above {@link MAX_CORNERS} */
  lineTo(x: number, y: number): void {
    if (this.x.length >= MAX_CORNERS) {
      throw new MazeError('too-large', `the outline has more than ${MAX_CORNERS} corners; draw it more simply`);
    }
    this.x.push(x);
    this.y.push(y);
  }

  /** What was drawn as one line; null if it is none, or more than one. */
  line(): Line | null {
    const { x, y, first } = this;
    return first.length === 1 && x.length > 1 ? { x, y } : null;
  }

  /**
   * The outline, once all of it is there.
   *
   * @param name what it is, for the message
   * @throws MazeError `bad-value` if it has no width or no height
   */
  outline(rule: FillRule, name: string): Outline {
    const { x, y, first } = this;
    const box = boxOf(x, y);
    if (!(box.width > 0 && box.height > 0)) {
      throw new MazeError(
        'bad-value',
        `${name} encloses nothing; it needs at least three corners that are not in line`,
      );
    }
    return { rule, x, y, first: [...first, x.length], box };
  }
}

/** The upright rectangle around some points. */
export function boxOf(x: ArrayLike<number>, y: ArrayLike<number>): Box {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < x.length; i++) {
    left = Math.min(left, x[i] as number);
    right = Math.max(right, x[i] as number);
    top = Math.min(top, y[i] as number);
    bottom = Math.max(bottom, y[i] as number);
  }
  return { left, top, width: right - left, height: bottom - top };
}
