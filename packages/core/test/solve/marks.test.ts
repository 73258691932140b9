import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARK, type Marks, marksOf, solve, solvers, Trace } from '../../src/index.ts';
import { randomMaze } from '../support/random-mazes.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

function marked(name: string, seed: number): { marks: Marks; links: number[]; cells: number[]; solved: boolean } {
  const solver = solvers.find((one) => one.name === name);
  if (solver === undefined) throw new Error(`no solver ${name}`);
  const maze = randomMaze('braided', seed);
  const trace = new Trace();
  const { links, cells, solved } = solve(maze, solver, {}, trace);
  return { marks: marksOf(maze, trace), links: [...links], cells: [...cells], solved };
}

const where = (values: Uint8Array, wanted: number): number[] =>
  [...values.keys()].filter((index) => values[index] === wanted);

describe('the marks a solver leaves', () => {
  it('are once on the way and twice elsewhere, after Trémaux', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { marks, links } = marked('tremaux', seed);
        expect(where(marks.walks, 1)).toEqual(links.toSorted((a, b) => a - b));
      }),
      { seed: 21, numRuns: 100 },
    );
  });

  it('are fillings in all cells but those that are left', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const name of ['dead-end', 'cul-de-sac']) {
          const { marks, cells } = marked(name, seed);
          const filled = new Set(where(marks.cells, MARK.filled));
          expect([name, cells.filter((cell) => filled.has(cell))]).toEqual([name, []]);
          expect([name, filled.size + cells.length]).toEqual([name, marks.cells.length]);
          expect(marks.walks.every((times) => times === 0)).toBe(true);
        }
      }),
      { seed: 22, numRuns: 60 },
    );
  });

  it('are footprints in the cells that a search has reached', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { marks, cells, solved } = marked('shortest', seed);
        const reached = new Set(where(marks.cells, MARK.reached));
        if (solved) for (const cell of cells) expect(reached).toContain(cell);
      }),
      { seed: 23, numRuns: 60 },
    );
  });
});
