// Which cells lie at a point: their centres in square buckets.

import type { PlayBoard } from '../../engine/jobs/board.ts';

export class CellsByPlace {
  private readonly buckets = new Map<string, number[]>();
  private readonly board: PlayBoard;

  /** Cost: O(cells). */
  constructor(board: PlayBoard) {
    this.board = board;
    for (let c = 0; c < board.cellCount; c++) {
      const [x, y] = this.bucketOf(this.x(c), this.y(c));
      const key = `${x} ${y}`;
      const bucket = this.buckets.get(key);
      if (bucket === undefined) this.buckets.set(key, [c]);
      else bucket.push(c);
    }
  }

  /** The cells whose centre is nearest, several where some lie over others; none where none is near. */
  at(x: number, y: number): number[] {
    const { unit } = this.board;
    const [column, row] = this.bucketOf(x, y);
    let best = 1.5 * unit;
    let found: number[] = [];
    for (let i = column - 1; i <= column + 1; i++) {
      for (let j = row - 1; j <= row + 1; j++) {
        for (const c of this.buckets.get(`${i} ${j}`) ?? []) {
          const away = Math.hypot(this.x(c) - x, this.y(c) - y);
          if (away < best - 1e-9) found = [c];
          else if (away < best + 1e-9) found.push(c);
          best = Math.min(best, away);
        }
      }
    }
    return found;
  }

  private bucketOf(x: number, y: number): [number, number] {
    const size = 1.5 * this.board.unit;
    return [Math.floor(x / size), Math.floor(y / size)];
  }

  private x(cell: number): number {
    return this.board.legs.centres[2 * cell] as number;
  }

  private y(cell: number): number {
    return this.board.legs.centres[2 * cell + 1] as number;
  }
}
