// The tilt form of braids by walls: straight walls two long, each about every other corner.

import { MazeError } from '../errors.ts';
import type { Dual } from '../graph/dual.ts';
import { twins } from '../graph/graph.ts';
import { mazeOf } from '../maze/maze.ts';
import { OpenGround } from '../maze/open-ground.ts';
import { straightOn } from '../mesh/directions.ts';
import type { Space } from '../mesh/space.ts';
import type { Random } from '../random/random.ts';
import type { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { braid } from '../transform/braid.ts';
import { connect } from '../transform/connect.ts';

/**
 * Passages between tilted walls, without dead ends and in one part on each part of the board; more walls fit.
 *
 * @throws MazeError `cannot-combine` where no wall runs straight on through corners
 * Cost: nearly O(cells + links).
 */
export function tiltedWalls(space: Space, dual: Dual, random: Random): BitSet {
  const { graph } = space;
  const { first, to, link, cellCount } = dual.graph;
  const twin = twins(dual.graph);
  const straight = straightOn(dual.graph, twin, space.wallDirections);
  const ground = new OpenGround(graph, dual, null);
  const open = ground.open.clone();
  const isMiddle = new Uint8Array(cellCount);
  const axes = new GrowableInts(8);
  let most = 0;
  for (let n = 0; n < cellCount; n++) {
    if (ground.isBorder(n)) continue;
    axes.length = 0;
    let isFree = true;
    for (let h = first[n] as number; h < (first[n + 1] as number); h++) {
      if (isMiddle[to[h] as number] === 1) isFree = false;
      const opposite = straight[twin[h] as number] as number;
      if (opposite > h && straight[twin[opposite] as number] === h) axes.push(h);
    }
    most = Math.max(most, axes.length);
    if (!isFree || axes.length < 2) continue;
    isMiddle[n] = 1;
    const half = axes.at(random.small(axes.length));
    open.delete(link[half] as number);
    open.delete(link[straight[twin[half] as number] as number] as number);
  }
  if (most < 2 && graph.linkCount > 0) throw nothingTilts(space);

  const cured = braid.apply(mazeOf(space, open), { amount: 1 }, random).open;
  const posts = new OpenGround(graph, dual, cured);
  for (let n = 0; n < cellCount; n++) if (posts.isPost(n)) posts.joinPost(n, random);
  const joined = connect.apply(mazeOf(space, posts.open), {}, random);
  return braid.apply(joined, { amount: 1 }, random).open;
}

function nothingTilts({ description }: Space): MazeError {
  return new MazeError(
    'cannot-combine',
    `the form "tilt" needs wall corners at which walls cross, as on squares and triangles (${description.kind} has none); the form "walls" works here`,
  );
}
