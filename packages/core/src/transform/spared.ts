import type { Maze } from '../maze/maze.ts';

/** Cell -> 1 if nothing that is trimmed may take it away: start, finishes, and what lies at a crossing. */
export function sparedCells({ space, start, finishes }: Maze): Uint8Array {
  const { cellCount, ends } = space.graph;
  const spared = new Uint8Array(cellCount);
  if (start >= 0) spared[start] = 1;
  for (const finish of finishes) spared[finish] = 1;
  for (const l of space.weave?.open ?? []) {
    spared[ends[2 * l] as number] = 1;
    spared[ends[2 * l + 1] as number] = 1;
  }
  return spared;
}
