import { BitSet, NONE, UnionFind } from '@labrys/core';

/** Sets of cells that grow together, each with the colour of its oldest part. */
export class Sets {
  private readonly ends: Uint32Array;
  private readonly union: UnionFind;
  private readonly seen: BitSet;
  private readonly age: Int32Array; // by root: number of the set, in the order they began, or NONE for a single cell
  private readonly size: Uint32Array; // by root
  private count = 0;

  constructor(cellCount: number, linkCount: number, ends: Uint32Array) {
    this.ends = ends;
    this.union = new UnionFind(cellCount);
    this.seen = new BitSet(linkCount);
    this.age = new Int32Array(cellCount).fill(NONE);
    this.size = new Uint32Array(cellCount).fill(1);
  }

  /** Joins what links have joined since the last call. */
  join(open: BitSet): void {
    const { ends, union, seen, age, size } = this;
    for (const l of open) {
      if (seen.has(l)) continue;
      seen.add(l);
      const a = union.find(ends[2 * l] as number);
      const b = union.find(ends[2 * l + 1] as number);
      if (a === b) continue;
      const [ageA, ageB] = [age[a] as number, age[b] as number];
      const older = ageA === NONE ? ageB : ageB === NONE ? ageA : Math.min(ageA, ageB);
      const total = (size[a] as number) + (size[b] as number);
      union.union(a, b);
      const root = union.find(a);
      age[root] = older === NONE ? this.count++ : older;
      size[root] = total;
    }
  }

  /** Cells of the set that a cell is in. */
  sizeOf(cell: number): number {
    return this.size[this.union.find(cell)] as number;
  }

  /** Cell -> number of its set by age, or NONE for a single cell; `largest` is that of the largest set. */
  ages(): { readonly of: Int32Array; readonly largest: number } {
    const { union, age, size } = this;
    const of = new Int32Array(age.length);
    let largest = NONE;
    let most = 1;
    for (let c = 0; c < of.length; c++) {
      const root = union.find(c);
      of[c] = age[root] as number;
      if ((size[root] as number) > most) {
        most = size[root] as number;
        largest = age[root] as number;
      }
    }
    return { of, largest };
  }
}
