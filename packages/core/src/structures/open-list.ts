import { NONE } from './none.ts';

/**
 * A four-ary heap of items 0 to capacity - 1 whose ranks may fall while they wait: the open list of A* and Dijkstra.
 * The least rank comes out first; of equal ones the least `tie`.
 *
 * It is emptied in time in proportion to what is left inside, so one list serves many searches.
 */
export class OpenList {
  size = 0;
  private readonly items: Int32Array;
  private readonly slotOf: Int32Array; // item -> its slot, or NONE
  private readonly rank: Float64Array;
  private readonly tie: Float64Array;

  /** @param rank rank of each item, and `tie` what decides between equal ones: set before `put` */
  constructor(rank: Float64Array, tie: Float64Array) {
    this.items = new Int32Array(rank.length);
    this.slotOf = new Int32Array(rank.length).fill(NONE);
    this.rank = rank;
    this.tie = tie;
  }

  /** Puts an item in, or moves one that is inside up, since its rank has fallen or stayed. */
  put(item: number): void {
    const { items, slotOf, rank, tie } = this;
    const itemRank = rank[item] as number;
    const itemTie = tie[item] as number;
    let slot = slotOf[item] as number;
    if (slot === NONE) slot = this.size++;
    while (slot > 0) {
      const parentSlot = (slot - 1) >>> 2;
      const parent = items[parentSlot] as number;
      const parentRank = rank[parent] as number;
      if (parentRank < itemRank || (parentRank === itemRank && (tie[parent] as number) <= itemTie)) break;
      items[slot] = parent;
      slotOf[parent] = slot;
      slot = parentSlot;
    }
    items[slot] = item;
    slotOf[item] = slot;
  }

  /** Takes out the first item; the list must not be empty. */
  pop(): number {
    const { items, slotOf, rank, tie } = this;
    const least = items[0] as number;
    slotOf[least] = NONE;
    const size = --this.size;
    if (size === 0) return least;
    const moved = items[size] as number;
    const movedRank = rank[moved] as number;
    const movedTie = tie[moved] as number;
    let slot = 0;
    for (;;) {
      let best = 4 * slot + 1;
      if (best >= size) break;
      let bestRank = rank[items[best] as number] as number;
      const end = Math.min(best + 4, size);
      for (let child = best + 1; child < end; child++) {
        const childRank = rank[items[child] as number] as number;
        if (childRank > bestRank) continue;
        if (childRank === bestRank && (tie[items[child] as number] as number) >= (tie[items[best] as number] as number))
          continue;
        best = child;
        bestRank = childRank;
      }
      const bestItem = items[best] as number;
      if (bestRank > movedRank || (bestRank === movedRank && (tie[bestItem] as number) >= movedTie)) break;
      items[slot] = bestItem;
      slotOf[bestItem] = slot;
      slot = best;
    }
    items[slot] = moved;
    slotOf[moved] = slot;
    return least;
  }

  clear(): void {
    for (let slot = 0; slot < this.size; slot++) this.slotOf[this.items[slot] as number] = NONE;
    this.size = 0;
  }
}
