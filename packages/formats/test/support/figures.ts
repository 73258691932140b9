import type { Maze } from '@labrys/core';

/** What the tables of real files state, counted here by flooding the raw arrays. */
export interface Figures {
  readonly cells: number;
  /** Cells that can be reached from the start. */
  readonly reach: number;
  /** Fewest steps from the start to a finish; null if there is none or no way. */
  readonly short: number | null;
  /** Cells with one passage. */
  readonly dead: number;
  /** Passages - (cells - 1). */
  readonly loops: number;
}

export function figuresOf(maze: Maze): Figures {
  const { cellCount, first, to, link, ends } = maze.space.graph;
  const passages = new Uint32Array(cellCount);
  let open = 0;
  for (const l of maze.open) {
    passages[ends[2 * l]!]!++;
    passages[ends[2 * l + 1]!]!++;
    open++;
  }
  const distance = new Int32Array(cellCount).fill(-1);
  const queue = [maze.start];
  distance[maze.start] = 0;
  for (const cell of queue) {
    for (let h = first[cell]!; h < first[cell + 1]!; h++) {
      const other = to[h]!;
      if (!maze.open.has(link[h]!) || distance[other] !== -1) continue;
      distance[other] = distance[cell]! + 1;
      queue.push(other);
    }
  }
  const lengths = maze.finishes.map((finish) => distance[finish]!).filter((length) => length >= 0);
  return {
    cells: cellCount,
    reach: queue.length,
    short: lengths.length === 0 ? null : Math.min(...lengths),
    dead: passages.filter((count) => count === 1).length,
    loops: open - (cellCount - 1),
  };
}
