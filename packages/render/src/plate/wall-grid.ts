// The walls of a flat board in flat arrays, sorted into square buckets by their middles. On a board of a million cells
// strokes take seconds; these arrays take a tenth of one, and a window is a few buckets.

import { GrowableInts, type Maze, type Mesh, NONE } from '@labrys/core';
import type { Board } from '../scene/board.ts';
import { sharedSides, sideBulge } from '../scene/sides.ts';
import { openSides } from '../scene/walls.ts';
import { type Box, widened } from './box.ts';
import type { Segments } from './segments.ts';

/** Side of a bucket, in shares of c. */
const BUCKET = 16;

export class WallGrid implements Segments {
  readonly ends: Uint32Array;
  readonly bulges: Float64Array | undefined;
  private readonly mesh: Mesh;
  private readonly board: Board;
  private readonly size: number;
  private readonly columns: number;
  private readonly rows: number;
  /** Bucket -> its first wall. */
  private readonly first: Uint32Array;
  /** How far a wall reaches from its middle, at most. */
  private reach = 0;

  /**
   * The walls of a maze, each once, as strokes have them.
   *
   * @param solid cells of solid ground
   * Cost: O(sides).
   */
  constructor(maze: Maze, mesh: Mesh, board: Board, solid: Uint32Array) {
    this.mesh = mesh;
    this.board = board;
    this.size = BUCKET * board.unit;
    this.columns = Math.max(Math.ceil(board.width / this.size), 1);
    this.rows = Math.max(Math.ceil(board.height / this.size), 1);
    const isWall = wallSides(maze, mesh, solid);
    const { cellCount, sideFirst, sideCorner, cornerX, cornerY } = mesh;
    this.first = new Uint32Array(this.columns * this.rows + 1);
    let longest = 0;
    const visit = (put: (bucket: number, cell: number, side: number, from: number, to: number) => void): void => {
      for (let c = 0; c < cellCount; c++) {
        const begin = sideFirst[c] as number;
        const end = sideFirst[c + 1] as number;
        for (let s = begin; s < end; s++) {
          if (isWall[s] === 0) continue;
          const from = sideCorner[s] as number;
          const to = sideCorner[s + 1 < end ? s + 1 : begin] as number;
          const x = ((cornerX[from] as number) + (cornerX[to] as number)) / 2;
          const y = ((cornerY[from] as number) + (cornerY[to] as number)) / 2;
          put(this.columnAt(x) + this.rowAt(y) * this.columns, c, s, from, to);
        }
      }
    };
    const { first } = this;
    visit((bucket, _, __, from, to) => {
      first[bucket + 1] = (first[bucket + 1] as number) + 1;
      const x = (cornerX[to] as number) - (cornerX[from] as number);
      const y = (cornerY[to] as number) - (cornerY[from] as number);
      longest = Math.max(longest, x * x + y * y);
    });
    for (let b = 1; b < first.length; b++) first[b] = (first[b] as number) + (first[b - 1] as number);
    const next = first.slice();
    const count = first[first.length - 1] as number;
    const ends = new Uint32Array(2 * count);
    const bulges = mesh.arcs === undefined ? undefined : new Float64Array(count);
    visit((bucket, c, s, from, to) => {
      const wall = next[bucket] as number;
      next[bucket] = wall + 1;
      ends[2 * wall] = from;
      ends[2 * wall + 1] = to;
      if (bulges !== undefined) bulges[wall] = sideBulge(mesh, c, s);
    });
    this.ends = ends;
    this.bulges = bulges;
    // The middle of an arc is no farther from the middle of its chord than half the chord.
    this.reach = Math.sqrt(longest) * (bulges === undefined ? 0.5 : 1);
  }

  /** The walls that may touch a box. Cost: O(walls in the buckets there). */
  within(box: Box): Segments {
    const { ends, bulges, first, columns } = this;
    const { cornerX, cornerY } = this.mesh;
    const { x: left, y: top, width, height } = widened(box, this.reach);
    const right = left + width;
    const bottom = top + height;
    const chosen = new GrowableInts(1024);
    for (let row = this.rowAt(top); row <= this.rowAt(bottom); row++) {
      const from = first[row * columns + this.columnAt(left)] as number;
      const to = first[row * columns + this.columnAt(right) + 1] as number;
      for (let wall = from; wall < to; wall++) {
        const a = ends[2 * wall] as number;
        const b = ends[2 * wall + 1] as number;
        const x = ((cornerX[a] as number) + (cornerX[b] as number)) / 2;
        const y = ((cornerY[a] as number) + (cornerY[b] as number)) / 2;
        if (x >= left && x <= right && y >= top && y <= bottom) chosen.push(wall);
      }
    }
    const walls = chosen.values();
    const own = new Uint32Array(2 * walls.length);
    for (let i = 0; i < walls.length; i++) {
      own[2 * i] = ends[2 * (walls[i] as number)] as number;
      own[2 * i + 1] = ends[2 * (walls[i] as number) + 1] as number;
    }
    if (bulges === undefined) return { ends: own };
    return { ends: own, bulges: Float64Array.from(walls, (wall) => bulges[wall] as number) };
  }

  private columnAt(x: number): number {
    return Math.min(Math.max(Math.floor((x - this.board.x) / this.size), 0), this.columns - 1);
  }

  private rowAt(y: number): number {
    return Math.min(Math.max(Math.floor((y - this.board.y) / this.size), 0), this.rows - 1);
  }
}

/** Side -> 1 if it is a wall; of two that lie on each other the first one. Cost: O(sides). */
function wallSides(maze: Maze, mesh: Mesh, solid: Uint32Array): Uint8Array {
  const { sideFirst, sidePartner } = mesh;
  const isShared = sharedSides(mesh);
  const isSolid = solid.length === 0 ? null : new Uint8Array(sidePartner.length);
  for (const c of solid) isSolid?.fill(1, sideFirst[c] as number, sideFirst[c + 1] as number);
  const isWall = openSides(maze, mesh);
  for (let s = 0; s < isWall.length; s++) {
    const partner = sidePartner[s] as number;
    const isOpen = isWall[s] !== 0;
    isWall[s] = 0;
    if (isOpen) continue;
    if (partner !== NONE && isShared[s] !== 0) {
      if (partner < s) continue;
      if (isSolid !== null && isSolid[s] !== 0 && isSolid[partner] !== 0) continue;
    }
    isWall[s] = 1;
  }
  return isWall;
}
