/**
 * Disjoint sets with union by size and path halving: nearly constant time an operation
 * (R. E. Tarjan, J. van Leeuwen, Worst-case analysis of set union algorithms, 1984).
 */
export class UnionFind {
  /** Number of sets left. */
  sets: number;
  /** The parent of an element, or minus the size of its set at a root. */
  private readonly parent: Int32Array;

  /** @param size number of elements, each a set of its own at first */
  constructor(size: number) {
    this.sets = size;
    this.parent = new Int32Array(size).fill(-1);
  }

  /** The element that stands for the set of `element`. */
  find(element: number): number {
    const parent = this.parent;
    let at = element;
    let up = parent[at] as number;
    while (up >= 0) {
      const grand = parent[up] as number;
      if (grand < 0) return up;
      parent[at] = grand;
      at = grand;
      up = parent[at] as number;
    }
    return at;
  }

  /** Joins two sets. @returns false if they were one already */
  union(a: number, b: number): boolean {
    const rootA = this.find(a);
    const rootB = this.find(b);
    if (rootA === rootB) return false;
    const sizeA = this.parent[rootA] as number;
    const sizeB = this.parent[rootB] as number;
    const [large, small] = sizeA <= sizeB ? [rootA, rootB] : [rootB, rootA];
    this.parent[large] = sizeA + sizeB;
    this.parent[small] = large;
    this.sets--;
    return true;
  }

  same(a: number, b: number): boolean {
    return this.find(a) === this.find(b);
  }

  /** Number of elements in the set of `element`. */
  sizeOf(element: number): number {
    return -(this.parent[this.find(element)] as number);
  }
}
