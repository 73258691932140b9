import { GrowableInts } from '../structures/growable.ts';

/** What happened: a cell was reached, a link was chosen, a walker stands somewhere, a cell was done with. */
export const EVENT = { visit: 0, choose: 1, step: 2, leave: 3 } as const;
export type EventKind = (typeof EVENT)[keyof typeof EVENT];

/** Hears of events by the cell, wall corner or link of each. */
export type Listener = { readonly [E in keyof typeof EVENT]?: (index: number) => void };

/**
 * The order in which a generator or solver did things, for animation: replaying it needs no second, slow version of
 * the algorithm. Kernels log only if they are handed a trace, so it costs nothing when unused.
 */
export class Trace {
  private readonly log: GrowableInts;
  private readonly cells: Uint32Array | null;
  private readonly links: Uint32Array | null;

  constructor(
    log: GrowableInts = new GrowableInts(1024),
    cells: Uint32Array | null = null,
    links: Uint32Array | null = null,
  ) {
    this.log = log;
    this.cells = cells;
    this.links = links;
  }

  /** The same log, written by a kernel that works on a part with numbers of its own. */
  within(cells: Uint32Array, links: Uint32Array): Trace {
    return new Trace(this.log, cells, links);
  }

  /** The cell (or wall corner) was put in. */
  visit(cell: number): void {
    this.add(EVENT.visit, this.cells === null ? cell : (this.cells[cell] as number));
  }

  /** The link was chosen: opened, or closed by a wall in wall focus. */
  choose(link: number): void {
    this.add(EVENT.choose, this.links === null ? link : (this.links[link] as number));
  }

  /** A walker stands on a cell that is not in yet, or goes back over one that is. */
  step(cell: number): void {
    this.add(EVENT.step, this.cells === null ? cell : (this.cells[cell] as number));
  }

  /** Nothing more will start from the cell. */
  leave(cell: number): void {
    this.add(EVENT.leave, this.cells === null ? cell : (this.cells[cell] as number));
  }

  private add(kind: EventKind, index: number): void {
    this.log.push(index * 4 + kind);
  }

  /** Tells every event so far, in order. What is no matter of a listener it leaves out. */
  retell(to: Listener): void {
    for (let event = 0; event < this.length; event++) {
      const index = this.index(event);
      switch (this.kind(event)) {
        case EVENT.visit:
          to.visit?.(index);
          break;
        case EVENT.choose:
          to.choose?.(index);
          break;
        case EVENT.step:
          to.step?.(index);
          break;
        case EVENT.leave:
          to.leave?.(index);
          break;
      }
    }
  }

  get length(): number {
    return this.log.length;
  }

  kind(event: number): EventKind {
    return (this.log.at(event) & 3) as EventKind;
  }

  /** Cell or link of an event, by its kind. */
  index(event: number): number {
    return this.log.at(event) >>> 2;
  }
}
