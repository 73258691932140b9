import { BitSet } from '../structures/bit-set.ts';
import type { Graph } from './graph.ts';

/**
 * Fills the compressed rows of a graph made from another one, cell after cell, each cell's halves in turning order.
 *
 * `meshGraph`, through which every board goes, fills its own: by calls it took half as long again on hexagons.
 */
export class GraphBuilder {
  /** Halves so far: the number of the next one. */
  halfCount = 0;
  /** Links so far. */
  linkCount = 0;
  private cell = 0;
  private readonly first: Uint32Array;
  private readonly to: Uint32Array;
  private readonly link: Uint32Array;
  private readonly ends: Uint32Array;
  private readonly twists: BitSet | null;

  /**
   * @param cellCount cells of the graph
   * @param mostHalves at least as many as there will be
   * @param mostLinks the same of links
   * @param hasTwists whether links may reverse the turning sense
   */
  constructor(cellCount: number, mostHalves: number, mostLinks: number, hasTwists: boolean) {
    this.first = new Uint32Array(cellCount + 1);
    this.to = new Uint32Array(mostHalves);
    this.link = new Uint32Array(mostHalves);
    this.ends = new Uint32Array(2 * mostLinks);
    this.twists = hasTwists ? new BitSet(mostLinks) : null;
  }

  /** Adds a link; its halves come with {@link addHalf}, and a self-loop has none. Gives its number. */
  addLink(a: number, b: number, isTwisted: boolean): number {
    const l = this.linkCount++;
    this.ends[2 * l] = a;
    this.ends[2 * l + 1] = b;
    if (isTwisted) this.twists?.add(l);
    return l;
  }

  /** Adds the next half of the cell at hand; gives its number. */
  addHalf(other: number, link: number): number {
    const half = this.halfCount++;
    this.to[half] = other;
    this.link[half] = link;
    return half;
  }

  /** Ends the cell at hand and begins the next. */
  endCell(): void {
    this.first[++this.cell] = this.halfCount;
  }

  /** The graph, once all cells are ended. */
  build(): Graph {
    const { halfCount, linkCount, first, to, link, ends, twists } = this;
    return {
      cellCount: first.length - 1,
      linkCount,
      first,
      to: fitted(to, halfCount),
      link: fitted(link, halfCount),
      ends: fitted(ends, 2 * linkCount),
      twists: twists === null ? null : new BitSet(linkCount, twists.words.slice(0, (linkCount + 31) >>> 5)),
    };
  }
}

function fitted(array: Uint32Array, length: number): Uint32Array {
  return length === array.length ? array : array.slice(0, length);
}
