import { describe, expect, it } from 'vitest';
import { Random } from '../../src/index.ts';
import { EvenBag, WeightedBag } from '../../src/structures/bag.ts';

describe('A bag', () => {
  it.each([
    { name: 'even', make: (capacity: number) => new EvenBag(capacity) },
    { name: 'weighted', make: (capacity: number) => new WeightedBag(capacity) },
  ])('gives every item back once: $name', ({ make }) => {
    const random = Random.of(1);
    for (const capacity of [1, 2, 3, 7, 64, 100]) {
      const bag = make(capacity);
      const seen: number[] = [];
      for (let item = 0; item < capacity; item++) {
        bag.put(item, 1 + (item % 5) * 1e3);
        if (item % 3 === 2) seen.push(bag.take(random));
      }
      while (bag.size > 0) seen.push(bag.take(random));
      expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: capacity }, (_, item) => item));
    }
  });

  it('draws evenly, or with odds as the weights', () => {
    const random = Random.of(2);
    const even = [0, 0, 0, 0];
    const weighted = [0, 0, 0, 0];
    for (let i = 0; i < 20_000; i++) {
      const a = new EvenBag(4);
      const b = new WeightedBag(4);
      for (let item = 0; item < 4; item++) {
        a.put(item);
        b.put(item, item + 1);
      }
      even[a.take(random)]!++;
      weighted[b.take(random)]!++;
    }
    for (let item = 0; item < 4; item++) {
      expect(Math.abs(even[item]! / 5000 - 1)).toBeLessThan(0.06);
      expect(Math.abs(weighted[item]! / (2000 * (item + 1)) - 1)).toBeLessThan(0.1);
    }
  });

  it('keeps the larger weight of an item put in twice', () => {
    const bag = new WeightedBag(2);
    bag.put(0, 1e-300);
    bag.put(1, 1);
    bag.put(0, 1e300);
    bag.put(0, 1);
    expect(bag.size).toBe(2);
    expect(bag.take(Random.of(3))).toBe(0);
    expect(bag.take(Random.of(3))).toBe(1);
  });
});
