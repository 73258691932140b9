import { MazeError } from '../errors.ts';
import type { Trace } from '../generate/trace.ts';
import type { Graph } from '../graph/graph.ts';
import { requireCell } from '../maze/ends.ts';
import { hasDoors, refuseDoors } from '../maze/has-doors.ts';
import type { Maze } from '../maze/maze.ts';
import { mazeParts, partSizes } from '../maze/parts.ts';
import { type CatalogueRecord, defaultsOf, type ParamValues } from '../record.ts';
import { NONE } from '../structures/none.ts';

/** What a solver found. */
export interface Solution {
  /** Name of the solver. */
  readonly solver: string;
  readonly solved: boolean;
  /** Whether the method by itself is bound to have settled this maze, solved or not. */
  readonly sure: boolean;
  /** Cells from the start to the nearest finish found, both included; empty if unsolved. */
  readonly path: Uint32Array;
  /**
   * Links walked along the path, one fewer than cells. None where the path goes by octile moves: these may step from a
   * cell to one that no link leads to, so `path` alone tells the way.
   */
  readonly links: Uint32Array;
  /** Length of the path in cells where a step is not always 1 long; absent where it is the number of links. */
  readonly length?: number | undefined;
  /** Cells of the path, or the cells left by a solver that fills others; rising. */
  readonly cells: Uint32Array;
  /** Steps of the method: cells looked at or filled, links walked by a walker; what was done twice counts twice. */
  readonly steps: number;
  /** Different cells looked at. */
  readonly seen: number;
  /**
   * Links that people in the maze walk, all of them together, each link as often as it is walked; null for a method
   * that looks at the maze from outside.
   */
  readonly walked: number | null;
  /** Why there is no solution; null if there is one. */
  readonly reason: string | null;
}

/** How a solver is used: a row of the table of W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015. */
export interface SolverTraits {
  /** What is left in the end: one way, all ways, all ways and perhaps passages that are on none, or shortest ways. */
  readonly finds: 'one' | 'one shortest' | 'all' | 'all and more' | 'all shortest';
  /** Who is at work: one person in the maze, several at once, or somebody who changes the maze as a whole. */
  readonly works: 'you' | 'several' | 'maze';
  /** Whether a person can do it: inside the maze, only seeing it from above, or not at all. */
  readonly byPerson: 'inside' | 'above' | 'no';
  /** Whether it bears halls that are more than one cell wide. */
  readonly openAreas: boolean;
  /** Whether it does without a memory that grows with the maze. */
  readonly noMemory: boolean;
  readonly fast: boolean;
}

/** One entry of the solver catalogue. */
export interface Solver<P extends ParamValues = ParamValues> extends CatalogueRecord<P> {
  readonly traits: SolverTraits;
  /** Whether it is bound to find a way wherever there is one, on flat boards at least; {@link Solution} tells by maze. */
  readonly sure: boolean;
  /** Whether it gives a path, or leaves cells among which all solutions lie. */
  readonly leaves: 'path' | 'cells';
  /** Whether it takes mazes with doors and keys. */
  readonly takesDoors?: true;
  /** Solves a maze with start and finish; `solve` checks that it has them, and no doors for solvers that take none. */
  solve(maze: Maze, params: P, trace: Trace | null): Solution;
}

/**
 * Solves a maze from its start to the nearest of its finishes.
 *
 * One-way links are walked in their direction only. A start that is a finish is a path of one cell.
 *
 * @param params knobs of the solver; what is left out takes its default
 * @param trace is told each cell reached (`visit`), each cell a walker goes to (`step`), each cell filled (`leave`) and
 *   the links of the path (`choose`)
 * @throws MazeError `bad-value` without a start or a finish, `param-range` if one is not on the board, `cannot-combine` for
 * doors that the solver does not take
 */
export function solve<P extends ParamValues>(
  maze: Maze,
  solver: Solver<P>,
  params: Partial<P> = {},
  trace: Trace | null = null,
): Solution {
  requireEnds(maze);
  if (solver.takesDoors !== true) refuseDoors(maze, solver.name);
  const solution = solver.solve(maze, { ...defaultsOf(solver.params), ...params } as P, trace);
  if (trace !== null) for (const l of solution.links) trace.choose(l);
  return solution;
}

/**
 * Says so if a maze has no start or no finish.
 *
 * @throws MazeError as `solve`
 */
export function requireEnds(maze: Maze): void {
  const missing = [maze.start === NONE ? 'start' : '', maze.finishes.length === 0 ? 'finish' : ''].filter(Boolean);
  if (missing.length > 0) {
    throw new MazeError(
      'bad-value',
      `the maze has no ${missing.join(' and no ')}; ask for ends (corners, farthest, sides, middle) or name the cells to go from and to`,
    );
  }
  requireCell(maze.space, maze.start, 'start');
  for (const finish of maze.finishes) requireCell(maze.space, finish, 'finish');
}

/** A way through the graph and what finding it cost. */
export interface Found {
  /** Links from the start to a finish, in order; null if there is no way. */
  readonly links: Uint32Array | null;
  /** Cells looked at. */
  readonly steps: number;
  /** Different cells reached. */
  readonly seen: number;
}

/** The cells that `links` lead through, from `start` on: one more than links. */
export function cellsAlong(graph: Graph, start: number, links: Uint32Array): Uint32Array {
  const cells = new Uint32Array(links.length + 1);
  cells[0] = start;
  for (let i = 0; i < links.length; i++) {
    const l = links[i] as number;
    // The two ends, less the one that stands here, is the other one.
    cells[i + 1] = (graph.ends[2 * l] as number) + (graph.ends[2 * l + 1] as number) - (cells[i] as number);
  }
  return cells;
}

/** Why no finish can be reached: the parts the ends lie in, or the one-way links between them. Cost: O(links). */
export function whyUnsolvable(maze: Maze): string {
  const parts = mazeParts(maze);
  const sizes = partSizes(parts);
  const home = parts.of[maze.start] as number;
  const homeSize = sizes[home] as number;
  const finishParts = [...new Set(maze.finishes.map((finish) => parts.of[finish] as number))];
  if (finishParts.includes(home)) {
    if (hasDoors(maze)) return 'doors bar every way from start to finish: the keys of some cannot be reached';
    return `one-way links bar every way from start to finish, though both lie in one part (${homeSize} cells)`;
  }
  if (finishParts.length === 1) {
    return `start and finish lie in separate parts (${homeSize} and ${sizes[finishParts[0] as number]} cells)`;
  }
  return `the start's part (${homeSize} cells) holds none of the ${maze.finishes.length} finishes`;
}
