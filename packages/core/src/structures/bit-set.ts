import { NONE } from './none.ts';

/** A fixed number of bits, 32 to a word. A maze's open links are one of these. */
export class BitSet {
  readonly size: number;
  readonly words: Int32Array;

  /** @param size number of bits, all 0 at first */
  constructor(size: number, words: Int32Array = new Int32Array((size + 31) >>> 5)) {
    this.size = size;
    this.words = words;
  }

  /** The set with exactly the given members. */
  static from(size: number, members: Iterable<number>): BitSet {
    const set = new BitSet(size);
    for (const member of members) set.add(member);
    return set;
  }

  has(index: number): boolean {
    return (((this.words[index >>> 5] as number) >>> (index & 31)) & 1) === 1;
  }

  add(index: number): void {
    this.words[index >>> 5] = (this.words[index >>> 5] as number) | (1 << (index & 31));
  }

  delete(index: number): void {
    this.words[index >>> 5] = (this.words[index >>> 5] as number) & ~(1 << (index & 31));
  }

  /** Number of members. Cost: O(size / 32). */
  count(): number {
    let total = 0;
    for (const word of this.words) total += bitCount(word);
    return total;
  }

  clone(): BitSet {
    return new BitSet(this.size, this.words.slice());
  }

  /** The members that are not in here, among 0 to size - 1. */
  complement(): BitSet {
    const words = this.words.map((word) => ~word);
    const spare = this.size & 31;
    const last = words.length - 1;
    if (spare !== 0) words[last] = (words[last] as number) & ((1 << spare) - 1);
    return new BitSet(this.size, words);
  }

  equals(other: BitSet): boolean {
    return this.size === other.size && this.words.every((word, i) => word === other.words[i]);
  }

  /** The least member that is `index` or more, or NONE. Cost: O(words looked at). */
  next(index: number): number {
    const { words } = this;
    let w = index >>> 5;
    if (w >= words.length) return NONE;
    let word = (words[w] as number) & (-1 << (index & 31));
    while (word === 0) {
      if (++w === words.length) return NONE;
      word = words[w] as number;
    }
    return w * 32 + (31 - Math.clz32(word & -word));
  }

  /** The greatest member that is `index` or less, or NONE; -1 is a good index and has none. */
  previous(index: number): number {
    if (index < 0) return NONE;
    const { words } = this;
    let w = index >>> 5;
    let word = (words[w] as number) & (-1 >>> (31 - (index & 31)));
    while (word === 0) {
      if (--w < 0) return NONE;
      word = words[w] as number;
    }
    return w * 32 + (31 - Math.clz32(word));
  }

  /** Members in rising order. */
  *[Symbol.iterator](): IterableIterator<number> {
    for (let w = 0; w < this.words.length; w++) {
      let word = this.words[w] as number;
      while (word !== 0) {
        const low = word & -word;
        yield w * 32 + (31 - Math.clz32(low));
        word ^= low;
      }
    }
  }
}

function bitCount(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
