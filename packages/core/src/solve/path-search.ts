import type { Trace } from '../generate/trace.ts';

/** A search for shortest paths that keeps its arrays from one question to the next, for thousands on one board. */
export interface PathSearch {
  /**
   * Looks for a shortest path to the nearest goal.
   *
   * @param start cell of the board
   * @param goals cells any of which is the goal, at least one
   * @returns whether there is a path
   */
  search(start: number, goals: readonly number[], trace?: Trace | null): boolean;
  /** Length of the path that was found last, in cells. */
  readonly length: number;
  /** Cells looked at in the last search; what was done twice counts twice. */
  readonly steps: number;
  /** Different cells looked at in the last search. */
  readonly seen: number;
  /** The cells of the path that was found last, both ends included. Cost: O(path). */
  path(): Uint32Array;
}
