// Small boards of every kind, as recipes name them: each tiling on each surface, in each outline, and some of them on
// levels, woven and cut to shape.

import { MazeError, type Tiling, type TopologyName } from '@labrys/core';
import { parseRecipe, type RecipeInput, sizedTilings, spaceOf } from '@labrys/recipe';

type SpaceInput = NonNullable<RecipeInput['space']>;

export interface NamedBoard {
  readonly name: string;
  readonly space: SpaceInput;
}

/** Klein bottles and Moebius strips of some tilings need odd numbers, others even ones. */
const SIZES: readonly (readonly [width: number, height: number])[] = [
  [5, 4],
  [4, 5],
  [4, 4],
  [5, 5],
  [6, 6],
  [6, 7],
];

/** Each tiling on each of its surfaces, and in each outline. */
export const surfaceBoards: readonly NamedBoard[] = sizedTilings.flatMap((tiling) =>
  tiling.topologies.flatMap((topology) => {
    const plain = { name: `${tiling.name} ${topology}`, space: firstThatCloses(tiling, topology) };
    if (topology !== 'plane') return [plain];
    const others = Object.entries(tiling.params).flatMap(([name, param]) =>
      param.type !== 'choice' ? [] : Object.keys(param.choices).map((choice) => [name, choice] as const),
    );
    return [
      plain,
      ...others
        .filter(([name, choice]) => tiling.params[name]?.default !== choice)
        .map(([name, choice]) => ({ name: `${tiling.name} ${choice}`, space: { ...plain.space, [name]: choice } })),
    ];
  }),
);

/** Rooms whose corners lie on walls of others, one of them an L. */
const rooms: SpaceInput = {
  tiling: 'mesh',
  mesh: {
    polygons: [
      [
        [0, 0],
        [400, 0],
        [400, 250],
        [0, 250],
      ],
      [
        [700, 180],
        [700, 0],
        [400, 0],
        [400, 180],
      ],
      [
        [0, 250],
        [180, 250],
        [180, 600],
        [0, 600],
      ],
      [
        [180, 250],
        [400, 250],
        [400, 180],
        [600, 180],
        [600, 400],
        [180, 400],
      ],
      [
        [600, 180],
        [700, 180],
        [700, 400],
        [600, 400],
      ],
      [
        [180, 400],
        [700, 400],
        [700, 600],
        [180, 600],
      ],
    ],
  },
};

/** Slanting quarters of a town, four by four. */
const quarters: SpaceInput = {
  tiling: 'mesh',
  mesh: {
    polygons: Array.from({ length: 16 }, (_, c) => {
      const at = (i: number, j: number) => [i + 0.2 * j, j - 0.1 * i + 0.03 * i * j] as const;
      const [i, j] = [c % 4, Math.floor(c / 4)];
      return [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
    }),
  },
};

/** Boards that the recipe brings along. */
export const ownBoards: readonly NamedBoard[] = [
  { name: 'mesh of rooms', space: rooms },
  { name: 'mesh on levels', space: { ...rooms, levels: [2] } },
  { name: 'mesh woven', space: { ...quarters, weave: 1 } },
  { name: 'mesh masked', space: { ...quarters, mask: { except: [5, 6] } } },
];

/** Levels, closed levels, crossings and masks, alone and together. */
export const furtherBoards: readonly NamedBoard[] = [
  { name: 'square on levels', space: { width: 5, height: 4, levels: 3 } },
  { name: 'square on closed levels', space: { width: 4, height: 4, levels: [3], closed: true } },
  { name: 'square in four dimensions', space: { width: 3, height: 3, levels: [3, 2] } },
  { name: 'sigma on levels', space: { tiling: 'sigma', width: 4, height: 4, levels: 2 } },
  { name: 'theta on levels', space: { tiling: 'theta', rings: 3, levels: 2 } },
  { name: 'torus on closed levels', space: { topology: 'torus', width: 4, height: 4, levels: 3, closed: true } },
  { name: 'voronoi on levels', space: { tiling: 'voronoi', cells: 20, levels: 2 } },
  { name: 'square woven', space: { width: 8, height: 7, weave: 1 } },
  { name: 'square woven, long tunnels', space: { width: 9, height: 9, weave: { density: 0.6, tunnel: 3 } } },
  { name: 'sigma woven', space: { tiling: 'sigma', width: 7, height: 7, weave: 0.5 } },
  { name: 'upsilon woven', space: { tiling: 'upsilon', width: 7, height: 7, weave: 1 } },
  { name: 'torus woven', space: { topology: 'torus', width: 7, height: 7, weave: 1 } },
  { name: 'levels woven', space: { width: 6, height: 6, levels: 2, weave: 1 } },
  { name: 'square masked', space: { width: 16, height: 9, mask: { text: 'AB' } } },
  { name: 'sigma masked', space: { tiling: 'sigma', width: 12, height: 12, mask: { path: 'M0 0h9v9z' } } },
  { name: 'torus masked', space: { topology: 'torus', width: 9, height: 9, mask: { except: [[4, 4]] } } },
  { name: 'voronoi masked', space: { tiling: 'voronoi', cells: 90, mask: { path: 'M0 0h9v9z', invert: true } } },
  { name: 'masked levels', space: { width: 9, height: 9, levels: 2, mask: { path: 'M0 0h9v9z' } } },
  { name: 'masked and woven', space: { width: 12, height: 12, weave: 1, mask: { path: 'M0 0h9v9z' } } },
];

/** All of them. */
export const everyBoard: readonly NamedBoard[] = [...surfaceBoards, ...furtherBoards, ...ownBoards];

function firstThatCloses(tiling: Tiling, topology: TopologyName) {
  let refusal: unknown;
  for (const [width, height] of SIZES) {
    const sizes = tiling.sizesFor?.(width, height, topology) ?? { width, height };
    const space: SpaceInput = { tiling: tiling.name, topology, ...sizes };
    try {
      spaceOf(parseRecipe({ space, seed: 1 }));
      return space;
    } catch (error) {
      if (!(error instanceof MazeError)) throw error;
      refusal = error;
    }
  }
  throw new Error(`${tiling.name} on a ${topology} takes none of these sizes: ${refusal}`);
}
