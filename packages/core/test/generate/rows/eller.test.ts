import { describe, expect, it } from 'vitest';
import { carve, eller, type Focus, mazeOf, Random, type Space, squareSpace, validate } from '../../../src/index.ts';
import { catalogueBoards } from '../../support/spaces.ts';
import { hexagonBoard, noisyBoard, quarterBoard, triangleBoard } from '../../support/tiled-boards.ts';
import { figures } from './figures.ts';

const FOCUSES: readonly Focus[] = ['passage', 'wall'];

function expectTree(space: Space, focus: Focus, seed: number, params = {}): void {
  const open = carve(space, eller, { focus, params, random: Random.of(seed) });
  expect(validate(mazeOf(space, open)).perfect, `${JSON.stringify(space.description)} ${focus} seed ${seed}`).toBe(
    true,
  );
}

describe('Eller', () => {
  it('makes a tree of squares of any size, as passages and as walls', () => {
    const sizes = [1, 2, 3, 4, 7, 30];
    for (const width of sizes) {
      for (const height of sizes) {
        const space = squareSpace(width, height);
        for (const focus of FOCUSES) for (let seed = 0; seed < 3; seed++) expectTree(space, focus, seed);
      }
    }
  });

  it('makes a tree whatever the odds', () => {
    const space = squareSpace(9, 9);
    for (const focus of FOCUSES) {
      for (const join of [0, 0.5, 1]) {
        for (const drop of [0, 0.5, 1]) {
          for (const hang of [0, 1]) expectTree(space, focus, 7, { join, drop, hang });
        }
      }
    }
  });

  it('makes a tree where cells have two links down, none at all, or rows are no paths', () => {
    for (const space of [hexagonBoard(6, 4), triangleBoard(6, 4), quarterBoard(5, 5), hexagonBoard(1, 3)]) {
      for (let seed = 0; seed < 50; seed++) for (const focus of FOCUSES) expectTree(space, focus, seed);
    }
  });

  it.each(catalogueBoards([8], [6, 7, 8]).filter(({ space }) => space.wallRows !== null))(
    'makes a tree on $name as walls, whatever the odds',
    ({ space }) => {
      for (let seed = 0; seed < 8; seed++) {
        const odds = (i: number): number => ((seed >> i) & 1) as number;
        expectTree(space, 'wall', seed);
        expectTree(space, 'wall', seed, { join: odds(0), drop: odds(1), hang: odds(2) });
      }
    },
  );

  it('says that walls between two borders have no rows', () => {
    const cylinder = squareSpace(6, 4, 'cylinder');
    expect(() => expectTree(cylinder, 'wall', 1)).toThrow(/several borders.*kruskal/);
    expectTree(cylinder, 'passage', 1);
  });

  it('makes every one of the 192 mazes of 3 x 3 squares, as passages and as walls', () => {
    const space = squareSpace(3, 3);
    for (const focus of FOCUSES) {
      const random = Random.of(3);
      const seen = new Set<string>();
      for (let i = 0; i < 12_000; i++) seen.add([...carve(space, eller, { focus, random })].join());
      expect(seen.size).toBe(192);
    }
  });

  it('has the figures of the original with its odds, and others with other odds', () => {
    const passages = figures(eller, { focus: 'passage' }, 20);
    expect(Math.abs(passages.deadEnds - 30)).toBeLessThan(1);
    expect(Math.abs(passages.solution - 4.1)).toBeLessThan(1);
    const walls = figures(eller, { focus: 'wall' }, 20);
    expect(Math.abs(walls.deadEnds - 27.9)).toBeLessThan(1);
    expect(Math.abs(walls.solution - 3.2)).toBeLessThan(0.4);
    const wrongOdds = figures(eller, { focus: 'wall', params: { join: 0.6, drop: 0.6 } }, 20);
    expect(Math.abs(wrongOdds.deadEnds - 27.9)).toBeGreaterThan(1);
  });

  it('opens more passages along the favoured axis, as passages and as walls', () => {
    const space = squareSpace(60, 60);
    const alongX = (l: number): boolean =>
      (space.graph.ends[2 * l + 1] as number) - (space.graph.ends[2 * l] as number) === 1;
    for (const focus of FOCUSES) {
      const share = [-0.6, 0, 0.6].map((amount) => {
        const open = [...carve(space, eller, { focus, bias: { axis: 'x', amount }, random: Random.of(5) })];
        return open.filter(alongX).length / open.length;
      });
      expect(share[0]).toBeLessThan((share[1] as number) - 0.05);
      expect(share[2]).toBeGreaterThan((share[1] as number) + 0.05);
    }
  });

  it('is refused on boards without rows, with what works', () => {
    expect(() => carve(noisyBoard(8, 8, 1), eller, { random: Random.of(1) })).toThrow(/rows.*kruskal/);
  });
});
