import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import type { Graph } from './graph.ts';

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
