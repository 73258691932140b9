import { describe, expect, it } from 'vitest';
import { chiSquareEven, Random } from '../../src/index.ts';
import { hashSeed } from '../../src/random/seed.ts';

const DRAWS = 60_000;

/** Whether even draws would lie as far off as `seen` more often than once in 10^4 runs. */
function looksEven(seen: readonly number[]): boolean {
  return chiSquareEven(seen, seen.length).p > 1e-4;
}

/** How often each number below `kinds` is drawn. */
function tally(kinds: number, draw: () => number, draws = DRAWS): number[] {
  const seen: number[] = new Array(kinds).fill(0);
  for (let i = 0; i < draws; i++) {
    const kind = draw();
    if (seen[kind] === undefined) throw new Error(`drew ${kind}, which is not one of ${kinds}`);
    seen[kind]++;
  }
  return seen;
}

function numbers(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => random.next());
}

describe('a seed', () => {
  it('is any text or integer, 0 and negative ones included, and each gives its own numbers', () => {
    const seeds = [0, 1, 7, -1, -7, 2 ** 40, Number.MAX_SAFE_INTEGER, '', ' ', 'a', 'A', 'maze', 'Labyrinth \u{1f300}'];
    const firsts = seeds.map((seed) => numbers(Random.of(seed), 4).join());
    expect(new Set(firsts).size).toBe(seeds.length);
    for (const seed of seeds) expect(numbers(Random.of(seed), 9)).toEqual(numbers(Random.of(seed), 9));
  });

  it('is the same as a number and as text', () => {
    for (const seed of [0, 7, -7, 123456789]) {
      expect(numbers(Random.of(seed), 5)).toEqual(numbers(Random.of(String(seed)), 5));
    }
  });

  it('is not mixed up with the name of its stream', () => {
    expect(numbers(Random.of('ab', ''), 4)).not.toEqual(numbers(Random.of('a', 'b'), 4));
    expect(numbers(Random.of('', 'ab'), 4)).not.toEqual(numbers(Random.of('ab', ''), 4));
  });

  it('changes about half of the 128 bits when one letter of it changes', () => {
    let changed = 0;
    const pairs = 500;
    for (let seed = 0; seed < pairs; seed++) {
      const one = hashSeed(`seed ${seed}`, '');
      const other = hashSeed(`seed ${seed + 1}`, '');
      for (let w = 0; w < 4; w++) {
        for (let x = (one[w] as number) ^ (other[w] as number); x !== 0; x &= x - 1) changed++;
      }
    }
    expect(Math.abs(changed / pairs - 64)).toBeLessThan(1.5);
  });
});

describe('the numbers', () => {
  it('are those of xoshiro128**, computed here with whole numbers of any size', () => {
    const mask = 0xffffffffn;
    const rotated = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (32n - by))) & mask;
    const s = Array.from(hashSeed(42, 'check'), (word) => BigInt(word) & mask) as [bigint, bigint, bigint, bigint];
    const random = Random.of(42, 'check');
    for (let i = 0; i < 1000; i++) {
      expect(random.next()).toBe(Number((rotated((s[1] * 5n) & mask, 7n) * 9n) & mask));
      const t = (s[1] << 9n) & mask;
      s[2] ^= s[0];
      s[3] ^= s[1];
      s[1] ^= s[2];
      s[0] ^= s[3];
      s[2] ^= t;
      s[3] = rotated(s[3], 11n);
    }
  });

  it('are pinned: another number here is another maze for every seed there is', () => {
    expect(numbers(Random.of(7), 6)).toEqual([3482990049, 1226489706, 1345055763, 2041631739, 2219882831, 1789907961]);
    expect(numbers(Random.of(7, 'braid'), 3)).toEqual([10878422, 2552855023, 1473189222]);
    expect(numbers(Random.of('ünï ☃ \u{1d11e}'), 2)).toEqual([2522684914, 117041340]);
    expect([Random.of(0).next(), Random.of(-1).next()]).toEqual([4092280745, 627928223]);
    const random = Random.of('Labrys');
    const hundreds = Array.from({ length: 12 }, () => random.below(100));
    const fours = Array.from({ length: 14 }, () => random.small(4));
    expect(hundreds).toEqual([87, 18, 79, 31, 29, 91, 57, 19, 16, 33, 37, 41]);
    expect(fours).toEqual([0, 1, 2, 0, 2, 3, 3, 1, 0, 1, 0, 0, 0, 0]);
    expect(random.fraction()).toBe(0.8072242346413265);
  });

  it('of streams with different names have nothing to do with each other', () => {
    const one = Random.of(3, 'carve');
    const other = Random.of(3, 'braid');
    const pairs = tally(64, () => one.below(8) * 8 + other.below(8));
    expect(looksEven(pairs)).toBe(true);
    const same = Random.of(3, 'carve');
    const again = Random.of(3, 'carve');
    expect(looksEven(tally(64, () => same.below(8) * 8 + again.below(8)))).toBe(false);
  });

  it('of neighbouring seeds have nothing to do with each other', () => {
    let seed = 0;
    expect(looksEven(tally(16, () => Random.of(seed++).below(16), 20_000))).toBe(true);
  });

  it('go on alike in a copy, and the copy leaves the original alone', () => {
    const random = Random.of(1);
    random.small(3);
    const copy = random.clone();
    const ahead = Array.from({ length: 20 }, () => copy.small(5));
    expect(Array.from({ length: 20 }, () => random.small(5))).toEqual(ahead);
  });
});

describe('bounded draws', () => {
  it.each([2, 3, 5, 7, 10, 16, 17, 100, 1000])('below %i are even', (bound) => {
    const random = Random.of(1, 'below');
    expect(looksEven(tally(bound, () => random.below(bound)))).toBe(true);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 15, 16, 17])('from slices below %i are even', (bound) => {
    const random = Random.of(1, 'small');
    expect(looksEven(tally(bound, () => random.small(bound)))).toBe(true);
  });

  it('below 1 are 0', () => {
    const random = Random.of(1);
    expect([random.below(1), random.small(1)]).toEqual([0, 0]);
  });

  it('from slices are independent of the one before', () => {
    const random = Random.of(2, 'small');
    let before = random.small(3);
    const pairs = tally(9, () => {
      const now = random.small(3);
      const pair = before * 3 + now;
      before = now;
      return pair;
    });
    expect(looksEven(pairs)).toBe(true);
  });

  it('are even with bounds near 2^32, where a remainder would lean to the small ones', () => {
    const random = Random.of(1, 'large');
    const bound = 3 * 2 ** 30;
    const third = (x: number): number => Math.floor(x / 2 ** 30);
    expect(looksEven(tally(3, () => third(random.below(bound))))).toBe(true);
    expect(looksEven(tally(3, () => third(random.next() % bound)))).toBe(false);
    const whole = Random.of(1, 'large');
    const words = Random.of(1, 'large');
    for (let i = 0; i < 100; i++) expect(whole.below(2 ** 32)).toBe(words.next());
  });

  it('would be caught by the same test if slices were cut by remainder', () => {
    const random = Random.of(1, 'small');
    expect(looksEven(tally(5, () => random.small(16) % 5))).toBe(false);
  });
});

describe('other draws', () => {
  it('give fractions from 0 to below 1, evenly', () => {
    const random = Random.of(1, 'fraction');
    expect(looksEven(tally(50, () => Math.floor(random.fraction() * 50)))).toBe(true);
  });

  it('give a chance of 0 never, of 1 always, and others as often as they say', () => {
    const random = Random.of(1, 'chance');
    const share = (probability: number): number =>
      (tally(2, () => Number(random.chance(probability)))[1] as number) / DRAWS;
    expect(share(0)).toBe(0);
    expect(share(1)).toBe(1);
    for (const p of [0.1, 0.5, 0.83]) expect(Math.abs(share(p) - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / DRAWS));
  });

  it('follow weights, never take a weight of zero, and look at the first ones only', () => {
    const random = Random.of(1, 'weights');
    const weights = [1, 0, 2.5, 0.5, 100];
    const seen = tally(4, () => random.weighted(weights, 4));
    expect(seen[1]).toBe(0);
    for (const kind of [0, 2, 3]) {
      const p = (weights[kind] as number) / 4;
      expect(Math.abs((seen[kind] as number) / DRAWS - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / DRAWS));
    }
  });

  it('shuffle into each order equally often', () => {
    const random = Random.of(1, 'shuffle');
    const orders = new Map<string, number>();
    const count = (shuffle: (items: number[]) => void): number[] => {
      orders.clear();
      for (let i = 0; i < 24_000; i++) {
        const items = [0, 1, 2, 3];
        shuffle(items);
        orders.set(items.join(''), (orders.get(items.join('')) ?? 0) + 1);
      }
      return [...orders.values()];
    };
    const even = count((items) => random.shuffle(items));
    expect(even.length).toBe(24);
    expect(looksEven(even)).toBe(true);
    // The common mistake, a partner from the whole list each time, leans.
    const leaning = count((items) => {
      for (let i = 0; i < 4; i++) {
        const j = random.below(4);
        [items[i], items[j]] = [items[j] as number, items[i] as number];
      }
    });
    expect(looksEven(leaning)).toBe(false);
  });
});
