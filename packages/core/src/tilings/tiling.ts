import type { MeshSpace } from '../mesh/space.ts';
import type { Random } from '../random/random.ts';
import type { CatalogueRecord, Params, ParamValues } from '../record.ts';
import type { TopologyName } from '../surfaces/topology.ts';

/** What the catalogue tells of a kind of board; its knobs are the sizes. */
export interface BoardRecord<P extends ParamValues = ParamValues> extends CatalogueRecord<P> {
  /** Other names the sources use, accepted wherever the name is. */
  readonly aliases: readonly string[];
  /** The surfaces its boards can be closed to, the plane among them unless it has none. */
  readonly topologies: readonly TopologyName[];
  /** True if chance has a part in the board, so that each seed has its own. */
  readonly isRandom?: boolean;
  /** Whether only carving settles which links a board of these sizes has, see Space.rivals. */
  isCarved?(sizes: ParamValues): boolean;
  /** How many links a cell inside the board has: from the fewest to the most. */
  readonly degrees: readonly [least: number, most: number];
  /** The sizes of a board that fills a box of so many cells most nearly, for tilings without width and height. */
  sizesFor?(width: number, height: number, topology: TopologyName): Partial<P>;
  /** Sizes that only some surfaces have. */
  readonly surfaceParams?: { readonly [T in TopologyName]?: Params };
}

/** One entry of the catalogue of boards that are made from their sizes. */
export interface Tiling<P extends ParamValues = ParamValues> extends BoardRecord<P> {
  /** How many cells the board would have, found without making it. */
  cellCount(sizes: P, topology: TopologyName): number;
  /**
   * Makes the board.
   *
   * @param topology one of `topologies`
   * @param random for boards that chance has a part in
   * @throws MazeError `too-large` before anything is allocated, `cannot-combine` for sizes that cannot be glued so, with
   *   the nearest that can
   */
  space(sizes: P, topology: TopologyName, random: Random): MeshSpace;
}

/** The sizes of a tiling's boards on a surface. */
export function sizeParams({ params, surfaceParams = {} }: BoardRecord, topology: TopologyName = 'plane'): Params {
  return { ...params, ...surfaceParams[topology] };
}

/** The sizes of a tiling's boards on any surface. */
export function allSizeParams({ params, surfaceParams = {} }: BoardRecord): Params {
  return Object.assign({}, params, ...Object.values(surfaceParams));
}
