import type { Maze } from './maze.ts';

/** Cell -> number of its open links. Gaps in the outer wall do not count. Cost: O(links). */
export function openDegrees(maze: Maze): Uint32Array {
  const { cellCount, first, link } = maze.space.graph;
  const degrees = new Uint32Array(cellCount);
  for (let c = 0; c < cellCount; c++) {
    let degree = 0;
    for (let h = first[c] as number; h < (first[c + 1] as number); h++) if (maze.open.has(link[h] as number)) degree++;
    degrees[c] = degree;
  }
  return degrees;
}
