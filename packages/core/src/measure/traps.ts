import { isPassable, type Maze } from '../maze/maze.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';

/**
 * The traps along a way: branches that lead off it. Entry i is the depth of a trap, the most links that a walker gets
 * away from the way in it; where loops join branches, each cell belongs to the branch by which it is reached first.
 *
 * @param path cells of the way from start to finish; what branches off behind the finish is no trap
 * Cost: O(cells + links), two words a cell.
 */
export function trapDepths(maze: Maze, path: Uint32Array): Uint32Array {
  const { cellCount, first, to } = maze.space.graph;
  const trapOf = new Int32Array(cellCount).fill(NONE);
  const isWay = new Uint8Array(cellCount);
  for (const cell of path) isWay[cell] = 1;
  const queue = new Uint32Array(cellCount);
  const depths = new GrowableInts();
  let tail = 0;

  /** Goes from a cell, in a trap or on the way, to all that were not reached before. */
  const spread = (cell: number, trap: number): void => {
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      const other = to[h] as number;
      if (isWay[other] !== 0 || trapOf[other] !== NONE || !isPassable(maze, cell, h)) continue;
      if (trap === NONE) depths.push(0);
      trapOf[other] = trap === NONE ? depths.length - 1 : trap;
      queue[tail++] = other;
    }
  };
  for (let i = 0; i + 1 < path.length; i++) spread(path[i] as number, NONE);
  let head = 0;
  for (let depth = 1; head < tail; depth++) {
    for (const levelEnd = tail; head < levelEnd; head++) {
      const cell = queue[head] as number;
      const trap = trapOf[cell] as number;
      depths.set(trap, depth);
      spread(cell, trap);
    }
  }
  return Uint32Array.from(depths.values());
}
