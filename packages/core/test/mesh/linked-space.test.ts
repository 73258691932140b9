import { describe, expect, it } from 'vitest';
import { carve, generators, linkedSpace, MazeError, mazeOf, pieces, Random, validate } from '../../src/index.ts';

const everywhere = generators.filter(({ needs }) => needs.length === 0);

describe('cells and links', () => {
  it('take every generator that needs no rows, with parallel links and in several pieces', () => {
    for (let seed = 0; seed < 30; seed++) {
      const random = Random.of(seed, 'links');
      const cells = 1 + random.below(20);
      const ends: number[] = [];
      for (let l = 0; cells > 1 && l < random.below(3 * cells); l++) {
        const a = random.below(cells);
        ends.push(a, (a + 1 + random.below(cells - 1)) % cells);
        if (random.below(3) === 0) ends.push(...ends.slice(-2).reverse()); // the same two cells once more
      }
      const space = linkedSpace(cells, Uint32Array.from(ends), null);
      const parts = pieces(space.graph).count;
      for (const generator of everywhere) {
        if (typeof generator.focus.passage === 'string') continue;
        const open = carve(space, generator, { focus: 'passage', random });
        expect([generator.name, seed, validate(mazeOf(space, open))]).toMatchObject([
          generator.name,
          seed,
          { faults: [], parts, loops: 0 },
        ]);
      }
    }
  });

  it('refuse walls, and generators that need rows', () => {
    const space = linkedSpace(3, Uint32Array.of(0, 1, 1, 2), null);
    for (const generator of generators) {
      const { focus, needs, onCells } = generator;
      const random = Random.of(1);
      if (typeof focus.wall !== 'string' && onCells !== true) {
        expect(() => carve(space, generator, { focus: 'wall', random })).toThrow(
          /walls cannot be added here: the board is known by its links alone/,
        );
      }
      if (needs.includes('rows')) {
        expect(() => carve(space, generator, { focus: 'passage', random })).toThrow(/needs rows/);
      }
    }
  });

  it('are moved to the origin, and scaled so that the median link has length 1', () => {
    const space = linkedSpace(4, Uint32Array.of(0, 1, 1, 2, 2, 3), Float64Array.of(-20, 5, -10, 5, -10, 15, 30, 15));
    expect([...space.centres]).toEqual([0, 0, 1, 0, 1, 1, 5, 1]);
    expect([...space.directions.subarray(0, 2)]).toEqual([1, 0]);
  });

  it('may lie in one place, or have no links at all', () => {
    expect([...linkedSpace(2, Uint32Array.of(0, 1), Float64Array.of(3, 3, 3, 3)).centres]).toEqual([0, 0, 0, 0]);
    expect(linkedSpace(3, new Uint32Array(0), null).graph.linkCount).toBe(0);
  });

  it.each<[number, Uint32Array, RegExp]>([
    [2, Uint32Array.of(0, 1, 1, 1), /link 1 joins cell 1 to itself/],
    [50_000_001, new Uint32Array(0), /50000001 cells with 0 links; the most is/],
  ])('are refused: %i cells', (cells, ends, sentence) => {
    expect(() => linkedSpace(cells, ends, null)).toThrow(MazeError);
    expect(() => linkedSpace(cells, ends, null)).toThrow(sentence);
  });
});
