import type { Graph } from '../graph/graph.ts';
import { pieces } from '../graph/pieces.ts';
import { openDegrees } from '../maze/degrees.ts';
import type { Maze } from '../maze/maze.ts';
import { mazeParts } from '../maze/parts.ts';
import { Sweeper } from '../maze/sweep.ts';
import { wallComponents } from '../maze/wall-components.ts';
import { log } from '../random/log.ts';
import { NONE } from '../structures/none.ts';
import { type Axes, passageAxes } from './axes.ts';
import { bottlenecks } from './bottlenecks.ts';
import { deadEndLengths } from './dead-end-lengths.ts';
import { difficulty } from './difficulty.ts';
import { walkersEffort } from './effort.ts';
import { farthestDistance } from './farthest.ts';
import { likeUniform } from './like-uniform.ts';
import { shortestSolutionCount } from './shortest-solutions.ts';
import { measureSolution, type SolutionFigures } from './solution.ts';
import { spanningTreeCount, spanningTreeLog } from './spanning-trees.ts';
import { countBends, longestStraight, meanStraight, straightness } from './straights.ts';
import { type Symmetry, symmetryOf } from './symmetry.ts';

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
  readonly crossroads: number;
  readonly meanDeadEnd: number | null;
  readonly longestDeadEnd: number;
  readonly meanStraight: number | null;
  readonly longestStraight: number;
  readonly axes: Axes | null;
  readonly symmetry: Symmetry;
  readonly likeUniform: number;
  readonly islands: number | null;
  readonly perfectMazes: string | null;
  readonly farthest: number;
  readonly solutionLength: number | null;
  readonly solutionShare: number | null;
  readonly solutionTurns: number | null;
  readonly decisions: number | null;
  readonly traps: number | null;
  readonly meanTrap: number | null;
  readonly deepestTrap: number | null;
  readonly bottlenecks: number | null;
  readonly shortestSolutions: number | string | null;
  readonly mouseWalk: number | null;
  readonly tremauxWalk: number | null;
  readonly difficulty: number | null;
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
  const withAtLeast = (openings: number): number =>
    Object.entries(degree).reduce((sum, [d, cells]) => sum + (Number(d) >= openings ? cells : 0), 0);
  const deadEnds = degree[1] ?? 0;
  const ends = deadEndLengths(maze);
  const longest = longestStraight(maze, straight);
  return {
    cells: graph.cellCount,
    links: graph.linkCount,
    open,
    parts: parts.count,
    reachable: maze.start === NONE ? null : sweeper.sweep(maze.start).count,
    loops: open - graph.cellCount + parts.count,
    deadEnds,
    degree,
    ...countBends(maze, straight),
    junctions: withAtLeast(3),
    crossroads: withAtLeast(4),
    meanDeadEnd: deadEnds === 0 ? null : ends.total / deadEnds,
    longestDeadEnd: ends.longest,
    meanStraight: meanStraight(maze, straight, longest),
    longestStraight: longest,
    axes: passageAxes(maze),
    symmetry: symmetryOf(maze),
    likeUniform: likeUniform(maze),
    islands: maze.space.dual === null ? null : wallComponents(maze).islands,
    perfectMazes: perfectMazes(graph),
    farthest: farthestDistance(maze, parts, sweeper),
    ...solutionMeasures(maze, solution),
  };
}

type SolutionMeasures = Pick<
  Measures,
  | 'solutionLength'
  | 'solutionShare'
  | 'solutionTurns'
  | 'decisions'
  | 'traps'
  | 'meanTrap'
  | 'deepestTrap'
  | 'bottlenecks'
  | 'shortestSolutions'
  | 'mouseWalk'
  | 'tremauxWalk'
  | 'difficulty'
>;

/** What there is to say of a solution: nothing but nulls where there is none. */
function solutionMeasures(maze: Maze, solution: SolutionFigures | null): SolutionMeasures {
  if (solution === null) {
    return {
      ...{ solutionLength: null, solutionShare: null, solutionTurns: null, decisions: null },
      ...{ traps: null, meanTrap: null, deepestTrap: null, bottlenecks: null, shortestSolutions: null },
      ...{ mouseWalk: null, tremauxWalk: null, difficulty: null },
    };
  }
  const { length, turns, decisions, traps } = solution;
  const { mouse, tremaux } = walkersEffort(maze);
  const ways = shortestSolutionCount(maze);
  return {
    solutionLength: length,
    solutionShare: (100 * (length + 1)) / maze.space.graph.cellCount,
    solutionTurns: turns,
    decisions,
    traps: traps.length,
    meanTrap: traps.length === 0 ? null : traps.reduce((sum, depth) => sum + depth, 0) / traps.length,
    deepestTrap: traps.reduce((most, depth) => Math.max(most, depth), 0),
    bottlenecks: bottlenecks(maze)?.cells.length ?? null,
    shortestSolutions: ways <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(ways) : String(ways),
    mouseWalk: mouse,
    tremauxWalk: tremaux,
    difficulty: difficulty(solution),
  };
}

/** Beyond this the number of perfect mazes of a board takes long to find. */
const COUNTED_CELLS = 20_000;
/** Longer numbers are told as powers of ten. */
const MOST_DIGITS = 15;

/** How many perfect mazes a board has: in digits, or as a power of ten. */
function perfectMazes(graph: Graph): string | null {
  if (graph.cellCount === 0 || graph.cellCount > COUNTED_CELLS) return null;
  if (pieces(graph).count > 1) return '0';
  const digits = spanningTreeLog(graph) / log(10);
  return digits < MOST_DIGITS ? String(spanningTreeCount(graph)) : `10^${digits.toFixed(1)}`;
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
