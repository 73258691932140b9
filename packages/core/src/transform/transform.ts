import type { Maze } from '../maze/maze.ts';
import type { Random } from '../random/random.ts';
import type { CatalogueRecord, ParamValues } from '../record.ts';

/** One entry of the transform catalogue: from a maze to a maze on the same board, ends and gaps kept. */
export interface Transform<P extends ParamValues = ParamValues> extends CatalogueRecord<P> {
  /** True for one that goes by the ways from start to finish: it is handed a maze that has both. */
  readonly needsEnds?: true;
  /** True for one that spares start and finish: ends that are asked for are chosen before it. */
  readonly sparesEnds?: true;
  /** A new maze; the one given is unchanged. */
  apply(maze: Maze, params: P, random: Random): Maze;
}
