import type { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';

/**
 * Cells 0 to cellCount - 1 and the links between them, as compressed rows.
 *
 * A multigraph: parallel links and self-loops are allowed (duals and quotients have them). A link has two *halves*,
 * one at each end; a self-loop keeps its number and its ends but has no halves, so no walk ever meets it.
 */
export interface Graph {
  readonly cellCount: number;
  readonly linkCount: number;
  /** Cell c owns the halves first[c] to first[c + 1] - 1, in turning order: clockwise as drawn with y down. */
  readonly first: Uint32Array;
  /** Half -> the cell on the other side. */
  readonly to: Uint32Array;
  /** Half -> the link crossed to get there. */
  readonly link: Uint32Array;
  /** Link l joins the cells ends[2 l] and ends[2 l + 1]. */
  readonly ends: Uint32Array;
  /** Links that reverse the turning sense when crossed (Moebius, Klein, projective); null where there are none. */
  readonly twists: BitSet | null;
}

/** A graph whose `ends` are worked out when first asked for: many walks do without. Copies of it have to name them. */
export class LazyGraph implements Graph {
  readonly cellCount: number;
  readonly linkCount: number;
  readonly first: Uint32Array;
  readonly to: Uint32Array;
  readonly link: Uint32Array;
  readonly twists: BitSet | null;
  private readonly makeEnds: () => Uint32Array;
  private made: Uint32Array | null = null;

  constructor({ cellCount, linkCount, first, to, link, twists }: Omit<Graph, 'ends'>, makeEnds: () => Uint32Array) {
    this.cellCount = cellCount;
    this.linkCount = linkCount;
    this.first = first;
    this.to = to;
    this.link = link;
    this.twists = twists;
    this.makeEnds = makeEnds;
  }

  get ends(): Uint32Array {
    this.made ??= this.makeEnds();
    return this.made;
  }
}

/**
 * The graph with the given links; the halves of a cell stand in the order of the links.
 *
 * @param ends two cells for each link
 * Cost: O(cells + links).
 */
export function graphFromLinks(cellCount: number, ends: Uint32Array): Graph {
  const linkCount = ends.length / 2;
  const first = new Uint32Array(cellCount + 1);
  for (let l = 0; l < linkCount; l++) {
    const a = ends[2 * l] as number;
    const b = ends[2 * l + 1] as number;
    if (a === b) continue;
    first[a + 1] = (first[a + 1] as number) + 1;
    first[b + 1] = (first[b + 1] as number) + 1;
  }
  for (let c = 0; c < cellCount; c++) first[c + 1] = (first[c + 1] as number) + (first[c] as number);
  const halfCount = first[cellCount] as number;
  const to = new Uint32Array(halfCount);
  const link = new Uint32Array(halfCount);
  const next = first.slice(0, cellCount);
  const put = (cell: number, other: number, l: number): void => {
    const half = next[cell] as number;
    next[cell] = half + 1;
    to[half] = other;
    link[half] = l;
  };
  for (let l = 0; l < linkCount; l++) {
    const a = ends[2 * l] as number;
    const b = ends[2 * l + 1] as number;
    if (a === b) continue;
    put(a, b, l);
    put(b, a, l);
  }
  return { cellCount, linkCount, first, to, link, ends, twists: null };
}

/**
 * Half -> the half at the other end of the same link.
 *
 * Links are told apart by number, never by the cells they join: those repeat on narrow gluings. Cost: O(halves).
 */
export function twins(graph: Graph): Uint32Array {
  const { link } = graph;
  const twin = new Uint32Array(link.length);
  const seen = new Int32Array(graph.linkCount).fill(NONE);
  for (let half = 0; half < link.length; half++) {
    const l = link[half] as number;
    const other = seen[l] as number;
    if (other === NONE) {
      seen[l] = half;
    } else {
      twin[half] = other;
      twin[other] = half;
    }
  }
  return twin;
}

/** Half -> the cell it belongs to. Cost: O(halves). */
export function cellOfHalf(graph: Graph): Uint32Array {
  const owner = new Uint32Array(graph.to.length);
  for (let c = 0; c < graph.cellCount; c++) {
    owner.fill(c, graph.first[c] as number, graph.first[c + 1] as number);
  }
  return owner;
}

/** The first link between two cells in the turning order of `a`, or NONE. Cost: O(degree). */
export function linkBetween(graph: Graph, a: number, b: number): number {
  const { first, to, link } = graph;
  for (let h = first[a] as number; h < (first[a + 1] as number); h++) if (to[h] === b) return link[h] as number;
  return NONE;
}

/** The cell at the other end of `link`, seen from `cell`. */
export function across(graph: Graph, link: number, cell: number): number {
  const a = graph.ends[2 * link] as number;
  return a === cell ? (graph.ends[2 * link + 1] as number) : a;
}
