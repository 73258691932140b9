// Breadth first through cells and the keys held there (E. F. Moore, The shortest path through a maze, 1959), so that
// one-way passages and doors are kept to.

import type { PlayBoard } from '../../engine/jobs/board.ts';

/**
 * The halves of a shortest way to a finish, or null if there is none.
 *
 * @param held keys: bit c - 1 for colour c
 * Cost: O(halves), times 2^keys where there are doors.
 */
export function shortestWay(board: PlayBoard, from: number, held: number): number[] | null {
  const { cellCount, first, to, twin, passable, doors, keys, colours, finishes } = board;
  const cameBy = new Int32Array(cellCount << colours).fill(-1); // cell + cells x keys -> half
  const cameFrom = colours === 0 ? null : new Int32Array(cameBy.length); // the keys held before
  const isFinish = new Uint8Array(cellCount);
  for (const cell of finishes) isFinish[cell] = 1;
  const begin = from + cellCount * held;
  const queue = [begin];
  for (let i = 0; i < queue.length; i++) {
    const state = queue[i] as number;
    const cell = state % cellCount;
    const mask = (state - cell) / cellCount;
    if (isFinish[cell] === 1) {
      const halves: number[] = [];
      for (let s = state; s !== begin; ) {
        const half = cameBy[s] as number;
        halves.push(half);
        const before = cameFrom === null ? 0 : (cameFrom[s] as number);
        s = (to[twin[half] as number] as number) + cellCount * before;
      }
      return halves.reverse();
    }
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      if (passable[h] !== 1 || ((doors[h] as number) & ~mask) !== 0) continue;
      const other = to[h] as number;
      const next = other + cellCount * (mask | (keys[other] as number));
      if (next === begin || cameBy[next] !== -1) continue;
      cameBy[next] = h;
      if (cameFrom !== null) cameFrom[next] = mask;
      queue.push(next);
    }
  }
  return null;
}
