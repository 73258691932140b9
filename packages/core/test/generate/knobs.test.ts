import { describe, expect, it } from 'vitest';
import { ActiveCells, parseSelection, selectionFault } from '../../src/generate/selection.ts';
import { sweepOrder } from '../../src/generate/sweep-order.ts';
import {
  carve,
  type Focus,
  type Generator,
  growingTree,
  huntKill,
  MazeError,
  type ParamValues,
  Random,
  squareSpace,
} from '../../src/index.ts';
import { meanOf, textureOf } from '../support/texture.ts';

const space = squareSpace(100, 100);

/** Dead ends, turns and solution in per cent of the cells, over some mazes. */
function figures(
  generator: Generator,
  focus: Focus,
  params: ParamValues,
  count = 20,
): { deadEnds: number; turns: number; solution: number } {
  const textures = Array.from({ length: count }, (_, seed) =>
    textureOf(space, carve(space, generator, { focus, params, random: Random.of(seed) })),
  );
  return {
    deadEnds: meanOf(textures.map(({ degrees }) => degrees[1]! / 100)).mean,
    turns: meanOf(textures.map(({ turns }) => turns / 100)).mean,
    solution: meanOf(textures.map(({ solution }) => solution / 100)).mean,
  };
}

describe('Hunt and kill', () => {
  const hunt = huntKill as Generator;

  it('hunts on from the stuck cell by default for passages, from the ends for walls', () => {
    const same = (focus: Focus, params: ParamValues): boolean =>
      carve(space, hunt, { focus, random: Random.of(1) }).equals(
        carve(space, hunt, { focus, params, random: Random.of(1) }),
      );
    expect(same('passage', { hunt: 'here' })).toBe(true);
    expect(same('wall', { hunt: 'ends' })).toBe(true);
    expect(same('wall', { hunt: 'here' })).toBe(false);
  });

  it('has a shorter way through when it hunts elsewhere', () => {
    const here = figures(hunt, 'passage', { hunt: 'here' }).solution;
    for (const other of ['ends', 'first', 'random']) {
      expect(figures(hunt, 'passage', { hunt: other }).solution).toBeLessThan(here - 1);
    }
  });

  it('has more and shorter dead ends with less river, and fewer turns with longer runs', () => {
    const rivers = [1, 0.5, 0].map((river) => figures(hunt, 'passage', { river }, 5).deadEnds);
    expect(rivers[1]! - rivers[0]!).toBeGreaterThan(3);
    expect(rivers[2]! - rivers[1]!).toBeGreaterThan(3);
    const runs = [0, 2, 10].map((run) => figures(hunt, 'passage', { run }, 5).turns);
    expect(runs[0]! - runs[1]!).toBeGreaterThan(5);
    expect(runs[1]! - runs[2]!).toBeGreaterThan(5);
  });
});

describe('Growing tree', () => {
  it.each([
    // Rule, dead ends and solution as the original was measured.
    ['first-slot', 49.4, 11.2],
    ['newest:10,random:1', 16.6, 7.1],
    ['random', 27.6, 2.2],
    ['oldest', 2.6, 2.0],
    ['first-10', 42.0, 4.2],
  ] as const)('with the rule %s has the texture of the original', (select, deadEnds, solution) => {
    const seen = figures(growingTree as Generator, 'passage', { select }, 40);
    expect(Math.abs(seen.deadEnds - deadEnds)).toBeLessThan(1);
    expect(Math.abs(seen.solution - solution)).toBeLessThan(select === 'first-slot' ? 2.5 : 1); // sd 3.7 a maze
  });
});

describe('A selection', () => {
  /** Slots picked from a list of `count` cells. */
  function picks(text: string, count: number): Map<number, number> {
    const active = new ActiveCells(count, parseSelection(text), Random.of(1));
    for (let c = 0; c < count; c++) active.push(c);
    const seen = new Map<number, number>();
    for (let i = 0; i < 8000; i++) {
      const cell = active.at(active.pick());
      seen.set(cell, (seen.get(cell) ?? 0) + 1);
    }
    return seen;
  }

  it.each([
    ['newest', 30, [29]],
    ['oldest', 30, [0]],
    ['first-slot', 30, [0]],
    ['newest-3', 30, [27, 28, 29]],
    ['first-4', 30, [0, 1, 2, 3]],
    ['newest-40', 5, [0, 1, 2, 3, 4]],
    ['random', 20, Array.from({ length: 20 }, (_, c) => c)],
  ] as const)('%s picks evenly among the cells it names', (text, count, cells) => {
    const seen = picks(text, count);
    expect([...seen.keys()].sort((a, b) => a - b)).toEqual([...cells]);
    for (const times of seen.values()) expect(Math.abs(times / (8000 / cells.length) - 1)).toBeLessThan(0.3);
  });

  it('mixes rules by their odds', () => {
    const seen = picks('newest:3, oldest:1', 10);
    expect([...seen.keys()].sort((a, b) => a - b)).toEqual([0, 9]);
    expect(seen.get(9)! / 8000).toBeCloseTo(0.75, 1);
  });

  it('gives cells back in the order they came when the oldest goes next', () => {
    const active = new ActiveCells(6, parseSelection('oldest'), Random.of(1));
    for (let c = 0; c < 6; c++) active.push(c);
    const order: number[] = [];
    for (let i = 0; i < 6; i++) {
      const slot = active.pick();
      order.push(active.at(slot));
      active.remove(slot);
    }
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('moves the last cell into the first slot when that is exhausted', () => {
    const active = new ActiveCells(4, parseSelection('first-slot'), Random.of(1));
    for (let c = 0; c < 4; c++) active.push(c);
    active.remove(active.pick());
    expect(active.at(active.pick())).toBe(3);
  });

  it.each([
    '',
    'newst',
    'newest-0',
    'newest-',
    'newest-1.5',
    'first-9999999',
    'newest:0',
    'newest:x',
    'newest:1:2',
    'a,b',
    '-3',
    'constructor',
  ])('that is no selection is refused with what would work: "%s"', (text) => {
    expect(selectionFault(text)).toMatch(/newest:3,random:1/);
    expect(() => parseSelection(text)).toThrow(MazeError);
  });

  it.each([
    'newest',
    'oldest',
    'random',
    'first-slot',
    'newest-2',
    'first-10',
    'newest:10,random:1',
    ' newest : 3 , random ',
  ])('has no fault: "%s"', (text) => {
    expect(selectionFault(text)).toBeNull();
  });
});

describe('A sweep', () => {
  it('goes over squares row by row or column by column', () => {
    const { centres } = squareSpace(4, 3);
    expect([...sweepOrder(centres, 'x')]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect([...sweepOrder(centres, 'y')]).toEqual([0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11]);
  });

  it('meets every cell once wherever the cells lie', () => {
    const random = Random.of(1, 'sweep');
    for (const scale of [0, 1e-9, 1, 30, 1e12]) {
      const positions = Float64Array.from({ length: 200 }, () => scale * (random.fraction() - 0.5));
      for (const along of ['x', 'y'] as const) {
        expect([...sweepOrder(positions, along)].sort((a, b) => a - b)).toEqual(
          Array.from({ length: 100 }, (_, c) => c),
        );
      }
    }
  });
});
