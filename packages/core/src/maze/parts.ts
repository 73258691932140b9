import { type Pieces, piecesBy } from '../graph/pieces.ts';
import type { Maze } from './maze.ts';

/**
 * The parts of a maze that passages hold together, one-way links counted as open both ways; numbered by their least
 * cell.
 *
 * Cost: nearly O(cells + links).
 */
export function mazeParts(maze: Maze): Pieces {
  return piecesBy(maze.space.graph, maze.open);
}

/** Part -> number of its cells. */
export function partSizes(parts: Pieces): Uint32Array {
  const sizes = new Uint32Array(parts.count);
  for (const k of parts.of) sizes[k] = (sizes[k] as number) + 1;
  return sizes;
}
