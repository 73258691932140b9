/** An Int32Array that doubles when full: stacks, logs and queues of unknown length. */
export class GrowableInts {
  length = 0;
  private store: Int32Array;

  constructor(capacity = 64) {
    this.store = new Int32Array(Math.max(capacity, 4));
  }

  push(value: number): void {
    if (this.length === this.store.length) {
      const larger = new Int32Array(2 * this.store.length);
      larger.set(this.store);
      this.store = larger;
    }
    this.store[this.length++] = value;
  }

  /** Takes the newest value off; the list must not be empty. */
  pop(): number {
    return this.store[--this.length] as number;
  }

  at(index: number): number {
    return this.store[index] as number;
  }

  set(index: number, value: number): void {
    this.store[index] = value;
  }

  /** A view of the values, valid until the next push. */
  values(): Int32Array {
    return this.store.subarray(0, this.length);
  }
}
