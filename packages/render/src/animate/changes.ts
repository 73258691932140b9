// Links that open or close, as what is seen of them: their walls.

import { BitSet, NONE, polygonOf, type Space, sideEnd } from '@labrys/core';
import { circleOf, middleOfPiece } from '../scene/bulge.ts';
import type { Lines } from '../scene/items.ts';
import { sharedSides, sideBulge } from '../scene/sides.ts';
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
  const { graph, sideOfHalf } = maze.space;
  const isShared = sharedSides(mesh);
  const places: number[] = [];
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const side = sideOfHalf[h] as number;
      if (side === NONE || !links.has(graph.link[h] as number)) continue;
      if (isShared[side] !== 0 && (mesh.sidePartner[side] as number) < side) continue;
      for (const share of PLACES) places.push(...onSide(ground, polygonOf(maze.space, c), side, share));
    }
  }
  if (places.length === 0) return null;
  // On a wall that has just been built the dots have to show over its edges.
  return dots(places, unit * (ground.byWalls ? Math.max(DOT, 1.4 * sizes.wall) : DOT), colours.path);
}

/** The point of a side that is about so much of it from its start; on it where it is round. */
function onSide({ mesh }: Ground, polygon: number, side: number, share: number): readonly [number, number] {
  const [a, b] = [mesh.sideCorner[side] as number, sideEnd(mesh, polygon, side)];
  const [aX, aY] = [mesh.cornerX[a] as number, mesh.cornerY[a] as number];
  const [bX, bY] = [mesh.cornerX[b] as number, mesh.cornerY[b] as number];
  const [x, y] = [aX * (1 - share) + bX * share, aY * (1 - share) + bY * share];
  const bulge = sideBulge(mesh, polygon, side);
  if (bulge === 0) return [x, y];
  if (share === 0.5) return middleOfPiece(aX, aY, bX, bY, bulge);
  const circle = circleOf(aX, aY, bX, bY, bulge);
  const [awayX, awayY] = [x - circle.x, y - circle.y];
  const out = circle.radius / Math.sqrt(awayX * awayX + awayY * awayY);
  return [circle.x + out * awayX, circle.y + out * awayY];
}

/** Whether a cell is not reached yet where cells come in one by one, so that its walls are not shown. */
export function isFar({ states, watched, hasVisits }: Replay, cell: number): boolean {
  if (watched !== 'passage' || !hasVisits) return false;
  return states[cell] === STATE.out || states[cell] === STATE.walk;
}

/**
 * Links to draw as open: those that are, and those between cells that are not reached. The walls of a cell come with it.
 * Where passages cross each cell has walls of its own, and stairs have none.
 */
export function withoutFarWalls(replay: Replay, { graph, weave, sideOfHalf }: Space): BitSet {
  const { open } = replay;
  if (weave !== null) return open;
  const shown = open.clone();
  for (let h = 0; h < graph.link.length; h++) {
    const l = graph.link[h] as number;
    if (sideOfHalf[h] === NONE) continue;
    if (isFar(replay, graph.ends[2 * l] as number) && isFar(replay, graph.ends[2 * l + 1] as number)) shown.add(l);
  }
  return shown;
}
