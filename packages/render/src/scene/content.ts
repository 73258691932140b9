import type { Marks } from '@labrys/core';
import type { Way } from './way.ts';

/** What a picture shows besides the maze. */
export interface Content {
  readonly solution?: Way | undefined;
  /** What the solver left behind, for the style `marks`; without it the way is a line. */
  readonly marks?: Marks | undefined;
  /** Name of the maze, written below it. */
  readonly title?: string | undefined;
  /** A line of figures below the title. */
  readonly figures?: string | undefined;
  /** Whether the maze is still being made: cells that are shut in are not reached yet then, not solid ground. */
  readonly isInMaking?: boolean | undefined;
}
