import { type Maze, openDegrees } from '@labrys/core';

/**
 * Cells that were left uncarved: no passage leads into them, though the board has links there. They are drawn as solid
 * ground, not as rooms without a door. None where nothing at all is carved, and none where passages cross.
 *
 * Cost: O(cells + links).
 */
export function solidCells(maze: Maze): Uint32Array {
  const { space, open, openings, start, finishes } = maze;
  const { first, cellCount } = space.graph;
  if (space.weave !== null || open.next(0) < 0) return new Uint32Array(0);
  const ways = openDegrees(maze);
  const isUsed = new Set([start, ...finishes, ...openings.map(({ cell }) => cell)]);
  const solid: number[] = [];
  for (let c = 0; c < cellCount; c++) {
    if (ways[c] === 0 && first[c] !== first[c + 1] && !isUsed.has(c)) solid.push(c);
  }
  return Uint32Array.from(solid);
}
