import { EVENT, type Trace } from '../generate/trace.ts';
import { linkBetween } from '../graph/graph.ts';
import type { Maze } from '../maze/maze.ts';
import { NONE } from '../structures/none.ts';

/** What a cell bears once a solver is done: nothing, a footprint, or a filling. */
export const MARK = { none: 0, reached: 1, filled: 2 } as const;

/** What a solver leaves behind in a maze. */
export interface Marks {
  /** Link -> how often it was walked: 0, 1, or 2 for twice and more. */
  readonly walks: Uint8Array;
  /** Cell -> one of MARK. */
  readonly cells: Uint8Array;
}

/**
 * Reads the marks of a solver from what it did. Two walkers who go in turns are told apart by who can have come from where;
 * between cells joined by several links the first one counts.
 *
 * Cost: O(events x degree).
 */
export function marksOf(maze: Maze, trace: Trace): Marks {
  const { graph } = maze.space;
  const walks = new Uint8Array(graph.linkCount);
  const cells = new Uint8Array(graph.cellCount);
  let here = maze.start;
  let other = maze.start; // where the other walker stands
  for (let event = 0; event < trace.length; event++) {
    const cell = trace.index(event);
    switch (trace.kind(event)) {
      case EVENT.visit:
        cells[cell] = MARK.reached;
        break;
      case EVENT.leave:
        cells[cell] = MARK.filled;
        break;
      case EVENT.step: {
        // Who goes in turns with another stands where the last step but one led.
        const from = linkBetween(graph, other, cell) !== NONE && linkBetween(graph, here, cell) === NONE ? other : here;
        const link = linkBetween(graph, from, cell);
        if (link !== NONE && (walks[link] as number) < 2) walks[link] = (walks[link] as number) + 1;
        other = here;
        here = cell;
        break;
      }
      case EVENT.choose: // the way itself
    }
  }
  return { walks, cells };
}
