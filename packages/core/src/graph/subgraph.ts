import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import type { Graph } from './graph.ts';
import type { Pieces } from './pieces.ts';

/** A part of a graph with numbers of its own, and the way back to the numbers of the whole. */
export interface Subgraph {
  readonly graph: Graph;
  /** Cell of the part -> cell of the whole. */
  readonly cells: Uint32Array;
  /** Link of the part -> link of the whole. */
  readonly links: Uint32Array;
  /** Half of the part -> half of the whole. */
  readonly halves: Uint32Array;
}

/**
 * The cells that `keeps` says, with the links among them that `keepsLink` says; order and turning order are kept.
 *
 * Cost: O(cells + links).
 */
export function subgraph(
  graph: Graph,
  keeps: (cell: number) => boolean,
  keepsLink: (link: number) => boolean = () => true,
): Subgraph {
  const numberOfCell = new Int32Array(graph.cellCount).fill(NONE);
  const cells = new Uint32Array(graph.cellCount);
  let cellCount = 0;
  for (let c = 0; c < graph.cellCount; c++) {
    if (!keeps(c)) continue;
    numberOfCell[c] = cellCount;
    cells[cellCount++] = c;
  }
  const numberOfLink = new Int32Array(graph.linkCount).fill(NONE);
  const links = new Uint32Array(graph.linkCount);
  const ends = new Uint32Array(2 * graph.linkCount);
  let linkCount = 0;
  for (let l = 0; l < graph.linkCount; l++) {
    const a = numberOfCell[graph.ends[2 * l] as number] as number;
    const b = numberOfCell[graph.ends[2 * l + 1] as number] as number;
    if (a === NONE || b === NONE || !keepsLink(l)) continue;
    numberOfLink[l] = linkCount;
    ends[2 * linkCount] = a;
    ends[2 * linkCount + 1] = b;
    links[linkCount++] = l;
  }
  const first = new Uint32Array(cellCount + 1);
  const to = new Uint32Array(graph.to.length);
  const link = new Uint32Array(graph.to.length);
  const halves = new Uint32Array(graph.to.length);
  let half = 0;
  for (let c = 0; c < cellCount; c++) {
    const whole = cells[c] as number;
    for (let h = graph.first[whole] as number; h < (graph.first[whole + 1] as number); h++) {
      const l = numberOfLink[graph.link[h] as number] as number;
      if (l === NONE) continue;
      to[half] = numberOfCell[graph.to[h] as number] as number;
      link[half] = l;
      halves[half++] = h;
    }
    first[c + 1] = half;
  }
  let twists: BitSet | null = null;
  if (graph.twists !== null) {
    twists = new BitSet(linkCount);
    for (let l = 0; l < linkCount; l++) if (graph.twists.has(links[l] as number)) twists.add(l);
  }
  return {
    graph: {
      cellCount,
      linkCount,
      first,
      to: to.slice(0, half),
      link: link.slice(0, half),
      ends: ends.slice(0, 2 * linkCount),
      twists,
    },
    cells: cells.slice(0, cellCount),
    links: links.slice(0, linkCount),
    halves: halves.slice(0, half),
  };
}

/**
 * The connected parts of a graph one by one, each as {@link subgraph} gives it, at the cost of the part alone: some masks and
 * segments leave very many.
 */
export class Parts {
  private readonly graph: Graph;
  private readonly cells: Grouped;
  private readonly links: Grouped;

  /** @param of cell -> its part; no link leads from part to part. Cost: O(cells + links) */
  constructor(graph: Graph, { of, count }: Pieces) {
    this.graph = graph;
    this.cells = grouped(count, graph.cellCount, (c) => of[c] as number);
    this.links = grouped(count, graph.linkCount, (l) => of[graph.ends[2 * l] as number] as number);
  }

  /** Cost: O(cells + links) of the part. */
  part(k: number): Subgraph {
    const { graph } = this;
    const cells = this.cells.members.slice(this.cells.first[k], this.cells.first[k + 1]);
    const links = this.links.members.slice(this.links.first[k], this.links.first[k + 1]);
    const numberOfCell = this.cells.numberOf;
    const numberOfLink = this.links.numberOf;
    const first = new Uint32Array(cells.length + 1);
    for (let c = 0; c < cells.length; c++) {
      const whole = cells[c] as number;
      first[c + 1] = (first[c] as number) + (graph.first[whole + 1] as number) - (graph.first[whole] as number);
    }
    const halves = new Uint32Array(first[cells.length] as number);
    for (let c = 0; c < cells.length; c++) {
      const from = graph.first[cells[c] as number] as number;
      for (let h = first[c] as number; h < (first[c + 1] as number); h++) halves[h] = from + h - (first[c] as number);
    }
    let twists: BitSet | null = null;
    if (graph.twists !== null) {
      twists = new BitSet(links.length);
      for (let l = 0; l < links.length; l++) if (graph.twists.has(links[l] as number)) twists.add(l);
    }
    const ends = new Uint32Array(2 * links.length);
    for (let i = 0; i < ends.length; i++) {
      ends[i] = numberOfCell[graph.ends[2 * (links[i >>> 1] as number) + (i & 1)] as number] as number;
    }
    return {
      graph: {
        cellCount: cells.length,
        linkCount: links.length,
        first,
        to: halves.map((h) => numberOfCell[graph.to[h] as number] as number),
        link: halves.map((h) => numberOfLink[graph.link[h] as number] as number),
        ends,
        twists,
      },
      cells,
      links,
      halves,
    };
  }
}

/** Things in groups, those of group k at first[k] to first[k + 1] - 1, in order. */
interface Grouped {
  readonly first: Uint32Array;
  readonly members: Uint32Array;
  /** Thing -> its number within its group. */
  readonly numberOf: Uint32Array;
}

function grouped(groups: number, count: number, groupOf: (thing: number) => number): Grouped {
  const first = new Uint32Array(groups + 1);
  const numberOf = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const k = groupOf(i) + 1;
    numberOf[i] = first[k] as number;
    first[k] = (first[k] as number) + 1;
  }
  for (let k = 0; k < groups; k++) first[k + 1] = (first[k + 1] as number) + (first[k] as number);
  const members = new Uint32Array(count);
  for (let i = 0; i < count; i++) members[(first[groupOf(i)] as number) + (numberOf[i] as number)] = i;
  return { first, members, numberOf };
}
