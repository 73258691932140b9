import type { Trace } from '../generate/trace.ts';
import type { Maze } from '../maze/maze.ts';
import type { BitSet } from '../structures/bit-set.ts';

/**
 * A maze in which dead ends are filled, passages are closed and cells are walled up, in any order. Its own dead ends
 * are filled by the constructor, but not yet what becomes one by that.
 *
 * In by one link and out by another is what a cell on a simple path needs. So a cell is a dead end when no link leads
 * in, when none leads out, or when one link alone is left. Each cell that is filled takes its links from its neighbours.
 *
 * Cost: O(cells + links) time for all calls together, two words and two bytes a cell (four words with one-way links).
 */
export class Filling {
  /** Cell -> 1 if filled. */
  readonly filled: Uint8Array;
  /** Cell -> 1 if it is never taken for a dead end. */
  readonly isKept: Uint8Array;
  /** The links not closed; those to filled cells are among them. */
  readonly open: BitSet;
  /** Cell -> links to cells that are not filled. */
  readonly ways: Uint32Array;
  /** The cells filled so far, in that order: the first `count` entries. */
  readonly order: Uint32Array;
  count = 0;
  private head = 0;
  private readonly maze: Maze;
  private readonly trace: Trace | null;
  private readonly waysIn: Uint32Array;
  private readonly waysOut: Uint32Array;

  /**
   * @param kept cells that are no dead ends, however few links they have
   * @param trace is told each cell filled (`leave`)
   */
  constructor(maze: Maze, kept: Iterable<number>, trace: Trace | null) {
    const { cellCount, first, link } = maze.space.graph;
    this.maze = maze;
    this.trace = trace;
    this.open = maze.open.clone();
    this.filled = new Uint8Array(cellCount);
    this.order = new Uint32Array(cellCount);
    this.isKept = new Uint8Array(cellCount);
    for (const cell of kept) this.isKept[cell] = 1;
    this.ways = new Uint32Array(cellCount);
    this.waysIn = maze.oneWay === null ? this.ways : new Uint32Array(cellCount);
    this.waysOut = maze.oneWay === null ? this.ways : new Uint32Array(cellCount);
    for (let c = 0; c < cellCount; c++) {
      for (let h = first[c] as number; h < (first[c + 1] as number); h++) {
        const l = link[h] as number;
        if (maze.open.has(l)) this.change(c, l, 1);
      }
    }
    for (let c = 0; c < cellCount; c++) if (this.isDeadEnd(c)) this.fill(c);
  }

  /** Fills a cell, whatever it is, that is not filled yet; `fillDeadEnds` draws the consequences. */
  fill(cell: number): void {
    this.filled[cell] = 1;
    this.order[this.count++] = cell;
    this.trace?.leave(cell);
  }

  /** Closes an open link. */
  close(l: number): void {
    const { ends } = this.maze.space.graph;
    this.open.delete(l);
    if (ends[2 * l] === ends[2 * l + 1]) return; // a self-loop counts at no cell
    for (let end = 2 * l; end <= 2 * l + 1; end++) this.loseLink(ends[end] as number, l);
  }

  /** Fills all dead ends of the maze as it stands, each one back to its junction. */
  fillDeadEnds(): void {
    const { first, to, link } = this.maze.space.graph;
    const { order, open } = this;
    while (this.head < this.count) {
      const cell = order[this.head++] as number;
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        const l = link[h] as number;
        if (open.has(l)) this.loseLink(to[h] as number, l);
      }
    }
  }

  private isDeadEnd(cell: number): boolean {
    return (
      this.isKept[cell] === 0 &&
      ((this.ways[cell] as number) < 2 || this.waysIn[cell] === 0 || this.waysOut[cell] === 0)
    );
  }

  private loseLink(cell: number, l: number): void {
    if (this.filled[cell] !== 0) return;
    this.change(cell, l, -1);
    if (this.isDeadEnd(cell)) this.fill(cell);
  }

  /** Adds (1) or takes away (-1) link `l` at `cell`. */
  private change(cell: number, l: number, by: number): void {
    const { ways, waysIn, waysOut } = this;
    const { oneWay } = this.maze;
    ways[cell] = (ways[cell] as number) + by;
    if (oneWay === null) return;
    const isBarred = oneWay.bars(this.maze.space.graph.ends, l, cell); // it leads in only
    if (!isBarred) waysOut[cell] = (waysOut[cell] as number) + by;
    if (isBarred || !oneWay.has(l)) waysIn[cell] = (waysIn[cell] as number) + by;
  }
}
