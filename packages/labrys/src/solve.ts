import {
  type Maze,
  type ParamValues,
  type Solution,
  type Solver,
  shortest,
  shortestByLength,
  solve as solveMaze,
  solvers,
  type Trace,
} from '@labrys/core';
import { type CellReference, cellReference, checkedParams, recordNamed, resolveCell } from '@labrys/recipe';

/** How to solve. */
export interface SolveOptions {
  /** Name of a solver; `shortest` if absent. */
  readonly solver?: string | undefined;
  /** Knobs of the solver. */
  readonly params?: ParamValues | undefined;
  /** Cell to start from instead of the maze's own start: its number, `[x, y]` or `'x,y'`. */
  readonly from?: CellReference | string | undefined;
  /** Cell to get to instead of the maze's own finish. */
  readonly to?: CellReference | string | undefined;
  /** Length of each link: `shortest` then finds a way that is shortest by these, whatever the method. */
  readonly lengths?: ArrayLike<number> | undefined;
  /** Takes down what the solver does, for animation. */
  readonly trace?: Trace | undefined;
}

/**
 * Looks for a way through a maze. A maze without a way is an answer, not an error: `solved` is false and `reason` says
 * why.
 *
 * @throws MazeError `unknown-name`, `param-range`, or `bad-value` if the maze has no start or no finish
 */
export function solve(maze: Maze, options: SolveOptions = {}): Solution {
  const solver = solverNamed(options.solver ?? 'shortest');
  const params = checkedParams(solver.name, solver.params, options.params ?? {});
  const asked = withEnds(maze, options.from, options.to);
  const isByLinks = solver.name === shortest.name && params.moves !== 'octile';
  if (options.lengths !== undefined && isByLinks)
    return shortestByLength(asked, options.lengths, options.trace ?? null);
  return solveMaze(asked, solver, params, options.trace ?? null);
}

/**
 * The maze with another start or finish; what is not given stays. New ends are marks, gaps in the outer wall stay where
 * their cells are still ends.
 *
 * @throws MazeError `bad-value` or `param-range` for a cell that is not on the board
 */
export function withEnds(
  maze: Maze,
  from: CellReference | string | undefined,
  to: CellReference | string | undefined,
): Maze {
  if (from === undefined && to === undefined) return maze;
  const cellOf = (name: string, typed: CellReference | string): number =>
    resolveCell(maze.space, name, cellReference(name, typed));
  const start = from === undefined ? maze.start : cellOf('from', from);
  const finishes = to === undefined ? maze.finishes : [cellOf('to', to)];
  const openings = maze.openings.filter(({ cell }) => cell === start || finishes.includes(cell));
  return { ...maze, start, finishes, openings };
}

/**
 * The solver of that name.
 *
 * @throws MazeError `unknown-name` with a suggestion
 */
export function solverNamed(name: string): Solver {
  return recordNamed(solvers, 'solver', name, 'See "labrys list solvers".');
}
