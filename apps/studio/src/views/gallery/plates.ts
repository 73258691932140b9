// The plates of the gallery: recipes that show what there is.

import type { ThumbnailRequest } from '../../engine/jobs/thumbnail.ts';
import type { Draft } from '../../state/draft.ts';
import type * as text from '../../text/en.ts';
import { shapes } from '../make/shapes.ts';

export interface Plate {
  /** Its words are in the texts under this name. */
  readonly name: keyof typeof text.gallery.plates;
  readonly recipe: Draft;
  /** As its small picture shows it. */
  readonly as: ThumbnailRequest['as'];
  /** The lens it opens in. */
  readonly opensIn: 'make' | 'solid';
  /** What a smaller picture leaves of it: a board of the same kind with fewer cells. */
  readonly small?: Draft['space'];
}

type Parts = Omit<Draft, 'seed' | 'steps'> & {
  readonly carve?: NonNullable<Parameters<typeof carved>[0]>;
  readonly changes?: Draft['steps'];
};

const carved = (carve: object): NonNullable<Draft['steps']> => [{ carve }] as NonNullable<Draft['steps']>;

function plate(
  name: Plate['name'],
  seed: number,
  { carve = {}, changes = [], ...parts }: Parts,
  more: Partial<Pick<Plate, 'as' | 'opensIn' | 'small'>> = {},
): Plate {
  return {
    name,
    recipe: { ...parts, steps: [...carved(carve), ...changes], seed },
    as: 'flat',
    opensIn: 'make',
    ...more,
  };
}

export const first: readonly Plate[] = [
  plate('classic', 24, {
    space: { width: 24, height: 24 },
    carve: { algorithm: 'backtracker' },
    ends: { place: 'corners' },
  }),
  plate('honeycomb', 9, {
    space: { tiling: 'sigma', shape: 'hexagon', side: 9 },
    carve: { algorithm: 'wilson' },
    ends: { place: 'farthest' },
  }),
  plate('middle', 12, {
    space: { tiling: 'theta', rings: 12 },
    carve: { algorithm: 'backtracker' },
    ends: { place: 'middle' },
  }),
  plate('delta', 18, { space: { tiling: 'delta', shape: 'triangle', side: 18 }, carve: { algorithm: 'kruskal' } }),
  plate(
    'penrose',
    5,
    {
      space: { tiling: 'penrose', depth: 5 },
      carve: { algorithm: 'kruskal' },
      changes: [{ braid: { amount: 0.25 } }],
    },
    { small: { tiling: 'penrose', depth: 5 } },
  ),
  plate('cracked', 400, { space: { tiling: 'voronoi', cells: 400 }, carve: { algorithm: 'backtracker' } }),
  plate('weave', 18, { space: { width: 18, height: 18, weave: 0.6 }, carve: { algorithm: 'kruskal' } }),
  plate(
    'cube',
    10,
    { space: { topology: 'cube', width: 10, height: 10 }, carve: { algorithm: 'backtracker' } },
    { as: 'cube', opensIn: 'solid' },
  ),
  plate('torus', 18, { space: { topology: 'torus', width: 18, height: 18 }, carve: { algorithm: 'wilson' } }),
  plate(
    'floors',
    3,
    {
      space: { width: 10, height: 10, levels: [3] },
      carve: { algorithm: 'growing-tree', select: 'newest:7,random:3' },
    },
    { as: 'floors' },
  ),
  plate('heart', 14, {
    space: { width: 26, height: 24, mask: { path: shapes.heart } },
    carve: { algorithm: 'hunt-kill' },
  }),
  plate('blocks', 10, { space: { tiling: 'rhombille', width: 12, height: 10 }, carve: { algorithm: 'kruskal' } }),
];

export const further: readonly Plate[] = [
  plate('octagons', 8, { space: { tiling: 'upsilon', width: 15, height: 15 }, carve: { algorithm: 'hunt-kill' } }),
  plate('cairo', 6, { space: { tiling: 'cairo', width: 16, height: 16 }, carve: { algorithm: 'wilson' } }),
  plate(
    'sphere',
    21,
    {
      space: { tiling: 'theta', topology: 'sphere', rings: 12 },
      carve: { algorithm: 'backtracker' },
      ends: { place: 'poles' },
    },
    { opensIn: 'solid' },
  ),
  plate('moebius', 22, { space: { topology: 'moebius', width: 26, height: 10 }, carve: { algorithm: 'wilson' } }),
  plate('picture', 7, {
    space: { width: 44, height: 30 },
    carve: { algorithm: 'template', walls: 'outline', picture: { text: 'AB' } },
  }),
  plate('unicursal', 11, {
    space: { width: 22, height: 22 },
    carve: { algorithm: 'unicursal', focus: 'wall' },
    ends: { place: 'farthest' },
  }),
  plate('braid', 5, {
    space: { width: 20, height: 20 },
    carve: { algorithm: 'backtracker' },
    changes: [{ braid: { amount: 1 } }],
  }),
  plate('oneWay', 13, {
    space: { width: 12, height: 12 },
    carve: { algorithm: 'kruskal' },
    changes: [{ braid: { amount: 0.5 } }, { arrows: { form: 'traps', share: 0.4 } }],
    ends: { place: 'corners' },
  }),
  plate('hyper', 81, { space: { width: 5, height: 5, levels: [3, 3] }, carve: { algorithm: 'wilson' } }),
  plate('mirror', 4, {
    space: { width: 22, height: 22 },
    carve: { algorithm: 'backtracker', symmetry: 'mirror-both' },
  }),
  plate('rooms', 17, {
    space: { width: 24, height: 24 },
    carve: { algorithm: 'hunt-kill', rooms: { count: 7, size: 5, doors: 2 } },
  }),
  plate('locks', 19, {
    space: { width: 12, height: 12 },
    carve: { algorithm: 'kruskal' },
    changes: [{ lock: { count: 3 } }],
    ends: { place: 'corners' },
  }),
];
