// The independent judge: it counts from the raw arrays and knows nothing of carving. It shares no code with the
// generators (no union-find, no classes), so that a fault there cannot hide here.

import type { Maze } from './maze.ts';

/** What is wrong with a maze, and its counts. */
export interface Verdict {
  /** One sentence for each fault of the data itself; empty for a sound maze. */
  readonly faults: readonly string[];
  readonly cells: number;
  readonly links: number;
  readonly open: number;
  /** Connected parts by open links, one-way links counted as open both ways. */
  readonly parts: number;
  /** open - cells + parts. */
  readonly loops: number;
  /** Exactly one path between any two cells. */
  readonly perfect: boolean;
}

/** Checks the arrays of a maze and counts its parts and loops. Cost: O(cells + links). */
export function validate(maze: Maze): Verdict {
  const { graph } = maze.space;
  const { cellCount, linkCount, first, to, link, ends } = graph;
  const faults: string[] = [];
  if (first.length !== cellCount + 1 || first[0] !== 0 || first[cellCount] !== to.length)
    faults.push('rows of halves do not cover the halves');
  if (ends.length !== 2 * linkCount) faults.push(`${linkCount} links have ${ends.length} ends`);
  const halvesOfLink = new Uint8Array(linkCount);
  for (let c = 0; c < cellCount; c++) {
    for (let h = first[c] as number; h < (first[c + 1] as number); h++) {
      const l = link[h] as number;
      const other = to[h] as number;
      const a = ends[2 * l];
      const b = ends[2 * l + 1];
      if (!((a === c && b === other) || (b === c && a === other)))
        faults.push(`half ${h} of cell ${c} does not belong to link ${l}`);
      halvesOfLink[l] = (halvesOfLink[l] as number) + 1;
      if (faults.length > 20) break;
    }
  }
  for (let l = 0; l < linkCount && faults.length <= 20; l++) {
    const isLoop = ends[2 * l] === ends[2 * l + 1];
    if (halvesOfLink[l] !== (isLoop ? 0 : 2)) faults.push(`link ${l} has ${halvesOfLink[l]} halves`);
  }
  if (maze.open.size !== linkCount) faults.push(`${maze.open.size} bits for ${linkCount} links`);
  if (maze.oneWay !== null) {
    const { onward, back } = maze.oneWay;
    for (const l of maze.oneWay) {
      if (!maze.open.has(l)) faults.push(`one-way link ${l} is closed`);
      if (onward.has(l) && back.has(l)) faults.push(`one-way link ${l} is barred both ways`);
    }
  }
  for (const { link } of maze.locks?.doors ?? []) {
    if (link >= linkCount || !maze.open.has(link)) faults.push(`a door stands in link ${link}, which is closed`);
  }
  for (const { cell } of maze.locks?.keys ?? []) {
    if (cell >= cellCount) faults.push(`a key lies in cell ${cell}, which is none`);
  }
  const isCell = (c: number): boolean => Number.isInteger(c) && c >= 0 && c < cellCount;
  if (maze.start !== -1 && !isCell(maze.start)) faults.push(`start ${maze.start} is no cell`);
  for (const finish of maze.finishes) if (!isCell(finish)) faults.push(`finish ${finish} is no cell`);

  const openCount = faults.length === 0 ? countOpen(maze) : 0;
  const parts = faults.length === 0 ? countParts(maze) : 0;
  const loops = openCount - cellCount + parts;
  return {
    faults,
    cells: cellCount,
    links: linkCount,
    open: openCount,
    parts,
    loops,
    perfect: faults.length === 0 && parts === 1 && loops === 0,
  };
}

function countOpen(maze: Maze): number {
  let count = 0;
  for (let l = 0; l < maze.space.graph.linkCount; l++) if (maze.open.has(l)) count++;
  return count;
}

/** Floods from each cell not reached before. */
function countParts(maze: Maze): number {
  const { cellCount, first, to, link } = maze.space.graph;
  const reached = new Uint8Array(cellCount);
  const waiting = new Uint32Array(cellCount);
  let parts = 0;
  for (let start = 0; start < cellCount; start++) {
    if (reached[start] !== 0) continue;
    parts++;
    reached[start] = 1;
    waiting[0] = start;
    let count = 1;
    while (count > 0) {
      const c = waiting[--count] as number;
      for (let h = first[c] as number; h < (first[c + 1] as number); h++) {
        const other = to[h] as number;
        if (reached[other] !== 0 || !maze.open.has(link[h] as number)) continue;
        reached[other] = 1;
        waiting[count++] = other;
      }
    }
  }
  return parts;
}
