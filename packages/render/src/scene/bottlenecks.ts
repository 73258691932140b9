import { bottlenecks, NONE, polygonOf } from '@labrys/core';
import type { Ground } from './ground.ts';
import type { Item } from './items.ts';
import { sideGap } from './sides.ts';
import type { SceneStyle } from './style.ts';

/** Radius of the dots on links, in shares of c, and the paper round them: a path runs through beneath. */
const DOT = 0.17;
const CASING = 0.05;

/**
 * What every solution passes: its cells tinted, a dot on each of its links. Nothing where there is no solution.
 *
 * @param tint what covers some cells with a colour
 * @throws MazeError `bad-value` for a maze without start and finish
 * Cost: O(sides).
 */
export function bottleneckItems(
  { maze, mesh, board }: Ground,
  tint: (cells: Uint32Array, colour: string) => Item,
  style: SceneStyle,
): { readonly areas: Item[]; readonly dots: Item[] } {
  const { graph, sideOfHalf } = maze.space;
  const found = bottlenecks(maze);
  if (found === null) return { areas: [], dots: [] };
  const dots: Item[] = [];
  for (const link of found.links) {
    for (const cell of [graph.ends[2 * link] as number, graph.ends[2 * link + 1] as number]) {
      let half = graph.first[cell] as number;
      while (graph.link[half] !== link) half++;
      const side = sideOfHalf[half] as number;
      if (side === NONE) continue; // stairs have signs
      const { x, y } = sideGap(mesh, polygonOf(maze.space, cell), side);
      const dot = { kind: 'disc', x, y } as const;
      dots.push({ ...dot, radius: (DOT + CASING) * board.unit, colour: style.colours.paper });
      dots.push({ ...dot, radius: DOT * board.unit, colour: style.colours.bottleneckLink });
    }
  }
  return { areas: [tint(found.cells, style.colours.bottleneck)], dots };
}
