// xoshiro128** (D. Blackman, S. Vigna, Scrambled linear pseudorandom number generators, 2021): 128 bits of state,
// period 2^128 - 1. The state lives in an Int32Array: unsigned words in object fields become heap numbers in V8
// and run at a fifth of the speed.

import { hashSeed, type Seed } from './seed.ts';

/** Slot of the half-used word from which 4-bit slices are taken. */
const SLICES = 4;

/**
 * A small, seeded source of random numbers; the same numbers in every engine.
 *
 * A generator is handed one and draws from nothing else, so a seed replays a maze exactly.
 */
export class Random {
  private readonly state: Int32Array;

  private constructor(state: Int32Array) {
    this.state = state;
  }

  /**
   * The stream of a seed with a name. Streams with different names are independent, so that a new step of a recipe
   * never disturbs the draws of another.
   *
   * @param seed any text or integer; `7` and `'7'` are one seed
   * @param stream name of the stream
   */
  static of(seed: Seed, stream = ''): Random {
    const state = new Int32Array(5);
    state.set(hashSeed(seed, stream));
    return new Random(state);
  }

  /** A copy that goes on with the same numbers, independently. */
  clone(): Random {
    return new Random(this.state.slice());
  }

  /** The next 32 random bits, as an integer from 0 to 2^32 - 1, both included. */
  next(): number {
    const s = this.state;
    const s0 = s[0] as number;
    const s1 = s[1] as number;
    const s2 = (s[2] as number) ^ s0;
    const s3 = (s[3] as number) ^ s1;
    const five = Math.imul(s1, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9);
    s[0] = s0 ^ s3;
    s[1] = s1 ^ s2;
    s[2] = s2 ^ (s1 << 9);
    s[3] = (s3 << 11) | (s3 >>> 21);
    return result >>> 0;
  }

  /**
   * An exactly even integer from 0 (included) to `bound` (excluded).
   *
   * @param bound 1 to 2^32
   * Method: D. Lemire, Fast random integer generation in an interval, 2019 (multiply, reject the uneven rest).
   */
  below(bound: number): number {
    // word * bound = high * 2^32 + low; high is the draw, and `low` tells whether it belongs to the uneven rest.
    let word = this.next();
    let low = Math.imul(word, bound) >>> 0;
    if (low < bound) {
      const rest = (0x100000000 - bound) % bound; // 2^32 mod bound
      while (low < rest) {
        word = this.next();
        low = Math.imul(word, bound) >>> 0;
      }
    }
    // The double product may be off by 2^11, a rounded quotient is not.
    return Math.round((word * bound - low) / 0x100000000);
  }

  /**
   * An exactly even integer from 0 (included) to `bound` (excluded) for the few choices at a cell.
   *
   * Up to 16 choices cost one 4-bit slice of a word (seven slices a word, values of the uneven rest are drawn again),
   * more than 16 a word. One choice costs a slice too: a tuned kernel that draws from a mask of candidates without
   * a branch then sees the same numbers.
   *
   * @param bound 1 to 2^32
   */
  small(bound: number): number {
    if (bound > 16) return this.below(bound);
    const s = this.state;
    const rest = 16 % bound;
    for (;;) {
      let slices = s[SLICES] as number;
      if (slices <= 1) slices = (this.next() >>> 4) | 0x10000000; // seven slices and the mark that ends them
      s[SLICES] = slices >>> 4;
      const product = (slices & 15) * bound;
      if ((product & 15) >= rest) return product >>> 4;
    }
  }

  /** An even draw from 0 (included) to 1 (excluded) with 53 bits. */
  fraction(): number {
    const high = this.next() >>> 5;
    const low = this.next() >>> 6;
    return (high * 0x4000000 + low) / 0x20000000000000;
  }

  /**
   * True with the given chance.
   *
   * @param probability 0 to 1, both included; 0 is never and 1 always
   */
  chance(probability: number): boolean {
    return this.next() < probability * 0x100000000;
  }

  /**
   * An index drawn with odds `weights[0] : weights[1] : ...` among the first `count`.
   *
   * @param weights not negative, at least one of the first `count` above zero
   * @returns 0 to count - 1
   */
  weighted(weights: ArrayLike<number>, count: number): number {
    let total = 0;
    for (let i = 0; i < count; i++) total += weights[i] as number;
    let left = this.fraction() * total;
    let last = 0;
    for (let i = 0; i < count; i++) {
      const weight = weights[i] as number;
      if (weight <= 0) continue;
      last = i;
      left -= weight;
      if (left < 0) return i;
    }
    return last; // rounding used up the very end of the range
  }

  /** Shuffles `items` in place, each order equally likely (R. Durstenfeld, Algorithm 235, 1964). */
  shuffle(items: { readonly length: number; [index: number]: number }): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const moved = items[i] as number;
      items[i] = items[j] as number;
      items[j] = moved;
    }
  }
}
