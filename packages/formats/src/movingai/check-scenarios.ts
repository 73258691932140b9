import { type Maze, NONE, octileSearch, squaresOf } from '@labrys/core';
import type { Scenario } from './scenarios.ts';

/** Lengths in scenario files are rounded to some 6 digits. */
const TOLERANCE = 1e-5;

/** What became of one problem. */
export interface ScenarioResult {
  readonly problem: Scenario;
  /** Length of a shortest path by octile moves; null if there is none. */
  readonly found: number | null;
  /** Whether that is the length stated, within 1e-5 of it. */
  readonly agrees: boolean;
  /** Why there is no path, such as `the goal 3,4 is blocked`; empty if there is one. */
  readonly reason: string;
}

/**
 * Solves problems on a map by octile moves and compares the lengths with those stated, one after the other, so that who
 * asks can stop or show how far it is.
 *
 * @param maze a map of tiles, or any maze on flat squares
 * @param method as of {@link octileSearch}; null for the fastest that the maze allows
 * @throws MazeError `cannot-combine` as {@link octileSearch}, when the first result is asked for
 * Cost: a search each; nothing is allocated for it.
 */
export function* checkScenarios(
  maze: Maze,
  problems: Iterable<Scenario>,
  method: string | null = null,
): Generator<ScenarioResult, void> {
  const search = octileSearch(maze, method);
  const squares = squaresOf(maze.space);
  if (squares === null) return; // which the search has refused
  const { width, height, squareOfCell } = squares;
  const cellOfSquare = new Int32Array(width * height).fill(NONE);
  squareOfCell.forEach((square, cell) => {
    cellOfSquare[square] = cell;
  });
  const cellAt = (x: number, y: number): number =>
    x < width && y < height ? (cellOfSquare[y * width + x] as number) : NONE;
  const goals = [NONE];
  for (const problem of problems) {
    const { startX, startY, goalX, goalY, optimal } = problem;
    const start = cellAt(startX, startY);
    const goal = cellAt(goalX, goalY);
    let reason = '';
    if (start === NONE) reason = `the start ${startX},${startY} is blocked`;
    else if (goal === NONE) reason = `the goal ${goalX},${goalY} is blocked`;
    else {
      goals[0] = goal;
      if (!search.search(start, goals)) reason = 'there is no way';
    }
    const found = reason === '' ? search.length : null;
    yield { problem, found, agrees: found !== null && Math.abs(found - optimal) <= TOLERANCE * optimal, reason };
  }
}
