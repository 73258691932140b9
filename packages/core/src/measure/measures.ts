import { openDegrees } from '../maze/degrees.ts';
import type { Maze } from '../maze/maze.ts';
import { mazeParts } from '../maze/parts.ts';
import { Sweeper } from '../maze/sweep.ts';
import { NONE } from '../structures/none.ts';
import { farthestDistance } from './farthest.ts';
import { measureSolution } from './solution.ts';
import { countBends, longestStraight, straightness } from './straights.ts';

/** The figures of a maze; `measureRecords` says of each what it counts. */
export interface Measures {
  readonly cells: number;
  readonly links: number;
  readonly open: number;
  readonly parts: number;
  readonly reachable: number | null;
  readonly loops: number;
  readonly deadEnds: number;
  /** Number of openings -> cells that have as many: from 1 up to the most links of any cell; 0 only where there are any. */
  readonly degree: Readonly<Record<number, number>>;
  readonly straights: number;
  readonly turns: number;
  readonly junctions: number;
  readonly longestStraight: number;
  readonly solutionLength: number | null;
  readonly solutionTurns: number | null;
  readonly farthest: number;
}

/** Measures a maze. Cost: O(cells + links), some thirty words a cell of squares. */
export function measures(maze: Maze): Measures {
  const { graph } = maze.space;
  const parts = mazeParts(maze);
  const sweeper = new Sweeper(maze);
  const straight = straightness(maze.space);
  const solution = measureSolution(maze, straight);
  const open = maze.open.count();
  const degree = degreeCounts(maze);
  let junctions = 0;
  for (const [openings, cells] of Object.entries(degree)) if (Number(openings) > 2) junctions += cells;
  return {
    cells: graph.cellCount,
    links: graph.linkCount,
    open,
    parts: parts.count,
    reachable: maze.start === NONE ? null : sweeper.sweep(maze.start).count,
    loops: open - graph.cellCount + parts.count,
    deadEnds: degree[1] ?? 0,
    degree,
    ...countBends(maze, straight),
    junctions,
    longestStraight: longestStraight(maze, straight),
    solutionLength: solution?.length ?? null,
    solutionTurns: solution?.turns ?? null,
    farthest: farthestDistance(maze, parts, sweeper),
  };
}

/** Number of openings -> cells, as in `Measures.degree`. */
function degreeCounts(maze: Maze): Record<number, number> {
  const { cellCount, first } = maze.space.graph;
  const counts: Record<number, number> = {};
  for (let c = 0; c < cellCount; c++) {
    for (let d = (first[c + 1] as number) - (first[c] as number); d > 0 && counts[d] === undefined; d--) counts[d] = 0;
  }
  for (const d of openDegrees(maze)) counts[d] = (counts[d] ?? 0) + 1;
  return counts;
}
