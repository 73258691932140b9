import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitSet, distances, flood, longDistances, Random, shortestByLength } from '../../src/index.ts';
import { mazeKinds, randomMaze } from '../support/random-mazes.ts';
import { slowDistances, slowLengths, steps } from '../support/slow-truth.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });
const NONE = -1;

/** Some cells of a maze to count from, one of them twice. */
function someCells(cellCount: number, random: Random): number[] {
  const cells = Array.from({ length: 1 + random.below(4) }, () => random.below(cellCount));
  return [...cells, cells[0] as number];
}

describe.each(mazeKinds)('distances in %s mazes', (kind) => {
  it('from many cells are the least of those from each of them', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = randomMaze(kind, seed);
        const from = someCells(maze.space.graph.cellCount, Random.of(seed, 'from'));
        const truth = from.map((cell) => slowDistances(maze, cell));
        const { of, order } = distances(maze, from);
        of.forEach((distance, cell) => {
          const least = Math.min(...truth.map((far) => far[cell] as number));
          expect(distance).toBe(least === Number.POSITIVE_INFINITY ? NONE : least);
        });
        // Each cell reached once, the nearest first.
        expect(new Set(order).size).toBe(order.length);
        expect(order.length).toBe(of.filter((distance) => distance !== NONE).length);
        const sorted = Array.from(order, (cell) => of[cell] as number);
        expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
        const { reached, count } = flood(maze, from);
        expect(count).toBe(order.length);
        expect(reached.equals(BitSet.from(of.length, order))).toBe(true);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('of links with lengths are those of the slow way', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = randomMaze(kind, seed);
        const random = Random.of(seed, 'from');
        const from = someCells(maze.space.graph.cellCount, random);
        const lengths = Float64Array.from({ length: maze.space.graph.linkCount }, () => 1 + random.below(9));
        const truth = from.map((cell) => slowLengths(maze, lengths, cell));
        const { of: found } = longDistances(maze, lengths, from);
        expect([...found]).toEqual([...found].map((_, cell) => Math.min(...truth.map((far) => far[cell] as number))));
        const { solved, path, links } = shortestByLength(maze, lengths);
        const far = slowLengths(maze, lengths, maze.start);
        const least = Math.min(...maze.finishes.map((finish) => far[finish] as number));
        expect(solved).toBe(Number.isFinite(least));
        if (!solved) return;
        expect(links.reduce((sum, l) => sum + lengths[l]!, 0)).toBe(least);
        expect([path[0], maze.finishes.includes(path.at(-1)!)]).toEqual([maze.start, true]);
        const walks = steps(maze);
        const isStep = (l: number, i: number): boolean =>
          walks.some(({ from: a, to: b, link }) => link === l && a === path[i] && b === path[i + 1]);
        expect([...links].every(isStep)).toBe(true);
      }),
      { seed: 2, numRuns: 60 },
    );
  });
});
