import { numbered, type Pieces } from '../graph/pieces.ts';
import { UnionFind } from '../structures/union-find.ts';
import type { Maze } from './maze.ts';

/**
 * The parts of a maze that passages hold together, one-way links counted as open both ways; numbered by their least
 * cell.
 *
 * Cost: nearly O(cells + links).
 */
export function mazeParts(maze: Maze): Pieces {
  const { graph } = maze.space;
  const sets = new UnionFind(graph.cellCount);
  for (let l = 0; l < graph.linkCount; l++) {
    if (maze.open.has(l)) sets.union(graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number);
  }
  return numbered(sets, graph.cellCount);
}

/** Part -> number of its cells. */
export function partSizes(parts: Pieces): Uint32Array {
  const sizes = new Uint32Array(parts.count);
  for (const k of parts.of) sizes[k] = (sizes[k] as number) + 1;
  return sizes;
}
