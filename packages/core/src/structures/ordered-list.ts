// A treap (R. Seidel, C. R. Aragon, Randomized search trees, 1996) whose priorities are hashes of the items, threaded so
// that neighbours are at hand.

import { NONE } from './none.ts';

/** Items in an order that only comparisons know: an item is placed once, and its neighbours can be asked for. */
export class OrderedList {
  private root: number = NONE;
  private readonly up: Int32Array;
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly before: Int32Array;
  private readonly after: Int32Array;

  /** @param capacity items are the numbers 0 to capacity - 1 */
  constructor(capacity: number) {
    this.up = new Int32Array(capacity).fill(NONE);
    this.left = new Int32Array(capacity).fill(NONE);
    this.right = new Int32Array(capacity).fill(NONE);
    this.before = new Int32Array(capacity).fill(NONE);
    this.after = new Int32Array(capacity).fill(NONE);
  }

  /** The item just before one that is in the list, or NONE. */
  previous(item: number): number {
    return this.before[item] as number;
  }

  /** The item just after one that is in the list, or NONE. */
  next(item: number): number {
    return this.after[item] as number;
  }

  /**
   * Puts an item in its place.
   *
   * @param item one that is not in the list
   * @param standsBefore whether it stands before another one that is
   * Cost: O(log items) comparisons on average.
   */
  insert(item: number, standsBefore: (other: number) => boolean): void {
    const { left, right, up } = this;
    let parent: number = NONE;
    let previous: number = NONE;
    let next: number = NONE;
    let isLeft = false;
    for (let at = this.root; at !== NONE; ) {
      parent = at;
      isLeft = standsBefore(at);
      if (isLeft) next = at;
      else previous = at;
      at = (isLeft ? left[at] : right[at]) as number;
    }
    left[item] = NONE;
    right[item] = NONE;
    up[item] = parent;
    if (parent === NONE) this.root = item;
    else (isLeft ? left : right)[parent] = item;
    this.link(previous, item);
    this.link(item, next);
    for (let above = parent; above !== NONE && priority(item) > priority(above); above = up[item] as number) {
      this.raise(item);
    }
  }

  /** Takes out an item that is in the list. Cost: O(log items) on average. */
  remove(item: number): void {
    const { left, right, up } = this;
    for (;;) {
      const a = left[item] as number;
      const b = right[item] as number;
      if (a === NONE && b === NONE) break;
      this.raise(b === NONE || (a !== NONE && priority(a) > priority(b)) ? a : b);
    }
    this.replaceBelow(up[item] as number, item, NONE);
    const previous = this.before[item] as number;
    const next = this.after[item] as number;
    if (previous !== NONE) this.after[previous] = next;
    if (next !== NONE) this.before[next] = previous;
    this.before[item] = NONE;
    this.after[item] = NONE;
  }

  private link(previous: number, next: number): void {
    if (previous !== NONE) this.after[previous] = next;
    if (next !== NONE) this.before[next] = previous;
  }

  /** Turns an item and the one above it round, which keeps the order. */
  private raise(item: number): void {
    const { left, right, up } = this;
    const parent = up[item] as number;
    const isLeft = left[parent] === item;
    const [near, far] = isLeft ? [left, right] : [right, left];
    const moved = far[item] as number;
    this.replaceBelow(up[parent] as number, parent, item);
    up[item] = up[parent] as number;
    near[parent] = moved;
    if (moved !== NONE) up[moved] = parent;
    far[item] = parent;
    up[parent] = item;
  }

  private replaceBelow(parent: number, item: number, by: number): void {
    if (parent === NONE) this.root = by;
    else if (this.left[parent] === item) this.left[parent] = by;
    else this.right[parent] = by;
  }
}

/** As good as random, and the same each time. */
function priority(item: number): number {
  const hash = Math.imul(item ^ (item >>> 16), 0x7feb352d);
  return Math.imul(hash ^ (hash >>> 15), 0x846ca68b) >>> 0;
}
