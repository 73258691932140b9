import type { Space } from '../mesh/space.ts';
import type { CatalogueRecord, ParamValues } from '../record.ts';

/** One entry of the catalogue of boards; its knobs are the sizes. */
export interface Tiling<P extends ParamValues = ParamValues> extends CatalogueRecord<P> {
  /** Other names the sources use, accepted wherever the name is. */
  readonly aliases: readonly string[];
  /** How many cells the board would have, found without making it. */
  cellCount(sizes: P): number;
  /**
   * Makes the board.
   *
   * @throws MazeError `too-large` before anything is allocated
   */
  space(sizes: P): Space;
}
