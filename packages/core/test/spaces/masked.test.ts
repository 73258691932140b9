import { describe, expect, it } from 'vitest';
import { carve, kruskal, maskedSpace, mazeOf, NONE, pieces, Random, squareSpace, validate } from '../../src/index.ts';
import { catalogueBoards } from '../support/spaces.ts';

const all = { kind: 'masked' };

describe.each(catalogueBoards([8], [6, 7, 8]))('A mask on $name', ({ space }) => {
  const { graph } = space;

  it('keeps its cells, the links among them and where they lie', () => {
    for (let seed = 0; seed < 5; seed++) {
      const random = Random.of(seed, 'mask');
      const kept = Array.from({ length: graph.cellCount }, () => random.chance(0.7));
      const part = maskedSpace(space, (c) => kept[c]!, 'all', all);
      const cells = kept.flatMap((keep, c) => (keep ? [c] : []));
      expect(part.graph.cellCount).toBe(cells.length);
      const within = Array.from({ length: graph.linkCount }, (_, l) => l).filter(
        (l) => kept[graph.ends[2 * l]!] && kept[graph.ends[2 * l + 1]!],
      );
      expect(part.graph.linkCount).toBe(within.length);
      cells.forEach((cell, c) => {
        expect([part.centres[2 * c], part.centres[2 * c + 1]]).toEqual([
          space.centres[2 * cell],
          space.centres[2 * cell + 1],
        ]);
      });
      part.mesh.sidePartner.forEach((partner, side) => {
        if (partner !== NONE) expect(part.mesh.sidePartner[partner]).toBe(side);
      });
      for (const focus of ['passage', 'wall'] as const) {
        const maze = mazeOf(part, carve(part, kruskal, { focus, random: Random.of(seed) }));
        expect(validate(maze), `${focus} seed ${seed}`).toMatchObject({
          loops: 0,
          parts: part.maskPieces,
          faults: [],
        });
      }
    }
  });

  it('keeps the largest piece, or joins them all', () => {
    for (let seed = 0; seed < 5; seed++) {
      const random = Random.of(seed, 'pieces');
      const kept = Array.from({ length: graph.cellCount }, () => random.chance(0.5));
      const count = kept.filter(Boolean).length;
      const largest = maskedSpace(space, (c) => kept[c]!, 'largest', all);
      expect(pieces(largest.graph).count).toBe(1);
      expect(largest.graph.cellCount).toBeLessThanOrEqual(count);
      const joined = maskedSpace(space, (c) => kept[c]!, 'joined', all);
      expect(pieces(joined.graph).count).toBe(1);
      expect(joined.graph.cellCount).toBeGreaterThanOrEqual(count);
    }
  });
});

it('joins two pieces by the fewest cells', () => {
  const board = squareSpace(7, 3);
  const columns = [0, 1, 5, 6];
  const keeps = (c: number): boolean => columns.includes(c % 7);
  for (const want of ['joined', 'largest', 'all'] as const) {
    expect(maskedSpace(board, keeps, want, all).maskPieces).toBe(2);
  }
  expect(maskedSpace(board, keeps, 'joined', all).graph.cellCount).toBe(12 + 3);
  expect(maskedSpace(board, keeps, 'largest', all).graph.cellCount).toBe(6);
});

it('says so if nothing is left, or one cell', () => {
  const board = squareSpace(5, 5);
  expect(() => maskedSpace(board, () => false, 'largest', all)).toThrow(/no cell of 25/);
  expect(() => maskedSpace(board, (c) => c === 7, 'all', all)).toThrow(/one cell of 25/);
  expect(() => maskedSpace(board, (c) => c % 2 === 0, 'largest', all)).toThrow(/one cell of 25/);
});
