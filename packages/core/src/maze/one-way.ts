import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';

/** The links of a maze that can be walked one way only. Most of what asks about a step asks `isPassable` instead. */
export class OneWay {
  /** Links walked from ends[2 l] to ends[2 l + 1] only. */
  readonly onward: BitSet;
  /** Links walked from ends[2 l + 1] to ends[2 l] only. */
  readonly back: BitSet;

  constructor(onward: BitSet, back: BitSet = new BitSet(onward.size)) {
    this.onward = onward;
    this.back = back;
  }

  /** Whether a link goes one way only. */
  has(l: number): boolean {
    return this.onward.has(l) || this.back.has(l);
  }

  /** Whether a link must not be walked from `cell`, one of its ends. */
  bars(ends: Uint32Array, l: number, cell: number): boolean {
    return this.onward.has(l) ? ends[2 * l] !== cell : this.back.has(l) && ends[2 * l + 1] !== cell;
  }

  /** The number of one-way links. */
  count(): number {
    return this.onward.count() + this.back.count();
  }

  isEmpty(): boolean {
    return this.onward.next(0) === NONE && this.back.next(0) === NONE;
  }

  /** What is left of them among some links; null if nothing is. */
  within(links: BitSet): OneWay | null {
    const left = (set: BitSet): BitSet =>
      new BitSet(
        set.size,
        set.words.map((word, i) => word & (links.words[i] as number)),
      );
    const kept = new OneWay(left(this.onward), left(this.back));
    return kept.isEmpty() ? null : kept;
  }

  /** The one-way links in rising order. */
  [Symbol.iterator](): IterableIterator<number> {
    const { size, words } = this.onward;
    return new BitSet(
      size,
      words.map((word, i) => word | (this.back.words[i] as number)),
    )[Symbol.iterator]();
  }
}
