// All problems of the MovingAI files beside the checkout, and the methods against one another on some of each.

import { octileSearch, Random, squaresOf } from '@labrys/core';
import { expect, it } from 'vitest';
import { checkScenarios, parseScenarios, readMaze } from '../src/index.ts';
import { describeSharedData, sharedFile, sharedTable } from '../test/support/shared-data.ts';

const files = sharedTable('movingai/README.md').filter(([file]) => file!.endsWith('.scen'));

describeSharedData('all problems of movingai.com', () => {
  it.each(files.map(([file, , , count]) => [file!, count!] as const))(
    'have the lengths stated: %s, %s',
    (file, count) => {
      const { problems } = parseScenarios(sharedFile(`movingai/${file}`));
      expect(`${problems.length} problems`).toBe(count);
      const { map } = problems[0]!;
      const { maze } = readMaze(sharedFile(`movingai/${map.replace(/^.*\//, '')}`), map);
      const misses = [...checkScenarios(maze, problems)].filter(({ agrees }) => !agrees);
      expect(misses).toEqual([]);

      // To the last digit, between any two tiles.
      const searches = ['jump-point', 'a-star', 'breadth-first'].map((method) => octileSearch(maze, method));
      const random = Random.of(2, file);
      const cells = squaresOf(maze.space)!.squareOfCell.length;
      for (let k = 0; k < 20; k++) {
        const [start, goal] = [random.below(cells), random.below(cells)];
        const lengths = searches.map((search) => (search.search(start, [goal]) ? search.length.toFixed(6) : 'none'));
        expect([k, ...lengths]).toEqual([k, lengths[0], lengths[0], lengths[0]]);
      }
    },
  );
});
