// Ways through open links by the plainest means.

import type { Space } from '../../src/index.ts';

type Links = { has(link: number): boolean };

/** Every link of a board. */
export const allLinks: Links = { has: () => true };

/** The cell across each open link of a cell. */
export function openNeighbours(space: Space, open: Links, cell: number): number[] {
  const { first, to, link } = space.graph;
  const neighbours: number[] = [];
  for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
    if (open.has(link[h] as number)) neighbours.push(to[h] as number);
  }
  return neighbours;
}

/** The cells on the shortest open way between two cells, both included; empty if there is none. */
export function openWay(space: Space, open: Links, from: number, to: number): number[] {
  const cameFrom = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (const at of queue) {
    for (const next of openNeighbours(space, open, at)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      queue.push(next);
    }
  }
  if (!cameFrom.has(to)) return [];
  const way = [to];
  for (let at = to; at !== from; at = way[way.length - 1] as number) way.push(cameFrom.get(at) as number);
  return way.reverse();
}
