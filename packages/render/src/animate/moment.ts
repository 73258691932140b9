import type { Maze } from '@labrys/core';
import type { Corridors } from '../scene/corridors.ts';
import type { Disc, Lines } from '../scene/items.ts';
import type { Manner } from './replay.ts';
import type { Shown } from './states.ts';
import type { Strand } from './strand.ts';

/** What can be seen at one moment. Arrays are those of the replay and change with the next moment. */
export interface Moment {
  /** How the algorithm works, as far as its trace tells. */
  readonly manner: Manner;
  readonly shown: Shown;
  /** The maze as far as its walls are drawn. */
  readonly maze: Maze;
  /** The tubes of a board with crossings as far as they are carved, and the cells whose tubes are not seen yet. */
  readonly tubes: Tubes | null;
  /** Links of the path that a solver has found so far. */
  readonly path: readonly number[];
  readonly strand: Strand;
  readonly head: Disc | null;
  /** Marks on what has opened or closed since the moment before. */
  readonly change: Lines | null;
}

/** What is seen of tubes. */
export interface Tubes {
  readonly corridors: Corridors;
  readonly isSeen: (cell: number) => boolean;
}
