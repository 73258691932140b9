import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import type { Graph } from './graph.ts';
import { LowPoints } from './low-points.ts';

/** What alone holds parts of a graph together. */
export interface Cuts {
  /** Links without which a part falls in two: those on no loop. */
  readonly bridges: BitSet;
  /** Cells without which a part falls in pieces: its articulation points. */
  readonly cells: BitSet;
}

/**
 * Bridges and articulation points of a graph with some of its links.
 *
 * @param open the links that count
 * @param tied cells of which those in the part of the first one count as joined to it by one more link each: what is on
 *   a way between them is on a loop then
 * Cost: O(cells + links) time, four words a cell. Source: see {@link LowPoints}.
 */
export function cuts(graph: Graph, open: BitSet, tied: readonly number[] = []): Cuts {
  const { cellCount, linkCount } = graph;
  const bridges = new BitSet(linkCount);
  const cells = new BitSet(cellCount);
  const search = new LowPoints(graph, open);
  const { number, low } = search;
  let root = NONE;
  let branches = 0; // that hang on the root
  const done = (cell: number, parent: number, link: number): void => {
    if (parent === NONE) {
      if (branches > 1) cells.add(cell);
      return;
    }
    if ((low[cell] as number) > (number[parent] as number)) bridges.add(link);
    if (parent === root) branches++;
    else if ((low[cell] as number) >= (number[parent] as number)) cells.add(parent);
  };
  const searchFrom = (cell: number, reached: ((cell: number) => void) | null): void => {
    root = cell;
    branches = 0;
    search.search(cell, reached, done);
  };
  if (tied.length > 0) {
    const isTied = BitSet.from(cellCount, tied);
    searchFrom(tied[0] as number, (cell) => {
      if (isTied.has(cell)) low[cell] = 1; // the number of the first root
    });
  }
  for (let c = 0; c < cellCount; c++) if (number[c] === 0) searchFrom(c, null);
  return { bridges, cells };
}
