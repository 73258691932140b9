import { isPassable, type Maze } from '../maze/maze.ts';
import { breadthFirst } from '../solve/breadth-first.ts';
import { cellsAlong, requireEnds } from '../solve/solver.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';

/** What every solution passes, in the order in which it does. */
export interface Bottlenecks {
  /** Cells; the start is the first one, and a finish the last one if no solution ends at another. */
  readonly cells: Uint32Array;
  /** Links. Two cells that every solution passes one after the other may be joined by several: then none counts. */
  readonly links: Uint32Array;
}

/**
 * The cells and links that every way from the start to a finish passes, on any board, with one-way links and several
 * finishes: any of these ends a solution. Without one-way links these are the articulation points and bridges of the maze
 * that part the start from all finishes.
 *
 * Take any one solution and go along it. What has been passed or branched off so far, without what lies ahead on it, has
 * come back to it at some farthest cell. A cell that lies no nearer than that cannot be gone round.
 *
 * @returns null if there is no solution
 * @throws MazeError `bad-value` without a start or a finish, `param-range` if one is not on the board
 * Cost: O(cells + links) time, four words a cell.
 */
export function bottlenecks(maze: Maze): Bottlenecks | null {
  requireEnds(maze);
  const solution = breadthFirst(maze, null).links;
  if (solution === null) return null;
  const { cellCount, first, to, link } = maze.space.graph;
  const path = cellsAlong(maze.space.graph, maze.start, solution);
  const place = new Int32Array(cellCount).fill(NONE); // place along the path; other finishes lie beyond its last cell
  for (const finish of maze.finishes) place[finish] = path.length;
  for (let i = 0; i < path.length; i++) place[path[i] as number] = i;
  const reached = new BitSet(cellCount); // cells beside the path
  const queue = new Uint32Array(cellCount);
  let farthest = 0;
  let count = 0;

  /** Goes over a half: to the path, or to a cell beside it that is looked at later. */
  const step = (cell: number, half: number): void => {
    if (!isPassable(maze, cell, half)) return;
    const other = to[half] as number;
    const ahead = place[other] as number;
    if (ahead !== NONE) farthest = Math.max(farthest, ahead);
    else if (!reached.has(other)) {
      reached.add(other);
      queue[count++] = other;
    }
  };
  const cells: number[] = [];
  const links: number[] = [];
  for (let i = 0; farthest < path.length; i++) {
    const cell = path[i] as number;
    if (farthest === i) cells.push(cell);
    if (i === solution.length) break;
    const onward = solution[i] as number;
    count = 0;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) if (link[h] !== onward) step(cell, h);
    for (let head = 0; head < count; head++) {
      const beside = queue[head] as number;
      for (let h = first[beside] as number; h < (first[beside + 1] as number); h++) step(beside, h);
    }
    if (farthest > i) continue;
    links.push(onward);
    farthest = i + 1;
  }
  return { cells: Uint32Array.from(cells), links: Uint32Array.from(links) };
}
