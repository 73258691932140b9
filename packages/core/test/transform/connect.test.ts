import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connect, type Maze, pieces, Random, squareSpace, validate } from '../../src/index.ts';
import { allBoards } from '../support/all-boards.ts';
import { mazeKinds, randomMaze, scatteredMaze } from '../support/random-mazes.ts';

/** Opens one link for each part but the first of each piece of the board, and closes none. */
function expectConnected(maze: Maze, seed: number): void {
  const before = maze.open.clone();
  const connected = connect.apply(maze, {}, Random.of(seed, 'connect'));
  const was = validate(maze);
  const is = validate(connected);
  const boardPieces = pieces(maze.space.graph).count;
  expect(is).toMatchObject({
    faults: [],
    parts: boardPieces,
    open: was.open + was.parts - boardPieces,
    loops: was.loops,
  });
  for (const l of before) expect(connected.open.has(l)).toBe(true);
  expect(maze.open.equals(before)).toBe(true);
  expect({ ...connected, open: maze.open }).toEqual(maze);
  expect(connect.apply(maze, {}, Random.of(seed, 'connect')).open.equals(connected.open)).toBe(true);
}

describe('the isolation remover', () => {
  it.each(mazeKinds)('opens exactly one link a part but the first, and closes none: %s mazes', (kind) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        expectConnected(randomMaze(kind, seed), seed);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it.each(allBoards())('does so on %s', (_, space) => {
    for (const [seed, chance] of [0, 0.2, 0.5, 1].entries()) {
      expectConnected(scatteredMaze(space, chance, seed), seed);
    }
  });

  it('opens any of the walls between two parts', () => {
    const maze = scatteredMaze(squareSpace(7, 5), 0, 0);
    const opened = new Set<number>();
    for (let seed = 0; seed < 60; seed++) for (const l of connect.apply(maze, {}, Random.of(seed)).open) opened.add(l);
    expect(opened.size).toBe(maze.space.graph.linkCount);
  });
});
