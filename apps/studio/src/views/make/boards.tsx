// Ten boards to begin with, as tiles; the eleventh opens the rest.

import { catalogue } from '../../catalogue/catalogue.ts';
import { type Draft, withSpace, withTiling, withTopology } from '../../state/draft.ts';

/** A board on a tile: a tiling, and what makes it another board than that. */
export interface Board {
  readonly name: string;
  readonly title: string;
  /** Paths on a grid of 24. */
  readonly icon: string;
  readonly edit: (draft: Draft) => Draft;
}

const flat = (name: string): Board['edit'] => {
  return (draft) => withTopology(withSpace(withTiling(draft, name), { levels: undefined, closed: undefined }), 'plane');
};
const titleOf = (name: string): string => catalogue.tilings.find((tiling) => tiling.name === name)?.title ?? name;
const tiling = (name: string, icon: string): Board => ({ name, title: titleOf(name), icon, edit: flat(name) });

export const boards: readonly Board[] = [
  tiling('square', 'M4 4h16v16H4zM12 4v16M4 12h16'),
  tiling(
    'sigma',
    'M12 3l4 2.3v4.6L12 12.2 8 9.900V5.300zM8 9.900L4 12.200v4.600L8 19.100l4-2.300v-4.600M16 9.900l4 2.300v4.600L16 19.100l-4-2.300',
  ),
  tiling('delta', 'M12 3L3 20h18zM7.500 11.500h9L12 20z'),
  tiling(
    'theta',
    'M12 3a9 9 0 100 18 9 9 0 000-18zM12 8.500a3.500 3.500 0 100 7 3.500 3.500 0 000-7zM12 3v5.500M12 15.500V21M3 12h5.500M15.500 12H21',
  ),
  tiling(
    'upsilon',
    'M7 3h3l2 2v3l-2 2H7L5 8V5zM14 3h3l2 2v3l-2 2h-3l-2-2V5zM7 14h3l2 2v3l-2 2H7l-2-2v-3zM14 14h3l2 2v3l-2 2h-3l-2-2v-3z',
  ),
  tiling(
    'penrose',
    'M12 3l2.800 5.800L21 9.700l-4.500 4.400 1.100 6.300L12 17.400l-5.600 3 1.100-6.300L3 9.700l6.200-.900zM12 3v14.400',
  ),
  tiling('voronoi', 'M4 4h16v16H4zM4 10l6-1 3-5M10 9l3 5 7-2M13 14l-2 6M4 15l4 1 3 4'),
  {
    name: 'torus',
    title: 'Torus',
    icon: 'M12 6c5 0 9 2.700 9 6s-4 6-9 6-9-2.700-9-6 4-6 9-6zM8 11.500c1 1.500 2.500 2 4 2s3-.500 4-2M9 12.500c.800-.900 1.800-1.200 3-1.200s2.200.300 3 1.200',
    edit: (draft) => withTopology(flat('square')(draft), 'torus'),
  },
  {
    name: 'cube',
    title: 'Cube',
    icon: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
    edit: (draft) => withTopology(flat('square')(draft), 'cube'),
  },
  {
    name: 'levels',
    title: 'Levels',
    icon: 'M12 3l9 4.500-9 4.500-9-4.500zM3 12l9 4.500 9-4.500M3 16.500l9 4.500 9-4.500',
    edit: (draft) => withSpace(flat('square')(draft), { levels: [3], width: 12, height: 12 }),
  },
];

/** The tile of the board that a draft has; null for one of the rest. */
export function boardOf({ space = {} }: Draft): Board | null {
  const { tiling: name = 'square', topology, levels } = space;
  const wanted = levels !== undefined ? 'levels' : topology === undefined || topology === 'plane' ? name : topology;
  if (name !== 'square' && wanted !== name) return null;
  return boards.find((board) => board.name === wanted) ?? null;
}
