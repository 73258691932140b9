import type { Squares } from '../mesh/squares.ts';

/**
 * The least distance to some goals over free squares: to the box around them. Along a move it changes by no more than
 * the move's length.
 */
export class GoalBox {
  /** Cell -> its column and row. */
  readonly column: Int32Array;
  readonly row: Int32Array;
  /** Straight and diagonal steps to the box, set by {@link measure}. */
  straight = 0;
  diagonal = 0;
  private readonly diagonals: boolean;
  private left = 0;
  private right = 0;
  private top = 0;
  private bottom = 0;

  /** @param diagonals whether steps may be diagonal */
  constructor({ width, squareOfCell }: Squares, diagonals: boolean) {
    this.diagonals = diagonals;
    this.column = Int32Array.from(squareOfCell, (square) => square % width);
    this.row = Int32Array.from(squareOfCell, (square) => Math.floor(square / width));
  }

  /** @param goals cells, at least one */
  aim(goals: readonly number[]): void {
    this.left = this.top = Number.MAX_SAFE_INTEGER;
    this.right = this.bottom = 0;
    for (const goal of goals) {
      const x = this.column[goal] as number;
      const y = this.row[goal] as number;
      this.left = Math.min(this.left, x);
      this.right = Math.max(this.right, x);
      this.top = Math.min(this.top, y);
      this.bottom = Math.max(this.bottom, y);
    }
  }

  /** Counts the fewest steps from a column and row to the box. */
  measure(x: number, y: number): void {
    const across = x < this.left ? this.left - x : x > this.right ? x - this.right : 0;
    const down = y < this.top ? this.top - y : y > this.bottom ? y - this.bottom : 0;
    this.diagonal = this.diagonals ? Math.min(across, down) : 0;
    this.straight = across + down - 2 * this.diagonal;
  }
}
