import { describe, expect, it } from 'vitest';
import { Random, Rings } from '../../src/index.ts';

describe('rings', () => {
  it('agree with plain lists while elements are joined and taken out at random', () => {
    const size = 30;
    for (let seed = 0; seed < 10; seed++) {
      const random = Random.of(seed);
      const rings = new Rings(size);
      let lists = Array.from({ length: size }, (_, i) => [i]);
      for (let step = 0; step < 100; step++) {
        const a = random.below(size);
        const b = random.below(size);
        const listA = lists.find((list) => list.includes(a)) as number[];
        const listB = lists.find((list) => list.includes(b)) as number[];
        if (random.chance(0.3)) {
          rings.remove(a);
          lists = lists.filter((list) => list !== listA).concat([listA.filter((i) => i !== a), [a]]);
          lists = lists.filter((list) => list.length > 0);
        } else if (listA !== listB) {
          rings.join(a, b);
          const afterA = listA.slice(listA.indexOf(a) + 1).concat(listA.slice(0, listA.indexOf(a) + 1));
          const fromB = listB.slice(listB.indexOf(b)).concat(listB.slice(0, listB.indexOf(b)));
          lists = lists.filter((list) => list !== listA && list !== listB).concat([fromB.concat(afterA)]);
        }
        const after: number[] = [];
        const before: number[] = [];
        const alone: boolean[] = [];
        for (const list of lists) {
          for (let i = 0; i < list.length; i++) {
            const [element, next] = [list[i] as number, list[(i + 1) % list.length] as number];
            after[element] = next;
            before[next] = element;
            alone[element] = list.length === 1;
          }
        }
        const elements = Array.from({ length: size }, (_, i) => i);
        expect(
          elements.map((i) => rings.after(i)),
          `seed ${seed}, step ${step}`,
        ).toEqual(after);
        expect(elements.map((i) => rings.before(i))).toEqual(before);
        expect(elements.map((i) => rings.isAlone(i))).toEqual(alone);
      }
    }
  });
});
