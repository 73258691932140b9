// All of a set of 10,000 mazes by maze-dataset; the tests take every fiftieth.

import { validate } from '@labrys/core';
import { expect, it } from 'vitest';
import { readMaze } from '../src/index.ts';
import { figuresOf } from '../test/support/figures.ts';
import { describeSharedData, sharedFile } from '../test/support/shared-data.ts';

const NAME = 'demo-g6-n10K-a_dfs-h66925.zanj';

describeSharedData('the set of 10,000', () => {
  it('is perfect throughout, and every stored solution is a shortest way', { timeout: 3_600_000 }, () => {
    const bytes = sharedFile(`maze-dataset/${NAME}`);
    for (let index = 0; index < 10_000; index++) {
      const { maze, solution } = readMaze(bytes, NAME, { knobs: { index } });
      expect([index, validate(maze)]).toMatchObject([index, { cells: 36, perfect: true }]);
      expect([index, solution?.links.length]).toEqual([index, figuresOf(maze).short]);
    }
  });
});
