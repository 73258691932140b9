import { chain, pledge, Random, solve, tremaux } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { faultOfPath, isSolvable, mixedMaze, rimCells } from '../../core/test/support/solver-mazes.ts';
import { voronoiSpace } from '../src/index.ts';

describe.each([
  { width: 7, height: 6, relax: 0 },
  { width: 12, height: 10, relax: 0 },
  { width: 12, height: 10, relax: 3 },
])('On Voronoi cells, $width x $height, relaxed $relax times,', (request) => {
  const space = voronoiSpace(request, Random.of(5, 'space'));
  const rim = rimCells(space);

  it('pledge gets out, chain and Trémaux get through, wherever there is a way', () => {
    const counts = { solvable: 0, unsolvable: 0 };
    for (let seed = 0; seed < 300; seed++) {
      const maze = { ...mixedMaze(space, seed), finishes: [rim[(seed * 31) % rim.length] as number] };
      const solvable = isSolvable(maze);
      counts[solvable ? 'solvable' : 'unsolvable']++;
      for (const { solved, sure, path, links } of [
        solve(maze, pledge, { hand: seed % 2 === 0 ? 'left' : 'right', heading: (seed * 53) % 360 }),
        solve(maze, chain),
        solve(maze, tremaux),
      ]) {
        expect([seed, solved, sure]).toEqual([seed, solvable, true]);
        if (solved) expect([seed, faultOfPath(maze, path, links)]).toEqual([seed, '']);
      }
    }
    expect(counts.solvable).toBeGreaterThan(100);
    expect(counts.unsolvable).toBeGreaterThan(15);
  });
});
