import type { Maze } from '@labrys/core';

/**
 * Cells that were left uncarved: no passage leads into them, though the board has links there. They are drawn as solid
 * ground, not as rooms without a door. None where nothing at all is carved, and none where passages cross.
 *
 * Cost: O(cells + links).
 */
export function solidCells(maze: Maze): Uint32Array {
  const { space, open, openings, start, finishes } = maze;
  const { first, link, cellCount } = space.graph;
  if (space.weave !== null || open.next(0) < 0) return new Uint32Array(0);
  const isUsed = new Set([start, ...finishes, ...openings.map(({ cell }) => cell)]);
  const solid: number[] = [];
  for (let c = 0; c < cellCount; c++) {
    const end = first[c + 1] as number;
    let half = first[c] as number;
    if (half === end) continue;
    while (half < end && !open.has(link[half] as number)) half++;
    if (half === end && !isUsed.has(c)) solid.push(c);
  }
  return Uint32Array.from(solid);
}
