// Passages that run over and under one another. A crossing is chosen before anything is carved: its cell becomes the
// passage over, a further cell the passage under, each open to the cells at its two ends. What generators carve is the
// rest; a strand and the cells it joins are a class, and the strands have to stay a forest.

import { MazeError } from '../errors.ts';
import { GraphBuilder } from '../graph/builder.ts';
import { cellOfHalf, type Graph, twins } from '../graph/graph.ts';
import { pieces } from '../graph/pieces.ts';
import type { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { MAX_CELLS } from './patch.ts';
import { MeshSpace } from './space.ts';

/** How many crossings, and which. */
export interface WeaveRequest {
  /** 0 to 1: the share of the crossings that fit. */
  readonly density: number;
  /** Most passages a tunnel may run under, one after the other; from 1. */
  readonly tunnel: number;
}

/** A search for the strands that meet at a place gives up behind so many cells: more would leave nothing to carve. */
const SEARCH_LIMIT = 40;

/**
 * A board with crossings at random places.
 *
 * @param space a flat board, or levels of one
 * @throws MazeError `cannot-combine` where no cell has two pairs of opposite sides with a neighbour at each
 * Cost: O(cells).
 */
export function weaveSpace(space: MeshSpace, { density, tunnel }: WeaveRequest, random: Random): MeshSpace {
  const strands = new Strands(space, tunnel);
  const order = Uint32Array.from({ length: space.graph.cellCount }, (_, c) => c).filter((c) => strands.couldCross(c));
  if (order.length === 0) {
    throw new MazeError(
      'cannot-combine',
      'nothing can cross here: no cell has two pairs of opposite sides with a neighbour at each; squares, hexagons and octagons have',
    );
  }
  random.shuffle(order);
  const placed: Crossing[] = [];
  for (const cell of order) {
    const crossing = strands.place(cell, random);
    if (crossing !== null) placed.push(crossing);
  }
  // A beginning of the list is as good as the whole. Where all of them would cut the board in pieces, fewer are taken.
  let count = Math.round(density * placed.length);
  let woven = wovenSpace(space, placed.slice(0, count), { density, tunnel });
  while (count > 0 && pieceCount(woven) > pieceCount(space)) {
    count = Math.floor(count * 0.9);
    woven = wovenSpace(space, placed.slice(0, count), { density, tunnel });
  }
  return woven;
}

function pieceCount({ graph }: MeshSpace): number {
  return pieces(graph).count;
}

/** Halves of a cell that are its passage over and its passage under. */
interface Crossing {
  readonly cell: number;
  readonly over: readonly [number, number];
  readonly under: readonly [number, number];
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

  /** Whether a cell has sides in opposite pairs, at least two, and a neighbour at each. */
  couldCross(cell: number): boolean {
    const { sideFirst } = this.space.mesh;
    const sides = (sideFirst[cell + 1] as number) - (sideFirst[cell] as number);
    return sides >= 4 && sides % 2 === 0 && this.sideHalves(cell).length === sides;
  }

  /** Makes a crossing of a cell if it may be one. */
  place(cell: number, random: Random): Crossing | null {
    const halves = this.sideHalves(cell);
    const axes = halves.length / 2;
    const first = axes === 2 ? 0 : random.below(axes);
    const second = axes === 2 ? 1 : (first + 1 + random.below(axes - 1)) % axes;
    const firstIsOver = random.small(2) === 0;
    const axis = (a: number): [number, number] => [halves[a] as number, halves[a + axes] as number];
    const one = axis(first);
    const two = axis(second);
    if (this.run(one) > this.tunnel || this.run(two) > this.tunnel) return null;
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

  private degree(cell: number): number {
    return (this.graph.first[cell + 1] as number) - (this.graph.first[cell] as number);
  }

  private sideHalves(cell: number): number[] {
    const halves: number[] = [];
    for (let h = this.graph.first[cell] as number; h < (this.graph.first[cell + 1] as number); h++) {
      if (this.space.sideOfHalf[h] !== NONE) halves.push(h);
    }
    return halves;
  }

  /** Crossings in a line that a strand would run through. */
  private run(axis: readonly [number, number]): number {
    let count = 1;
    for (const begin of axis) {
      let half = this.twin[begin] as number;
      for (
        let next = this.onward[half] as number;
        next !== NONE && count <= this.tunnel;
        next = this.onward[half] as number
      ) {
        count++;
        half = this.twin[next] as number;
      }
    }
    return count;
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

/** The board with the given crossings. */
function wovenSpace(space: MeshSpace, crossings: readonly Crossing[], request: WeaveRequest): MeshSpace {
  const { graph: base, sideOfHalf: baseSides, sheets } = space;
  const cellCount = base.cellCount + crossings.length;
  if (cellCount > MAX_CELLS) {
    throw new MazeError('too-large', `the board has ${cellCount} cells with its crossings; the most is ${MAX_CELLS}`);
  }
  const underOf = new Int32Array(base.cellCount).fill(NONE); // cell -> place in the list of crossings
  for (const [k, { cell }] of crossings.entries()) underOf[cell] = k;
  // Half -> the cell it belongs to now, or NONE if it is closed.
  const owner = new Int32Array(base.to.length);
  for (let c = 0; c < base.cellCount; c++) {
    owner.fill(underOf[c] === NONE ? c : NONE, base.first[c] as number, base.first[c + 1] as number);
  }
  for (const [k, { cell, over, under }] of crossings.entries()) {
    for (const h of over) owner[h] = cell;
    for (const h of under) owner[h] = base.cellCount + k;
  }
  const twin = twins(base);
  const isOpenHalf = (h: number): boolean => owner[h] !== NONE && owner[twin[h] as number] !== NONE;
  const builder = new GraphBuilder(cellCount, owner.length, base.linkCount, base.twists !== null);
  const sideOfHalf = new Int32Array(owner.length);
  const stepOfHalf = new Int8Array(owner.length);
  const numberOfLink = new Int32Array(base.linkCount).fill(NONE);
  const fixed: number[] = [];
  const crosses = (cell: number): boolean => cell >= base.cellCount || underOf[cell] !== NONE;
  const put = (cell: number, h: number): void => {
    if (!isOpenHalf(h)) return;
    const baseLink = base.link[h] as number;
    const other = owner[twin[h] as number] as number;
    let l = numberOfLink[baseLink] as number;
    if (l === NONE) {
      l = builder.addLink(cell, other, base.twists?.has(baseLink) === true);
      numberOfLink[baseLink] = l;
      if (crosses(cell) || crosses(other)) fixed.push(l);
    }
    const half = builder.addHalf(other, l);
    sideOfHalf[half] = baseSides[h] as number;
    stepOfHalf[half] = sheets?.stepOfHalf[h] ?? 0;
  };
  for (let c = 0; c < base.cellCount; c++) {
    for (let h = base.first[c] as number; h < (base.first[c + 1] as number); h++) if (owner[h] === c) put(c, h);
    builder.endCell();
  }
  for (const [k, { under }] of crossings.entries()) {
    for (const h of under) put(base.cellCount + k, h);
    builder.endCell();
  }
  const graph = builder.build();
  return new MeshSpace(space.mesh, {
    description: {
      ...space.description,
      weave: request.density,
      ...(request.tunnel > 1 ? { tunnel: request.tunnel } : {}),
    },
    maskPieces: space.maskPieces,
    parts: {
      graph,
      sideOfHalf: sideOfHalf.subarray(0, graph.to.length),
      weave: { polygonOf: Uint32Array.from(crossings, ({ cell }) => cell), open: BitSet.from(graph.linkCount, fixed) },
      ...(sheets === null ? {} : { sheets: { ...sheets, stepOfHalf: stepOfHalf.subarray(0, graph.to.length) } }),
      whyNoDual: 'passages that cross have no corners that walls could grow from',
    },
  });
}
