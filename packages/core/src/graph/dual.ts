// The dual of a board: its nodes are the faces of the cell graph, its links the walls. Faces are found from the turning
// order alone, so holes, pinched masks, T-corners and glued sides come right without coordinates.

import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import { UnionFind } from '../structures/union-find.ts';
import { type Classes, classesFrom, classMember, classSize } from './classes.ts';
import { cellOfHalf, type Graph, twins } from './graph.ts';
import { numbered, type Pieces } from './pieces.ts';

/** The wall graph of a board. Link l of the dual is the wall that closes link l of the cells. */
export interface Dual {
  /**
   * Nodes are wall corners: each inner corner, and each place where walls meet the border. Seen when leaving its cell
   * by the first half of link l, ends[2 l] is the right-hand end of the wall and ends[2 l + 1] the left-hand one.
   */
  readonly graph: Graph;
  /** The corners on one border piece (the outside, a hole, the rim of a cylinder) are one class; no root is set. */
  readonly classes: Classes;
  /** Class -> 1 if it is a piece of the border. */
  readonly isBorder: Uint8Array;
  /** Node -> 2 l + e: it is end e of link l (one of several). */
  readonly endOfNode: Uint32Array;
}

/**
 * Traces the faces of a cell graph and cuts those along the border at the border's corners.
 *
 * A step takes half h with the corner on its right (sense 0) or, where twists have turned the board over, on its left
 * (sense 1): cross to the twin, go on with the half before it (sense 0) or after it (sense 1). On squares the four
 * steps E, S, W, N go round the corner at the lower right of cell c:
 *
 *     c --E--> d
 *     ^    .   |     . the corner, on the right of every step
 *     N        S
 *     a <--W-- b
 *
 * @param borderAfter half -> 1 if a border side lies between it and the next half of its cell, clockwise
 * Cost: O(halves) time and memory.
 */
export function dual(graph: Graph, borderAfter: Uint8Array): Dual {
  const twin = twins(graph);
  const owner = cellOfHalf(graph);
  const { first, link, linkCount, twists } = graph;
  const firstHalf = new Int32Array(linkCount).fill(NONE);
  for (let h = link.length - 1; h >= 0; h--) firstHalf[link[h] as number] = h;

  const ends = new Uint32Array(2 * linkCount);
  const endsByNode = new Uint32Array(2 * linkCount); // 2 l + e, node after node, clockwise round each
  const nodeFirst = new GrowableInts();
  const classOfNode = new GrowableInts();
  const isBorder = new GrowableInts();
  const seen = new Uint8Array(2 * link.length); // state 2 h + sense
  const steps = new GrowableInts(); // state, then 1 if the walk passes a border side before the next step
  let filled = 0;

  // Walking a face backwards meets (twin, other sense), so both are marked. Sense 0 first: where nothing is twisted
  // every corner is then gone round clockwise.
  for (let startSense = 0; startSense <= 1; startSense++) {
    for (let startHalf = 0; startHalf < link.length; startHalf++) {
      const start = 2 * startHalf + startSense;
      if (seen[start] !== 0) continue;
      steps.length = 0;
      let lastBreak = NONE;
      let state = start;
      do {
        const half = state >>> 1;
        const other = twin[half] as number;
        const sense = (state & 1) ^ (twists?.has(link[half] as number) === true ? 1 : 0);
        seen[state] = 1;
        seen[2 * other + (sense ^ 1)] = 1;
        const cell = owner[other] as number;
        const low = first[cell] as number;
        const high = (first[cell + 1] as number) - 1;
        let next: number;
        let border: number;
        if (sense === 0) {
          next = other === low ? high : other - 1;
          border = borderAfter[next] as number;
        } else {
          next = other === high ? low : other + 1;
          border = borderAfter[other] as number;
        }
        if (border !== 0) lastBreak = steps.length >>> 1;
        steps.push(state);
        steps.push(border);
        state = 2 * next + sense;
      } while (state !== start);

      const face = isBorder.length;
      isBorder.push(lastBreak === NONE ? 0 : 1);
      const length = steps.length >>> 1;
      let begins = true;
      for (let i = 0; i < length; i++) {
        const step = (i + lastBreak + 1) % length; // begin behind a break, so that no corner is cut in two
        const stepState = steps.at(2 * step);
        const half = stepState >>> 1;
        const l = link[half] as number;
        if (begins) {
          nodeFirst.push(filled);
          classOfNode.push(face);
        }
        const reversed = half !== firstHalf[l] && twists?.has(l) !== true ? 1 : 0;
        const end = (stepState & 1) ^ reversed;
        ends[2 * l + end] = nodeFirst.length - 1;
        endsByNode[filled++] = 2 * l + end;
        begins = steps.at(2 * step + 1) !== 0;
      }
    }
  }
  nodeFirst.push(filled);

  const graphOfWalls = wallGraph(linkCount, ends, nodeFirst.values(), endsByNode);
  const classes = classesFrom(Uint32Array.from(classOfNode.values()), isBorder.length, NONE);
  const endOfNode = new Uint32Array(graphOfWalls.cellCount);
  for (let n = 0; n < endOfNode.length; n++) endOfNode[n] = endsByNode[nodeFirst.at(n)] as number;
  return { graph: graphOfWalls, classes, isBorder: Uint8Array.from(isBorder.values()), endOfNode };
}

/**
 * The sets of corners that walls hold together, each border piece as one corner; numbered by their least corner.
 *
 * @param walls links that are closed
 * Cost: nearly O(corners + links).
 */
export function cornerSets({ graph, classes }: Dual, walls: Iterable<number>): Pieces {
  const sets = new UnionFind(graph.cellCount);
  for (let k = 0; k < classes.count; k++) {
    const first = classMember(classes, k, 0);
    for (let i = classSize(classes, k) - 1; i > 0; i--) sets.union(first, classMember(classes, k, i));
  }
  for (const l of walls) sets.union(graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number);
  return numbered(sets, graph.cellCount);
}

/** Compressed rows of the walls round each node; walls whose two ends are one node get no halves. */
function wallGraph(linkCount: number, ends: Uint32Array, nodeFirst: Int32Array, endsByNode: Uint32Array): Graph {
  const cellCount = nodeFirst.length - 1;
  const first = new Uint32Array(cellCount + 1);
  const to = new Uint32Array(endsByNode.length);
  const link = new Uint32Array(endsByNode.length);
  let half = 0;
  for (let n = 0; n < cellCount; n++) {
    for (let i = nodeFirst[n] as number; i < (nodeFirst[n + 1] as number); i++) {
      const end = endsByNode[i] as number;
      const other = ends[end ^ 1] as number;
      if (other === n) continue;
      to[half] = other;
      link[half++] = end >>> 1;
    }
    first[n + 1] = half;
  }
  return { cellCount, linkCount, first, to: to.slice(0, half), link: link.slice(0, half), ends, twists: null };
}
