// Links that open or close, as what is seen of them: their walls.

import { BitSet, type Graph } from '@labrys/core';
import type { Lines } from '../scene/items.ts';
import { wallsOnLinks } from '../scene/walls.ts';
import type { Ground } from './ground.ts';
import { type Replay, STATE } from './replay.ts';
import { dots } from './states.ts';

/** Links that one set has and the other has not. */
export function changedLinks(before: BitSet, after: BitSet): BitSet {
  return new BitSet(
    before.size,
    before.words.map((word, w) => word ^ (after.words[w] as number)),
  );
}

/** Diameter of the dots in shares of c, and where on a wall they lie. */
const DOT = 0.15;
const PLACES = [0.26, 0.5, 0.74] as const;

/** Three dots on the wall of each link that has just opened or closed; null where there is none. */
export function changeItem(ground: Ground, links: BitSet): Lines | null {
  const { maze, mesh, unit, sizes, colours } = ground;
  if (!ground.showsDots) return null;
  const segments = wallsOnLinks(maze, mesh, links).segments();
  if (segments.length === 0) return null;
  const places: number[] = [];
  for (let s = 0; s < segments.length; s += 2) {
    const [a, b] = [segments[s] as number, segments[s + 1] as number];
    for (const share of PLACES) {
      for (const of of [mesh.cornerX, mesh.cornerY]) {
        places.push((of[a] as number) * (1 - share) + (of[b] as number) * share);
      }
    }
  }
  // On a wall that has just been built the dots have to show over its edges.
  return dots(places, unit * (ground.byWalls ? Math.max(DOT, 1.4 * sizes.wall) : DOT), colours.path);
}

/**
 * Links to draw as open: those that are, and those between cells that are not reached. The walls of a cell come with it.
 */
export function withoutFarWalls({ open, states, watched, hasVisits }: Replay, graph: Graph): BitSet {
  if (watched !== 'passage' || !hasVisits) return open;
  const shown = open.clone();
  const isFar = (cell: number): boolean => states[cell] === STATE.out || states[cell] === STATE.walk;
  for (let l = 0; l < graph.linkCount; l++) {
    if (isFar(graph.ends[2 * l] as number) && isFar(graph.ends[2 * l + 1] as number)) shown.add(l);
  }
  return shown;
}
