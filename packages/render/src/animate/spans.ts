/** What is there from one moment on, up to another one or to the end. */
export interface Span<V> {
  readonly from: number;
  /** The first moment at which it is gone; null if it stays. */
  readonly to: number | null;
  readonly values: readonly V[];
}

/** Notes when things come and go, and gathers those that do so together. */
export class Spans<K, V> {
  private readonly standing = new Map<K, { readonly from: number; readonly value: V }>();
  private readonly gone = new Map<string, { readonly from: number; readonly to: number; readonly values: V[] }>();

  has(key: K): boolean {
    return this.standing.has(key);
  }

  keys(): K[] {
    return [...this.standing.keys()];
  }

  begin(key: K, value: V, moment: number): void {
    this.standing.set(key, { from: moment, value });
  }

  /** What comes and goes at the same moment has never been there. */
  end(key: K, moment: number): void {
    const found = this.standing.get(key);
    this.standing.delete(key);
    if (found === undefined || found.from === moment) return;
    const name = `${found.from} ${moment}`;
    const span = this.gone.get(name);
    if (span === undefined) this.gone.set(name, { from: found.from, to: moment, values: [found.value] });
    else span.values.push(found.value);
  }

  /** Those that are gone in the order in which they went, then those that stay in the order in which they came. */
  all(): Span<V>[] {
    const staying = new Map<number, V[]>();
    for (const { from, value } of this.standing.values()) {
      const values = staying.get(from);
      if (values === undefined) staying.set(from, [value]);
      else values.push(value);
    }
    return [...this.gone.values(), ...[...staying].map(([from, values]) => ({ from, to: null, values }))];
  }
}
