// What walls alone leave open on surfaces that are no sphere: a forest of walls closes no loop that runs round a handle
// or through a twist, and 2 - chi links too many stay open.

import { type Graph, graphFromLinks } from '../graph/graph.ts';
import type { Random } from '../random/random.ts';
import type { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';

/**
 * Open links to close, so that the rest is a spanning tree of each part: an even draw among all such choices.
 *
 * Dead ends are pruned, which leaves rings that hang together; their chains between junctions become links of a small
 * graph. A spanning tree is chosen with a chance in proportion to the product of the lengths of the chains it leaves
 * out (D. B. Wilson, Generating Random Spanning Trees More Quickly than the Cover Time, 1996, with odds of one by the
 * length), and each of these is cut at a random link.
 *
 * @param open links that connect each part, with loops
 * @param treeOf a random spanning tree of each part of a graph, with a chance in proportion to the product of its odds
 * Cost: O(cells + links), for few loops.
 */
export function linksToClose(
  graph: Graph,
  open: BitSet,
  random: Random,
  treeOf: (graph: Graph, odds: Float64Array) => BitSet,
): readonly number[] {
  const rings = new Rings(graph, open);
  const { chainEnds, chainFirst, chainLinks, junctionCount } = rings;
  const chainCount = chainFirst.length - 1;
  if (chainCount === 0) return [];
  const lengthOf = (chain: number): number => chainFirst.at(chain + 1) - chainFirst.at(chain);
  const small = graphFromLinks(junctionCount, Uint32Array.from(chainEnds.values()));
  const kept = treeOf(
    small,
    Float64Array.from({ length: chainCount }, (_, chain) => 1 / lengthOf(chain)),
  );
  const closed: number[] = [];
  for (let chain = 0; chain < chainCount; chain++) {
    if (!kept.has(chain)) closed.push(chainLinks.at(chainFirst.at(chain) + random.below(lengthOf(chain))));
  }
  return closed;
}

/** The open links without their dead ends, as chains between junctions. */
class Rings {
  junctionCount = 0;
  /** Two junctions for each chain. */
  readonly chainEnds = new GrowableInts();
  /** Chain -> its first link in `chainLinks`; one entry more than chains. */
  readonly chainFirst = new GrowableInts();
  readonly chainLinks = new GrowableInts();
  private readonly graph: Graph;
  private readonly open: BitSet; // what is left of it
  private readonly degree: Uint32Array;
  private readonly junction: Int32Array;

  constructor(graph: Graph, open: BitSet) {
    this.graph = graph;
    this.open = open.clone();
    this.degree = new Uint32Array(graph.cellCount);
    this.junction = new Int32Array(graph.cellCount).fill(-1);
    this.prune();
    this.chainFirst.push(0);
    for (let c = 0; c < graph.cellCount; c++) if ((this.degree[c] as number) >= 3) this.junctionOf(c);
    for (let c = 0; c < graph.cellCount; c++) if (this.junction[c] !== -1) this.chainsFrom(c);
    // What is left are rings by themselves.
    for (let c = 0; c < graph.cellCount; c++) if ((this.degree[c] as number) > 0) this.chainsFrom(c);
  }

  private prune(): void {
    const { graph, open, degree } = this;
    for (const l of open) {
      for (const end of [graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number]) {
        degree[end] = (degree[end] as number) + 1;
      }
    }
    for (let c = 0; c < graph.cellCount; c++) {
      let cell = c;
      while (degree[cell] === 1) {
        const half = this.openHalf(cell);
        this.take(cell, half);
        cell = graph.to[half] as number;
      }
    }
  }

  /** Some half of a cell whose link is open; there has to be one. */
  private openHalf(cell: number): number {
    let half = this.graph.first[cell] as number;
    while (!this.open.has(this.graph.link[half] as number)) half++;
    return half;
  }

  private take(cell: number, half: number): number {
    const { graph, degree } = this;
    const link = graph.link[half] as number;
    const other = graph.to[half] as number;
    this.open.delete(link);
    degree[cell] = (degree[cell] as number) - 1;
    degree[other] = (degree[other] as number) - 1;
    return link;
  }

  private chainsFrom(cell: number): void {
    const { graph, degree } = this;
    const begin = this.junctionOf(cell);
    while ((degree[cell] as number) > 0) {
      let at = cell;
      do {
        const half = this.openHalf(at);
        this.chainLinks.push(this.take(at, half));
        at = graph.to[half] as number;
      } while (this.junction[at] === -1);
      this.chainEnds.push(begin);
      this.chainEnds.push(this.junctionOf(at));
      this.chainFirst.push(this.chainLinks.length);
    }
  }

  private junctionOf(cell: number): number {
    if (this.junction[cell] === -1) this.junction[cell] = this.junctionCount++;
    return this.junction[cell] as number;
  }
}
