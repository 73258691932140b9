// The walls of a maze as connected pieces: what one could paint without lifting the brush.

import { MazeError } from '../errors.ts';
import { cornerSets, type Dual } from '../graph/dual.ts';
import { isGlued, outerSides } from '../mesh/border.ts';
import { sideAfter } from '../mesh/mesh.ts';
import type { Space } from '../mesh/space.ts';
import { NONE } from '../structures/none.ts';
import type { Maze } from './maze.ts';

/**
 * The connected pieces of wall, the border and its gaps counted as whole; a lone post is a piece too. Pieces of the board
 * that meet in a corner only are apart, and so are their walls.
 */
export interface WallComponents {
  readonly count: number;
  /** Link -> the component its wall belongs to; NONE where it is open. */
  readonly ofLink: Int32Array;
  /** Node of the dual (wall corner) -> its component. */
  readonly ofCorner: Uint32Array;
  /** Component -> 1 if it hangs on an outer wall: one for each piece of the board, one for each rim of a cylinder. */
  readonly isOuter: Uint8Array;
  /** Components that hang on no outer wall and hold a wall or the rim of a hole. */
  readonly islands: number;
}

/**
 * Numbers the connected pieces of wall by their least corner.
 *
 * @throws MazeError `cannot-combine` on boards whose walls do not meet in corners (levels, woven ones, plain graphs)
 * Cost: nearly O(cells + links).
 */
export function wallComponents({ space, open }: Maze): WallComponents {
  const { dual } = space;
  if (dual === null) {
    throw new MazeError('cannot-combine', `walls make no pieces here: ${space.whyNoDual}; flood the cells instead`);
  }
  const { of: ofCorner, count } = cornerSets(dual, open.complement());
  const ofLink = new Int32Array(open.size).fill(NONE);
  const isOuter = new Uint8Array(count);
  const isSolid = new Uint8Array(count);
  for (let l = 0; l < open.size; l++) {
    if (open.has(l)) continue;
    const component = ofCorner[dual.graph.ends[2 * l] as number] as number;
    ofLink[l] = component;
    isSolid[component] = 1;
  }
  const isOuterClass = outerClasses(space, dual);
  for (let n = 0; n < ofCorner.length; n++) {
    const k = dual.classes.of[n] as number;
    if (dual.isBorder[k] === 1) isSolid[ofCorner[n] as number] = 1;
    if (isOuterClass[k] === 1) isOuter[ofCorner[n] as number] = 1;
  }
  let islands = 0;
  for (let component = 0; component < count; component++) {
    if (isSolid[component] === 1 && isOuter[component] === 0) islands++;
  }
  return { count, ofLink, ofCorner, isOuter, islands };
}

/** Class of the dual -> 1 if it is an outer wall and not the rim of a hole. */
function outerClasses({ mesh, graph, sideOfHalf }: Space, dual: Dual): Uint8Array {
  if (mesh === null || isGlued(mesh)) return dual.isBorder; // glued boards have no holes that could be told from a rim
  const isOuterSide = outerSides(mesh);
  const isOuter = new Uint8Array(dual.classes.count);
  const seen = new Uint8Array(graph.linkCount);
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const l = graph.link[h] as number;
      const end = 2 * l + (seen[l] as number); // the right-hand end as seen from this cell
      seen[l] = 1;
      const next = sideAfter(mesh, c, sideOfHalf[h] as number);
      if (isOuterSide[next] === 1) isOuter[dual.classes.of[dual.graph.ends[end] as number] as number] = 1;
    }
  }
  return isOuter;
}
