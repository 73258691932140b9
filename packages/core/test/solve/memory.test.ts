// "No memory" in the published table: what a walker carries does not grow, neither on the way nor with the maze, and
// whoever is put down with the same in mind goes on the same way.

import { describe, expect, it } from 'vitest';
import { type Maze, NONE, Random, solvers, squareSpace } from '../../src/index.ts';
import { HandWalker, LEFT, wayByHand } from '../../src/solve/hand.ts';
import { Mouse } from '../../src/solve/mouse.ts';
import { PledgeWalker } from '../../src/solve/pledge.ts';
import { memoryOf, memorySize, sameMind } from '../support/memory.ts';
import { mixedMaze, tiled } from '../support/solver-mazes.ts';

const makers = {
  wall: (maze: Maze) => new HandWalker(maze, maze.start, wayByHand(maze, maze.start, 0, LEFT), LEFT, false),
  mouse: (maze: Maze) => new Mouse(maze, Random.of(3)),
  pledge: (maze: Maze) => new PledgeWalker(maze, maze.space.mesh!, LEFT, 50),
};

it('is what these three claim, and dead-end filling, which is no walk', () => {
  const claiming = solvers.filter(({ traits }) => traits.noMemory && traits.works === 'you').map(({ name }) => name);
  expect(claiming.sort()).toEqual(Object.keys(makers).sort());
});

describe.each(Object.entries(makers))('%s', (_, make) => {
  it('carries as many numbers after a long walk and in a large maze as at the start of a small one', () => {
    const sizes = new Set<number>();
    for (const space of [squareSpace(3, 3), squareSpace(40, 40), tiled('sigma', 20, 20)]) {
      const walker = make(mixedMaze(space, 4));
      sizes.add(memorySize(memoryOf(walker)));
      for (let i = 0; i < 3000 && walker.step() !== NONE; i++);
      sizes.add(memorySize(memoryOf(walker)));
    }
    expect(sizes.size).toBe(1);
    expect(Math.max(...sizes)).toBeLessThan(20);
  });

  it('goes on like another that is put down with the same in mind', () => {
    let compared = 0;
    for (let seed = 0; seed < 30; seed++) {
      const maze = mixedMaze(tiled('sigma', 9, 9), seed);
      const walker = make(maze);
      for (let i = 0; i < 25; i++) walker.step();
      const other = sameMind(walker as object, make(maze)) as typeof walker;
      for (let i = 0; i < 200; i++) {
        const half = walker.step();
        expect([seed, i, other.step()]).toEqual([seed, i, half]);
        if (half === NONE) break;
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});
