// Ground into which walls are put so that no dead end arises and nothing is cut off.

import { cornerSets, type Dual } from '../graph/dual.ts';
import type { Graph } from '../graph/graph.ts';
import type { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { UnionFind } from '../structures/union-find.ts';

/**
 * Walls on a board with corners, under a veto: a wall is put up only if the cells beside it keep two passages, and if it
 * joins two pieces of wall. Walls that close no ring cut nothing off, on any surface.
 */
export class OpenGround {
  /** The links that are passages. */
  readonly open: BitSet;
  readonly dual: Dual;
  private readonly graph: Graph;
  private readonly ways: Uint32Array; // cell -> its passages
  private readonly sets: UnionFind; // corners that walls join, each border piece as one
  private readonly walls: Uint32Array; // corner -> walls that stand on it
  private readonly found = new GrowableInts(8);

  /** @param open the passages so far; null for all links, but for those that lead from a cell to itself */
  constructor(graph: Graph, dual: Dual, open: BitSet | null) {
    this.graph = graph;
    this.dual = dual;
    this.open = open?.clone() ?? allLinks(graph);
    this.ways = new Uint32Array(graph.cellCount);
    this.walls = new Uint32Array(dual.graph.cellCount);
    const { of, count } = cornerSets(dual, this.open.complement());
    this.sets = new UnionFind(of.length);
    const least = new Int32Array(count).fill(-1);
    for (let n = 0; n < of.length; n++) {
      const set = of[n] as number;
      if ((least[set] as number) < 0) least[set] = n;
      else this.sets.union(least[set] as number, n);
    }
    for (let l = 0; l < graph.linkCount; l++) {
      const { ends } = this.open.has(l) ? graph : dual.graph;
      const counts = this.open.has(l) ? this.ways : this.walls;
      for (const end of [ends[2 * l] as number, ends[2 * l + 1] as number]) counts[end] = (counts[end] as number) + 1;
    }
  }

  /** Whether a corner lies on the outer wall or the rim of a hole. */
  isBorder(corner: number): boolean {
    return this.dual.isBorder[this.dual.classes.of[corner] as number] === 1;
  }

  /** A corner on which no wall stands: a lone post. */
  isPost(corner: number): boolean {
    return this.walls[corner] === 0 && !this.isBorder(corner);
  }

  canWall(link: number): boolean {
    const { ends } = this.graph;
    if (!this.open.has(link)) return false;
    if ((this.ways[ends[2 * link] as number] as number) <= 2) return false;
    if ((this.ways[ends[2 * link + 1] as number] as number) <= 2) return false;
    return !this.sets.same(this.dual.graph.ends[2 * link] as number, this.dual.graph.ends[2 * link + 1] as number);
  }

  wall(link: number): void {
    const { ends } = this.graph;
    this.open.delete(link);
    for (const cell of [ends[2 * link] as number, ends[2 * link + 1] as number]) {
      this.ways[cell] = (this.ways[cell] as number) - 1;
    }
    const corners = this.dual.graph.ends;
    for (const corner of [corners[2 * link] as number, corners[2 * link + 1] as number]) {
      this.walls[corner] = (this.walls[corner] as number) + 1;
    }
    this.sets.union(corners[2 * link] as number, corners[2 * link + 1] as number);
  }

  /**
   * Joins a post by one wall to a random corner beside it: one inside, or on the border if there is none.
   *
   * @returns the link that was closed, or -1 where any wall is vetoed
   */
  joinPost(corner: number, random: Random): number {
    const { first, link, to } = this.dual.graph;
    const { found } = this;
    for (const border of [false, true]) {
      found.length = 0;
      for (let h = first[corner] as number; h < (first[corner + 1] as number); h++) {
        const l = link[h] as number;
        if (this.isBorder(to[h] as number) === border && this.canWall(l)) found.push(l);
      }
      if (found.length === 0) continue;
      const chosen = found.at(random.small(found.length));
      this.wall(chosen);
      return chosen;
    }
    return -1;
  }
}

function allLinks({ linkCount, ends }: Graph): BitSet {
  const links = new BitSet(linkCount);
  for (let l = 0; l < linkCount; l++) if (ends[2 * l] !== ends[2 * l + 1]) links.add(l);
  return links;
}
