// How symmetric a maze is: the share of its links that a turn or a mirror of the board takes to links in the same state.

import type { Maze } from '../maze/maze.ts';
import { type Isometry, linkImages } from '../mesh/symmetries.ts';
import { NONE } from '../structures/none.ts';

/** Per cent of the links that keep their state, for each symmetry that the board has. */
export type Symmetry = { readonly [M in Isometry]?: number };

/**
 * Measures every mirror and turn that the board has, levels included.
 *
 * @returns an empty object where there is none to measure: crossings, boards without shapes or links
 * Cost: O(links) for each symmetry, and O(cells + links) the first time.
 */
export function symmetryOf({ space, open }: Maze): Symmetry {
  const shares: { [name: string]: number } = {};
  for (const [name, images] of linkImages(space)) {
    let links = 0;
    let same = 0;
    for (let l = 0; l < images.length; l++) {
      if (images[l] === NONE) continue;
      links++;
      if (open.has(l) === open.has(images[l] as number)) same++;
    }
    shares[name] = (100 * same) / links;
  }
  return shares;
}
