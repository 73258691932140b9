import type { Maze } from './maze.ts';

/** What a sweep found. */
export interface Swept {
  /** A cell at the greatest distance. */
  readonly farthest: number;
  /** Links walked to get there. */
  readonly distance: number;
  /** Cells reached, the one swept from included. */
  readonly count: number;
}

/**
 * Breadth-first sweeps over one maze that keep their arrays: a sweep costs time for the cells it reaches only.
 */
export class Sweeper {
  private readonly maze: Maze;
  private readonly queue: Uint32Array;
  private readonly reachedIn: Uint32Array; // number of the last sweep that reached the cell
  private sweeps = 0;

  constructor(maze: Maze) {
    this.maze = maze;
    this.queue = new Uint32Array(maze.space.graph.cellCount);
    this.reachedIn = new Uint32Array(maze.space.graph.cellCount);
  }

  /**
   * Sweeps from a cell over all cells that can be reached from it.
   *
   * @param backward walk one-way links against their direction: over all cells from which `from` can be reached
   */
  sweep(from: number, backward = false): Swept {
    const { open, oneWay } = this.maze;
    const { first, to, link, ends } = this.maze.space.graph;
    const { queue, reachedIn } = this;
    const number = ++this.sweeps;
    queue[0] = from;
    reachedIn[from] = number;
    let head = 0;
    let tail = 1;
    let levelEnd = 1;
    let distance = 0;
    for (;;) {
      while (head < levelEnd) {
        const cell = queue[head++] as number;
        for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
          const other = to[h] as number;
          const l = link[h] as number;
          if (reachedIn[other] === number || !open.has(l)) continue;
          if (oneWay?.bars(ends, l, backward ? other : cell) === true) continue;
          reachedIn[other] = number;
          queue[tail++] = other;
        }
      }
      if (tail === levelEnd) break;
      levelEnd = tail;
      distance++;
    }
    return { farthest: queue[tail - 1] as number, distance, count: tail };
  }
}
