// Sets as circular doubly linked lists, each in one direction all the way round:
//   next: 0 -> 2 -> 0   1 -> 1   3 -> 4 -> 3

/** Disjoint sets of elements 0 to size - 1 from which elements can be taken out again; all in constant time. */
export class Rings {
  private readonly next: Int32Array;
  private readonly previous: Int32Array;

  /** @param size number of elements, each alone at first */
  constructor(size: number) {
    this.next = new Int32Array(size);
    for (let i = 0; i < size; i++) this.next[i] = i;
    this.previous = this.next.slice();
  }

  /** The element after `element` in its ring; itself if it is alone. */
  after(element: number): number {
    return this.next[element] as number;
  }

  before(element: number): number {
    return this.previous[element] as number;
  }

  isAlone(element: number): boolean {
    return this.next[element] === element;
  }

  /** Puts the ring of `b`, from `b` on, right after `a`. The two must be in different rings. */
  join(a: number, b: number): void {
    const { next, previous } = this;
    const behind = next[a] as number;
    const last = previous[b] as number;
    next[a] = b;
    previous[b] = a;
    next[last] = behind;
    previous[behind] = last;
  }

  /** Takes an element out of its ring; it is alone afterwards. */
  remove(element: number): void {
    const { next, previous } = this;
    const before = previous[element] as number;
    const after = next[element] as number;
    next[before] = after;
    previous[after] = before;
    next[element] = element;
    previous[element] = element;
  }
}
