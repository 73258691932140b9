// Carving with a limit for straights: a generator keeps to it where it can, and links are exchanged afterwards.

import { straightOn } from '../mesh/directions.ts';
import type { Space } from '../mesh/space.ts';
import type { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import type { Carving } from './carving.ts';
import type { Focus } from './generator.ts';
import { LimitStraights } from './limit-straights.ts';
import { Trace } from './trace.ts';

/** How straights are limited. */
export interface StraightsRequest {
  /** The most cells in a row. */
  readonly most: number;
  readonly random: Random;
  readonly focus: Focus;
  /** Links that have to stay open, and links that have to stay closed. */
  readonly joined?: BitSet | undefined;
  readonly walled?: BitSet | undefined;
  /** Gets all events at the end: those of the generator without the links that were exchanged, then these. */
  readonly trace: Trace | undefined;
}

/**
 * A carving, and then the exchange of links on the board that it leaves.
 *
 * @param start sets the generator to work, given the trace it is to write
 */
export function startLimited(start: (trace: Trace | undefined) => Carving, request: StraightsRequest): Carving {
  return new LimitedCarving(start, request);
}

class LimitedCarving implements Carving {
  private readonly carving: Carving;
  private readonly request: StraightsRequest;
  private readonly own: Trace | undefined;
  private limiting: { readonly open: BitSet; readonly work: LimitStraights } | null = null;
  private isDone = false;

  constructor(start: (trace: Trace | undefined) => Carving, request: StraightsRequest) {
    this.own = request.trace === undefined ? undefined : new Trace();
    this.request = request;
    this.carving = start(this.own);
  }

  run(budget: number): boolean {
    if (this.isDone) return true;
    if (this.limiting === null) {
      if (this.carving.run(budget)) this.limiting = this.startLimiting();
      return false;
    }
    this.isDone = this.limiting.work.run(budget);
    if (this.isDone) this.retell();
    return this.isDone;
  }

  progress(): number {
    return (this.carving.progress() + (this.limiting?.work.progress() ?? 0)) / 2;
  }

  open(): BitSet {
    return this.limiting === null ? this.carving.open() : this.limiting.open.clone();
  }

  space(): Space {
    return this.carving.space();
  }

  private startLimiting(): { open: BitSet; work: LimitStraights } {
    const { most, random, joined, walled } = this.request;
    const space = this.carving.space();
    const open = this.carving.open();
    const fixed = new BitSet(space.graph.linkCount);
    for (const set of [joined, walled, space.weave?.open]) for (const l of set ?? []) fixed.add(l);
    const straight = straightOn(space.graph, space.twin, space.directions, space.sheets?.stepOfHalf ?? null);
    return {
      open,
      work: new LimitStraights({ graph: space.graph, twin: space.twin, straight, open, fixed, most, random }),
    };
  }

  private retell(): void {
    const { trace, focus } = this.request;
    if (this.own === undefined || trace === undefined) return;
    const chosen = focus === 'passage' ? this.open() : this.open().complement();
    this.own.retell({
      choose: (l) => {
        if (!chosen.has(l)) return; // exchanged
        trace.choose(l);
        chosen.delete(l);
      },
      visit: (c) => trace.visit(c),
      step: (c) => trace.step(c),
      leave: (c) => trace.leave(c),
    });
    for (const l of chosen) trace.choose(l);
  }
}
