import { isPassable, type Maze } from '../maze/maze.ts';
import { fronts } from '../solve/fronts.ts';
import { requireEnds } from '../solve/solver.ts';
import { NONE } from '../structures/none.ts';

/**
 * How many shortest ways lead from the start to the nearest finish, or to all that are equally near; 0 if there is none.
 *
 * Ways are told apart by the links they take, so parallel links count as different. A start that is a finish is one way.
 * Each cell gets the sum of the counts of the cells one farther that it leads to, from far to near (W. D. Pullen,
 * Daedalus, counts so). Counts of two distances are kept at a time, as they grow long in open halls.
 *
 * @throws MazeError `bad-value` without a start or a finish, `param-range` if one is not on the board
 * Cost: O(cells + links) additions of numbers with up to distance / 2 digits or so; four words a cell.
 */
export function shortestSolutionCount(maze: Maze): bigint {
  requireEnds(maze);
  const { order, count, distance, nearest } = fronts(maze, false, null);
  const { cellCount, first, to } = maze.space.graph;
  const goal = nearest[0];
  if (goal === undefined) return 0n;
  const slot = new Int32Array(cellCount).fill(NONE); // cell -> where its count stands among those of its distance
  let farther: bigint[] = [];
  for (const finish of nearest) slot[finish] = farther.push(1n) - 1;
  let last = count - 1;
  for (let ring = (distance[goal] as number) - 1; ring >= 0; ring--) {
    while (distance[order[last] as number] !== ring) last--;
    const ways: bigint[] = [];
    for (; last >= 0 && distance[order[last] as number] === ring; last--) {
      const cell = order[last] as number;
      let sum = 0n;
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        const other = to[h] as number;
        if (distance[other] !== ring + 1 || slot[other] === NONE || !isPassable(maze, cell, h)) continue;
        sum += farther[slot[other] as number] as bigint;
      }
      if (sum > 0n) slot[cell] = ways.push(sum) - 1;
    }
    farther = ways;
  }
  return farther[0] as bigint;
}
