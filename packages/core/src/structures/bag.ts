// Bags to draw from at random: what a frontier is kept in.

import type { Random } from '../random/random.ts';

/** Items of which one is drawn and taken out at a time. */
export interface Bag {
  readonly size: number;
  /** Puts an item in; an item that is in already gets the larger of its two weights. */
  put(item: number, weight: number): void;
  /** Takes out a drawn item; the bag must not be empty. */
  take(random: Random): number;
}

/** Draws evenly, whatever the weights; an item put in twice is in twice. Cost: O(1). */
export class EvenBag implements Bag {
  size = 0;
  private readonly items: Uint32Array;

  /** @param capacity the most items at a time */
  constructor(capacity: number) {
    this.items = new Uint32Array(capacity);
  }

  put(item: number): void {
    this.items[this.size++] = item;
  }

  take(random: Random): number {
    const { items } = this;
    const slot = random.below(this.size);
    const item = items[slot] as number;
    items[slot] = items[--this.size] as number;
    return item;
  }
}

/**
 * Draws with odds in proportion to the weights. Cost: O(log capacity).
 *
 * Sums of weights over a complete binary tree: node i has the children 2 i and 2 i + 1, the leaves are the items. Sums
 * are added up anew from the leaf to the top, so that no rounding gathers.
 */
export class WeightedBag implements Bag {
  size = 0;
  private readonly leaves: number;
  private readonly sums: Float64Array;

  /** @param capacity items are 0 to capacity - 1 */
  constructor(capacity: number) {
    let leaves = 1;
    while (leaves < capacity) leaves *= 2;
    this.leaves = leaves;
    this.sums = new Float64Array(2 * leaves);
  }

  /** @param weight above 0 */
  put(item: number, weight: number): void {
    const before = this.sums[this.leaves + item] as number;
    if (before >= weight) return;
    if (before === 0) this.size++;
    this.set(item, weight);
  }

  take(random: Random): number {
    const { sums, leaves } = this;
    let left = random.fraction() * (sums[1] as number);
    let node = 1;
    while (node < leaves) {
      node *= 2;
      const sum = sums[node] as number;
      // A rounded `left` may point behind the last item: never go where nothing is.
      if (left >= sum && (sums[node + 1] as number) > 0) {
        left -= sum;
        node++;
      } else if (sum === 0) {
        node++;
      }
    }
    const item = node - leaves;
    this.size--;
    this.set(item, 0);
    return item;
  }

  private set(item: number, weight: number): void {
    const { sums } = this;
    let node = this.leaves + item;
    sums[node] = weight;
    while (node > 1) {
      node >>>= 1;
      sums[node] = (sums[2 * node] as number) + (sums[2 * node + 1] as number);
    }
  }
}
