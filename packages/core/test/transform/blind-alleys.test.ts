// Sealing and filling blind alleys, against all ways through small mazes.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill, type Maze, MazeError, Random, seal } from '../../src/index.ts';
import { drawnMaze, randomMaze } from '../support/random-mazes.ts';
import { cellsOnSolutions, slowDistances } from '../support/slow-truth.ts';

const random = Random.of(1);

/** Small mazes with loops, with a way from start to finish. */
const mazes = fc
  .record({ kind: fc.constantFrom('braided', 'masked', 'disconnected', 'perfect'), seed: fc.nat(100_000) })
  .map(({ kind, seed }) => ({ ...randomMaze(kind as 'braided', seed), name: `${kind} ${seed}` }))
  .filter((maze) => maze.space.graph.cellCount <= 24)
  .map((maze) => ({ ...maze, finishes: maze.finishes.slice(0, 1) }))
  .filter((maze) => slowDistances(maze, maze.start)[maze.finishes[0] as number] !== Number.POSITIVE_INFINITY);

const reachable = (maze: Maze): number[] =>
  slowDistances(maze, maze.start).flatMap((d, cell) => (d < Number.POSITIVE_INFINITY ? [cell] : []));

describe('fill', () => {
  it('leaves the passages between cells on some way, and no others', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const onWays = cellsOnSolutions(maze);
        const { ends } = maze.space.graph;
        const expected = [...maze.open].filter(
          (l) => onWays.has(ends[2 * l] as number) && onWays.has(ends[2 * l + 1] as number),
        );
        const filled = fill.apply(maze, {}, random);
        expect([...filled.open]).toEqual(expected);
        expect([filled.start, filled.finishes, filled.openings]).toEqual([maze.start, maze.finishes, maze.openings]);
      }),
      { seed: 1, numRuns: 150 },
    );
  });
});

describe('seal', () => {
  it('cuts blind alleys off with one wall each, opens nothing, and leaves what lies behind', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const sealed = seal.apply(maze, {}, random);
        const left = new Set(reachable(sealed));
        for (const cell of cellsOnSolutions(maze)) expect(left).toContain(cell);
        const { ends } = maze.space.graph;
        const closed = [...maze.open].filter((l) => !sealed.open.has(l));
        for (const l of sealed.open) expect(maze.open.has(l)).toBe(true);
        for (const l of closed) {
          // Opening it alone again lets in nothing that leads to the finish another way: it is a bridge.
          const inside = [ends[2 * l] as number, ends[2 * l + 1] as number].filter((cell) => left.has(cell));
          expect(inside.length).toBe(1);
          const without = maze.open.clone();
          without.delete(l);
          const far = ends[2 * l] === inside[0] ? (ends[2 * l + 1] as number) : (ends[2 * l] as number);
          expect(reachable({ ...maze, open: without })).not.toContain(far);
        }
        // All that is left hangs together by more than one passage, or lies between the ends.
        for (const l of sealed.open) {
          if (!left.has(ends[2 * l] as number)) continue;
          const without = sealed.open.clone();
          without.delete(l);
          const still = new Set(reachable({ ...sealed, open: without }));
          if (still.has(maze.finishes[0] as number)) expect(still.size).toBe(left.size);
        }
      }),
      { seed: 2, numRuns: 100 },
    );
  });
});

describe.each([fill, seal])('$name', (transform) => {
  it('asks for ends and a way between them', () => {
    const parted = drawnMaze('+-+-+-+', '|S  |F|', '+-+-+-+');
    expect(() => transform.apply(parted, {}, random)).toThrow(MazeError);
    expect(() => transform.apply(parted, {}, random)).toThrow(/separate parts/);
    expect(() => transform.apply({ ...parted, start: -1 }, {}, random)).toThrow(/has no start; ask for ends/);
  });
});
