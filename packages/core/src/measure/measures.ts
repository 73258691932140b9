import { MazeError } from '../errors.ts';
import type { Graph } from '../graph/graph.ts';
import { pieces } from '../graph/pieces.ts';
import { openDegrees } from '../maze/degrees.ts';
import { hasDoors } from '../maze/has-doors.ts';
import type { Maze } from '../maze/maze.ts';
import { mazeParts } from '../maze/parts.ts';
import { stateGraph } from '../maze/state-graph.ts';
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

/** All figures of a maze. Cost: O(cells + links), some thirty words a cell of squares; see {@link measuresNamed}. */
export function measures(maze: Maze): Measures {
  const figures = figuresOf(maze);
  return measured(figures, Object.keys(figures) as (keyof Measures)[]);
}

/**
 * Some of the figures. What is not asked for costs nothing: `likeUniform`, `perfectMazes`, `mouseWalk` and `tremauxWalk` take
 * most of the time on small mazes.
 */
export function measuresNamed<K extends keyof Measures>(maze: Maze, names: readonly K[]): Pick<Measures, K> {
  return measured(figuresOf(maze), names);
}

/** Each figure as a question. */
type Figures = { readonly [K in keyof Measures]: () => Measures[K] };

function measured<K extends keyof Measures>(figures: Figures, names: readonly K[]): Pick<Measures, K> {
  return Object.fromEntries(names.map((name) => [name, figures[name]()])) as Pick<Measures, K>;
}

/** The questions about a maze, in the order of the catalogue; what several share is found once. */
function figuresOf(maze: Maze): Figures {
  const { graph, dual } = maze.space;
  const parts = once(() => mazeParts(maze));
  const sweeper = once(() => new Sweeper(maze));
  const straight = once(() => straightness(maze.space));
  const solution = once(() => measureSolution(maze, straight()));
  const open = once(() => maze.open.count());
  const degree = once(() => degreeCounts(maze));
  const bends = once(() => countBends(maze, straight()));
  const ends = once(() => deadEndLengths(maze));
  const longest = once(() => longestStraight(maze, straight()));
  // Doors change what can be reached and the way; what looks at passages alone says nothing then.
  const isPlain = !hasDoors(maze);
  const effort = once(() => (solution() === null || !isPlain ? null : walkersEffort(maze)));
  const withAtLeast = (openings: number): number =>
    Object.entries(degree()).reduce((sum, [d, cells]) => sum + (Number(d) >= openings ? cells : 0), 0);
  const deadEnds = (): number => degree()[1] ?? 0;
  const traps = (): Uint32Array | null => solution()?.traps ?? null;
  return {
    cells: () => graph.cellCount,
    links: () => graph.linkCount,
    open,
    parts: () => parts().count,
    reachable: () => (maze.start === NONE ? null : reachableCount(maze, sweeper)),
    loops: () => open() - graph.cellCount + parts().count,
    deadEnds,
    degree,
    straights: () => bends().straights,
    turns: () => bends().turns,
    junctions: () => withAtLeast(3),
    crossroads: () => withAtLeast(4),
    meanDeadEnd: () => (deadEnds() === 0 ? null : ends().total / deadEnds()),
    longestDeadEnd: () => ends().longest,
    meanStraight: () => meanStraight(maze, straight(), longest),
    longestStraight: longest,
    axes: () => passageAxes(maze),
    symmetry: () => symmetryOf(maze),
    likeUniform: () => likeUniform(maze),
    islands: () => (dual === null ? null : wallComponents(maze).islands),
    perfectMazes: () => perfectMazes(graph),
    farthest: () => farthestDistance(maze, parts(), sweeper()),
    solutionLength: () => solution()?.length ?? null,
    solutionShare: () => shareOf(solution(), graph.cellCount),
    solutionTurns: () => solution()?.turns ?? null,
    decisions: () => solution()?.decisions ?? null,
    traps: () => traps()?.length ?? null,
    meanTrap: () => mean(traps()),
    deepestTrap: () => traps()?.reduce((most, depth) => Math.max(most, depth), 0) ?? null,
    bottlenecks: () => (solution() === null || !isPlain ? null : (bottlenecks(maze)?.cells.length ?? null)),
    shortestSolutions: () => (solution() === null || !isPlain ? null : inJson(shortestSolutionCount(maze))),
    mouseWalk: () => effort()?.mouse ?? null,
    tremauxWalk: () => effort()?.tremaux ?? null,
    difficulty: () => hardness(solution()),
  };
}

/** Cells that can be reached from the start, with the keys that lie on the way. */
function reachableCount(maze: Maze, sweeper: () => Sweeper): number {
  return hasDoors(maze) ? new Set(stateGraph(maze).cells).size : sweeper().sweep(maze.start).count;
}

/** A value that is made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function shareOf(solution: SolutionFigures | null, cells: number): number | null {
  return solution === null ? null : (100 * (solution.length + 1)) / cells;
}

function mean(values: Uint32Array | null): number | null {
  if (values === null || values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function hardness(solution: SolutionFigures | null): number | null {
  return solution === null ? null : difficulty(solution);
}

/** A number that may be too long for one. */
function inJson(count: bigint): number | string {
  return count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : String(count);
}

/** Beyond this the number of perfect mazes of a board takes long to find. */
const COUNTED_CELLS = 20_000;
/** Longer numbers are told as powers of ten. */
const MOST_DIGITS = 15;

/** How many perfect mazes a board has: in digits, or as a power of ten; null where that takes too long to find. */
function perfectMazes(graph: Graph): string | null {
  if (graph.cellCount === 0 || graph.cellCount > COUNTED_CELLS) return null;
  if (pieces(graph).count > 1) return '0';
  try {
    const digits = spanningTreeLog(graph) / log(10);
    return digits < MOST_DIGITS ? String(spanningTreeCount(graph)) : `10^${digits.toFixed(1)}`;
  } catch (error) {
    // Networks without narrow places are too much with fewer cells.
    if (error instanceof MazeError && error.code === 'too-large') return null;
    throw error;
  }
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
