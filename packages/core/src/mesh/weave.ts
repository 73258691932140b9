// Passages that run over and under one another. A crossing is chosen before anything is carved: its cell becomes the
// passage over, a further cell the passage under, each open to the cells at its two ends. What generators carve is the
// rest; a strand and the cells it joins are a class, and the strands have to stay a forest.

import { cellOfHalf, type Graph, twins } from '../graph/graph.ts';
import { pieces } from '../graph/pieces.ts';
import type { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { canCross, sideHalves } from './axes.ts';
import { requireSettled } from './settled.ts';
import type { MeshSpace } from './space.ts';
import { type Crossing, crossingsInLine, nothingCrosses, type WeaveRequest, wovenSpace } from './woven.ts';

/** A search for the strands that meet at a place gives up behind so many cells: more would leave nothing to carve. */
const SEARCH_LIMIT = 40;

/**
 * A board with crossings at random places.
 *
 * @param space a flat board, or levels of one
 * @throws MazeError `cannot-combine` where no cell has two pairs of opposite sides with a neighbour at each, or where only
 * carving settles the board
 * Cost: O(cells).
 */
export function weaveSpace(space: MeshSpace, { density, tunnel }: WeaveRequest, random: Random): MeshSpace {
  requireSettled(space, 'crossings');
  const strands = new Strands(space, tunnel);
  const order = Uint32Array.from({ length: space.graph.cellCount }, (_, c) => c).filter((c) => canCross(space, c));
  if (order.length === 0) throw nothingCrosses();
  random.shuffle(order);
  const placed: Crossing[] = [];
  for (const cell of order) {
    const crossing = strands.place(cell, random);
    if (crossing !== null) placed.push(crossing);
  }
  // A beginning of the list is as good as the whole. Where all of them would cut the board in pieces, fewer are taken.
  let count = Math.round(density * placed.length);
  let woven = wovenSpace(space, placed.slice(0, count), { density, tunnel }).space;
  while (count > 0 && pieceCount(woven) > pieceCount(space)) {
    count = Math.floor(count * 0.9);
    woven = wovenSpace(space, placed.slice(0, count), { density, tunnel }).space;
  }
  return woven;
}

function pieceCount({ graph }: MeshSpace): number {
  return pieces(graph).count;
}

/** The strands so far, for the question whether one more keeps them a forest. */
class Strands {
  private readonly graph: Graph;
  private readonly twin: Uint32Array;
  private readonly space: MeshSpace;
  private readonly tunnel: number;
  private readonly onward: Int32Array; // half of a crossing -> the half at the other end of its strand, or NONE
  private readonly owner: Uint32Array; // half -> its cell
  private readonly linksLeft: Uint32Array; // by cell
  private readonly isClosed: BitSet; // links that a crossing closes for good
  private readonly queue = new Uint32Array(SEARCH_LIMIT); // halves of a search
  private readonly seen = new Uint32Array(SEARCH_LIMIT); // passages of a search

  constructor(space: MeshSpace, tunnel: number) {
    const { graph } = space;
    this.graph = graph;
    this.twin = twins(graph);
    this.space = space;
    this.tunnel = tunnel;
    this.onward = new Int32Array(graph.to.length).fill(NONE);
    this.owner = cellOfHalf(graph);
    this.linksLeft = Uint32Array.from({ length: graph.cellCount }, (_, c) => this.degree(c));
    this.isClosed = new BitSet(graph.linkCount);
  }

  /** Makes a crossing of a cell if it may be one. */
  place(cell: number, random: Random): Crossing | null {
    const halves = sideHalves(this.space, cell);
    const axes = halves.length / 2;
    const first = axes === 2 ? 0 : random.below(axes);
    const second = axes === 2 ? 1 : (first + 1 + random.below(axes - 1)) % axes;
    const firstIsOver = random.small(2) === 0;
    const axis = (a: number): [number, number] => [halves[a] as number, halves[a + axes] as number];
    const one = axis(first);
    const two = axis(second);
    if (!this.mayRun(one) || !this.mayRun(two)) return null;
    if (!this.othersMayClose(cell, [...one, ...two]) || !this.staysForest(cell, one, two)) return null;
    for (const [a, b] of [one, two]) {
      this.onward[a] = b;
      this.onward[b] = a;
    }
    for (let h = this.graph.first[cell] as number; h < (this.graph.first[cell + 1] as number); h++) {
      if (one.includes(h) || two.includes(h)) continue;
      const other = this.graph.to[h] as number;
      this.isClosed.add(this.graph.link[h] as number);
      this.linksLeft[other] = (this.linksLeft[other] as number) - 1;
    }
    return firstIsOver ? { cell, over: one, under: two } : { cell, over: two, under: one };
  }

  private mayRun(axis: readonly [number, number]): boolean {
    return crossingsInLine(this.onward, this.twin, axis, this.tunnel) <= this.tunnel;
  }

  private degree(cell: number): number {
    return (this.graph.first[cell + 1] as number) - (this.graph.first[cell] as number);
  }

  /** Whether the other sides of a cell may be closed: no strand ends there, and nobody loses the last link. */
  private othersMayClose(cell: number, kept: readonly number[]): boolean {
    for (let h = this.graph.first[cell] as number; h < (this.graph.first[cell + 1] as number); h++) {
      const link = this.graph.link[h] as number;
      if (this.isClosed.has(link)) {
        if (kept.includes(h)) return false;
        continue;
      }
      if (kept.includes(h)) continue;
      if (this.onward[this.twin[h] as number] !== NONE) return false;
      if ((this.linksLeft[this.graph.to[h] as number] as number) < 2) return false;
    }
    return true;
  }

  /** Whether the strands through a cell, which is taken out, join four ends without closing a loop. */
  private staysForest(cell: number, [w, e]: readonly [number, number], [n, s]: readonly [number, number]): boolean {
    const west = this.twin[w] as number;
    const east = this.twin[e] as number;
    const north = this.twin[n] as number;
    const south = this.twin[s] as number;
    // Two of the four ends may be one already, but not so that the two strands close a ring.
    const fromWest = this.meets(west, [east, north, south], cell);
    if (fromWest === null || fromWest[0]) return false;
    const fromSouth = this.meets(south, [north, east], cell);
    if (fromSouth === null || fromSouth[0]) return false;
    const [, westNorth, westSouth] = fromWest;
    if (westNorth && fromSouth[1]) return false; // west with north and east with south
    if (!westSouth) return true;
    const fromNorth = this.meets(north, [east], cell);
    return fromNorth !== null && !fromNorth[0];
  }

  /** A number for the passage a half belongs to: its cell, or in a crossing one of its two passages. */
  private nodeOf(half: number): number {
    const next = this.onward[half] as number;
    return next === NONE ? (this.owner[half] as number) : this.graph.cellCount + Math.min(half, next);
  }

  /** Whether strands join the passage of a half to those of others, around `without`; null if there are too many. */
  private meets(begin: number, others: readonly number[], without: number): readonly boolean[] | null {
    const { queue, seen } = this;
    queue[0] = begin;
    seen[0] = this.nodeOf(begin);
    let count = 1;
    const arrive = (half: number): boolean => {
      const node = this.nodeOf(half);
      for (let i = 0; i < count; i++) if (seen[i] === node) return true;
      if (count === SEARCH_LIMIT) return false;
      seen[count] = node;
      queue[count++] = half;
      return true;
    };
    for (let at = 0; at < count; at++) {
      const half = queue[at] as number;
      const next = this.onward[half] as number;
      const cell = this.owner[half] as number;
      const from = next === NONE ? (this.graph.first[cell] as number) : half;
      const to = next === NONE ? (this.graph.first[cell + 1] as number) : half + 1;
      for (let h = from; h < to; h++) {
        const isStrand = next !== NONE || this.onward[this.twin[h] as number] !== NONE;
        if (isStrand && this.graph.to[h] !== without && !arrive(this.twin[h] as number)) return null;
      }
      if (next !== NONE && this.graph.to[next] !== without && !arrive(this.twin[next] as number)) return null;
    }
    const found = seen.subarray(0, count);
    return others.map((half) => found.includes(this.nodeOf(half)));
  }
}
