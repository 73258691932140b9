import {
  defaultsOf,
  MazeError,
  type MeshSpace,
  type Params,
  type ParamValues,
  Random,
  type Tiling,
  type TopologyName,
  tilings,
} from '../../src/index.ts';

/** A small board of the catalogue. */
export interface CatalogueBoard {
  readonly name: string;
  readonly tiling: Tiling;
  readonly topology: TopologyName;
  readonly sizes: ParamValues;
  readonly space: MeshSpace;
}

/**
 * A board of each tiling on each surface it claims, in each outline on the plane: the first of the given sizes that closes.
 *
 * @param widths in cell units
 * @param heights in cell units; each width is tried with each of them, small boards first
 * @param suits whether a board will do
 */
export function catalogueBoards(
  widths: readonly number[],
  heights: readonly number[],
  suits: (space: MeshSpace) => boolean = () => true,
): CatalogueBoard[] {
  const pairs = widths.flatMap((width) => heights.map((height) => [width, height] as const));
  const bySize = pairs.sort(([a, b], [c, d]) => a * b - c * d);
  return tilings.flatMap((tiling) =>
    tiling.topologies.flatMap((topology) => {
      const shapes = topology === 'plane' ? shapesOf(tiling.params) : [{}];
      return shapes.map((shape) => board(tiling, topology, bySize, shape, suits));
    }),
  );
}

function shapesOf({ shape }: Params): readonly ParamValues[] {
  return shape?.type === 'choice' ? Object.keys(shape.choices).map((name) => ({ shape: name })) : [{}];
}

function board(
  tiling: Tiling,
  topology: TopologyName,
  pairs: readonly (readonly [width: number, height: number])[],
  shape: ParamValues,
  suits: (space: MeshSpace) => boolean,
): CatalogueBoard {
  let refusal: unknown = 'none suits';
  for (const [width, height] of pairs) {
    const own = tiling.sizesFor?.(width, height, topology) ?? { width, height };
    const sizes = { ...defaultsOf(tiling.params), ...own, ...shape } as ParamValues;
    try {
      const space = tiling.space(sizes, topology, Random.of(height, 'space'));
      if (!suits(space)) continue;
      const name = [tiling.name, topology, ...Object.values(shape)].join(' ');
      return { name, tiling, topology, sizes, space };
    } catch (error) {
      if (!(error instanceof MazeError)) throw error;
      refusal = error;
    }
  }
  throw new Error(`${tiling.name} on a ${topology} takes none of these sizes: ${refusal}`);
}
