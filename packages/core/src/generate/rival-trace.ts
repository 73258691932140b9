import { type Graph, twins } from '../graph/graph.ts';
import { NONE } from '../structures/none.ts';
import type { Kernel } from './generator.ts';
import { Trace } from './trace.ts';

/**
 * Closes the rival of each link that a generator tells of, in the graph that it works on: both halves of the rival lead
 * back to the cell they start from, so that it looks like a link inside a class, which no generator chooses.
 */
export class RivalTrace extends Trace {
  /** A copy of the graph, which changes with every link that is chosen. */
  readonly graph: Graph;
  /** The generator at work. */
  kernel: Kernel | null = null;
  private readonly rivalOf: Int32Array;
  private readonly told: Trace | null;
  private readonly twin: Uint32Array;
  private readonly halfOfLink: Int32Array;

  /**
   * @param rivalOf link -> the link it closes, or NONE
   * @param told hears of all that happens as well
   */
  constructor(graph: Graph, rivalOf: Int32Array, told: Trace | null) {
    super();
    this.graph = { ...graph, to: graph.to.slice(), ends: graph.ends.slice() };
    this.rivalOf = rivalOf;
    this.told = told;
    this.twin = twins(graph);
    this.halfOfLink = new Int32Array(graph.linkCount).fill(NONE);
    for (let h = 0; h < graph.link.length; h++) this.halfOfLink[graph.link[h] as number] = h;
  }

  override visit(cell: number): void {
    this.told?.visit(cell);
  }

  override choose(link: number): void {
    this.told?.choose(link);
    const rival = this.rivalOf[link] as number;
    if (rival === NONE) return;
    const { to, ends } = this.graph;
    const half = this.halfOfLink[rival] as number;
    const back = this.twin[half] as number;
    const near = to[back] as number;
    const far = to[half] as number;
    this.kernel?.lose?.(rival);
    to[half] = near;
    to[back] = far;
    // Lists of links look at the ends: a cell that is in, at both of them, is what makes a link useless everywhere.
    ends[2 * rival] = ends[2 * link] as number;
    ends[2 * rival + 1] = ends[2 * link] as number;
  }

  override step(cell: number): void {
    this.told?.step(cell);
  }

  override leave(cell: number): void {
    this.told?.leave(cell);
  }
}
