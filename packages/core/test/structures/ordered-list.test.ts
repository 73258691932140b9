import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NONE } from '../../src/index.ts';
import { OrderedList } from '../../src/structures/ordered-list.ts';

it('an ordered list knows the neighbours that a sorted array knows', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 200 }), (items) => {
      const list = new OrderedList(41);
      const places = Array.from({ length: 41 }, (_, item) => (item * 17) % 41); // an order that is not that of the numbers
      let model: number[] = [];
      for (const item of items) {
        if (model.includes(item)) {
          list.remove(item);
          model = model.filter((other) => other !== item);
        } else {
          list.insert(item, (other) => places[item]! < places[other]!);
          model = [...model, item].sort((a, b) => places[a]! - places[b]!);
        }
        model.forEach((one, i) => {
          expect([list.previous(one), list.next(one)]).toEqual([model[i - 1] ?? NONE, model[i + 1] ?? NONE]);
        });
      }
    }),
    { seed: 5, numRuns: 300 },
  );
});

it('an ordered list takes few comparisons, in whatever order items come', () => {
  for (const step of [1, 4095, 1597]) {
    const list = new OrderedList(4096);
    let comparisons = 0;
    for (let i = 0; i < 4096; i++) {
      const item = (i * step) % 4096;
      list.insert(item, (other) => {
        comparisons++;
        return item < other;
      });
    }
    expect(comparisons / 4096).toBeLessThan(30);
  }
});
