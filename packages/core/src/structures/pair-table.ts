// Open addressing with linear probing, half full at most (D. E. Knuth, The Art of Computer Programming 3, 6.4).

import { NONE } from './none.ts';

/** Numbers pairs of numbers from 0 in the order in which they are first met: corners by coordinates, sides by ends. */
export class PairTable {
  /** Number of different pairs so far. */
  count = 0;
  private readonly slots: Int32Array; // number of a pair, or NONE
  private readonly keys: Float64Array;

  /** @param capacity most pairs that will be added */
  constructor(capacity: number) {
    let size = 16;
    while (size < 2 * capacity) size *= 2;
    this.slots = new Int32Array(size).fill(NONE);
    this.keys = new Float64Array(2 * capacity);
  }

  /** The number of a pair, or NONE. @param a any number but NaN, like b; -0 is 0 */
  find(a: number, b: number): number {
    return this.slots[this.slotOf(a, b)] as number;
  }

  /** The number of a pair, which is new if the pair is. */
  add(a: number, b: number): number {
    const slot = this.slotOf(a, b);
    const known = this.slots[slot] as number;
    if (known !== NONE) return known;
    const number = this.count++;
    this.slots[slot] = number;
    this.keys[2 * number] = a;
    this.keys[2 * number + 1] = b;
    return number;
  }

  private slotOf(a: number, b: number): number {
    const { slots, keys } = this;
    const mask = slots.length - 1;
    let hash = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul((b | 0) + 0x7f4a7c15, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (;;) {
      const number = slots[slot] as number;
      if (number === NONE || (keys[2 * number] === a && keys[2 * number + 1] === b)) return slot;
      slot = (slot + 1) & mask;
    }
  }
}
