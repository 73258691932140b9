import type { Focus } from '../generate/generator.ts';
import type { Trace } from '../generate/trace.ts';
import type { Maze } from '../maze/maze.ts';
import type { Picture } from '../mesh/picture.ts';
import type { Space } from '../mesh/space.ts';
import type { Random } from '../random/random.ts';
import type { CatalogueRecord, ParamValues } from '../record.ts';

/** What a maker is handed besides the board and its knobs. */
export interface MakerWork {
  readonly random: Random;
  readonly trace: Trace | null;
  /** What lies over the board, for those who take a picture. */
  readonly picture?: Picture | undefined;
  /** That of the maker, or the other one for a maker that takes both. */
  readonly focus: Focus;
}

/**
 * One entry of the catalogue of makers: mazes that no generator grows, because they are no spanning tree or because
 * what they look like is settled beforehand.
 */
export interface Maker<P extends ParamValues = ParamValues> extends CatalogueRecord<P> {
  /** What it puts on the board, by which it is watched. */
  readonly focus: Focus;
  /** True for one that turns a picture into a maze: it is handed one. */
  readonly picture?: true;
  /** True for one that also puts the other thing on the board, if it is asked to. */
  readonly takesBoth?: true;
  /**
   * Makes a maze without ends on each connected part of the board. Yields now and then, with the share that is done, 0
   * to 1, so that it can be watched and stopped.
   *
   * @throws MazeError `cannot-combine` if the board lacks what it needs, at the first turn
   */
  make(space: Space, params: P, work: MakerWork): globalThis.Generator<number, Maze, void>;
}
