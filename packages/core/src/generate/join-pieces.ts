import { type Classes, classMember, classSize } from '../graph/classes.ts';
import type { Graph } from '../graph/graph.ts';
import { pieces } from '../graph/pieces.ts';
import type { Random } from '../random/random.ts';
import type { BitSet } from '../structures/bit-set.ts';
import { UnionFind } from '../structures/union-find.ts';

/**
 * Opens links until each part of the board is in one piece: sets of links whole where no ring arises, else as few as
 * will do.
 *
 * @param open links that are open; the others are added to it
 * @param orbits the sets of links that go together, such as those that a symmetry takes to one another
 * Cost: nearly O(cells + links) for each set that is opened in part.
 */
export function joinPieces(graph: Graph, open: BitSet, orbits: Classes, random: Random): void {
  const { ends } = graph;
  const sets = new UnionFind(graph.cellCount);
  for (const l of open) sets.union(ends[2 * l] as number, ends[2 * l + 1] as number);
  let missing = sets.sets - pieces(graph).count;
  if (missing === 0) return;
  const order = new Uint32Array(orbits.count);
  for (let o = 0; o < order.length; o++) order[o] = o;
  random.shuffle(order);
  /** The links of an orbit that join what is apart, each counting on those before it. */
  const joining = (o: number): number[] => {
    const own = new Map<number, number>(); // root -> root it is joined to, for this orbit alone
    const rootOf = (cell: number): number => {
      let root = sets.find(cell);
      while (own.has(root)) root = own.get(root) as number;
      return root;
    };
    const links: number[] = [];
    for (let i = 0; i < classSize(orbits, o); i++) {
      const l = classMember(orbits, o, i);
      const a = rootOf(ends[2 * l] as number);
      const b = rootOf(ends[2 * l + 1] as number);
      if (open.has(l) || a === b) continue;
      own.set(a, b);
      links.push(l);
    }
    return links;
  };
  const openAll = (links: readonly number[]): void => {
    for (const l of links) {
      open.add(l);
      sets.union(ends[2 * l] as number, ends[2 * l + 1] as number);
    }
    missing -= links.length;
  };
  for (const o of order) {
    if (missing === 0) return;
    const links = joining(o);
    if (links.length === classSize(orbits, o)) openAll(links);
  }
  while (missing > 0) {
    let best: number[] = [];
    for (const o of order) {
      const links = joining(o);
      if (links.length > best.length) best = links;
      if (best.length === missing) break;
    }
    openAll(best);
  }
}
