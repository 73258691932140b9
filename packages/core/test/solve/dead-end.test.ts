import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitSet, deadEnd, GraphSpace, graphFromLinks, type Maze, mazeOf, OneWay, solve } from '../../src/index.ts';
import { drawnMaze, mazeKinds, randomMaze } from '../support/random-mazes.ts';
import { cellsOnSolutions } from '../support/slow-truth.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

/** Cells 0 to cellCount - 1 with all links open, those listed in `oneWay` from first to second only. */
function graphMaze(
  cellCount: number,
  links: [number, number][],
  oneWay: number[],
  start: number,
  finish: number,
): Maze {
  const space = new GraphSpace(graphFromLinks(cellCount, Uint32Array.from(links.flat())), null, { kind: 'graph' });
  const all = new BitSet(links.length).complement();
  return { ...mazeOf(space, all), oneWay: new OneWay(BitSet.from(links.length, oneWay)), start, finishes: [finish] };
}

describe('dead-end filling', () => {
  it('leaves exactly the solution of a perfect maze, and is sure of it', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = randomMaze('perfect', seed);
        const solution = solve({ ...maze, finishes: maze.finishes.slice(0, 1) }, deadEnd);
        expect([...solution.cells]).toEqual([...solution.path].sort((a, b) => a - b));
        expect(solution.sure).toBe(true);
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  it.each(mazeKinds)('keeps every cell that is on some solution: small %s mazes', (kind) => {
    const small = seeds.filter((seed) => randomMaze(kind, seed).space.graph.cellCount <= 9);
    fc.assert(
      fc.property(small, (seed) => {
        const maze = randomMaze(kind, seed);
        const left = new Set(solve(maze, deadEnd).cells);
        for (const cell of cellsOnSolutions(maze)) expect(left).toContain(cell);
      }),
      { seed: 3, numRuns: 60 },
    );
  });

  it('leaves loops, on the way or not, and then does not claim to be sure', () => {
    const maze = drawnMaze(
      '+-+-+-+-+', //
      '|S   F| |',
      '+-+ +-+ +',
      '| |     |',
      '+ + + + +',
      '|   |   |',
      '+-+-+-+-+',
    );
    const solution = solve(maze, deadEnd);
    expect([...solution.path]).toEqual([0, 1, 2]);
    expect([...solution.cells]).toEqual([0, 1, 2, 5, 6, 7, 10, 11]);
    expect(solution.sure).toBe(false);
  });

  it('fills cells that one-way links lead only into or only out of, and what hangs on them', () => {
    // 0 -> 1 -> 2 is the way; 3 is led into only, 4 out of only, 5 and 6 lie behind them.
    const links: [number, number][] = [
      [0, 1],
      [1, 2],
      [1, 3],
      [3, 5],
      [5, 2],
      [4, 1],
      [4, 6],
      [6, 2],
    ];
    const maze = graphMaze(7, links, [2, 5, 4, 7, 3, 6], 0, 2);
    expect([...solve(maze, deadEnd).cells]).toEqual([0, 1, 2, 3, 5]);
    const turned = links.map(([a, b], l): [number, number] => (l === 4 ? [b, a] : [a, b]));
    expect([...solve(graphMaze(7, turned, [2, 5, 4, 7, 3, 6], 0, 2), deadEnd).cells]).toEqual([0, 1, 2]);
  });

  it('keeps a cell that is left by another link than it is entered by, though each is one-way', () => {
    const maze = graphMaze(
      3,
      [
        [0, 1],
        [1, 2],
      ],
      [0, 1],
      0,
      2,
    );
    expect([...solve(maze, deadEnd).path]).toEqual([0, 1, 2]);
  });
});
