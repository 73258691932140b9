// Rows of open sides, lists of walls, grids of numbers, and data sets.

import { validate } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { readMaze } from '../src/index.ts';
import { bytesOf, refusal } from './support/bytes.ts';
import { figuresOf } from './support/figures.ts';
import { makeZanj, type ZanjMaze } from './support/make-zanj.ts';
import { describeSharedData, sharedFile } from './support/shared-data.ts';
import { expectSame } from './support/square-mazes.ts';

const json = (value: unknown): Uint8Array => bytesOf(JSON.stringify(value));

describe('rows of open sides', () => {
  it('name the sides of each cell', () => {
    const { maze, format } = readMaze(
      json([
        ['ES', 'SW'],
        ['N', 'N'],
      ]),
      'x',
    );
    expect([format, validate(maze).open, validate(maze).perfect]).toEqual(['open-sides', 3, true]);
  });

  it('are refused with the cell that is wrong', () => {
    expect(refusal(json([['E', 'W'], ['N']]))).toBe('row 1 has 1 cells, row 0 has 2');
    expect(refusal(json([['E', 'Q']]))).toMatch(/^cell 1 of row 0 is no text/);
  });
});

describe('lists of walls or passages', () => {
  it('are the same maze by either', () => {
    const walls = readMaze(
      json({
        width: 2,
        height: 2,
        walls: [
          [
            [0, 0],
            [1, 0],
          ],
        ],
        start: 0,
        goal: [1, 0],
      }),
      'x',
    );
    const passages = readMaze(
      json({
        width: 2,
        height: 2,
        passages: [
          [0, 2],
          [2, 3],
          [3, 1],
        ],
        start: [0, 0],
        end: 1,
      }),
      'x',
    );
    expect(walls.format).toBe('edge-list');
    expect(figuresOf(walls.maze)).toEqual({ cells: 4, reach: 4, short: 3, dead: 2, loops: 0 });
    expectSame(walls.maze, passages.maze);
  });

  it('are refused with the pair that is wrong', () => {
    const list = (walls: unknown): string => refusal(json({ width: 2, height: 2, walls }));
    expect(list([[0, 3]])).toBe('"walls"[0] joins two cells that are not side by side');
    expect(list([[0, 1, 2]])).toBe('"walls"[0] is no pair of cells');
    expect(list([[0, 9]])).toBe('"walls"[0] names something that is no cell of 2 x 2');
    expect(refusal(json({ width: 90000, height: 90000, walls: [] }))).toMatch(/too many/);
  });
});

describe('grids of numbers', () => {
  it('are blocks or sums of walls, as the numbers tell', () => {
    const blocks = readMaze(
      json([
        [1, 1, 1, 1, 1],
        [1, 2, 0, 3, 1],
        [1, 1, 1, 1, 1],
      ]),
      'x',
    ).maze;
    const walls = readMaze(json([[13 + 16, 7 + 32]]), 'x').maze;
    expectSame(blocks, walls);
    expectSame(readMaze(bytesOf('29,39\n'), 'x.csv').maze, walls);
    expectSame(readMaze(bytesOf('1;1;1;1;1\r\n1;2;0;3;1\r\n1;1;1;1;1'), 'x').maze, walls);
    expectSame(
      readMaze(
        json({
          grid: [
            [0, 0, 0, 0, 0],
            [0, 1, 1, 1, 0],
            [0, 0, 0, 0, 0],
          ],
          start: [1, 1],
          goals: [[3, 1]],
        }),
        'x',
      ).maze,
      walls,
    );
  });

  it('tell of walls that only one of two cells has', () => {
    const open = Array.from({ length: 12 }, () => Array(12).fill(0));
    open[5]![5] = 2;
    const { maze, notes } = readMaze(json({ layout: 'walls', grid: open }), 'x');
    expect(validate(maze).open).toBe(263);
    expect(notes).toEqual(['Walls that only one of their two cells has were taken as walls: 1.']);
  });

  it('are refused with the number that is wrong', () => {
    expect(refusal(json([[1, 1], [1]]))).toMatch(/^row 1 has 1 numbers and row 0 has 2/);
    expect(refusal(json([[1, 99]]))).toMatch(/^row 1, column 2 is 99/);
    expect(
      refusal(
        json([
          [9, 9, 9],
          [0, 15, 7],
        ]),
      ),
    ).toMatch(/are not sums of north 1/);
    expect(refusal(bytesOf('1,1,1\n1,0\n'), 'x.csv')).toMatch(/^line 2 has 2 numbers and the first row 3/);
    expect(refusal(json({ grid: [[1, 0]], start: [7, 7] }))).toMatch(/^"start" is no place of the grid/);
    expect(
      refusal(
        json([
          [1, 1],
          [1, 1],
        ]),
      ),
    ).toMatch(/^all 2 x 2 squares are walls/);
  });
});

describe('data sets of mazes', () => {
  // 2 x 3 cells: a snake, and the same with a loop.
  const snake: ZanjMaze = {
    rows: 2,
    columns: 3,
    down: [0, 0, 1, 0, 0, 0],
    right: [1, 1, 0, 1, 1, 0],
    solution: [0, 0, 0, 1, 0, 2, 1, 2, 1, 1, 1, 0],
  };
  const loop: ZanjMaze = { ...snake, down: [0, 1, 1, 0, 0, 0], solution: [0, 0, 0, 1, 1, 1] };

  it.each(['MazeDataset', 'MazeDataset:minimal', 'MazeDataset:minimal_soln_cat'] as const)(
    'are read in the form %s',
    (form) => {
      const bytes = makeZanj(form, [snake, loop]);
      const first = readMaze(bytes, 'x');
      expect(first.format).toBe('zanj');
      expect(first.notes).toEqual(['Maze 0 of 2 was read; choose another with index.']);
      expect(figuresOf(first.maze)).toEqual({ cells: 6, reach: 6, short: 5, dead: 2, loops: 0 });
      expect(Array.from(first.solution!.path)).toEqual([0, 1, 2, 5, 4, 3]);
      const second = readMaze(bytes, 'x', { knobs: { index: 1 } });
      expect(figuresOf(second.maze)).toMatchObject({ short: 2, loops: 1 });
      expect(Array.from(second.solution!.path)).toEqual([0, 1, 4]);
      expect(refusal(bytes, 'x', { knobs: { index: 2 } })).toBe('there is no maze 2; the data set has mazes 0 to 1');
    },
  );

  it('are refused if a solution goes through a wall', () => {
    const bytes = makeZanj('MazeDataset', [{ ...snake, solution: [0, 0, 1, 0] }]);
    expect(refusal(bytes)).toBe('the solution of maze 0 steps through a wall at its cell 0');
  });
});

describeSharedData('real lists and data sets', () => {
  it.each([
    ['micromousesim-82us.json', 54],
    ['micromousesim-00japan.json', 66],
  ])('%s takes the known number of steps', (name, steps) => {
    const { maze } = readMaze(sharedFile(`json/${name}`), name);
    expect(figuresOf(maze)).toMatchObject({ cells: 256, short: steps });
  });

  it.each([
    ['test-g3-n5-a_dfs-h92479.zanj', 5, 0],
    ['demo_small-g3-n100-a_dfs-h82886.zanj', 100, 0],
    ['test-perc-g3-n5-a_dfs_percolation-h28992.zanj', 5, null],
  ])('%s: every maze is read, and its solution is a shortest way', (name, count, loops) => {
    const bytes = sharedFile(`maze-dataset/${name}`);
    for (let index = 0; index < count; index++) {
      const { maze, solution } = readMaze(bytes, name, { knobs: { index } });
      const figures = figuresOf(maze);
      expect([index, solution!.links.length]).toEqual([index, figures.short]);
      if (loops !== null) expect(validate(maze)).toMatchObject({ perfect: true });
    }
  });

  it('the set of 10,000 is perfect throughout, with shortest solutions of 2 to 34 cells', () => {
    const name = 'demo-g6-n10K-a_dfs-h66925.zanj';
    const bytes = sharedFile(`maze-dataset/${name}`);
    for (let index = 0; index < 10_000; index += 50) {
      const { maze, solution } = readMaze(bytes, name, { knobs: { index } });
      expect(validate(maze)).toMatchObject({ cells: 36, open: 35, perfect: true });
      expect(solution!.links.length).toBe(figuresOf(maze).short);
      expect(solution!.path.length).toBeGreaterThan(1);
      expect(solution!.path.length).toBeLessThan(35);
    }
  });
});
