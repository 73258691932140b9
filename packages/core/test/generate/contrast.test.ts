// Links in order of the contrast of a picture.

import { describe, expect, it } from 'vitest';
import {
  carve,
  type Focus,
  generators,
  kruskal,
  mazeOf,
  type Picture,
  pieces,
  primTrue,
  Random,
  type Space,
  squareSpace,
  UnionFind,
  validate,
} from '../../src/index.ts';
import { hexagonBoard } from '../support/tiled-boards.ts';

/** Four squares of different shades in each cell of a coarse grid. */
const shades: Picture = {
  brightnessAt: (x, y) => ((Math.floor(x / 2) * 5 + Math.floor(y / 3) * 3) % 8) / 8,
};

/** On squares, whose samples all lie in one patch of shade, the contrast of a link in eighths. */
function contrasts({ graph, centres }: Space): number[] {
  const shade = (c: number): number => shades.brightnessAt(centres[2 * c]!, centres[2 * c + 1]!);
  return Array.from({ length: graph.linkCount }, (_, l) =>
    Math.abs(shade(graph.ends[2 * l]!) - shade(graph.ends[2 * l + 1]!)),
  );
}

describe.each([kruskal, primTrue].map((generator) => [generator.name, generator] as const))(
  '%s over a picture',
  (_, generator) => {
    it('opens links of the highest contrast first: of all mazes it has the most', () => {
      const space = squareSpace(12, 9);
      const contrast = contrasts(space);
      const most = heaviest(space, contrast);
      for (let seed = 0; seed < 10; seed++) {
        const open = carve(space, generator, { picture: shades, random: Random.of(seed) });
        expect(validate(mazeOf(space, open)).perfect).toBe(true);
        expect(
          [...open].reduce((sum, l) => sum + contrast[l]!, 0),
          `seed ${seed}`,
        ).toBeCloseTo(most, 9);
      }
    });

    it('draws among links of one contrast', () => {
      const space = squareSpace(12, 9);
      const open = (seed: number): string =>
        carve(space, generator, { picture: shades, random: Random.of(seed) }).words.join();
      expect(new Set(Array.from({ length: 5 }, (__, seed) => open(seed))).size).toBe(5);
    });

    it('puts up walls of the highest contrast first in focus wall', () => {
      const space = squareSpace(12, 9);
      const contrast = contrasts(space);
      const sum = (focus: Focus): number => {
        const open = carve(space, generator, { focus, picture: shades, random: Random.of(1) });
        return [...open].reduce((total, l) => total + contrast[l]!, 0);
      };
      expect(sum('wall')).toBeLessThan(sum('passage') / 2);
    });
  },
);

/** The most contrast of a spanning tree: by bringing in the best link of all that lead on, one at a time. */
function heaviest({ graph }: Space, weights: readonly number[]): number {
  const sets = new UnionFind(graph.cellCount);
  let sum = 0;
  while (sets.sets > 1) {
    let best = -1;
    for (let l = 0; l < graph.linkCount; l++) {
      if (sets.same(0, graph.ends[2 * l]!) === sets.same(0, graph.ends[2 * l + 1]!)) continue;
      if (best < 0 || weights[l]! > weights[best]!) best = l;
    }
    sets.union(graph.ends[2 * best]!, graph.ends[2 * best + 1]!);
    sum += weights[best]!;
  }
  return sum;
}

describe('a picture', () => {
  it('can lie under every generator', () => {
    const space = hexagonBoard(7, 6);
    for (const generator of generators) {
      if (generator.needs.length > 0 || generator.tunnels === true) continue;
      const open = carve(space, generator, { picture: shades, random: Random.of(1) });
      expect(validate(mazeOf(space, open)).loops, generator.name).toBe(0);
      expect(validate(mazeOf(space, open)).parts, generator.name).toBe(pieces(space.graph).count);
    }
  });

  it('shows: a backtracker goes across its edges more often than one without', () => {
    const space = squareSpace(40, 40);
    const contrast = contrasts(space);
    const across = (picture: Picture | undefined): number => {
      const open = carve(space, generators.find(({ name }) => name === 'backtracker')!, {
        picture,
        random: Random.of(1),
      });
      return [...open].filter((l) => contrast[l]! > 0).length;
    };
    expect(across(shades)).toBeGreaterThan(1.3 * across(undefined));
  });
});
