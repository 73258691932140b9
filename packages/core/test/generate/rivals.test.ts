// Generators that are one another in disguise, or have to agree in the mean.

import { describe, expect, it } from 'vitest';
import {
  aldousBroder,
  type Bias,
  backtracker,
  carve,
  growingForest,
  growingTree,
  kruskal,
  primTrue,
  Random,
  squareSpace,
  wilson,
} from '../../src/index.ts';
import { boardsWithClasses, hardBoards } from '../support/boards.ts';
import { meanOf, textureOf } from '../support/texture.ts';

const boards = [...hardBoards(), ...boardsWithClasses(), { name: '40 x 30', space: squareSpace(40, 30) }];

describe('True Prim', () => {
  it.each(['passage', 'wall'] as const)('makes the maze that Kruskal makes from the same seed, by %ss', (focus) => {
    for (const { name, space, joined } of boards) {
      if (focus === 'wall' && (space.dual === null || joined !== undefined)) continue;
      for (let seed = 1; seed <= 3; seed++) {
        const options = { focus, joined };
        const prim = carve(space, primTrue, { ...options, random: Random.of(seed) });
        const rival = carve(space, kruskal, { ...options, random: Random.of(seed) });
        expect({ name, seed, open: [...prim] }).toEqual({ name, seed, open: [...rival] });
      }
    }
  });

  it('does so with a bias as well', () => {
    const space = squareSpace(20, 20);
    const bias: Bias = { axis: 'x', amount: 0.6 };
    for (let seed = 1; seed <= 3; seed++) {
      const prim = carve(space, primTrue, { bias, random: Random.of(seed) });
      expect([...prim]).toEqual([...carve(space, kruskal, { bias, random: Random.of(seed) })]);
    }
  });
});

describe('Growing tree', () => {
  it('is the backtracker, draw by draw, when the newest cell always goes next', () => {
    for (const { name, space, joined } of boards) {
      for (let seed = 1; seed <= 3; seed++) {
        const random = Random.of(seed);
        const rivalRandom = Random.of(seed);
        const tree = carve(space, growingTree, { joined, params: { select: 'newest' }, random });
        const rival = carve(space, backtracker, { joined, random: rivalRandom });
        expect({ name, seed, open: [...tree] }).toEqual({ name, seed, open: [...rival] });
        expect(random.next()).toBe(rivalRandom.next());
      }
    }
  });

  it.each(['passage', 'wall'] as const)('is a growing forest of one tree, by %ss', (focus) => {
    for (const { name, space, joined } of boards) {
      if (focus === 'wall' && (space.dual === null || joined !== undefined)) continue;
      for (const select of ['first-slot', 'newest:3,random:1', 'oldest', 'random']) {
        const tree = carve(space, growingTree, { focus, joined, params: { select }, random: Random.of(1) });
        const params = { select, trees: 1 };
        const forest = carve(space, growingForest, { focus, joined, params, random: Random.of(1) });
        expect({ name, select, open: [...forest] }).toEqual({ name, select, open: [...tree] });
      }
    }
  });
});

describe('Wilson and Aldous-Broder', () => {
  it.each(['passage', 'wall'] as const)('agree in dead ends, turns and solutions, by %ss', (focus) => {
    const space = squareSpace(40, 40);
    const look = (generator: typeof wilson): ReturnType<typeof textureOf>[] =>
      Array.from({ length: 60 }, (_, seed) =>
        textureOf(space, carve(space, generator, { focus, random: Random.of(seed, generator.name) })),
      );
    const [one, other] = [look(wilson), look(aldousBroder)];
    for (const figure of [
      (t: (typeof one)[number]) => t.degrees[1]!,
      (t: (typeof one)[number]) => t.turns,
      (t: (typeof one)[number]) => t.solution,
    ]) {
      const a = meanOf(one.map(figure));
      const b = meanOf(other.map(figure));
      expect(Math.abs(a.mean - b.mean)).toBeLessThan(4.5 * Math.hypot(a.error, b.error));
    }
  });
});
