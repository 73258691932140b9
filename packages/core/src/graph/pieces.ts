import type { BitSet } from '../structures/bit-set.ts';
import { kept } from '../structures/kept.ts';
import { NONE } from '../structures/none.ts';
import { UnionFind } from '../structures/union-find.ts';
import { type Classes, classesFrom } from './classes.ts';
import type { Graph } from './graph.ts';

/** Connected parts of a graph: a number for each cell, numbered by their least cell. */
export interface Pieces {
  readonly count: number;
  readonly of: Uint32Array;
}

/**
 * The connected parts by all links; the members of a class count as joined.
 *
 * Cost: nearly O(cells + links); without classes O(1) from the second call on.
 */
export function pieces(graph: Graph, classes: Classes | null = null): Pieces {
  if (classes === null || classes.memberFirst === null) return piecesByLinks(graph);
  const sets = joined(graph);
  const firstMember = new Int32Array(classes.count).fill(-1);
  for (let c = 0; c < graph.cellCount; c++) {
    const k = classes.of[c] as number;
    if ((firstMember[k] as number) < 0) firstMember[k] = c;
    else sets.union(firstMember[k] as number, c);
  }
  return numbered(sets, graph.cellCount);
}

const piecesByLinks = kept((graph: Graph) => numbered(joined(graph), graph.cellCount));

function joined(graph: Graph): UnionFind {
  const sets = new UnionFind(graph.cellCount);
  const { cellCount, first, to } = graph;
  for (let c = 0; c < cellCount; c++) {
    const end = first[c + 1] as number;
    for (let h = first[c] as number; h < end; h++) if ((to[h] as number) < c) sets.union(c, to[h] as number);
  }
  return sets;
}

/**
 * The connected parts by some of the links.
 *
 * Cost: nearly O(cells + links).
 */
export function piecesBy(graph: Graph, links: BitSet): Pieces {
  const sets = new UnionFind(graph.cellCount);
  for (let l = 0; l < graph.linkCount; l++) {
    if (links.has(l)) sets.union(graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number);
  }
  return numbered(sets, graph.cellCount);
}

/**
 * Each set of cells that links join as one class, no root.
 *
 * Cost: nearly O(cells + links).
 */
export function joinedClasses(graph: Graph, links: BitSet): Classes {
  const { of, count } = piecesBy(graph, links);
  return classesFrom(of, count, NONE);
}

/** Numbers the sets in the order of their least member. */
export function numbered(sets: UnionFind, count: number): Pieces {
  // What stands for a set may come after its least member: until it does, its place tells the number of the set, plus 1.
  const of = new Uint32Array(count);
  let next = 0;
  for (let c = 0; c < count; c++) {
    const root = sets.find(c);
    if (root < c) {
      of[c] = of[root] as number;
      continue;
    }
    if (of[root] === 0) of[root] = ++next;
    of[c] = (of[root] as number) - 1;
  }
  return { count: next, of };
}
