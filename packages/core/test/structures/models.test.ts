// Each structure against a plain one that cannot be wrong.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitSet, GrowableInts, MinHeap, OpenList, UnionFind } from '../../src/index.ts';

const sizes = fc.integer({ min: 1, max: 200 });
const settings = { seed: 1, numRuns: 200 };

describe('BitSet', () => {
  it('behaves like a set of numbers', () => {
    const calls = fc.array(fc.tuple(fc.boolean(), fc.nat(199)), { maxLength: 300 });
    fc.assert(
      fc.property(sizes, calls, (size, list) => {
        const bits = new BitSet(size);
        const plain = new Set<number>();
        for (const [adds, value] of list) {
          const member = value % size;
          if (adds) {
            bits.add(member);
            plain.add(member);
          } else {
            bits.delete(member);
            plain.delete(member);
          }
        }
        const sorted = [...plain].sort((a, b) => a - b);
        const all = Array.from({ length: size }, (_, i) => i);
        expect([...bits]).toEqual(sorted);
        expect(bits.count()).toBe(plain.size);
        expect(all.filter((i) => bits.has(i))).toEqual(sorted);
        expect([...bits.complement()]).toEqual(all.filter((i) => !plain.has(i)));
        expect(bits.complement().complement().equals(bits)).toBe(true);
        expect(BitSet.from(size, plain).equals(bits)).toBe(true);
      }),
      settings,
    );
  });

  it('is copied whole, and the copy goes its own way', () => {
    const bits = BitSet.from(70, [0, 31, 32, 69]);
    const copy = bits.clone();
    copy.delete(31);
    expect(bits.has(31)).toBe(true);
    expect(copy.equals(bits)).toBe(false);
    expect(bits.equals(BitSet.from(71, [0, 31, 32, 69]))).toBe(false);
  });

  it('may be empty', () => {
    expect([...new BitSet(0).complement()]).toEqual([]);
    expect(new BitSet(0).count()).toBe(0);
  });
});

describe('UnionFind', () => {
  it('behaves like labels that are painted over', () => {
    const calls = fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { maxLength: 200 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), calls, (size, list) => {
        const sets = new UnionFind(size);
        const label = Array.from({ length: size }, (_, i) => i);
        for (const [x, y] of list) {
          const [a, b] = [x % size, y % size];
          const [old, fresh] = [label[a], label[b]];
          expect(sets.same(a, b)).toBe(old === fresh);
          expect(sets.union(a, b)).toBe(old !== fresh);
          for (let i = 0; i < size; i++) if (label[i] === old) label[i] = fresh as number;
        }
        expect(sets.sets).toBe(new Set(label).size);
        for (let i = 0; i < size; i++) {
          expect(sets.sizeOf(i)).toBe(label.filter((l) => l === label[i]).length);
          expect(sets.same(i, sets.find(i))).toBe(true);
        }
      }),
      settings,
    );
  });
});

describe('MinHeap', () => {
  it('behaves like a list that is sorted each time', () => {
    const calls = fc.array(fc.boolean(), { maxLength: 300 });
    const ranks = fc.array(fc.double({ noNaN: true }), { minLength: 1, maxLength: 150 });
    fc.assert(
      fc.property(ranks, calls, (rank, list) => {
        const heap = new MinHeap(rank.length, rank);
        const inside: number[] = [];
        let next = 0;
        for (const pushes of list) {
          if (pushes && next < rank.length) {
            heap.push(next);
            inside.push(next++);
          } else if (inside.length > 0) {
            const least = heap.pop();
            expect(inside.filter((item) => (rank[item] as number) < (rank[least] as number))).toEqual([]);
            inside.splice(inside.indexOf(least), 1);
          }
          expect(heap.size).toBe(inside.length);
        }
      }),
      settings,
    );
  });

  it('sorts', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), (rank) => {
        const heap = new MinHeap(rank.length, rank);
        for (let item = 0; item < rank.length; item++) heap.push(item);
        const sorted = rank.map(() => rank[heap.pop()]);
        expect(sorted).toEqual([...rank].sort((a, b) => a - b));
      }),
      settings,
    );
  });
});

describe('OpenList', () => {
  it('behaves like a list that is sorted each time, while ranks fall', () => {
    // Few ranks, so that many are equal. What is called: an item, and by how much its rank falls; or null to take one out.
    const calls = fc.array(fc.option(fc.tuple(fc.nat(59), fc.nat(2))), { maxLength: 300 });
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 60, maxLength: 60 }), fc.nat(299), calls, (ties, clearAt, list) => {
        const rank = new Float64Array(60).fill(9);
        const tie = Float64Array.from(ties);
        const open = new OpenList(rank, tie);
        const inside = new Set<number>();
        list.forEach((call, i) => {
          if (i === clearAt) {
            open.clear();
            inside.clear();
          }
          if (call !== null) {
            const [item, by] = call;
            rank[item] = rank[item]! - by;
            open.put(item);
            inside.add(item);
          } else if (inside.size > 0) {
            const first = open.pop();
            expect(inside.delete(first)).toBe(true);
            const isBefore = (item: number): boolean =>
              rank[item]! < rank[first]! || (rank[item]! === rank[first]! && tie[item]! < tie[first]!);
            expect([...inside].filter(isBefore)).toEqual([]);
          }
          expect(open.size).toBe(inside.size);
        });
      }),
      settings,
    );
  });
});

describe('GrowableInts', () => {
  it('behaves like an array', () => {
    const values = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(fc.nat(8), fc.array(fc.option(values), { maxLength: 300 }), (capacity, list) => {
        const ints = new GrowableInts(capacity);
        const plain: number[] = [];
        for (const value of list) {
          if (value !== null) {
            ints.push(value);
            plain.push(value);
          } else if (plain.length > 0) {
            expect(ints.pop()).toBe(plain.pop());
          }
        }
        for (let i = 0; i < plain.length; i += 3) {
          ints.set(i, i);
          plain[i] = i;
        }
        expect([...ints.values()]).toEqual(plain);
        expect(ints.length).toBe(plain.length);
        expect(plain.map((_, i) => ints.at(i))).toEqual(plain);
      }),
      settings,
    );
  });
});
