// How symmetric a maze is: the share of its links that a turn or a mirror of the board takes to links in the same state.

import type { Maze } from '../maze/maze.ts';
import { isometries, Symmetries } from '../mesh/symmetries.ts';

/** Per cent of the links that keep their state, for each symmetry that the board has. */
export type Symmetry = { readonly [M in (typeof isometries)[number]]?: number };

/**
 * Measures every mirror and turn that the board has, levels included.
 *
 * @returns an empty object where there is none to measure: crossings, boards without shapes or links
 * Cost: O(links) for each symmetry.
 */
export function symmetryOf({ space, open }: Maze): Symmetry {
  const { link } = space.graph;
  const symmetries = new Symmetries(space);
  const shares: { [name: string]: number } = {};
  for (const move of isometries) {
    const motion = symmetries.motion(move);
    if (motion === null) continue;
    let kept = 0;
    for (let h = 0; h < link.length; h++) {
      const image = link[motion.halves[h] as number] as number;
      if (open.has(link[h] as number) === open.has(image)) kept++;
    }
    shares[move] = (100 * kept) / link.length;
  }
  return shares;
}
