// Carving that settles the board: what was carved in a ground becomes a maze on the board that is left of it.

import type { Settled, Space } from '../mesh/space.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import type { Carving, GroundCarving } from './carving.ts';
import { Trace } from './trace.ts';

/**
 * The carving of a ground, told by the numbers of the board that it settles.
 *
 * @param start sets the generator to work, given the trace it is to write
 * @param settle the board as far as it is carved
 * @param trace gets all events at the end, by the numbers of the board that was settled
 */
export function startSettling(
  start: (trace: Trace | null) => GroundCarving,
  settle: (carved: GroundCarving) => Settled,
  trace: Trace | null,
): Carving {
  return new SettlingCarving(start, settle, trace);
}

class SettlingCarving implements Carving {
  private readonly ground: GroundCarving;
  private readonly settle: (carved: GroundCarving) => Settled;
  private readonly own: Trace | null;
  private readonly trace: Trace | null;
  private made: Settled | null = null; // since the last step
  private isDone = false;

  constructor(
    start: (trace: Trace | null) => GroundCarving,
    settle: (carved: GroundCarving) => Settled,
    trace: Trace | null,
  ) {
    this.own = trace === null ? null : new Trace();
    this.trace = trace;
    this.ground = start(this.own);
    this.settle = settle;
  }

  run(budget: number): boolean {
    if (this.isDone) return true;
    this.made = null;
    this.isDone = this.ground.run(budget);
    if (this.isDone && this.own !== null && this.trace !== null) this.retell(this.own, this.trace);
    return this.isDone;
  }

  progress(): number {
    return this.ground.progress();
  }

  open(): BitSet {
    const { space, linkOf } = this.settled();
    const links = new BitSet(space.graph.linkCount);
    for (const l of this.ground.open()) links.add(linkOf[l] as number);
    return links;
  }

  space(): Space {
    return this.settled().space;
  }

  private settled(): Settled {
    this.made ??= this.settle(this.ground);
    return this.made;
  }

  private retell(from: Trace, to: Trace): void {
    const { space, linkOf } = this.settled();
    const cellCount = space.mesh.cellCount;
    const tunnelAt = new Int32Array(cellCount).fill(NONE);
    const tunnels = this.ground.tunnels();
    for (const [k, { cell }] of tunnels.entries()) tunnelAt[cell] = k;
    const seen = new BitSet(cellCount);
    // A cell that is visited again is a crossing, and the passage that came later the one that is meant.
    const passage = (cell: number, isLater: boolean): number => {
      const k = tunnelAt[cell] as number;
      if (k === NONE) return cell;
      return tunnels[k]?.laterIsOver === isLater ? cell : cellCount + k;
    };
    from.retell({
      choose: (l) => to.choose(linkOf[l] as number),
      visit: (cell) => {
        to.visit(passage(cell, seen.has(cell)));
        seen.add(cell);
      },
      step: (cell) => to.step(passage(cell, false)),
      leave: (cell) => to.leave(passage(cell, false)),
    });
  }
}
