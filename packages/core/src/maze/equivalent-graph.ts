// A maze as the choices it offers (W. D. Pullen, Think Labyrinth, 2015: the equivalent graph): what lies between two of
// them is a corridor, which is one link with a length. Cost: O(cells + links).

import { graphFromLinks } from '../graph/graph.ts';
import { GraphSpace } from '../mesh/graph-space.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import type { Maze } from './maze.ts';
import { OneWay } from './one-way.ts';

/** A maze as choices and the corridors between them. */
export interface EquivalentGraph {
  /** All links open, on a board known by its links alone; ends and one-way corridors are those of the maze. */
  readonly maze: Maze;
  /** Link -> length of the corridor. */
  readonly lengths: Float64Array;
  /** Cell of the graph -> cell of the maze. */
  readonly cells: Uint32Array;
  /** Corridor l holds corridorLinks[corridorFirst[l]] to corridorLinks[corridorFirst[l + 1] - 1], from ends[2 l] on. */
  readonly corridorFirst: Int32Array;
  readonly corridorLinks: Int32Array;
}

/**
 * The graph of junctions, dead ends, cells without passages, start and finishes, and the places where a one-way passage
 * begins or ends: every cell but those one can only walk through. Parallel corridors and loops are kept; a ring without a
 * junction has one node, its least cell. Distances between nodes are those of the maze.
 *
 * @param lengths link -> its length; absent where each is 1
 */
export function equivalentGraph(maze: Maze, lengths?: ArrayLike<number>): EquivalentGraph {
  const { space, open, oneWay } = maze;
  const { cellCount, linkCount, first, to, link, ends } = space.graph;
  const isNode = nodesOf(maze);
  const walked = new BitSet(linkCount);
  const corridorEnds = new GrowableInts(); // cells, two for each corridor
  const corridorFirst = new GrowableInts();
  const corridorLinks = new GrowableInts();
  const against: number[] = []; // corridors whose first link leads one-way to the node they were walked from
  const isOneWay: number[] = [];
  corridorFirst.push(0);

  /** The open half of a cell that is not walked yet, or NONE. */
  const onward = (cell: number): number => {
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      const l = link[h] as number;
      if (open.has(l) && !walked.has(l)) return h;
    }
    return NONE;
  };
  const finishCorridor = (from: number, last: number): void => {
    const corridor = corridorFirst.length - 1;
    const begin = corridorLinks.at(corridorFirst.at(corridor));
    if (oneWay?.has(begin) === true) {
      isOneWay.push(corridor);
      if (oneWay.bars(ends, begin, from)) against.push(corridor);
    }
    corridorEnds.push(from);
    corridorEnds.push(last);
    corridorFirst.push(corridorLinks.length);
  };
  const walkFrom = (node: number): void => {
    for (let h = onward(node); h !== NONE; h = onward(node)) {
      let cell = node;
      do {
        walked.add(link[h] as number);
        corridorLinks.push(link[h] as number);
        cell = to[h] as number;
        if (isNode[cell] === 0) h = onward(cell);
      } while (isNode[cell] === 0);
      finishCorridor(node, cell);
    }
  };
  for (let c = 0; c < cellCount; c++) if (isNode[c] === 1) walkFrom(c);
  for (let l = 0; l < linkCount; l++) {
    if (!open.has(l) || ends[2 * l] !== ends[2 * l + 1]) continue; // from a cell to itself: no half leads there
    corridorLinks.push(l);
    finishCorridor(ends[2 * l] as number, ends[2 * l] as number);
  }
  for (let c = 0; c < cellCount; c++) {
    if (isNode[c] === 1 || onward(c) === NONE) continue;
    isNode[c] = 1; // the least cell of a ring
    walkFrom(c);
  }

  for (const corridor of against) {
    corridorLinks
      .values()
      .subarray(corridorFirst.at(corridor), corridorFirst.at(corridor + 1))
      .reverse();
    corridorEnds
      .values()
      .subarray(2 * corridor, 2 * corridor + 2)
      .reverse();
  }
  const cells = Uint32Array.from(isNode.keys()).filter((c) => isNode[c] === 1);
  const nodeOf = new Int32Array(cellCount).fill(NONE);
  cells.forEach((cell, node) => {
    nodeOf[cell] = node;
  });
  const graph = graphFromLinks(
    cells.length,
    Uint32Array.from(corridorEnds.values(), (cell) => nodeOf[cell] as number),
  );
  const corridorLengths = new Float64Array(graph.linkCount);
  for (let l = 0; l < corridorLengths.length; l++) {
    for (let i = corridorFirst.at(l); i < corridorFirst.at(l + 1); i++) {
      corridorLengths[l] = (corridorLengths[l] as number) + (lengths?.[corridorLinks.at(i)] ?? 1);
    }
  }
  const centres = new Float64Array(2 * cells.length);
  cells.forEach((cell, node) => {
    centres.set(space.centres.subarray(2 * cell, 2 * cell + 2), 2 * node);
  });
  return {
    maze: {
      space: new GraphSpace(graph, centres, { kind: 'graph' }),
      open: new BitSet(graph.linkCount).complement(),
      oneWay: isOneWay.length === 0 ? null : new OneWay(BitSet.from(graph.linkCount, isOneWay)),
      start: maze.start === NONE ? NONE : (nodeOf[maze.start] as number),
      finishes: maze.finishes.map((finish) => nodeOf[finish] as number),
      openings: [],
    },
    lengths: corridorLengths,
    cells,
    corridorFirst: corridorFirst.values().slice(),
    corridorLinks: corridorLinks.values().slice(),
  };
}

/** Cell -> 1 unless it has two open links by which one can only walk through: both ways, or one way in and the other out. */
function nodesOf({ space, open, oneWay, start, finishes }: Maze): Uint8Array {
  const { cellCount, linkCount, first, link, ends } = space.graph;
  const isNode = new Uint8Array(cellCount);
  for (let c = 0; c < cellCount; c++) {
    let degree = 0;
    let out = 0;
    let into = 0;
    for (let h = first[c] as number; h < (first[c + 1] as number); h++) {
      const l = link[h] as number;
      if (!open.has(l)) continue;
      degree++;
      if (oneWay?.has(l) !== true) continue;
      if (oneWay.bars(ends, l, c)) into++;
      else out++;
    }
    if (degree !== 2 || out !== into) isNode[c] = 1;
  }
  for (let l = 0; l < linkCount; l++) {
    if (open.has(l) && ends[2 * l] === ends[2 * l + 1]) isNode[ends[2 * l] as number] = 1;
  }
  for (const end of [start, ...finishes]) if (end !== NONE) isNode[end] = 1;
  return isNode;
}
