import type { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import type { Graph } from './graph.ts';

/**
 * Depth-first search with low points (J. Hopcroft, R. E. Tarjan, Efficient algorithms for graph manipulation, 1973):
 * how far up each branch of the search reaches by a link besides the one it hangs on.
 *
 * It tells links apart, not cells, so of two parallel links one reaches up. No recursion: the way back up is in the
 * links the cells were reached by. Cost: O(cells + links) time for all searches together, four words a cell.
 */
export class LowPoints {
  /** Cell -> its number in the order of reaching, from 1; 0 as long as it is not reached. */
  readonly number: Uint32Array;
  /** Cell -> least number that its branch reaches; final when the cell is done. */
  readonly low: Uint32Array;
  /** Numbers given so far. A caller may take some for itself. */
  count = 0;
  private readonly graph: Graph;
  private readonly open: BitSet;
  private readonly cameBy: Int32Array;
  private readonly nextHalf: Uint32Array;

  constructor(graph: Graph, open: BitSet) {
    const { cellCount, first } = graph;
    this.graph = graph;
    this.open = open;
    this.number = new Uint32Array(cellCount);
    this.low = new Uint32Array(cellCount);
    this.cameBy = new Int32Array(cellCount).fill(NONE);
    this.nextHalf = first.slice(0, cellCount);
  }

  /**
   * Searches all that open links join to `root` and that is not reached yet.
   *
   * @param reached is told each cell when it gets its number; it may lower `low` for links the graph does not have
   * @param done is told each cell when its branch is finished, its parent in the search and the link between them; NONE
   *   and NONE for the root
   */
  search(
    root: number,
    reached: ((cell: number) => void) | null,
    done: (cell: number, parent: number, link: number) => void,
  ): void {
    const { number, low, open, cameBy, nextHalf } = this;
    const { first, to, link, ends } = this.graph;
    let cell = root;
    number[root] = low[root] = ++this.count;
    reached?.(root);
    for (;;) {
      const h = nextHalf[cell] as number;
      if (h < (first[cell + 1] as number)) {
        nextHalf[cell] = h + 1;
        const l = link[h] as number;
        if (!open.has(l) || l === cameBy[cell]) continue;
        const other = to[h] as number;
        const found = number[other] as number;
        if (found === 0) {
          cameBy[other] = l;
          number[other] = low[other] = ++this.count;
          reached?.(other);
          cell = other;
        } else if (found < (low[cell] as number)) low[cell] = found;
        continue;
      }
      if (cell === root) break;
      const l = cameBy[cell] as number;
      const parent = (ends[2 * l] as number) + (ends[2 * l + 1] as number) - cell;
      if ((low[cell] as number) < (low[parent] as number)) low[parent] = low[cell] as number;
      done(cell, parent, l);
      cell = parent;
    }
    done(root, NONE, NONE);
  }
}
