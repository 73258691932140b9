// Parts of one maze by generators of their own: each region of the board is carved by itself, then the parts are joined.

import { MazeError } from '../errors.ts';
import { type Classes, classesFrom } from '../graph/classes.ts';
import { piecesBy } from '../graph/pieces.ts';
import { type Region, regionOf } from '../mesh/region.ts';
import type { Space } from '../mesh/space.ts';
import type { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { type CarveOptions, focusOf, startCarving } from './carve.ts';
import type { Carving } from './carving.ts';
import type { Generator } from './generator.ts';
import { kruskal } from './kruskal.ts';
import { startLimited } from './limited.ts';
import { Trace } from './trace.ts';

/** How a region is carved. */
export interface SegmentCarve extends Pick<CarveOptions, 'focus' | 'params' | 'bias' | 'blend' | 'runLimit'> {
  readonly generator: Generator;
}

/** A board cut into regions. */
export interface SegmentsRequest {
  /** Cell -> its region, from 0. */
  readonly regionOf: Uint32Array;
  /** Region -> how it is carved. */
  readonly carves: readonly SegmentCarve[];
  /** The most cells in a row that a passage goes straight on, on the whole board; no limit if absent. */
  readonly runLimit?: number | undefined;
  readonly random: Random;
  /** Gets passages, whatever the focus of a part. */
  readonly trace?: Trace | undefined;
}

/**
 * Sets a generator to work in each region, and then one that joins the parts: a spanning tree of each part of a region, and
 * by Kruskal of what these parts are joined by. The maze is perfect on each connected part of the board.
 *
 * @throws MazeError `cannot-combine` at the first turn in a region whose generator lacks what it needs there, or where
 * only carving settles the board
 * Cost: that of the generators, and O(cells + links) for each region.
 */
export function startSegments(space: Space, request: SegmentsRequest): Carving {
  if (space.rivals !== null) {
    throw new MazeError(
      'cannot-combine',
      'diagonals that cross are settled by one generator; leave the segments out, or take a tiling without them',
    );
  }
  const { runLimit, random, trace } = request;
  if (runLimit === undefined) return new SegmentsCarving(space, request);
  const start = (own: Trace | undefined): Carving => new SegmentsCarving(space, { ...request, trace: own });
  return startLimited(start, { most: runLimit, focus: 'passage', random, trace });
}

class SegmentsCarving implements Carving {
  private readonly whole: Space;
  private readonly request: SegmentsRequest;
  private readonly cellsOf: readonly BitSet[]; // by region
  private readonly chosen: BitSet;
  private next = 0; // region; one more than there are joins the parts
  private current: { readonly work: Carving; readonly region: Region | null; readonly trace: Trace | null } | null =
    null;

  constructor(whole: Space, request: SegmentsRequest) {
    const { cellCount, linkCount } = whole.graph;
    this.whole = whole;
    this.request = request;
    this.cellsOf = request.carves.map(() => new BitSet(cellCount));
    for (let c = 0; c < cellCount; c++) this.cellsOf[request.regionOf[c] as number]?.add(c);
    this.chosen = whole.weave?.open.clone() ?? new BitSet(linkCount);
  }

  run(budget: number): boolean {
    const { carves } = this.request;
    while (this.next < carves.length && this.cellsOf[this.next]?.count() === 0) this.next++;
    if (this.next > carves.length) return true;
    this.current ??= this.next < carves.length ? this.startRegion(this.next) : this.startJoining();
    if (!this.current.work.run(budget)) return false;
    this.collect();
    this.current = null;
    this.next++;
    return this.next > carves.length;
  }

  progress(): number {
    return Math.min(1, (this.next + (this.current?.work.progress() ?? 0)) / (this.request.carves.length + 1));
  }

  open(): BitSet {
    const links = this.chosen.clone();
    if (this.current !== null) for (const l of this.current.work.open()) links.add(this.linkOf(l));
    return links;
  }

  space(): Space {
    return this.whole;
  }

  private startRegion(number: number): NonNullable<SegmentsCarving['current']> {
    const { carves, random, trace } = this.request;
    const cells = this.cellsOf[number] as BitSet;
    const { generator, ...options } = carves[number] as SegmentCarve;
    const region = regionOf(this.whole, (c) => cells.has(c));
    // Events of walls are told by corners of the region, which the whole knows by other numbers.
    const isTold = trace !== undefined && focusOf(generator, options.focus) === 'passage';
    const own = isTold ? new Trace() : null;
    const classes = this.whole.weave === null ? undefined : this.classesIn(region);
    const work = startCarving(region.space, generator, { ...options, classes, random, trace: own ?? undefined });
    return { work, region, trace: own };
  }

  /** Crossings may join cells of a region by ways outside it. */
  private classesIn({ cells }: Region): Classes {
    const { of } = piecesBy(this.whole.graph, this.chosen);
    const numberOf = new Int32Array(this.whole.graph.cellCount).fill(NONE);
    let count = 0;
    const own = Uint32Array.from(cells, (c) => {
      const k = of[c] as number;
      if (numberOf[k] === NONE) numberOf[k] = count++;
      return numberOf[k] as number;
    });
    return classesFrom(own, count, NONE);
  }

  private startJoining(): NonNullable<SegmentsCarving['current']> {
    const own = this.request.trace === undefined ? null : new Trace();
    const options = { focus: 'passage', joined: this.chosen, random: this.request.random } as const;
    return {
      work: startCarving(this.whole, kruskal, { ...options, trace: own ?? undefined }),
      region: null,
      trace: own,
    };
  }

  private collect(): void {
    const { work, region, trace: own } = this.current as NonNullable<SegmentsCarving['current']>;
    const { trace } = this.request;
    const untold = new BitSet(this.whole.graph.linkCount);
    for (const l of work.open()) {
      const link = this.linkOf(l);
      if (!this.chosen.has(link)) untold.add(link);
      this.chosen.add(link);
    }
    if (trace === undefined) return;
    const cellOf = (c: number): number => (region === null ? c : (region.cells[c] as number));
    own?.retell({
      choose: (l) => {
        trace.choose(this.linkOf(l));
        untold.delete(this.linkOf(l));
      },
      visit: (c) => trace.visit(cellOf(c)),
      step: (c) => trace.step(cellOf(c)),
      leave: (c) => trace.leave(cellOf(c)),
    });
    for (const l of untold) trace.choose(l);
  }

  private linkOf(link: number): number {
    const region = this.current?.region ?? null;
    return region === null ? link : (region.links[link] as number);
  }
}
