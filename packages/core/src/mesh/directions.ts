// Which way links lead, and where the walls on them stand.

import type { Dual } from '../graph/dual.ts';
import type { Graph } from '../graph/graph.ts';
import { NONE } from '../structures/none.ts';
import { type Mesh, polygonOf, type Strands, sideEnd } from './mesh.ts';

/** The links of a board over the sides of a mesh. */
interface Links {
  readonly graph: Graph;
  readonly mesh: Mesh;
  readonly sideOfHalf: Int32Array;
  readonly weave: Strands | null;
}

/**
 * The two corners of the wall on each link, as seen from its first half: entries 2 l (start, at the left hand) and
 * 2 l + 1 (end, at the right hand).
 */
export function linkSegments(space: Links): Uint32Array {
  const { mesh, graph, sideOfHalf } = space;
  const segments = new Uint32Array(2 * graph.linkCount);
  for (let c = graph.cellCount - 1; c >= 0; c--) {
    for (let h = (graph.first[c + 1] as number) - 1; h >= (graph.first[c] as number); h--) {
      const l = graph.link[h] as number;
      const side = sideOfHalf[h] as number;
      if (side === NONE) continue;
      segments[2 * l] = mesh.sideCorner[side] as number;
      segments[2 * l + 1] = sideEnd(mesh, polygonOf(space, c), side);
    }
  }
  return segments;
}

/** Unit vector out of a cell across each half; 0, 0 where it leads to another sheet. Cost: O(halves). */
export function directionsOf(space: Links, centres: Float64Array): Float64Array {
  const { graph, mesh, sideOfHalf } = space;
  const directions = new Float64Array(2 * graph.to.length);
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const side = sideOfHalf[h] as number;
      if (side === NONE) continue;
      const start = mesh.sideCorner[side] as number;
      const end = sideEnd(mesh, polygonOf(space, c), side);
      const x = ((mesh.cornerX[start] as number) + (mesh.cornerX[end] as number)) / 2 - (centres[2 * c] as number);
      const y = ((mesh.cornerY[start] as number) + (mesh.cornerY[end] as number)) / 2 - (centres[2 * c + 1] as number);
      writeUnit(directions, h, x, y);
    }
  }
  return directions;
}

/** x and y of each node of the dual. Cost: O(links). */
export function wallPositionsOf(space: Links, dual: Dual | null): Float64Array {
  if (dual === null) return new Float64Array(0);
  const { mesh } = space;
  const segments = linkSegments(space);
  const positions = new Float64Array(2 * dual.graph.cellCount);
  for (let n = 0; n < dual.graph.cellCount; n++) {
    const corner = segments[(dual.endOfNode[n] as number) ^ 1] as number; // end 0 of a wall is where its side ends
    positions[2 * n] = mesh.cornerX[corner] as number;
    positions[2 * n + 1] = mesh.cornerY[corner] as number;
  }
  return positions;
}

/** Unit vector along the wall, away from its corner, for each half of the dual. Cost: O(links). */
export function wallDirectionsOf(space: Links, dual: Dual | null): Float64Array {
  if (dual === null) return new Float64Array(0);
  const { mesh } = space;
  const segments = linkSegments(space);
  const { first, link } = dual.graph;
  const directions = new Float64Array(2 * link.length);
  for (let n = 0; n < dual.graph.cellCount; n++) {
    for (let h = first[n] as number; h < (first[n + 1] as number); h++) {
      const l = link[h] as number;
      // End 0 of a wall is its right-hand one: where the side ends when its cell is gone round clockwise.
      const atEnd = (dual.graph.ends[2 * l] as number) === n;
      const from = segments[2 * l + (atEnd ? 1 : 0)] as number;
      const to = segments[2 * l + (atEnd ? 0 : 1)] as number;
      const x = (mesh.cornerX[to] as number) - (mesh.cornerX[from] as number);
      const y = (mesh.cornerY[to] as number) - (mesh.cornerY[from] as number);
      writeUnit(directions, h, x, y);
    }
  }
  return directions;
}

function writeUnit(into: Float64Array, index: number, x: number, y: number): void {
  const length = Math.sqrt(x * x + y * y);
  into[2 * index] = x / length;
  into[2 * index + 1] = y / length;
}

/**
 * Half -> the half that goes straight on in the cell entered, or NONE where no way on keeps within 60 degrees.
 *
 * @param directions unit vector out of the cell for each half
 * @param steps half -> step to another sheet or 0; null where there are none: the same step goes straight on
 * Cost: O(sum of squared degrees).
 */
export function straightOn(
  graph: Graph,
  twin: Uint32Array,
  directions: Float64Array,
  steps: Int8Array | null = null,
): Int32Array {
  const straight = new Int32Array(graph.to.length).fill(NONE);
  for (let h = 0; h < straight.length; h++) {
    const entered = graph.to[h] as number;
    const back = twin[h] as number;
    let best = 0.5 + 1e-9;
    for (let g = graph.first[entered] as number; g < (graph.first[entered + 1] as number); g++) {
      if (steps !== null && steps[h] !== 0) {
        if (steps[g] === steps[h]) straight[h] = g;
        continue;
      }
      // Coming in against the way back, so that glued and turned boards need nothing special.
      const ahead =
        -(directions[2 * g] as number) * (directions[2 * back] as number) -
        (directions[2 * g + 1] as number) * (directions[2 * back + 1] as number);
      if (ahead > best) {
        best = ahead;
        straight[h] = g;
      }
    }
  }
  return straight;
}
