// Recipes that are known to look good, with sizes and a seed drawn anew each time.

import type { Draft } from '../../state/draft.ts';
import { shapes } from './shapes.ts';

/** A whole number from one to another, both included. */
type Draw = (from: number, to: number) => number;

const carved = (
  space: object,
  carve: object,
  more: Omit<Draft, 'seed' | 'space' | 'steps'> & { changes?: object[] } = {},
) => {
  const { changes = [], ...rest } = more;
  return { space, steps: [{ carve }, ...changes], ...rest } as Omit<Draft, 'seed'>;
};

/** Each gives a recipe; one that stands twice comes twice as often. */
export const surprises: readonly ((draw: Draw) => Omit<Draft, 'seed'>)[] = [
  (draw) => {
    const height = draw(16, 34);
    return carved({ width: Math.round(height * 1.4), height }, { algorithm: 'backtracker' });
  },
  (draw) => carved({ width: draw(24, 40), height: draw(18, 28) }, { algorithm: 'hunt-kill', river: draw(2, 8) / 10 }),
  (draw) => carved({ tiling: 'sigma', shape: 'hexagon', side: draw(8, 16) }, { algorithm: 'wilson' }),
  (draw) =>
    carved({ tiling: 'theta', rings: draw(9, 18) }, { algorithm: 'backtracker' }, { ends: { place: 'middle' } }),
  (draw) =>
    carved({ tiling: 'theta', rings: draw(8, 14), inner: draw(2, 4), middle: 'hole' }, { algorithm: 'hunt-kill' }),
  (draw) => carved({ tiling: 'delta', shape: 'triangle', side: draw(14, 24) }, { algorithm: 'kruskal' }),
  (draw) => carved({ tiling: 'delta', shape: 'hexagon', side: draw(7, 12) }, { algorithm: 'hunt-kill' }),
  (draw) => carved({ tiling: 'penrose', depth: draw(5, 6) }, { algorithm: 'kruskal' }),
  (draw) => carved({ tiling: 'voronoi', cells: draw(200, 800) }, { algorithm: 'backtracker' }),
  (draw) => carved({ tiling: 'upsilon', width: draw(13, 23), height: draw(11, 17) }, { algorithm: 'hunt-kill' }),
  (draw) => carved({ tiling: 'rhombille', width: draw(12, 18), height: draw(10, 14) }, { algorithm: 'kruskal' }),
  (draw) => carved({ tiling: 'cairo', width: draw(16, 26), height: draw(14, 20) }, { algorithm: 'wilson' }),
  (draw) => {
    const side = draw(14, 24);
    return carved({ width: side, height: side, weave: draw(4, 9) / 10 }, { algorithm: 'kruskal' });
  },
  (draw) => {
    const side = 2 * draw(10, 15);
    return carved({ width: side, height: side }, { algorithm: 'backtracker', symmetry: 'rotate4' });
  },
  (draw) => {
    const side = 2 * draw(10, 15);
    return carved({ width: side, height: side }, { algorithm: 'hunt-kill', symmetry: 'mirror-both' });
  },
  (draw) =>
    carved({ width: draw(28, 40), height: draw(26, 36), mask: { path: shapes.heart } }, { algorithm: 'hunt-kill' }),
  (draw) =>
    carved(
      { tiling: 'sigma', width: draw(30, 40), height: draw(28, 36), mask: { path: shapes.disc } },
      { algorithm: 'wilson' },
    ),
  (draw) =>
    carved(
      { width: draw(20, 30), height: draw(16, 22) },
      { algorithm: 'backtracker' },
      { changes: [{ braid: { amount: 1 } }] },
    ),
  (draw) =>
    carved(
      { width: draw(26, 36), height: draw(20, 28) },
      { algorithm: 'hunt-kill', rooms: { count: draw(4, 9), size: 5, doors: 2 } },
    ),
  (draw) => carved({ width: draw(16, 24), height: draw(16, 24) }, { algorithm: 'unicursal', focus: 'wall' }),
];

/** @param random numbers from 0 to below 1 */
export function surprise(random: () => number): Omit<Draft, 'seed'> {
  const draw: Draw = (from, to) => from + Math.floor(random() * (to - from + 1));
  return (surprises[draw(0, surprises.length - 1)] as (typeof surprises)[number])(draw);
}
